// The map, the grid and the tables of figures. Numbers are the engine's; each cell of the table of phases names the rule that says it in full.
import { COSTS, LIMITS, PV } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_BASES, EXAMPLE_MAPS } from '../../engine/fields-of-eternia/data-map.ts';
import { damageShares, meanOf } from '../../engine/fields-of-eternia/des-de-pouvoir/odds.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import { PHASE_TITLES } from '../../engine/fields-of-eternia/words.ts';
import { ONE, sub, ZERO } from '../../engine/kernel/ratio.ts';
import type { Drawings, FoeSchema, TableCell } from './schemas-kit.ts';

const carte = (): FoeSchema => ({
  kind: 'map',
  label: 'Carte d’exemple',
  legend: true,
  caption:
    'La carte d’exemple du site : exemple, valeurs absentes du livret. Les lieux portent des noms du livret ; leurs places et leurs frontières sont les nôtres.',
  map: EXAMPLE_MAPS.eternia,
  board: { bases: Object.fromEntries(EXAMPLE_BASES.eternia.map((zone, team) => [zone, team])) },
});
const grille = (): FoeSchema => ({
  kind: 'grid',
  caption: `Une grille vide : trois zones de ${LIMITS.laid} cartes au plus. Les cartes temps se rangent à côté, les cartes flux ne comptent pas.`,
  slots: LIMITS.laid,
});

const cell = (rule: FoeRule, text: string): TableCell => ({ text, rule });
const melanger = cell('foe.p10-maintenance.melanger', 'On remélange les paquets de combat.');
const CELLS: readonly (readonly [heroes: TableCell, enemy: TableCell])[] = [
  [
    cell('foe.p1-arme.ordre', 'Une arme chacun, l’actif d’abord.'),
    cell('foe.p1-arme.creature', 'Une arme pour le seul héros actif.'),
  ],
  [
    cell('foe.p2-debut.heros', 'Capacités de début : l’actif, puis le défenseur.'),
    cell('foe.p2-debut.creature', 'Capacités de début : l’actif, puis l’ennemi.'),
  ],
  [
    cell('foe.p3-cartes.alternance', `À tour de rôle, ${LIMITS.laid} cartes piochées et posées.`),
    cell('foe.p3-cartes.creature-de-epique', 'Dé épique pour l’ennemi ; le héros pose seul, sans rien cacher.'),
  ],
  [
    cell('foe.p4-capacites.alternance', 'Cartes retournées ; une capacité chacun, jusqu’à ce que tous passent.'),
    cell('foe.p4-capacites.creature-capacites', 'Capacités du héros ; celles de l’ennemi pour finir.'),
  ],
  [
    cell('foe.p5-totaux.initiative-surpris', 'Trois totaux ; la moindre initiative perd des PS.'),
    cell('foe.p5-totaux.creature', 'De même ; l’ennemi ajoute son dé à ses valeurs.'),
  ],
  [
    cell('foe.p6-degats.difference', 'Attaque moins défense, puis la riposte.'),
    cell('foe.p6-degats.creature', 'De même.'),
  ],
  [
    cell('foe.p7-vaincus.heros', `Un héros à 0 PS : ${PV.hero} PV pour l’autre équipe.`),
    cell('foe.p7-vaincus.creature-vaincue', `Ennemi à 0 PS : ${PV.epic} PV et sa récompense.`),
  ],
  [
    cell('foe.p8-fuite.condition', `Manche 1 : l’actif peut fuir, pour ${COSTS.flee} Eternium.`),
    cell('foe.p8-fuite.creature', 'De même.'),
  ],
  [
    cell('foe.p9-resolution.seconde-manche', 'Une seconde manche ; après elle, on compare les dégâts.'),
    cell('foe.p9-resolution.creature-seconde', 'Une seconde manche ; après elle, l’ennemi s’enfuit, un boss reste.'),
  ],
  [melanger, melanger],
];
const phases = (): FoeSchema => ({
  kind: 'table',
  caption: 'Les dix phases, selon l’adversaire. Chaque case mène à sa règle.',
  head: ['Phase', 'Héros', 'Créature/Boss'],
  rows: CELLS.map((cells, i) => ({ number: i + 1, title: PHASE_TITLES[i + 1] ?? '', cells })),
});

const POOLS = [1, 2, 3, 4, 5, 6, 7, 8];
const pools = (): FoeSchema => ({
  kind: 'pools',
  caption:
    'Lignes : dés d’attaque ; colonnes : dés de défense. Dans chaque case, la chance en % de faire au moins un dégât et, dessous, les dégâts en moyenne. Calcul exact avec le dé du site (exemple, valeurs absentes du livret), quand chacun relance ses dés marqués et autant de dés blancs.',
  pools: POOLS,
  rows: POOLS.map((attack) => ({
    attack,
    cells: POOLS.map((defense) => {
      const shares = damageShares({ dice: attack }, { dice: defense });
      return { chance: sub(ONE, shares[0] ?? ZERO), mean: meanOf(shares) };
    }),
  })),
});

export const TABLES: Drawings = {
  'carte-exemple': carte,
  grille,
  'dix-phases': phases,
  'des-contre-des': pools,
};

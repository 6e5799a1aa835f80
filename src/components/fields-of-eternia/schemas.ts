// Static diagrams of Fields of Eternia. Numbers are the engine's; each cell of the table of phases names the rule that says it in full.
import { COSTS, LIMITS, PV } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_BASES, EXAMPLE_MAPS } from '../../engine/fields-of-eternia/data-map.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import type { MapSpec, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { damageShares, meanOf } from '../../engine/fields-of-eternia/des-de-pouvoir/odds.ts';
import { ONE, type Ratio, sub, ZERO } from '../../engine/kernel/ratio.ts';
import { CARD_SCHEMAS, type CardsSchema, type DeckSchema } from './schemas-cards.ts';
import { PHASE_TITLES } from '../../engine/fields-of-eternia/words.ts';

export interface PhaseCell {
  readonly text: string;
  readonly rule: FoeRule;
}
interface PhaseRow {
  readonly number: number;
  readonly title: string;
  readonly heroes: PhaseCell;
  readonly enemy: PhaseCell;
}
export type FoeSchema =
  | CardsSchema
  | DeckSchema
  | {
      readonly kind: 'map';
      readonly caption: string;
      readonly map: MapSpec;
      readonly bases: readonly ZoneId[];
    }
  | { readonly kind: 'grid'; readonly caption: string; readonly slots: number }
  | { readonly kind: 'phases'; readonly caption: string; readonly rows: readonly PhaseRow[] }
  | {
      readonly kind: 'pools';
      readonly caption: string;
      readonly pools: readonly number[];
      readonly rows: readonly PoolRow[];
    };
/** What so many attack dice do against each pool of defence dice. */
interface PoolRow {
  readonly attack: number;
  readonly cells: readonly { readonly chance: Ratio; readonly mean: Ratio }[]; // at least one damage; on average
}

const carte = (): FoeSchema => ({
  kind: 'map',
  caption:
    'La carte d’exemple du site : exemple, valeurs absentes du livret. Les lieux portent des noms du livret ; leurs places et leurs frontières sont les nôtres.',
  map: EXAMPLE_MAPS.eternia,
  bases: EXAMPLE_BASES.eternia,
});
const grille = (): FoeSchema => ({
  kind: 'grid',
  caption: `Une grille vide : trois zones de ${LIMITS.laid} cartes au plus. Les cartes temps se rangent à côté, les cartes flux ne comptent pas.`,
  slots: LIMITS.laid,
});

const cell = (rule: FoeRule, text: string): PhaseCell => ({ text, rule });
const melanger = cell('foe.p10-maintenance.melanger', 'On remélange les paquets de combat.');
const CELLS: readonly (readonly [heroes: PhaseCell, enemy: PhaseCell])[] = [
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
  kind: 'phases',
  caption: 'Les dix phases, selon l’adversaire. Chaque case mène à sa règle.',
  rows: CELLS.map(([heroes, enemy], i) => ({ number: i + 1, title: PHASE_TITLES[i + 1] ?? '', heroes, enemy })),
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

const SCHEMAS: Readonly<Record<string, () => FoeSchema>> = {
  'fields-of-eternia.carte-exemple': carte,
  'fields-of-eternia.grille': grille,
  'fields-of-eternia.dix-phases': phases,
  'fields-of-eternia.des-contre-des': pools,
  ...CARD_SCHEMAS,
};
export const SCHEMA_IDS: readonly string[] = Object.keys(SCHEMAS);

/** A diagram by its id. Throws on an unknown id. */
export const schema = (id: string): FoeSchema => {
  const make = SCHEMAS[id];
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};

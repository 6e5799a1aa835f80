// Worked examples of a whole game: X4 and X9 of the ledger. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { PartieAction } from './partie/types.ts';
import type { PartieScenario } from './partie/scenario-types.ts';
import type { FoeRule } from './rules.ts';
import type { CombatCard, GridZone, MapSpec } from './types.ts';

export type PartieExample = Example<PartieScenario, PartieAction, FoeRule> & { readonly mode: 'partie' };
type Entry = ScriptEntry<PartieAction>;
const say = entry<PartieAction>;
const activate = (hero: number, note?: string): Entry => say({ type: 'activate', hero }, note);
const move = (to: string, note?: string): Entry => say({ type: 'move', to }, note);
const end = (note?: string): Entry => say({ type: 'end-turn' }, note);
const duellist = (team: 0 | 1, hero: number, note?: string): Entry => say({ type: 'duellist', team, hero }, note);
/** A card drawn and laid. */
const lay = (card: CombatCard, zone: GridZone, note?: string): readonly Entry[] => [
  say({ type: 'draw', card }, note),
  say({ type: 'lay', zone }),
];
const go = (note?: string): Entry => say({ type: 'go' }, note);
const pass = (note?: string): Entry => say({ type: 'pass' }, note);
const ADDED = 'ajouté';
const NO_DECKS: PartieScenario['decks'] = {
  rencontres: [],
  scenarios: [],
  boutique: [],
  guilde: [],
  forge: [],
  victoire: [],
};
/** Open and empty: these examples are not about merchants. */
const NO_OFFERS: PartieScenario['offers'] = { boutique: [], guilde: [], forge: [] };

// ── X4
/** An example: two shores of one sea, joined by a corridor. */
const SHORES: MapSpec = {
  zones: [
    { id: 'grayskull', name: 'Château Grayskull', kind: 'avant-poste', x: 8, y: 30 },
    { id: 'poste', name: 'Poste de guet', kind: 'avant-poste', x: 8, y: 74 },
    { id: 'plaine', name: 'Plaine de l’ouest', kind: 'contree', x: 24, y: 52 },
    { id: 'rivage-ouest', name: 'Rivage de l’ouest', kind: 'contree', x: 38, y: 30 },
    { id: 'mer', name: 'Mer du milieu', kind: 'mer', x: 52, y: 74 },
    { id: 'rivage-est', name: 'Rivage de l’est', kind: 'contree', x: 66, y: 30 },
    { id: 'tanieres', name: 'Les Tanières', kind: 'contree', x: 82, y: 52 },
    { id: 'serpos', name: 'Temple de Serpos', kind: 'avant-poste', x: 94, y: 20 },
  ],
  edges: [
    { a: 'grayskull', b: 'plaine', kind: 'limite' },
    { a: 'poste', b: 'plaine', kind: 'limite' },
    { a: 'plaine', b: 'rivage-ouest', kind: 'limite' },
    { a: 'plaine', b: 'mer', kind: 'limite' },
    { a: 'rivage-ouest', b: 'mer', kind: 'limite' },
    { a: 'rivage-est', b: 'mer', kind: 'limite' },
    { a: 'rivage-est', b: 'tanieres', kind: 'limite' },
    { a: 'rivage-est', b: 'serpos', kind: 'limite' },
    { a: 'tanieres', b: 'serpos', kind: 'limite' },
    { a: 'grayskull', b: 'poste', kind: 'limite' },
    { a: 'poste', b: 'rivage-ouest', kind: 'limite' },
    { a: 'rivage-ouest', b: 'rivage-est', kind: 'couloir' },
  ],
};
const X4: PartieExample = {
  mode: 'partie',
  id: 'fields-of-eternia.stratos-vole',
  title: 'Stratos vole',
  source: ADDED,
  scenario: {
    name: 'Stratos vole',
    kind: 'etude',
    map: SHORES,
    first: 0,
    decks: NO_DECKS,
    offers: NO_OFFERS,
    teams: [
      {
        faction: 'masters',
        base: 'grayskull',
        heroes: [
          { hero: 'stratos', zone: 'plaine' },
          { hero: 'he-man', zone: 'grayskull', mount: 'ex-planeur' },
        ],
      },
      {
        faction: 'evil',
        base: 'serpos',
        heroes: [{ hero: 'beast-man', zone: 'tanieres', activated: true }],
        soldiers: { poste: 1 },
      },
    ],
  },
  script: [
    activate(1, 'He-Man d’abord : son véhicule, le Planeur, lui donne le vol.'),
    move(
      'poste',
      'Un soldat ennemi tient ce poste. À pied, le déplacement finirait là, par un combat ; en vol, on passe au-dessus.',
    ),
    move('rivage-ouest', 'Un point de plus pour repartir : le soldat n’a rien vu.'),
    end(),
    activate(0, 'À Stratos, qui vole sans aide. 4 points de déplacement.'),
    move('rivage-ouest', 'Une limite : 1 point.'),
    move(
      'rivage-est',
      'Le couloir passe la mer d’une traite, pour 2 points. Le Temple de Serpos touche ce rivage, mais on ne survole pas la base des autres.',
    ),
    move(
      'tanieres',
      'Dernier point, et Beast Man est là. Avec un point de plus, Stratos serait passé au-dessus ; à court de points, il se pose, donc il combat.',
    ),
  ],
  cites: [
    'foe.activation.jeton',
    'foe.deplacement.vol-survol',
    'foe.deplacement.cout',
    'foe.activation.jeton',
    'foe.deplacement.cout',
    'foe.deplacement.vol-couloir',
    'foe.plateau.couloirs',
    'foe.deplacement.vol-atterrissage',
    'foe.combat.declenchement',
    'foe.combat.epique',
  ],
  result: '',
};

// ── X9
/** The night gives back 1 PS a turn: both have 6 left when the duel begins. */
const TWELVE_ALL: PartieScenario = {
  name: 'Douze partout : la nuit, puis le duel',
  kind: 'etude',
  round: 7,
  first: 0,
  decks: NO_DECKS,
  offers: NO_OFFERS,
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      pv: 12,
      eternium: 6,
      heroes: [{ hero: 'he-man', damage: 5, zone: 'tour-grayskull' }],
      soldiers: { 'village-de-gaz': 1, 'village-d-eldor': 1, 'chateau-foe': 1 },
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      pv: 12,
      eternium: 6,
      heroes: [{ hero: 'skeletor', damage: 4, zone: 'tour-viper', activated: true }],
      soldiers: { 'cite-de-targa': 1, 'corridors-de-lithos': 1, 'temple-de-l-oracle': 1 },
    },
  ],
};
const TIES: readonly Entry[] = [
  activate(0, 'Dernier tour de la dernière manche.'),
  end(
    '12 PV partout. Les avant-postes contrôlés, puis l’Eternium : rien ne départage. On joue donc une nuit de plus, entière.',
  ),
  activate(0),
  end('De nuit, chaque héros récupère 1 PS à la fin de son tour.'),
  activate(1),
  end('Les mêmes comptes, refaits, donnent la même égalité : place au duel.'),
  duellist(0, 0, 'Chacun choisit en secret. Il ne reste ici qu’un héros par camp.'),
  duellist(1, 1),
];
const X9: PartieExample = {
  mode: 'partie',
  id: 'fields-of-eternia.departage',
  title: 'Douze partout : la nuit, puis le duel',
  source: ADDED,
  scenario: TWELVE_ALL,
  script: TIES,
  cites: [
    'foe.manche.fin-manche',
    'foe.fin.gagnant',
    'foe.fin.egalite-avant-postes',
    'foe.fin.egalite-eternium',
    'foe.fin.egalite-nuit',
    'foe.manche.nuit',
    'foe.fin.egalite-duel',
  ],
  result: '',
  goesOn: { in: 'fields-of-eternia.le-duel-qui-departage', at: 0 },
};
const DUEL: PartieExample = {
  mode: 'partie',
  id: 'fields-of-eternia.le-duel-qui-departage',
  title: 'Le duel qui départage',
  source: ADDED,
  scenario: TWELVE_ALL,
  script: [
    ...TIES,
    say({ type: 'weapon', weapon: 0 }, 'Le héros de l’équipe de départ est le joueur actif.'),
    say({ type: 'weapon', weapon: 0 }),
    ...lay('plus2', 'attaque'),
    ...lay('plus3', 'attaque'),
    ...lay('plus2', 'defense'),
    ...lay('plus3', 'defense'),
    ...lay('plus2', 'attaque'),
    ...lay('plus2', 'attaque'),
    ...lay('plus3', 'initiative'),
    ...lay('plus1', 'initiative'),
    pass('Ni sort ni soldat : personne n’ajoute rien.'),
    pass(),
    go('L’initiative d’abord : Skeletor est pris de vitesse.'),
    go(),
    go('La riposte fait plus mal que l’attaque.'),
    go('Une seule manche de combat : on compare les dégâts infligés. Un PV en tout, pour l’équipe du gagnant.'),
  ],
  opens: {
    at: 26,
    told: '12 PV partout, et rien n’a départagé les équipes : duel ! Les cartes sont posées.',
  },
  cites: [
    'foe.p5-totaux.initiative-surpris',
    'foe.p6-degats.difference',
    'foe.p6-degats.riposte',
    'foe.p9-resolution.vainqueur',
    'foe.fin.egalite-duel',
  ],
  result: 'duel:1',
};
export const CORE_EXAMPLES: readonly PartieExample[] = [X4, X9, DUEL];

// Skirmishes: 95 to 97 of the ledger, and what A62 to A64 decide. A small map where zones are few and known.
import { STARTING_DECK } from '../constants.ts';
import type { EscAction, EscarmoucheScenario } from '../escarmouche/types.ts';
import type { PartieAction } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { MapSpec, MapZone } from '../types.ts';
import type { Case } from './run.fixture.ts';

const outpost = (id: string): MapZone => ({ id, name: `Avant-poste ${id}`, kind: 'avant-poste', x: 50, y: 50 });
const wild = (id: string): MapZone => ({ id, name: `Contrée ${id}`, kind: 'contree', x: 50, y: 50 });
const limit = (a: string, b: string): MapSpec['edges'][number] => ({ a, b, kind: 'limite' });
/** Bases a and b, outposts p, q (west) and r, s (east), wild zones c, d, e in a row. */
const FIELD: MapSpec = {
  zones: [
    outpost('a'),
    outpost('b'),
    outpost('p'),
    outpost('q'),
    outpost('r'),
    outpost('s'),
    wild('c'),
    wild('d'),
    wild('e'),
  ],
  edges: [
    limit('a', 'p'),
    limit('p', 'c'),
    limit('q', 'c'),
    limit('c', 'd'),
    limit('d', 'e'),
    limit('e', 'r'),
    limit('e', 's'),
    limit('s', 'b'),
    { a: 'p', b: 'q', kind: 'chemin' },
    { a: 'r', b: 's', kind: 'chemin' },
  ],
};
const ZONES = [
  { name: 'Ouest', outposts: ['p', 'q'] },
  { name: 'Est', outposts: ['r', 's'] },
];
export const escAt = (
  more: Partial<EscarmoucheScenario> = {},
  skirmish: Partial<EscarmoucheScenario['skirmish']> = {},
): EscarmoucheScenario => ({
  name: 'Escarmouche d’essai',
  map: FIELD,
  first: 0,
  teams: [
    { name: 'Bleus', faction: 'masters', base: 'a', heroes: ['he-man'] },
    { name: 'Rouges', faction: 'evil', base: 'b', heroes: ['skeletor'] },
  ],
  decks: { rencontres: ['ex-filon', 'dylinx'], boutique: ['ex-potion'], guilde: ['ex-vision'], forge: [] },
  ...more,
  skirmish: { zones: ZONES, soldiers: 1, forbidden: [], tokens: 1, end: 2, ...skirmish },
});
const pass: EscAction = { type: 'esc-pass' };
const reveal = (card: string): EscAction => ({ type: 'esc-reveal', card });
const token = (zone: string): EscAction => ({ type: 'esc-token', zone });
const OPEN = [reveal('ex-potion'), reveal('ex-vision')] as const;
const DEPLOYED: readonly EscAction[] = [
  ...OPEN,
  pass,
  pass,
  { type: 'esc-zone', zone: 1 },
  { type: 'esc-zone', zone: 0 },
  { type: 'esc-soldier', zone: 'r' },
  { type: 'esc-soldier', zone: 'p' },
  { type: 'esc-hero', hero: 0, zone: 's' },
  { type: 'esc-hero', hero: 1, zone: 'q' },
];

export const SKIRMISH_CASES: readonly Case<EscarmoucheScenario, EscAction, object>[] = [
  {
    id: '95',
    says: 'a quest token beside another',
    rules: [
      'foe.escarmouche.quetes-non-adjacentes',
      'foe.escarmouche.quetes-un-par-zone',
      'foe.escarmouche.quetes-contrees',
    ],
    scenario: escAt(),
    play: [...DEPLOYED, token('c')],
    open: [token('e')],
    refused: [
      [token('d'), 'esc-jeton-voisin'],
      [token('c'), 'esc-jeton-zone'],
      [token('p'), 'esc-jeton-contree'],
    ],
  },
  {
    id: '95',
    says: 'no room for the last token: the game begins without it',
    rules: ['foe.escarmouche.quetes-ordre', 'foe.escarmouche.reste-standard'],
    scenario: escAt(),
    play: [...DEPLOYED, token('d')],
    then: { stage: 'jeu', game: { quests: ['d'] } },
  },
  {
    id: 'A63',
    says: '5 Eternium a hero; a card bought is replaced by one of its type; the rest is lost',
    rules: [
      'foe.escarmouche.eternium',
      'foe.escarmouche.achats',
      'foe.escarmouche.achats-remplacement',
      'foe.escarmouche.achats-fin',
    ],
    scenario: escAt({
      decks: {
        boutique: ['ex-potion', 'ex-cape', 'ex-casque', 'ex-talisman', 'ex-diademe'],
        guilde: ['ex-vision'],
        rencontres: [],
        forge: [],
      },
    }),
    play: [
      ...['ex-potion', 'ex-cape', 'ex-casque', 'ex-talisman', 'ex-vision'].map(reveal),
      { type: 'esc-buy', card: 'ex-casque' },
      reveal('ex-diademe'),
      pass,
      pass,
    ],
    then: {
      stage: 'zones',
      board: {
        heroes: [{ worn: ['ex-casque'] }, {}],
        teams: [{ eternium: 0 }, { eternium: 0 }],
        offers: { boutique: ['ex-potion', 'ex-cape', 'ex-talisman', 'ex-diademe'], guilde: ['ex-vision'], forge: null },
      },
    },
  },
  {
    id: 'A63',
    says: 'a hero who has passed buys nothing more',
    rules: ['foe.escarmouche.achats'],
    scenario: escAt(),
    play: [...OPEN, pass, { type: 'esc-buy', card: 'ex-potion' }, pass],
    then: { stage: 'zones' },
    refused: [[{ type: 'esc-buy', card: 'ex-vision' }, 'esc-autre-etape']],
  },
  {
    id: 'A63',
    says: 'with its option, a pass is not final',
    rules: ['foe.escarmouche.achats'],
    scenario: escAt({ options: { passerProvisoire: true } }),
    play: [...OPEN, pass, { type: 'esc-buy', card: 'ex-potion' }],
    open: [{ type: 'esc-buy', card: 'ex-vision' }],
    then: { stage: 'achats', board: { heroes: [{}, { pack: ['ex-potion'] }] } },
  },
  {
    id: 'A63',
    says: 'no more than the team has',
    rules: ['foe.escarmouche.eternium'],
    scenario: escAt({ decks: { boutique: ['ex-ailes', 'ex-cuirasse'], guilde: [], rencontres: [], forge: [] } }),
    play: [reveal('ex-ailes'), reveal('ex-cuirasse'), { type: 'esc-buy', card: 'ex-ailes' }, pass],
    then: { board: { teams: [{ eternium: 0 }, { eternium: 5 }] } },
    refused: [[{ type: 'esc-buy', card: 'ex-cuirasse' }, 'esc-eternium']],
  },
  {
    id: 'deploiement',
    says: 'soldiers and heroes in one’s own zone',
    rules: ['foe.escarmouche.soldats-lieux', 'foe.escarmouche.heros-ordre'],
    scenario: escAt({}, { soldiers: 3 }),
    play: [
      ...OPEN,
      pass,
      pass,
      { type: 'esc-zone', zone: 1 },
      { type: 'esc-zone', zone: 0 },
      { type: 'esc-soldier', zone: 'r' },
      { type: 'esc-soldier', zone: 'r' },
      { type: 'esc-soldier', zone: 'r' },
      { type: 'esc-soldier', zone: 'p' },
      { type: 'esc-soldier', zone: 'p' },
      { type: 'esc-soldier', zone: 'q' },
    ],
    open: [{ type: 'esc-hero', hero: 0, zone: 's' }],
    refused: [
      [{ type: 'esc-hero', hero: 1, zone: 'p' }, 'esc-heros-lieu'],
      [{ type: 'esc-hero', hero: 0, zone: 'p' }, 'esc-heros-lieu'],
    ],
  },
  {
    id: 'deploiement',
    says: 'a soldier in the zone of the other team',
    rules: ['foe.escarmouche.soldats-lieux'],
    scenario: escAt(),
    play: [...OPEN, pass, pass, { type: 'esc-zone', zone: 1 }, { type: 'esc-zone', zone: 0 }],
    refused: [[{ type: 'esc-soldier', zone: 'p' }, 'esc-soldat-lieu']],
  },
  {
    id: 'deploiement',
    says: 'two teams never in one zone',
    rules: ['foe.escarmouche.zone-deploiement'],
    scenario: escAt(),
    play: [...OPEN, pass, pass, { type: 'esc-zone', zone: 1 }],
    open: [{ type: 'esc-zone', zone: 0 }],
    refused: [[{ type: 'esc-zone', zone: 1 }, 'esc-zone-prise']],
  },
  {
    id: 'deploiement',
    says: 'the game begins with what was set up',
    rules: ['foe.escarmouche.soldats', 'foe.escarmouche.heros-lieux'],
    scenario: escAt(),
    play: [...DEPLOYED, token('c'), token('e')],
    then: {
      stage: 'jeu',
      game: {
        quests: ['c', 'e'],
        soldiers: { r: [1, 0], p: [0, 1] },
        heroes: [{ zone: 's' }, { zone: 'q' }],
        fixed: {
          deployment: [
            ['r', 's'],
            ['p', 'q'],
          ],
        },
        teams: [
          { eternium: 0, reserve: 14 },
          { eternium: 0, reserve: 14 },
        ],
      },
    },
  },
];

// ── The game of a skirmish
export const skirmishAt = (
  more: Partial<PartieScenario> = {},
  [mine, theirs]: readonly [Partial<PartieScenario['teams'][number]>, Partial<PartieScenario['teams'][number]>] = [
    {},
    {},
  ],
  skirmish: Partial<NonNullable<PartieScenario['skirmish']>> = {},
): PartieScenario => ({
  name: 'Escarmouche d’essai',
  kind: 'escarmouche',
  map: FIELD,
  first: 0,
  decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [] },
  teams: [
    { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man', zone: 'c' }], eternium: 0, ...mine },
    { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor', zone: 'r' }], eternium: 0, ...theirs },
  ],
  ...more,
  skirmish: { zones: ZONES, soldiers: 0, forbidden: [], end: 2, ...skirmish },
});
const ACTIVATE: readonly PartieAction[] = [
  { type: 'first', team: 0 },
  { type: 'activate', hero: 0 },
];
const train = (add: 'plus2' | 'plus3' | 'flux', remove: 'plus1' | 'plus2'): PartieAction => ({
  type: 'train',
  add,
  remove,
});
export const SKIRMISH_GAME_CASES: readonly Case<PartieScenario, PartieAction, object>[] = [
  {
    id: 'A62',
    says: '3 Eternium for a « +2 », 5 for a special card; once a turn',
    rules: ['foe.escarmouche.entrainement', 'foe.escarmouche.entrainement-trois', 'foe.activation.gratuites-une-fois'],
    scenario: skirmishAt({}, [{ eternium: 9 }, {}]),
    play: [...ACTIVATE, train('plus2', 'plus1')],
    then: { teams: [{ eternium: 9 - 3, deck: { ...STARTING_DECK, plus1: 6, plus2: 7 } }, {}] },
    shut: ['train'],
    refused: [[train('flux', 'plus1'), 'gratuite-repetee']],
  },
  {
    id: 'A62',
    says: 'no « +3 », and nothing that the supply lacks',
    rules: ['foe.escarmouche.entrainement-trois', 'foe.escarmouche.entrainement-cinq', 'foe.paquet.ajout'],
    scenario: skirmishAt({}, [
      { eternium: 9, supply: { plus1: 0, plus2: 0, plus3: 5, surcharge: 0, temps: 0, outil: 0, flux: 1 } },
      {},
    ]),
    play: ACTIVATE,
    open: [train('flux', 'plus1')],
    refused: [
      [train('plus3', 'plus1'), 'entrainement-carte'],
      [train('plus2', 'plus1'), 'reserve-vide'],
    ],
  },
  {
    id: 'quete',
    says: 'a quest token: 2 Eternium, no card',
    rules: ['foe.escarmouche.quete-action'],
    scenario: skirmishAt({
      quests: ['c'],
      decks: { rencontres: [], scenarios: ['ex-creature-d-essai'], boutique: [], guilde: [], forge: [] },
    }),
    play: [...ACTIVATE, { type: 'quest' }],
    then: { quests: [], teams: [{ eternium: 2 }, {}], piles: { scenarios: { cards: ['ex-creature-d-essai'] } } },
  },
  {
    id: 'A64',
    says: 'a mount: 2 Eternium, then an epic combat against the creature drawn',
    rules: ['foe.escarmouche.monture', 'foe.combat.epique'],
    scenario: skirmishAt(
      { decks: { rencontres: [], scenarios: ['ex-creature-d-essai'], boutique: [], guilde: [], forge: [] } },
      [{ eternium: 2 }, {}],
    ),
    play: [...ACTIVATE, { type: 'acquire' }, { type: 'take', card: 'ex-creature-d-essai' }],
    then: {
      teams: [{ eternium: 0 }, {}],
      combat: { fixed: { column: 'creature' } },
      piles: { scenarios: { cards: [] } },
    },
  },
  {
    id: 'victoire',
    says: 'no victory card',
    rules: ['foe.escarmouche.sans-cartes-victoire'],
    scenario: skirmishAt({}, [{ eternium: 5 }, {}]),
    play: ACTIVATE,
    shut: ['renew'],
    refused: [[{ type: 'renew', cards: ['ex-tours'] }, 'sans-cartes-victoire']],
  },
  {
    id: 'A64',
    says: 'not with 1 Eternium',
    rules: ['foe.escarmouche.monture'],
    scenario: skirmishAt(
      { decks: { rencontres: [], scenarios: ['ex-creature-d-essai'], boutique: [], guilde: [], forge: [] } },
      [{ eternium: 1 }, {}],
    ),
    play: ACTIVATE,
    shut: ['acquire'],
    refused: [[{ type: 'acquire' }, 'eternium-insuffisant']],
  },
];

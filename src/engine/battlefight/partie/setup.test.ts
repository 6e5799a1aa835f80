// The door of a game: for each fault, what it is, where the workshop points, and the rules of the ledger that say so; then what is legal at the bounds.
import { describe, expect, test } from 'vitest';
import { technique } from '../cases/trials.fixture.ts';
import type { BfRule } from '../rules.ts';
import { duel, game, study } from '../scenarios.ts';
import type { Options, Technique } from '../types.ts';
import { partie, partieText } from './index.ts';
import { notices } from './setup-judge.ts';
import type { ActiveSpec, PartieScenario, PlayerSpec } from './types.ts';

type Row = readonly [code: string, about: string, scenario: PartieScenario, ...cites: BfRule[]];
const faultsOf = (scenario: PartieScenario) => {
  const start = partie.setup(scenario);
  return start.ok ? [] : start.error.map(({ code, about, cites }) => [code, about, ...cites]);
};
const many = (count: number): readonly PlayerSpec[] =>
  ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3'].slice(0, count).map((cell) => ({ cell }));
const corners = (...cells: readonly string[]): PartieScenario => ({
  ...game(['cogneur', 'cogneur']),
  players: cells.map((cell) => ({ deck: 'cogneur' as const, cell })),
});
const wholeWith = (spec: PlayerSpec): PartieScenario => ({
  ...game(['cogneur']),
  players: [{ deck: 'cogneur', ...spec }, { deck: 'cogneur' }],
});
const waits = (...active: readonly ActiveSpec[]): PartieScenario => duel({}, {}, { active });
const options = (one: unknown): PartieScenario => duel({}, {}, { options: one as Partial<Options> });
/** A card of the reader's: one step, changed as told. */
const typed = (change: Partial<Technique>): PartieScenario =>
  duel({}, {}, { cards: [{ ...technique('x', 'attaque', ['piocher', 1]), ...change }] });

const PEOPLE: readonly Row[] = [
  ['deux-en-jeu', 'players', study([{ cell: 'D4' }, { out: true }]), 'bf.fin.victoire'],
  ['premiere-etude', 'first', duel({}, {}, { first: null }), 'bf.tour.sens'],
  ['premiere-personne', 'first', duel({}, {}, { first: 4 }), 'bf.tour.sens'],
  ['premiere-personne', 'first', study([{ out: true }, { cell: 'D5' }, { cell: 'D6' }]), 'bf.tour.sens'],
  ['nom-double', 'players.1.name', duel({ name: 'Ana' }, { name: 'Ana' }), 'bf.plateau.pion-distinct'],
  ['nom-double', 'players.1.name', duel({ name: 'J2' }), 'bf.plateau.pion-distinct'], // the name that J2 has unless told
  ['nom-long', 'players.0.name', duel({ name: 'A'.repeat(31) }), 'bf.plateau.pion-distinct'],
];
const CELLS: readonly Row[] = [
  ['case-inconnue', 'players.1.cell', duel({}, { cell: 'H1' }), 'bf.plateau.pion-sur-case', 'bf.plateau.nombre-cases'],
  ['pions-meme-case', 'players.1.cell', duel({}, { cell: 'D4' }), 'bf.plateau.pion-unique'],
  ['case-manquante', 'players.1.cell', study([{ cell: 'A1' }, {}]), 'bf.plateau.pion-position'],
  [
    'case-manquante',
    'players.1.cell',
    { ...game(['cogneur']), players: [{ deck: 'cogneur', cell: 'A1' }, { deck: 'cogneur' }] },
    'bf.mise-en-place.un-pion',
    'bf.mise-en-place.angles',
  ],
  ['depart-angle', 'players.0.cell', corners('D4', 'D7'), 'bf.mise-en-place.angles'],
  ['depart-eloignement', 'players', corners('A1', 'A4'), 'bf.mise-en-place.eloignement'],
];
const POINTS: readonly Row[] = [
  ...[0, -1, 1000, 1.5].map((life): Row => [
    'vie-bornes',
    'players.0.life',
    duel({ life }),
    'bf.points.vie',
    'bf.fin.defaite-vie',
  ]),
  ...[-1, 1000, 0.5].map((damage): Row => ['degat-bornes', 'players.0.damage', duel({ damage }), 'bf.points.degat']),
];
const ZONES: readonly Row[] = [
  ['carte-inconnue', 'players.1.hand.1', duel({}, { hand: ['ex-att-1', 'nulle'] }), 'bf.cartes.definition'],
  ['carte-inconnue', 'players.0.pile.0', duel({ pile: ['nulle'] }), 'bf.cartes.definition'],
  ['carte-inconnue', 'players.0.shuffled.0', duel({ shuffled: ['nulle'] }), 'bf.cartes.definition'],
  ['carte-inconnue', 'players.0.discard.0', duel({ discard: ['toString'] }), 'bf.cartes.definition'],
  ['carte-inconnue', 'active.0.card', waits({ card: 'nulle', owner: 0, next: 1 }), 'bf.cartes.definition'],
  ['carte-de-base', 'players.0.hand.0', duel({ hand: ['base-attaque'] }), 'bf.techniques.base-sans-carte'],
  [
    'carte-de-base',
    'active.0.card',
    waits({ card: 'base-attaque', owner: 0, next: 1 }),
    'bf.techniques.base-sans-carte',
  ],
  [
    'trop-de-cartes',
    'players.0.discard',
    duel({ discard: Array.from({ length: 101 }, () => 'ex-att-1') }),
    'bf.cartes.deck-taille',
  ],
  ...(['life', 'damage'] as const).map((field): Row => [
    'champ-etude',
    `players.0.${field}`,
    wholeWith({ [field]: 3 }),
    'bf.mise-en-place.deck-en-pioche',
  ]),
  ...(['hand', 'pile', 'shuffled', 'discard'] as const).map((zone): Row => [
    'champ-etude',
    `players.0.${zone}`,
    wholeWith({ [zone]: [] }),
    'bf.mise-en-place.deck-en-pioche',
  ]),
  [
    'champ-etude',
    'active',
    { ...game(['cogneur', 'cogneur']), active: [{ card: 'ex-def-2', owner: 0, next: 3 }] },
    'bf.mise-en-place.deck-en-pioche',
  ],
  [
    'deck-manquant',
    'players.1.deck',
    { ...game(['cogneur']), players: [{ deck: 'cogneur' }, {}] },
    'bf.mise-en-place.deck-en-pioche',
    'bf.mise-en-place.materiel',
  ],
];
const WAITING: readonly Row[] = [
  [
    'trop-d-actives',
    'active',
    waits(...Array.from({ length: 101 }, () => ({ card: 'ex-def-2', owner: 0, next: 3 }) as const)),
    'bf.execution.stable-active',
  ],
  [
    'active-proprietaire',
    'active.0.owner',
    study([{ cell: 'D4' }, { cell: 'D5' }, { out: true }], { active: [{ card: 'ex-def-2', owner: 2, next: 3 }] }),
    'bf.fin.elimination-techniques',
  ],
  // « Poing armé » strikes who is targeted: an adversary, and somebody (bf.techniques.cible-adversaire)
  ['active-cible', 'active.0.target', waits({ card: 'ex-att-4', owner: 0, next: 2 }), 'bf.techniques.cible-adversaire'],
  [
    'active-cible',
    'active.0.target',
    waits({ card: 'ex-att-4', owner: 0, target: 0, next: 2 }),
    'bf.techniques.cible-adversaire',
  ],
  [
    'active-cible',
    'active.0.target',
    waits({ card: 'ex-att-4', owner: 0, target: 5, next: 2 }),
    'bf.techniques.cible-adversaire',
  ],
  [
    'active-cible',
    'active.0.target',
    waits({ card: 'ex-def-2', owner: 0, target: 5, next: 3 }),
    'bf.techniques.cible-adversaire',
  ],
  ['active-sans-stable', 'active.0.card', waits({ card: 'ex-dep-1', owner: 0, next: 1 }), 'bf.execution.stable-active'],
  [
    'active-reprise',
    'active.0.next',
    waits({ card: 'ex-def-2', owner: 0, next: 2 }),
    'bf.execution.stable-active',
    'bf.execution.pointeur',
  ],
  [
    'active-porteurs',
    'active.0.bearers',
    waits({ card: 'ex-def-2', owner: 0, next: 3, bearers: [5] }),
    'bf.effets.porteur',
  ],
  [
    'active-porteurs',
    'active.0.bearers',
    waits({ card: 'ex-def-2', owner: 0, next: 3, bearers: [] }),
    'bf.effets.porteur',
  ],
];
const TYPED: readonly Row[] = [
  ['option-invalide', 'options.tousCible', options({ tousCible: 'personne' }), 'bf.document.sans-ambiguite'],
  ['option-invalide', 'options.inconnue', options({ inconnue: true }), 'bf.document.sans-ambiguite'],
  ['carte-titre', 'cards.0.title', typed({ title: ' ' }), 'bf.techniques.titre'],
  ['carte-titre-long', 'cards.0.title', typed({ title: 'T'.repeat(61) }), 'bf.techniques.titre'],
  [
    'carte-type',
    'cards.0.type',
    typed({ type: 'magie' as Technique['type'] }),
    'bf.techniques.cinq-types',
    'bf.techniques.type',
  ],
  ['carte-sans-etape', 'cards.0.steps', typed({ steps: [] }), 'bf.techniques.nombre-etapes'],
  [
    'etape-fausse',
    'cards.0.steps.0',
    typed({ steps: [{ modifier: null, keyword: 'blesser' }] }),
    'bf.grammaire.mot-cle',
    'bf.grammaire.parametre',
  ],
  ...['base-attaque', 'ex-att-1', ' '].map((id): Row => [
    'carte-id',
    'cards.0.id',
    typed({ id }),
    'bf.cartes.definition',
  ]),
];

describe.each(Object.entries({ PEOPLE, CELLS, POINTS, ZONES, WAITING, TYPED }))('%s', (_, rows) => {
  test.for(rows)('%s at %s', ([code, about, scenario, ...cites]) =>
    expect(faultsOf(scenario)).toEqual([[code, about, ...cites]]),
  );
});
test.each([0, 1, 7])('%i people: two to six play', (count) =>
  expect(faultsOf(study(many(count)))).toContainEqual(['joueurs-nombre', 'players', 'bf.mise-en-place.nombre-joueurs']),
);

test.each<readonly [string, PartieScenario]>([
  ['two people, six people', study(many(2))],
  ['six people', study(many(6))],
  ['a name of thirty letters', duel({ name: 'A'.repeat(30) })],
  ['one point of life, and 999', duel({ life: 1 }, { life: 999 })],
  ['999 points of damage', duel({ damage: 999 })],
  ['a hundred cards in a zone', duel({ discard: Array.from({ length: 100 }, () => 'ex-att-1') })],
  [
    'a hundred techniques that wait',
    waits(...Array.from({ length: 100 }, () => ({ card: 'ex-def-2', owner: 0, next: 3 }) as const)),
  ],
  ['the cell of somebody who is out is free', study([{ cell: 'D4' }, { cell: 'D5' }, { out: true, cell: 'D5' }])],
  ['a title of sixty letters', typed({ title: 'T'.repeat(60) })],
  [
    'sixty steps',
    typed({ steps: Array.from({ length: 60 }, () => ({ modifier: null, keyword: 'rejouer' }) as const) }),
  ],
])('legal: %s', (_, scenario) => expect(faultsOf(scenario)).toEqual([]));

test('a sentence names the cell, the card and the technique it speaks of', () => {
  const said = (scenario: PartieScenario): readonly string[] => {
    const start = partie.setup(scenario);
    return start.ok ? [] : start.error.map((fault) => partieText.refusal(fault));
  };
  expect(said(corners('D4', 'D7')).join()).toMatch(/: D4 n'en est pas un/);
  expect(said(duel({ hand: ['nulle'] })).join()).toMatch(/« nulle »/);
  expect(said(waits({ card: 'nulle', owner: 0, next: 1 })).join()).toMatch(/« nulle »/);
  expect(said(waits({ card: 'ex-dep-1', owner: 0, next: 1 })).join()).toMatch(
    /^« [^»{}]+ » ne contient pas d’étape Stable/,
  );
});

describe('what deserves a word: a deck is twenty cards, four of a type, and life with damage is twenty at most', () => {
  const four = (type: string): readonly string[] => [1, 2, 3, 4].map((n) => `ex-${type}-${n}`);
  const TWENTY = ['att', 'def', 'dep', 'con', 'rhe'].flatMap(four);
  const told = (spec: PlayerSpec, active: readonly ActiveSpec[] = []) =>
    notices(duel({ hand: TWENTY }, spec, { active })).map(({ code, about, values, cites }) => [
      code,
      about,
      values,
      ...cites,
    ]);
  const short = (cartes: number) => ['deck-incomplet', 'players.1', { nom: 'J2', cartes }, 'bf.cartes.deck-taille'];
  const beyond = ['deck-au-dela', 'players.1', { nom: 'J2' }, 'bf.cartes.deck-types'];
  test.each<readonly [string, PlayerSpec, readonly ActiveSpec[], readonly unknown[]]>([
    ['a whole deck in the hand', { hand: TWENTY }, [], []],
    [
      'spread over the zones',
      { hand: TWENTY.slice(0, 3), pile: TWENTY.slice(3, 9), shuffled: TWENTY.slice(9, 12), discard: TWENTY.slice(12) },
      [],
      [],
    ],
    ['nineteen', { hand: TWENTY.slice(1) }, [], [short(19)]],
    [
      'nineteen, and one that waits on the table',
      { hand: TWENTY.filter((id) => id !== 'ex-def-2') },
      [{ card: 'ex-def-2', owner: 1, next: 3 }],
      [],
    ],
    [
      'one that waits is its owner’s',
      { hand: TWENTY.slice(1) },
      [{ card: 'ex-def-2', owner: 0, next: 3 }],
      [short(19)],
    ],
    ['five attacks', { hand: ['ex-att-5', ...TWENTY.slice(0, 4)] }, [], [beyond]],
    ['twenty points', { hand: TWENTY, life: 15, damage: 5 }, [], []],
    [
      'twenty-one points',
      { hand: TWENTY, life: 15, damage: 6 },
      [],
      [['vie-au-dela', 'players.1.life', { nom: 'J2' }, 'bf.points.plafond']],
    ],
    [
      'damage beside the whole life',
      { hand: TWENTY, damage: 1 },
      [],
      [['vie-au-dela', 'players.1.life', { nom: 'J2' }, 'bf.points.plafond']],
    ],
  ])('%s', (_, spec, active, notes) =>
    expect(told(spec, active).filter(([, about]) => `${String(about)}`.startsWith('players.1'))).toEqual(notes),
  );
  test('a whole game has nothing to be told', () => expect(notices(game(['cogneur', 'cogneur']))).toEqual([]));
});

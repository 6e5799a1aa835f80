// All the cases of the ledger, V01 to V92, each expectation taken from it by hand. Conventions: two people side by side, J1 in D4 and J2 in D5, 20 points of
// life, no card, no effect, J1 to play, default options; « [a ; b] » is a card of J1's that targets J2; points are told after the turn.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../kernel/game.ts';
import { odds } from '../kernel/odds.ts';
import { formatFraction } from '../kernel/ratio.ts';
import { bestSpread, CELLS, distanceOf, isCorner, isEdge, neighboursOf, PLACEMENTS, spreadOf } from './board.ts';
import { CHAINS } from './cases/6-chains.fixture.ts';
import { FIGHTS } from './cases/3-fights.fixture.ts';
import { HANDS } from './cases/5-hands.fixture.ts';
import { answer, offer, run, runCase, withX, X } from './cases/trials.fixture.ts';
import { MODIFIERS } from './cases/7-modifiers.fixture.ts';
import { POSITIONS } from './cases/4-positions.fixture.ts';
import { SETUP } from './cases/1-setup.fixture.ts';
import { SPOKEN, UNSPOKEN, USAGE } from './cases/9-usage.fixture.ts';
import { DECKS, EXAMPLE_CARDS } from './data.ts';
import { boosterFaults, deckFaults, randomFaults, sealedFaults } from './decks.ts';
import { parseCard, parseStep, warningsOf } from './language/index.ts';
import { match } from './match/index.ts';
import type { MatchState } from './match/types.ts';
import { partie } from './partie/index.ts';
import type { PartieAction, PartieState } from './partie/types.ts';
import { game } from './scenarios.ts';
import type { Instruction, Technique } from './types.ts';

const SECTIONS = {
  'Plateau et mise en place': SETUP,
  'Dégâts, blocage, fin': FIGHTS,
  Position: POSITIONS,
  'Main et pioche': HANDS,
  'Stable, Déstabiliser, Rejouer, effets': CHAINS,
  Modificateurs: MODIFIERS,
  Usage: USAGE,
};
describe.each(Object.entries(SECTIONS))('%s', (_, cases) => {
  test.each(cases)('$id $says', runCase);
});

const rulingsOf = (trial: (typeof SPOKEN)[number][2]): readonly string[] =>
  run(trial).events.flatMap((event) => (event.type === 'ruling' ? [event.ruling] : []));
test.each(SPOKEN)('the log names %s: %s', (ruling, _, trial) =>
  expect(rulingsOf(trial).filter((one) => one === ruling)).toEqual([ruling]),
);
test.each(UNSPOKEN)('the log does not name %s: %s', (ruling, _, trial) =>
  expect(rulingsOf(trial)).not.toContain(ruling),
);

type Row = readonly [id: string, says: string, check: () => void];
const rows = (list: readonly Row[]): void => test.each(list)('%s %s', (_, __, check) => check());

// ── The board alone
const BOARD: readonly Row[] = [
  [
    'V01',
    '37 cells, 18 on the edge, 6 corners, 90 pairs side by side',
    () => {
      const pairs = CELLS.flatMap((a, i) => CELLS.slice(i + 1).map((b) => distanceOf(a, b)));
      expect([
        CELLS.length,
        CELLS.filter(isEdge).length,
        CELLS.filter(isCorner).length,
        pairs.filter((distance) => distance === 1).length,
      ]).toEqual([37, 18, 6, 90]);
    },
  ],
  ['V02', 'around D4', () => expect(neighboursOf('D4').toSorted()).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])],
  [
    'V03',
    'around D7: a corner, on the edge',
    () => {
      expect(neighboursOf('D7').toSorted()).toEqual(['C6', 'D6', 'E6']);
      expect([isCorner('D7'), isEdge('D7')]).toEqual([true, true]);
    },
  ],
  [
    'V04',
    'six distances',
    () =>
      expect(
        [
          ['D1', 'D7'],
          ['A1', 'G1'],
          ['A1', 'A4'],
          ['A1', 'D1'],
          ['C2', 'F3'],
          ['D4', 'D4'],
        ].map(([a = '', b = '']) => distanceOf(a, b)),
      ).toEqual([6, 6, 3, 3, 3, 0]),
  ],
  ['V05', 'D4 to D6 is 2, whoever stands between', () => expect(distanceOf('D4', 'D6')).toBe(2)],
  [
    'V07 to V11',
    'what the placements measure',
    () => {
      expect([2, 3, 4, 5, 6].map((count) => spreadOf(PLACEMENTS[count] ?? []))).toEqual(
        [
          [6, 6],
          [6, 18],
          [3, 30],
          [3, 48],
          [3, 72],
        ].map(([min, sum]) => ({ min, sum })),
      );
      expect([2, 3, 4, 5, 6].map(bestSpread)).toEqual(
        [2, 3, 4, 5, 6].map((count) => spreadOf(PLACEMENTS[count] ?? [])),
      );
    },
  ],
];
describe('Plateau', () => rows(BOARD));

// ── Matches
const matched = (count: number, actions: readonly PartieAction[]): MatchState => {
  const scenario = game(
    Array.from({ length: count }, () => 'cogneur' as const),
    { options: { manches: 2 } },
  );
  const start = match.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce((state, action) => {
    expect(match.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    return match.apply(state, action).state;
  }, start.value);
};
const resign = (seat: Seat): PartieAction => ({ type: 'resign', seat });
const MATCHES: readonly Row[] = [
  [
    'V14',
    'J3 out first, then J1: J3 begins the second game',
    () => {
      const { game: second, number, wins } = matched(3, [resign(2), resign(0)]);
      expect([number, wins, second?.turn, second?.turns]).toEqual([2, [0, 1, 0], 2, 1]);
      expect(second?.players.map(({ out, life, cell }) => [out, life, cell])).toEqual([
        [null, 20, 'D7'],
        [null, 20, 'G1'],
        [null, 20, 'A1'],
      ]); // corners from the first player on
    },
  ],
  [
    'V15',
    'after a draw, chance says who begins, evenly',
    () => {
      const state = matched(3, [offer(0), answer(1, true), answer(2, true)]);
      const node = match.node(state);
      expect(node).toMatchObject({
        kind: 'chance',
        outcomes: [0, 1, 2].map((seat) => ({ action: { type: 'first', seat }, weight: 1 })),
      });
      expect([state.number, state.wins, state.done]).toEqual([2, [0, 0, 0], [{ winner: null, firstOut: null }]]);
    },
  ],
];
describe('Match', () => rows(MATCHES));

// ── Decks and boosters
/** Example cards by their ids. */
const cardsOf = (ids: readonly string[]): readonly Technique[] =>
  ids.flatMap((id) => EXAMPLE_CARDS.filter((card) => card.id === id));
const SHORT = ['att', 'def', 'dep', 'con', 'rhe'];
/** So many cards of each type: the five of the examples, then again. */
const kinds = (...counts: readonly number[]): readonly Technique[] =>
  cardsOf(SHORT.flatMap((type, i) => Array.from({ length: counts[i] ?? 0 }, (_, n) => `ex-${type}-${(n % 5) + 1}`)));
/** Two cards of each type, by their ranks. */
const booster = (...ranks: readonly string[]): readonly Technique[] =>
  cardsOf(SHORT.flatMap((type, i) => [...(ranks[i] ?? '')].map((rank) => `ex-${type}-${rank}`)));
const codes = (faults: readonly { readonly code: string }[]): readonly string[] => faults.map(({ code }) => code);
const THREE = [
  booster('12', '12', '12', '12', '12'),
  booster('34', '34', '34', '34', '34'),
  booster('15', '15', '15', '15', '15'),
];
const CARDS: readonly Row[] = [
  ['V16', 'a deck 4/4/4/4/4', () => expect(deckFaults(kinds(4, 4, 4, 4, 4))).toEqual([])],
  [
    'V17',
    'a deck 5/3/4/4/4: attacks and defences are told',
    () =>
      expect(deckFaults(kinds(5, 3, 4, 4, 4))).toMatchObject([
        { code: 'deck-types', values: { attaque: 5, defense: 3 } },
      ]),
  ],
  ['V18', 'a deck of 19', () => expect(codes(deckFaults(kinds(4, 4, 4, 4, 3)))).toContain('deck-taille')],
  [
    'V19',
    'four times the same attack',
    () =>
      expect(
        deckFaults([...cardsOf(['ex-att-1', 'ex-att-1', 'ex-att-1', 'ex-att-1']), ...kinds(0, 4, 4, 4, 4)]),
      ).toEqual([]),
  ],
  ['V20', 'a booster 3/1/2/2/2', () => expect(codes(boosterFaults(kinds(3, 1, 2, 2, 2)))).toContain('booster-types')],
  [
    'V21',
    'two boosters make a random deck',
    () => {
      const opened = [booster('12', '34', '15', '23', '45'), booster('13', '34', '24', '15', '12')];
      expect(opened.map((cards) => boosterFaults(cards))).toEqual([[], []]);
      expect(randomFaults(opened.flat(), opened)).toEqual([]);
      expect(opened.flat()).toHaveLength(20);
    },
  ],
  [
    'V22',
    'a sealed deck with two Frondes where the boosters hold one',
    () => {
      const rest = kinds(0, 4, 4, 4, 4);
      expect(THREE.flat().filter(({ id }) => id === 'ex-att-2')).toHaveLength(1);
      expect(sealedFaults([...cardsOf(['ex-att-1', 'ex-att-2', 'ex-att-3', 'ex-att-4']), ...rest], THREE)).toEqual([]);
      expect(
        codes(sealedFaults([...cardsOf(['ex-att-1', 'ex-att-2', 'ex-att-2', 'ex-att-4']), ...rest], THREE)),
      ).toEqual(['scelle-exemplaires']);
    },
  ],
];
describe('Cartes, decks, boosters', () => rows(CARDS));

// ── The language of cards
const step = (text: string): Instruction | readonly string[] => {
  const read = parseStep(text);
  return read.ok ? read.value : codes(read.error);
};
const suggested = (text: string): unknown => {
  const read = parseStep(text);
  return read.ok ? [] : read.error.map(({ code, suggestion }) => [code, suggestion]);
};
const card = (text: string): readonly string[] => {
  const read = parseCard(text);
  return read.ok ? [] : codes(read.error);
};
const plain = (keyword: Instruction['keyword'], rest: Partial<Instruction> = {}): Instruction => ({
  modifier: null,
  keyword,
  ...rest,
});
const GRAMMAR: readonly Row[] = [
  [
    'V23',
    'Blesser 2, three ways',
    () =>
      expect(['Blesser 2', 'BLESSER   2.', '• blesser (2)'].map(step)).toEqual(
        [1, 2, 3].map(() => plain('blesser', { n: 2 })),
      ),
  ],
  [
    'V24',
    'L’adversaire a Se blesser 3',
    () =>
      expect(step('l’adversaire à : se blesser [3]')).toEqual(plain('se-blesser', { modifier: 'adversaire', n: 3 })),
  ],
  ['V25', 'Corps à corps', () => expect(step('corps-a-corps')).toEqual(plain('corps-a-corps'))],
  [
    'V26',
    'numbers left out',
    () =>
      expect(['Distance', 'Distance 0', 'stable', 'Stable 3'].map(step)).toEqual([
        plain('distance', { n: 2 }),
        plain('distance', { n: 0 }),
        plain('stable', { n: 0 }),
        plain('stable', { n: 3 }),
      ]),
  ],
  [
    'V27',
    'S’empêcher carte, S’empêcher',
    () =>
      expect(['S empecher carte', 'S’empêcher carte Attaque', 'Sempecher defense'].map(step)).toEqual([
        plain('s-empecher-carte', { t: null }),
        plain('s-empecher-carte', { t: 'attaque' }),
        plain('s-empecher', { t: 'defense' }),
      ]),
  ],
  [
    'V28',
    'what is missing',
    () => expect(['S’empêcher', 'Blesser'].map(step)).toEqual([['parametre-manquant'], ['parametre-manquant']]),
  ],
  [
    'V29',
    'a number for a type, a type for a number',
    () => expect(['S’empêcher 2', 'Blesser attaque'].map(step)).toEqual([['parametre-nature'], ['parametre-nature']]),
  ],
  ['V30', 'Rejouer 2', () => expect(step('Rejouer 2')).toEqual(['parametre-interdit'])],
  [
    'V31',
    'numbers',
    () =>
      expect(['Blesser 1,5', 'Blesser 100', 'Force - 2', 'Force −2'].map(step)).toEqual([
        ['nombre-non-entier'],
        ['nombre-hors-bornes'],
        ['signe-isole'],
        plain('force', { n: -2 }),
      ]),
  ],
  [
    'V32',
    'modifiers',
    () =>
      expect(['L’adversaire a Tout le monde a Piocher 1', 'Tout le monde a'].map(step)).toEqual([
        ['deux-modificateurs'],
        ['modificateur-seul'],
      ]),
  ],
  [
    'V33',
    'unknown words',
    () =>
      expect(['Soigner 2', 'Destabilliser'].map(suggested)).toEqual([
        [['mot-cle-inconnu', 'bloquer']],
        [['mot-cle-inconnu', 'destabiliser']],
      ]),
  ],
  [
    'V34',
    'a card without a step, a type that is none',
    () =>
      expect([card('Vide\nattaque'), card('Boule de feu\nmagie\nBlesser 2')]).toEqual([
        ['carte-sans-etape'],
        ['type-inconnu'],
      ]),
  ],
  [
    'V90',
    'a modifier before Stable: a warning',
    () =>
      expect(warningsOf([{ modifier: 'tous', keyword: 'stable', n: 2 }]).map(({ code }) => code)).toContain(
        'modificateur-sans-effet',
      ),
  ],
];
describe('Grammaire', () => rows(GRAMMAR));

// ── Chance
const attacks = ({ players }: PartieState): number =>
  (players[0]?.hand ?? []).filter((id) => id.startsWith('ex-att')).length;
const CHANCE: readonly Row[] = [
  [
    'V70',
    'at least one attack in « Piocher 2 » from a new pile: 7/19',
    () => {
      const start = partie.setup(withX([['piocher', 2]], { J1: { shuffled: DECKS.cogneur } }));
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      const begun = partie.apply(start.value, { type: 'play', card: X }).state;
      const found = odds(
        partie,
        begun,
        (_, options) => options[0],
        (state) => (state.turn === 1 ? (attacks(state) > 0 ? 'some' : 'none') : undefined),
      );
      if (!found.ok) throw new Error(found.error.code);
      expect(Object.fromEntries([...found.value].map(([what, share]) => [what, formatFraction(share)]))).toEqual({
        some: '7/19',
        none: '12/19',
      });
    },
  ],
];
describe('Probabilités', () => rows(CHANCE));

test('every case of the ledger is here', () => {
  const here = [
    ...Object.values(SECTIONS).flatMap((cases) => cases.map(({ id }) => id)),
    ...[...BOARD, ...MATCHES, ...CARDS, ...GRAMMAR, ...CHANCE].map(([id]) => id),
  ];
  const numbered = here.filter((id) => /^V\d\d$/.test(id));
  expect([...new Set(numbered)].toSorted()).toEqual(
    Array.from({ length: 92 }, (_, i) => `V${String(i + 1).padStart(2, '0')}`),
  );
});

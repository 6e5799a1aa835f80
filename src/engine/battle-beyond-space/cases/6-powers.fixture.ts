// Ledger, « Pouvoirs »: V79 to V102, one power after the other.
import type { PartieAction } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import {
  asteroid,
  card,
  type Case,
  cellOf,
  destroyer,
  eliteTo,
  engage,
  explode,
  FORWARD,
  GO,
  helm,
  LASER,
  move,
  pace,
  resurrect,
  restore,
  reveal,
  shoot,
  shots,
  squadron,
  SUPER,
  teleport,
  turn,
  VOLLEY,
} from './trials.fixture.ts';

type Ships = PositionSpec['ships'];
const one = (power: NonNullable<PositionSpec['powers']>[number], ships: Ships, more: Partial<PositionSpec> = {}) =>
  position({ ships, powers: [power], ...more });
const TAKE = [GO, destroyer('0D1')];
/** J1's destroyer alone, Valkyries 1, p action points. */
const bonus = (power: 'valkyries-1' | 'valkyries-1!', p: number, more: Partial<PositionSpec> = {}) =>
  one(power, { '0D1': '0,0/0' }, { card: [0, 0, p], ...more });
const LONG = helm('A', 'A', 'A', 'A');
/** J1's elite fighter in (0, 0), and who else. */
const elite = (v: number, ships: Ships = {}, more: Partial<PositionSpec> = {}) =>
  one('terriens-1!', { '0a1': '0,0/0', ...ships }, { elite: '0a1', card: [v, 0, 0], ...more });
const far = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
/** Every cell at so many steps at most, counted from its definition. */
const disc = (radius: number): readonly PartieAction[] =>
  [-3, -2, -1, 0, 1, 2, 3].flatMap((q) =>
    [-3, -2, -1, 0, 1, 2, 3].filter((r) => far(q, r) <= radius).map((r) => eliteTo(q, r)),
  );
const vonyan1 = (ships: Ships, more: Partial<PositionSpec>) => one('vonyan-1!', { '0D1': '0,0/0', ...ships }, more);
const shielded = (p: number, ships: Ships, more: Partial<PositionSpec> = {}) =>
  one('dreckach-1!', { '0D1': '0,0/0', ...ships }, { shield: ['0D1', 2], card: [0, 0, p], ...more });
/** E6 of the ledger. */
export const BLAST: Ships = {
  '0a1': '0,0/0',
  '0b1': '0,-2/0',
  '1D1': '2,0/0',
  '1D2': '0,1/5',
  '1a1': '-2,2/0',
  '1a2': '-3,0/0',
};
/** E12 of the ledger; b1 looks away. */
export const SUPER_SHOT: Ships = {
  '0D1': '0,0/0',
  '0b1': '1,1/3',
  '1a1': '2,0/0',
  '1a2': '4,-1/0',
  '1a3': '3,1/0',
  '1D1': '3,0/0',
};
export const SUPER_PLAY: readonly PartieAction[] = [...shots('b'), destroyer('0D1'), SUPER];
/** E10 of the ledger: b1 rams a4, b2 shoots a5, b3 ends D1, then the destroyer shoots c1. */
export const LOSSES: Ships = {
  '0a4': '0,0/1',
  '0a5': '0,3/1',
  '0D1': '-4,2/0*',
  '0c1': '7,0/1',
  '1b1': '1,0/3',
  '1b2': '0,5/2',
  '1b3': '-4,6/2',
  '1D1': '8,0/0',
};
export const LOSSES_PLAY: readonly PartieAction[] = [...move('b'), VOLLEY, destroyer('1D1'), shoot('0c1')];
const BACK: readonly PartieAction[] = [
  resurrect(1, 'b'),
  restore('0a4', 2, -9, 5),
  restore('0a5', 3, -9, 4),
  restore('0D1', 4, -10, 5),
];
/** Dreckach 3 shown before anything; then so many rounds, everybody's cards in their order. */
const hands = (rounds: number): readonly PartieAction[] => [
  reveal(0),
  ...Array.from({ length: rounds * 3 }, (_, i) => card(Math.floor(i / 3))),
];

export const POWERS: readonly Case[] = [
  {
    id: 'V79',
    says: 'Valkyries 1 hidden: three actions for two points',
    rules: ['bbs.pouvoirs.sans-effet-cache'],
    trials: [
      {
        scenario: bonus('valkyries-1', 2),
        play: [...TAKE, ...helm('A', 'A')],
        refused: [[FORWARD, 'points-sans-bonus']],
        then: { ships: { '0D1': '2,0/0' } },
      },
    ],
  },
  {
    id: 'V80',
    says: 'Valkyries 1 shown: two points more',
    rules: ['bbs.valkyries.bonus', 'bbs.pouvoirs.permanents'],
    trials: [
      {
        name: 'four for two',
        scenario: bonus('valkyries-1!', 2),
        play: [...TAKE, ...LONG],
        then: { ships: { '0D1': '4,0/0' } },
      },
      {
        name: 'two for none',
        scenario: bonus('valkyries-1!', 0),
        play: [...TAKE, ...helm('A', 'A')],
        then: { ships: { '0D1': '2,0/0' } },
      },
      {
        name: 'five for two',
        scenario: bonus('valkyries-1!', 2),
        play: [...TAKE, ...LONG],
        refused: [[FORWARD, 'points-epuises']],
        says: /\b5\b.*\b4\b/,
        then: { ships: { '0D1': '4,0/0' } },
      },
    ],
  },
  {
    id: 'V81',
    says: 'one point more, by option',
    rules: ['bbs.valkyries.bonus'],
    trials: [
      {
        scenario: bonus('valkyries-1!', 2, { options: { valkyrieBonus: 1 } }),
        play: [...TAKE, ...helm('A', 'A', 'A')],
        refused: [[FORWARD, 'points-epuises']],
        says: /\b4\b.*\b3\b/,
        then: { ships: { '0D1': '3,0/0' } },
      },
    ],
  },
  {
    id: 'V82',
    says: 'where an elite fighter may go: 6 cells with speed 1, 37 with speed 3',
    rules: ['bbs.terriens.elite-exact', 'bbs.terriens.elite-direction'],
    trials: [
      {
        name: 'v = 1',
        scenario: elite(1),
        play: move('a'),
        open: [eliteTo(1, 0), eliteTo(1, -1), eliteTo(0, -1), eliteTo(-1, 0), eliteTo(-1, 1), eliteTo(0, 1)],
        allowed: [eliteTo(0, 1)],
        refused: [[eliteTo(0, 0), 'elite-inaccessible']],
        then: { ships: { '0a1': 'away' } },
      },
      {
        name: 'v = 3',
        scenario: elite(3),
        play: move('a'),
        open: disc(3),
        allowed: [eliteTo(0, 0)],
        then: { ships: { '0a1': 'away' } },
      },
    ],
  },
  {
    id: 'V83',
    says: 'an elite fighter hit once, then twice',
    rules: ['bbs.terriens.elite-deux-vies', 'bbs.terriens.elite-valeur'],
    trials: [
      {
        name: 'once',
        scenario: elite(0, { '1a1': '3,0/3' }, { active: 1, first: 1 }),
        play: shots('a'),
        then: { ships: { '0a1': '0,0/0*' } },
      },
      {
        name: 'twice',
        scenario: elite(0, { '1a1': '3,0/3', '2a1': '0,3/2' }, { active: 1, first: 1, cards: { 2: [[0, 0, 0]] } }),
        play: [...shots('a'), ...shots('a')],
        then: { ships: { '0a1': 'J3' }, points: [0, 0, 1] },
      },
    ],
  },
  {
    id: 'V84',
    says: 'an elite fighter neither onto an asteroid nor onto a destroyer',
    rules: ['bbs.terriens.elite-collisions'],
    trials: [
      {
        scenario: elite(2, { '1D1': '0,2/5' }, { asteroids: [[2, 0]] }),
        play: move('a'),
        refused: [
          [eliteTo(2, 0), 'elite-arrivee'],
          [eliteTo(0, 2), 'elite-arrivee'],
        ],
        then: { ships: { '0a1': 'away' } },
      },
    ],
  },
  {
    id: 'V85',
    says: 'an undamaged elite fighter, struck',
    rules: ['bbs.terriens.elite-collisions'],
    trials: [
      {
        scenario: elite(3, { '1a1': '3,0/3' }, { active: 1 }),
        play: move('a'),
        then: { ships: { '0a1': '0,0/0*', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V86',
    says: 'Terriens 2: ten cells, through an asteroid',
    rules: ['bbs.terriens.portee-10', 'bbs.terriens.tir-asteroides'],
    trials: [
      {
        name: '(10, 0)',
        scenario: one('terriens-2!', { '0a1': '0,0/0', '1a1': '10,0/0' }, { card: [0, 0, 0], asteroids: [[4, 0]] }),
        play: shots('a'),
        then: { ships: { '1a1': 'J1' }, asteroids: ['4,0'], points: [1, 0, 0] },
      },
      {
        name: '(11, 0)',
        scenario: one('terriens-2!', { '0a1': '0,0/0', '1a1': '11,0/0' }, { card: [0, 0, 0], asteroids: [[4, 0]] }),
        play: shots('a'),
        untold: ['fired'],
      },
    ],
  },
  {
    id: 'V87',
    says: 'Terriens 3: E6',
    rules: ['bbs.terriens.explosion-rayon', 'bbs.terriens.explosion-destroyer'],
    trials: [
      {
        scenario: one('terriens-3', BLAST),
        play: [explode('0a1')],
        then: {
          ships: { '0a1': 'removed', '0b1': 'removed', '1a1': 'J1', '1D1': '2,0/0*', '1D2': 'J1' },
          points: [5, 0, 0],
        },
      },
    ],
  },
  {
    id: 'V88',
    says: 'Vonyan 1: an asteroid three cells away, then four',
    rules: ['bbs.vonyan.asteroide-distance'],
    trials: [
      {
        name: '3',
        scenario: vonyan1({}, { asteroids: [[4, 0]] }),
        play: [asteroid([4, 0], [5, 0])],
        then: { asteroids: ['5,0'] },
      },
      {
        name: '4',
        scenario: vonyan1({}, { asteroids: [[5, 0]] }),
        refused: [[asteroid([5, 0], [4, 0]), 'asteroide-loin']],
        says: /\b4\b.*\b3\b/,
      },
    ],
  },
  {
    id: 'V89',
    says: 'Vonyan 1: twice in a turn',
    rules: ['bbs.vonyan.asteroide-deplacement'],
    trials: [
      {
        scenario: vonyan1(
          {},
          {
            asteroids: [
              [3, 0],
              [0, 2],
            ],
          },
        ),
        play: [asteroid([3, 0], [4, 0])],
        refused: [
          [asteroid([4, 0], [3, 0]), 'asteroide-deja'],
          [asteroid([0, 2], [0, 3]), 'asteroide-deja'],
        ],
        then: { asteroids: ['0,2', '4,0'] },
      },
    ],
  },
  {
    id: 'V90',
    says: 'Vonyan 1: onto an enemy fighter',
    rules: ['bbs.vonyan.asteroide-chasseur', 'bbs.vonyan.asteroide-prises', 'bbs.pouvoirs.prises'],
    trials: [
      {
        scenario: vonyan1({ '1a1': '4,0/0' }, { asteroids: [[3, 0]] }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '1a1': 'J1' }, asteroids: ['4,0'], points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V91',
    says: 'Vonyan 1: onto an undamaged enemy destroyer',
    rules: ['bbs.vonyan.asteroide-destroyer'],
    trials: [
      {
        scenario: vonyan1({ '1D1': '4,0/0' }, { asteroids: [[3, 0]] }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '1D1': '4,0/0*' }, asteroids: [] },
      },
    ],
  },
  {
    id: 'V92',
    says: 'Vonyan 2: a1 doubles and does not fire, a2 fires',
    rules: ['bbs.vonyan.double', 'bbs.vonyan.double-pas-de-tir'],
    trials: [
      {
        scenario: one(
          'vonyan-2!',
          { '0a1': '0,0/0', '0a2': '0,2/0', '1a1': '9,0/0', '1a2': '5,2/0' },
          { card: [4, 0, 0] },
        ),
        play: [...move('a'), pace('0a1', true), pace('0a2', false), VOLLEY],
        told: [{ type: 'missed', ship: '0a1', why: 'doubled' }],
        then: { ships: { '0a1': '8,0/0', '0a2': '4,2/0', '1a2': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V93',
    says: 'Vonyan 3: not in round 1',
    rules: ['bbs.vonyan.teleport-premier-tour'],
    trials: [
      {
        name: 'round 1',
        scenario: one('vonyan-3', { '0a1': '0,0/4' }),
        play: [GO],
        open: [squadron('a')],
        refused: [[engage('a'), 'teleport-premiere-manche']],
      },
      {
        name: 'round 2',
        scenario: one('vonyan-3', { '0a1': '0,0/4' }, { round: 2 }),
        play: [GO, engage('a'), teleport(-2, 5)],
        then: { ships: { '0a1': '-2,5/4' } },
      },
    ],
  },
  {
    id: 'V94',
    says: 'Vonyan 3: seven cells, no cell',
    rules: ['bbs.vonyan.teleport-distance'],
    trials: [
      {
        scenario: one('vonyan-3', { '0a1': '0,0/4' }, { round: 3 }),
        play: [GO, engage('a')],
        refused: [
          [teleport(-3, 7), 'teleport-longueur'],
          [teleport(0, 0), 'teleport-nul'],
        ],
        says: /\b7\b/,
      },
    ],
  },
  {
    id: 'V95',
    says: 'Vonyan 3: the squadron as one, then it fires',
    rules: ['bbs.vonyan.teleport-bloc', 'bbs.vonyan.teleport-suite'],
    trials: [
      {
        scenario: one('vonyan-3', { '0a1': '0,0/4', '0a2': '1,0/2', '1a1': '-4,7/0' }, { round: 3, card: [4, 1, 0] }),
        play: [GO, engage('a'), teleport(-2, 5), VOLLEY, turn('0a1', 5), turn('0a2', 2)],
        then: { ships: { '0a1': '-2,5/5', '0a2': '-1,5/2', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V96',
    says: 'Valkyries 2: nine cells straight ahead',
    rules: ['bbs.valkyries.laser', 'bbs.valkyries.laser-arret'],
    trials: [
      {
        name: '(10, 0)',
        scenario: one('valkyries-2!', { '0D1': '0,0/0', '1a1': '10,0/0' }),
        play: [...TAKE, LASER],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
      {
        name: '(11, 0)',
        scenario: one('valkyries-2!', { '0D1': '0,0/0', '1a1': '11,0/0' }),
        play: [...TAKE, LASER],
        told: [{ type: 'laser', why: 'nothing' }],
      },
      {
        name: 'asteroid',
        scenario: one('valkyries-2!', { '0D1': '0,0/0', '1a1': '10,0/0' }, { asteroids: [[5, 0]] }),
        play: [...TAKE, LASER],
        told: [{ type: 'laser', why: 'asteroid', at: cellOf(5, 0) }],
      },
    ],
  },
  {
    id: 'V97',
    says: 'Valkyries 3: E12',
    rules: ['bbs.valkyries.super-tir-tous', 'bbs.valkyries.super-tir-destroyer', 'bbs.valkyries.super-tir-zone'],
    trials: [
      {
        scenario: one('valkyries-3', SUPER_SHOT, { card: [0, 0, 0], asteroids: [[2, -1]] }),
        play: SUPER_PLAY,
        then: { ships: { '0b1': 'removed', '1a1': 'J1', '1a2': 'J1', '1a3': 'J1', '1D1': 'J1' }, points: [7, 0, 0] },
      },
    ],
  },
  {
    id: 'V98',
    says: 'Dreckach 1 up: one shot at it, one fighter into it',
    rules: ['bbs.dreckach.blindage'],
    trials: [
      {
        scenario: shielded(0, { '1a1': '6,0/3', '1a2': '0,2/2' }, { active: 1, card: [2, 0, 0] }),
        play: [...move('a'), VOLLEY],
        told: [
          { type: 'fired', ship: '1a1', target: '0D1' },
          { type: 'unharmed', ship: '0D1', cause: 'fighter-shot' },
          { type: 'unharmed', ship: '0D1', cause: 'collision' },
        ],
        then: { ships: { '1a1': '4,0/3', '1a2': 'J1' }, points: [1, 0, 0], tokens: 2 },
      },
    ],
  },
  {
    id: 'V99',
    says: 'Dreckach 1 up: onto an asteroid',
    rules: ['bbs.dreckach.blindage-foncer'],
    trials: [
      {
        scenario: shielded(1, {}, { asteroids: [[2, 0]] }),
        play: [...TAKE, FORWARD],
        then: { ships: { '0D1': '1,0/0' }, asteroids: [], points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V100',
    says: 'Dreckach 1 up: onto an enemy destroyer',
    rules: ['bbs.dreckach.blindage-pas-destroyers'],
    trials: [{ scenario: shielded(1, { '1D1': '2,0/0' }), play: TAKE, refused: [[FORWARD, 'fin-destroyer-ennemi']] }],
  },
  {
    id: 'V101',
    says: 'Dreckach 2: E10',
    rules: ['bbs.dreckach.resurrection-points'],
    trials: [
      {
        name: 'before',
        scenario: position({ ships: LOSSES, powers: ['dreckach-2'], active: 1 }),
        play: LOSSES_PLAY,
        settled: true,
        then: {
          ships: { '0a4': 'J2', '0a5': 'J2', '0D1': 'J2', '0c1': 'J2', '1b1': 'J1', '1b2': '0,4/2', '1b3': '-4,5/2' },
          points: [1, 7, 0],
          phase: 'resurrect',
          asks: 0,
        },
      },
      {
        name: 'after',
        scenario: position({ ships: LOSSES, powers: ['dreckach-2'], active: 1 }),
        play: [...LOSSES_PLAY, ...BACK],
        then: {
          ships: {
            '0a4': '2,-9/5',
            '0a5': '3,-9/4',
            '0D1': '4,-10/5',
            '0c1': 'J2',
            '1b1': 'J1',
            '1b2': '0,4/2',
            '1b3': '-4,5/2',
          },
          points: [1, 1, 0],
          active: 2,
        },
      },
    ],
  },
  {
    id: 'V102',
    says: 'Dreckach 3 from the first turn: hands of 3 for seven turns, then 2, then 1',
    rules: ['bbs.dreckach.trois-cartes-une-fois'],
    trials: [3, 3, 3, 3, 3, 3, 3, 2, 1].map((cards, rounds) => ({
      name: `turn ${rounds + 1}`,
      scenario: one('dreckach-3', {}),
      play: hands(rounds),
      settled: true as const,
      then: {
        active: 0 as const,
        round: rounds + 1,
        hands: [
          Array.from({ length: cards }, (_, i) => `C${rounds + 1 + i}`).join(' '),
          `C${rounds + 1}`,
          `C${rounds + 1}`,
        ],
        piles: [Math.max(0, 6 - rounds), 8 - rounds, 8 - rounds],
      },
    })),
  },
];

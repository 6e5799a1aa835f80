// Golden positions, their results worked out by hand: one for each row of the two tables of collisions, one at least for each of the twelve powers, the other reading of each option, and the rulings that no numbered case touches.
import {
  FORWARD,
  GO,
  GO_DRAW,
  HALT,
  LASER,
  NO_DESTROYER,
  SUPER,
  VOLLEY,
  arrive,
  asteroid,
  card,
  cellOf,
  destroyer,
  eliteTo,
  engage,
  explode,
  fire,
  heading,
  helm,
  keep,
  move,
  pace,
  resurrect,
  restore,
  reveal,
  shield,
  shoot,
  shots,
  squadron,
  teleport,
  type Trial,
  turn,
} from './trials.fixture.ts';
import type { MoverFate, StruckFate } from '../partie/collisions.ts';
import type { PartieAction } from '../partie/types.ts';
import type { Against } from '../partie/event-types.ts';
import { position, type PositionSpec } from '../positions.ts';
import type { OptionKey, PowerId } from '../types.ts';
import { LOSSES, LOSSES_PLAY, SUPER_PLAY, SUPER_SHOT } from './6-powers.fixture.ts';

type Ships = PositionSpec['ships'];
type Spec = Partial<PositionSpec>;
const fly = (v: number, ships: Ships, more: Spec = {}) => position({ ships, card: [v, 0, 0], ...more });
const steer = (p: number, ships: Ships, more: Spec = {}) => position({ ships, card: [0, 0, p], ...more });
const TAKE = [GO, destroyer('0D1')];
const ABSORB: PartieAction = { type: 'absorb' };
const SUFFER: PartieAction = { type: 'suffer' };

// ── The two tables: what they say, as the ledger writes them, and a position for each row
export interface Row {
  readonly against: Against;
  readonly mover: MoverFate;
  readonly struck: StruckFate;
  readonly trials: readonly Trial[];
}
export const FIGHTER_ROWS: readonly Row[] = [
  {
    against: 'enemy-fighter',
    mover: 'captured',
    struck: 'captured',
    trials: [
      {
        scenario: fly(4, { '0a1': '-2,5/1', '2b3': '2,1/0' }),
        play: move('a'),
        then: { ships: { '0a1': 'J3', '2b3': 'J1' }, points: [1, 0, 1] },
      },
    ],
  },
  {
    against: 'allied-fighter',
    mover: 'choice',
    struck: 'choice',
    trials: [
      {
        scenario: fly(5, { '0c2': '5,-5/4', '0b4': '0,0/3' }),
        play: [...move('c'), keep('0b4')],
        then: { ships: { '0c2': 'removed' } },
      },
      {
        scenario: fly(5, { '0c2': '5,-5/4', '0b4': '0,0/3' }),
        play: [...move('c'), keep('0c2')],
        then: { ships: { '0c2': '0,0/4', '0b4': 'removed' } },
      },
    ],
  },
  {
    against: 'asteroid',
    mover: 'removed',
    struck: 'stays',
    trials: [
      {
        scenario: fly(6, { '0a6': '0,7/2' }, { asteroids: [[0, 1]] }),
        play: move('a'),
        then: { ships: { '0a6': 'removed' } },
      },
    ],
  },
  {
    against: 'allied-destroyer',
    mover: 'removed',
    struck: 'stays',
    trials: [
      {
        scenario: fly(3, { '0b2': '-6,0/5', '0D2': '-7,3/0' }),
        play: move('b'),
        then: { ships: { '0b2': 'removed' } },
      },
    ],
  },
  {
    against: 'enemy-destroyer',
    mover: 'captured',
    struck: 'damaged',
    trials: [
      {
        name: 'undamaged',
        scenario: fly(2, { '0b1': '4,4/3', '1D2': '2,3/5' }),
        play: move('b'),
        then: { ships: { '0b1': 'J2', '1D2': '2,3/5*' }, points: [0, 1, 0] },
      },
      {
        name: 'damaged',
        scenario: fly(2, { '0b1': '4,4/3', '1D2': '2,3/5*' }),
        play: move('b'),
        then: { ships: { '0b1': 'J2', '1D2': 'J1' }, points: [4, 1, 0] },
      },
    ],
  },
  {
    against: 'probe',
    mover: 'stays',
    struck: 'taken',
    trials: [
      {
        scenario: fly(
          6,
          { '0c6': '9,-9/4' },
          {
            probes: [
              [3, -3],
              [0, 0],
            ],
          },
        ),
        play: move('c'),
        then: { ships: { '0c6': '3,-3/4' }, probes: ['0,0'], points: [1, 0, 0] },
      },
    ],
  },
  {
    against: 'off-board',
    mover: 'lost',
    struck: 'none',
    trials: [{ scenario: fly(2, { '0a1': '-10,0/3' }), play: move('a'), then: { ships: { '0a1': 'lost' } } }],
  },
];
/** D1 in (0, 5) → (−1, 6). Around its rear to the left, its front comes to (0, 6); around its front to the left, its rear comes to (−1, 5). */
const D1 = { '0D1': '0,5/4' } as const;
const refused = (scenario: ReturnType<typeof steer>, action: PartieAction, code: string): Trial => ({
  scenario,
  play: TAKE,
  refused: [[action, code]],
});
const [ARG, AVG] = helm('ARG', 'AVG') as readonly [PartieAction, PartieAction];
export const DESTROYER_ROWS: readonly Row[] = [
  {
    against: 'enemy-fighter',
    mover: 'damaged',
    struck: 'captured',
    trials: [
      {
        scenario: steer(1, { '0D1': '-3,2/1', '1c3': '-2,2/0' }),
        play: [...TAKE, ...helm('ARD')],
        then: { ships: { '0D1': '-3,2/0*', '1c3': 'J1' }, points: [1, 0, 0] },
      },
      refused(steer(1, { '0D1': '-3,2/1*', '1c3': '-2,2/0' }), { type: 'helm', helm: 'ARD' }, 'fin-suicide'),
    ],
  },
  {
    against: 'allied-fighter',
    mover: 'stays',
    struck: 'removed',
    trials: [
      {
        scenario: steer(1, { '0D2': '5,-2/2', '0c1': '5,-4/0' }),
        play: [...shots('c'), destroyer('0D2'), FORWARD],
        then: { ships: { '0D2': '5,-3/2', '0c1': 'removed' } },
      },
    ],
  },
  {
    against: 'asteroid',
    mover: 'forbidden',
    struck: 'stays',
    trials: [refused(steer(1, D1, { asteroids: [[-1, 5]] }), AVG, 'fin-asteroide')],
  },
  {
    against: 'allied-destroyer',
    mover: 'forbidden',
    struck: 'stays',
    trials: [refused(steer(1, { ...D1, '0D2': '1,6/3' }), ARG, 'fin-destroyer-allie')],
  },
  {
    against: 'enemy-destroyer',
    mover: 'forbidden',
    struck: 'stays',
    trials: [refused(steer(1, { ...D1, '2D1': '1,6/3' }), ARG, 'fin-destroyer-ennemi')],
  },
  {
    against: 'probe',
    mover: 'stays',
    struck: 'taken',
    trials: [
      {
        name: 'one',
        scenario: steer(1, D1, { probes: [[-2, 7]] }),
        play: [...TAKE, FORWARD],
        then: { ships: { '0D1': '-1,6/4' }, probes: [], points: [1, 0, 0] },
      },
      {
        name: 'one under each cell',
        scenario: steer(2, D1, {
          probes: [
            [-2, 7],
            [-3, 8],
            [-4, 9],
          ],
        }),
        play: [...TAKE, ...helm('A', 'A')],
        then: { ships: { '0D1': '-2,7/4' }, probes: ['-4,9'], points: [2, 0, 0] },
      },
    ],
  },
  {
    against: 'off-board',
    mover: 'forbidden',
    struck: 'none',
    trials: [refused(steer(1, { '0D1': '0,-10/2' }), FORWARD, 'hors-plateau')],
  },
];

// ── The twelve powers
const one = (power: NonNullable<PositionSpec['powers']>[number], ships: Ships, more: Spec = {}) =>
  position({ ships, powers: [power], ...more });
const STILL = { card: [0, 0, 0] } as const;
/** J2 fires at J1's destroyer from round 4 on, nobody moves. */
const SIEGE = one(
  'dreckach-1',
  { '0D1': '3,0/0', '1a1': '0,0/0' },
  {
    ...STILL,
    active: 1,
    round: 4,
    cards: {
      1: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
  },
);
/** The end of J2's turn after a shot, then J3's and J1's cards; J2's turn again, up to its shot. `n`: how many rounds after the first. */
const siege = (n: number): readonly PartieAction[] => [
  card(n - 1),
  card(n - 1),
  NO_DESTROYER,
  card(n),
  squadron('a'),
  VOLLEY,
];
const BESIEGED = [...shots('a'), ABSORB];
/** E9: what J1 does with its asteroid, then everybody plays a card and moves nothing; J2 has a destroyer too. */
const round9 = (n: number, ...before: readonly PartieAction[]): readonly PartieAction[] => [
  ...before,
  card(n),
  NO_DESTROYER,
  card(n),
  NO_DESTROYER,
  card(n),
];
const E9 = one(
  'vonyan-1!',
  { '0D1': '2,-1/0', '1D1': '-3,0/3' },
  {
    asteroids: [[0, 0]],
    probes: [[-1, 0]],
    cards: {
      0: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 2],
      ],
    },
  },
);
const FIRST = round9(0, asteroid([0, 0], [-1, 0]));
const SECOND = round9(1, asteroid([-1, 0], [-2, 0]));

export const POWER_ROWS: readonly (readonly [power: PowerId, trials: readonly Trial[]])[] = [
  [
    'terriens-1',
    [
      // Two steps to (1, 1), onto a fighter: rammed as by a destroyer. Looking west, the other one is next to it.
      {
        name: 'rams, turns, fires',
        scenario: one(
          'terriens-1!',
          { '0a1': '0,0/0', '1a1': '1,1/0', '1a2': '0,1/0' },
          { elite: '0a1', card: [2, 0, 0] },
        ),
        play: [...move('a'), eliteTo(1, 1), heading(3), VOLLEY],
        then: { ships: { '0a1': '1,1/3*', '1a1': 'J1', '1a2': 'J1' }, points: [2, 0, 0] },
      },
      {
        name: 'would die of it',
        scenario: one('terriens-1!', { '0a1': '0,0/0*', '1a1': '1,1/0' }, { elite: '0a1', card: [2, 0, 0] }),
        play: move('a'),
        refused: [[eliteTo(1, 1), 'elite-arrivee']],
        then: { ships: { '0a1': 'away' } },
      },
      {
        name: 'named in F0, at once two lives',
        scenario: one('terriens-1', { '0a1': '0,0/0', '1a1': '3,0/3' }, { ...STILL, cards: { 1: [[0, 0, 0]] } }),
        play: [{ type: 'elite', ship: '0a1' }, ...move('a'), eliteTo(0, 0), heading(1), VOLLEY, ...shots('a')],
        then: { ships: { '0a1': '0,0/1*' } },
      },
    ],
  ],
  [
    'terriens-2',
    [
      {
        name: 'ten cells, two asteroids, the front of a destroyer',
        scenario: one(
          'terriens-2!',
          { '0a1': '0,-8/5', '1D1': '1,2/3' },
          {
            ...STILL,
            asteroids: [
              [0, -7],
              [0, -2],
            ],
          },
        ),
        play: shots('a'),
        told: [{ type: 'fired', distance: 10, at: cellOf(0, 2) }],
        then: { ships: { '1D1': '1,2/3*' } },
      },
      {
        name: 'an ally stops it still',
        scenario: one('terriens-2!', { '0a1': '-3,-8/5', '0b1': '-3,0/0', '1a1': '-3,1/0' }, STILL),
        play: shots('a'),
        told: [{ type: 'missed', why: 'ally', by: '0b1' }],
      },
      {
        name: 'shown before the volley',
        scenario: one('terriens-2', { '0a1': '0,0/0', '1a1': '7,0/0' }, STILL),
        play: [...move('a'), reveal(0), VOLLEY],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'terriens-3',
    [
      // E6, second position: the collision first, 1 point for J2; then both cells of the destroyer are in the blast.
      {
        name: 'after a collision',
        scenario: one('terriens-3', { '0a1': '0,0/0', '1D1': '3,0/0' }, { card: [3, 0, 0] }),
        play: [...move('a'), explode('0a1')],
        told: [{ type: 'exploded', at: cellOf(3, 0) }],
        then: { ships: { '0a1': 'J2', '1D1': 'J1' }, points: [4, 1, 0] },
      },
      {
        name: 'lost off the board: too late',
        scenario: one('terriens-3', { '0a1': '10,0/0', '0a2': '0,0/0' }, { card: [3, 0, 0] }),
        play: move('a'),
        refused: [[explode('0a1'), 'explose-absent']],
        allowed: [explode('0a2')],
        then: { ships: { '0a1': 'lost', '0a2': '3,0/0' } },
      },
      {
        name: 'the two that met',
        scenario: one(
          'terriens-3',
          { '0a1': '0,0/0', '0b1': '3,0/0', '0b2': '5,0/0', '1a1': '1,0/0' },
          { card: [3, 0, 0] },
        ),
        play: [...move('a'), keep('0a1'), explode('0b1')],
        then: { ships: { '0a1': 'removed', '0b1': 'removed', '0b2': 'removed', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'vonyan-1',
    [
      { name: 'E9, n', scenario: E9, play: FIRST, then: { asteroids: ['-1,0'], probes: [], ring: '-1,0' } },
      {
        name: 'E9, n + 1',
        scenario: E9,
        play: [...FIRST, ...SECOND],
        then: { asteroids: ['-2,0'], probes: [], ring: '-2,0' },
      },
      {
        name: 'E9, n + 2',
        scenario: E9,
        play: [...FIRST, ...SECOND],
        settled: true,
        refused: [[asteroid([-2, 0], [-3, 0]), 'asteroide-loin']],
        then: { asteroids: ['-2,0'], probes: [], ring: '-2,0' },
      },
      // Turned about in front of the asteroid, the destroyer is 3 cells away: it strikes J2's.
      {
        name: 'E9, n + 3',
        scenario: one('vonyan-1!', { '0D1': '2,-1/3', '1D1': '-3,0/3' }, { asteroids: [[-2, 0]], ring: [-2, 0] }),
        play: [asteroid([-2, 0], [-3, 0])],
        then: { ships: { '1D1': '-3,0/3*' }, asteroids: [] },
      },
    ],
  ],
  [
    'vonyan-2',
    [
      // Six cells for a1, three for a2, which hits an asteroid; the doubled one may still turn.
      {
        name: 'doubles onto a probe',
        scenario: one(
          'vonyan-2!',
          { '0a1': '0,0/2', '0a2': '3,0/2' },
          {
            card: [3, 1, 0],
            probes: [
              [0, -6],
              [0, -3],
            ],
            asteroids: [[3, -3]],
          },
        ),
        play: [...move('a'), pace('0a1', true), pace('0a2', false), turn('0a1', 3)],
        told: [{ type: 'missed', ship: '0a1', why: 'doubled' }],
        then: { ships: { '0a1': '0,-6/3', '0a2': 'removed' }, probes: ['0,-3'], points: [1, 0, 0] },
      },
      {
        name: 'hidden: nobody asks',
        scenario: one('vonyan-2', { '0a1': '0,0/2' }, { card: [3, 0, 0] }),
        play: move('a'),
        then: { ships: { '0a1': '0,-3/2' }, phase: 'fire' },
      },
    ],
  ],
  [
    'vonyan-3',
    [
      {
        name: 'one away, one off the board, one onto an enemy',
        scenario: one(
          'vonyan-3',
          { '0a1': '0,0/0', '0a2': '7,0/0', '0a3': '-3,0/0', '1a1': '0,3/0' },
          { round: 2, card: [5, 0, 0] },
        ),
        play: [GO, engage('a'), teleport(3, 3)],
        then: { ships: { '0a1': '3,3/0', '0a2': 'lost', '0a3': 'J2', '1a1': 'J1' }, points: [1, 1, 0] },
      },
    ],
  ],
  [
    'valkyries-1',
    [
      {
        name: 'about turn for one point',
        scenario: one('valkyries-1!', { '0D1': '0,0/0' }, { card: [0, 0, 1] }),
        play: [...TAKE, ...helm('ARG', 'ARG', 'ARG')],
        then: { ships: { '0D1': '0,0/3' } },
      },
      {
        name: 'shown in F4',
        scenario: one('valkyries-1', { '0D1': '0,0/0' }, { card: [0, 0, 0] }),
        play: [GO, reveal(0), destroyer('0D1'), ...helm('A', 'A')],
        then: { ships: { '0D1': '2,0/0' } },
      },
    ],
  ],
  [
    'valkyries-2',
    [
      {
        name: 'nine cells from the bow, one cell of a destroyer',
        scenario: one('valkyries-2!', { '0D1': '0,5/1', '1D1': '10,-5/0' }),
        play: [...TAKE, LASER],
        told: [{ type: 'laser', why: 'hit', from: cellOf(1, 4), at: cellOf(10, -5) }],
        then: { ships: { '1D1': '10,-5/0*' } },
      },
      {
        name: 'behind an ally',
        scenario: one('valkyries-2!', { '0D1': '0,5/1', '0D2': '4,1/0', '1D1': '10,-5/0' }),
        play: [...TAKE, LASER],
        told: [{ type: 'laser', why: 'ally', at: cellOf(4, 1), target: null }],
      },
      {
        name: 'the turrets instead',
        scenario: one('valkyries-2!', { '0D1': '0,5/1', '1a1': '-2,5/0' }),
        play: [...TAKE, shoot('1a1')],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'valkyries-3',
    [
      // From (1, 4), looking north-east: (2,3) (3,2) (4,1); (1,3) (2,2) (3,1); (2,4) (3,3) (4,2).
      {
        scenario: one(
          'valkyries-3',
          {
            '0D1': '0,5/1',
            '1a1': '4,1/0',
            '1a2': '1,3/0',
            '1a3': '4,2/0',
            '1a4': '5,0/0',
            '1D1': '3,3/2',
            '2D1': '3,0/5',
          },
          { asteroids: [[2, 3]] },
        ),
        play: [...TAKE, SUPER],
        told: [
          {
            type: 'super-shot',
            cells: [
              cellOf(2, 3),
              cellOf(3, 2),
              cellOf(4, 1),
              cellOf(1, 3),
              cellOf(2, 2),
              cellOf(3, 1),
              cellOf(2, 4),
              cellOf(3, 3),
              cellOf(4, 2),
            ],
          },
        ],
        then: { ships: { '1a1': 'J1', '1a2': 'J1', '1a3': 'J1', '1D1': 'J1', '2D1': '3,0/5*' }, points: [7, 0, 0] },
      },
      {
        name: 'a hidden armour stops both damages',
        scenario: position({ ships: { '0D1': '0,0/0', '1D1': '3,0/0' }, powers: ['valkyries-3', 'dreckach-1'] }),
        play: [...TAKE, SUPER, ABSORB],
        then: { tokens: 3 },
      },
    ],
  ],
  [
    'dreckach-1',
    [
      {
        name: 'E8, in answer, round 4',
        scenario: SIEGE,
        play: BESIEGED,
        told: [{ type: 'shield-up', ship: '0D1', tokens: 3, inAnswer: true }],
        then: { tokens: 3 },
      },
      {
        name: 'E8, round 5',
        scenario: SIEGE,
        play: [...BESIEGED, ...siege(1)],
        untold: ['damaged'],
        then: { tokens: 2 },
      },
      {
        name: 'E8, round 6',
        scenario: SIEGE,
        play: [...BESIEGED, ...siege(1), ...siege(2)],
        untold: ['damaged'],
        then: { tokens: 1 },
      },
      {
        name: 'E8, round 7',
        scenario: SIEGE,
        play: [...BESIEGED, ...siege(1), ...siege(2), ...siege(3)],
        then: { ships: { '0D1': '3,0/0*' }, tokens: 0 },
      },
      {
        name: 'kept hidden',
        scenario: SIEGE,
        play: [...shots('a'), SUFFER],
        then: { ships: { '0D1': '3,0/0*' }, tokens: 0 },
      },
      {
        name: 'not against a collision',
        scenario: one('dreckach-1', { '0D1': '3,0/0', '1a1': '0,0/0' }, { active: 1, card: [3, 0, 0] }),
        play: move('a'),
        then: { ships: { '0D1': '3,0/0*', '1a1': 'J1' }, points: [1, 0, 0] },
      },
      // Up in its own turn, one token leaves at the end of it.
      {
        name: 'two asteroids and a fighter',
        scenario: one(
          'dreckach-1',
          { '0D1': '0,0/0', '1a1': '3,0/0' },
          {
            card: [0, 0, 2],
            asteroids: [
              [2, 0],
              [0, 5],
            ],
          },
        ),
        play: [shield('0D1'), ...TAKE, ...helm('A', 'A')],
        settled: true,
        then: { ships: { '0D1': '2,0/0', '1a1': 'J1' }, asteroids: ['0,5'], points: [2, 0, 0], tokens: 2 },
      },
      {
        name: 'the central asteroid: its cell stays the centre',
        scenario: one('dreckach-1!', { '0D1': '-3,0/0' }, { shield: ['0D1', 3], card: [0, 0, 2], asteroids: [[0, 0]] }),
        play: [...TAKE, ...helm('A', 'A')],
        then: { ships: { '0D1': '-1,0/0' }, asteroids: [], points: [1, 0, 0], ring: '0,0' },
      },
    ],
  ],
  [
    'dreckach-2',
    [
      {
        name: 'some of them',
        scenario: position({ ships: LOSSES, powers: ['dreckach-2'], active: 1 }),
        play: [
          ...LOSSES_PLAY,
          resurrect(1, 'b'),
          restore('0a4', 5, -10, 0),
          { type: 'forgo', ship: '0a5' },
          restore('0D1', 3, -10, 0),
        ],
        then: {
          ships: {
            '0a4': '5,-10/0',
            '0a5': 'J2',
            '0D1': '3,-10/0',
            '0c1': 'J2',
            '1b1': 'J1',
            '1b2': '0,4/2',
            '1b3': '-4,5/2',
          },
          points: [1, 2, 0],
          active: 2,
        },
      },
      {
        name: 'nobody',
        scenario: position({ ships: LOSSES, powers: ['dreckach-2'], active: 1 }),
        play: [...LOSSES_PLAY, { type: 'leave-dead' }],
        then: {
          ships: { '0a4': 'J2', '0a5': 'J2', '0D1': 'J2', '0c1': 'J2', '1b1': 'J1', '1b2': '0,4/2', '1b3': '-4,5/2' },
          points: [1, 7, 0],
          active: 2,
        },
      },
    ],
  ],
  [
    'dreckach-3',
    [
      {
        name: 'shown in F6: two cards, then the third',
        scenario: one('dreckach-3', {}),
        play: [GO, reveal(0)],
        settled: true,
        then: { hands: ['C2 C3 C4', 'C1', 'C1'], piles: [5, 8, 8], active: 1 },
      },
      {
        name: 'one card left to draw',
        scenario: one('dreckach-3', {}, { round: 8 }),
        play: [reveal(0)],
        settled: true,
        then: { hands: ['C1 C2', 'C1', 'C1'], piles: [0, 1, 1], phase: 'reveal' },
      },
    ],
  ],
];

// ── The other reading of each option
const SCREEN = { '0a1': '0,0/0', '0a2': '3,3/2', '1a1': '3,0/0', '1a2': '4,0/0' } as const;
const ELITE_TWICE = one(
  'terriens-1!',
  { '0a1': '0,0/0', '1a1': '2,0/0', '1a2': '4,0/0' },
  { elite: '0a1', ...STILL, options: { eliteReading: 'two-shots' } },
);
export const OPTION_ROWS: readonly (readonly [option: OptionKey, trials: readonly Trial[]])[] = [
  [
    'squadronMove',
    [
      {
        scenario: fly(1, { '0a1': '0,0/0', '0a2': '1,0/0' }, { options: { squadronMove: 'sequential' } }),
        play: [...move('a'), arrive('0a1'), keep('0a1')],
        then: { ships: { '0a1': '1,0/0', '0a2': 'removed' } },
      },
    ],
  ],
  [
    'fighterFire',
    [
      {
        scenario: fly(0, SCREEN, { options: { fighterFire: 'simultaneous' } }),
        play: shots('a'),
        told: [{ type: 'missed', ship: '0a2' }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'probesBlockFire',
    [
      {
        scenario: fly(0, { '0a1': '0,0/0', '1a1': '4,0/0' }, { probes: [[2, 0]], options: { probesBlockFire: true } }),
        play: shots('a'),
        told: [{ type: 'missed', why: 'probe', at: cellOf(2, 0) }],
      },
    ],
  ],
  [
    'destroyerPoint',
    [
      {
        name: 'forward and pivot',
        scenario: steer(1, { '0D1': '0,0/0' }, { options: { destroyerPoint: 'forward-and-pivot' } }),
        play: [...TAKE, ...helm('A', 'ARG')],
        then: { ships: { '0D1': '1,0/1' } },
      },
      {
        name: 'not twice forward',
        scenario: steer(1, { '0D1': '0,0/0' }, { options: { destroyerPoint: 'forward-and-pivot' } }),
        play: [...TAKE, FORWARD],
        refused: [[FORWARD, 'un-seul-pivot']],
        then: { ships: { '0D1': '1,0/0' } },
      },
    ],
  ],
  [
    'destroyerFireNeedsMove',
    [
      {
        name: 'still',
        scenario: steer(2, { '0D1': '0,0/0', '1a1': '2,0/0' }, { options: { destroyerFireNeedsMove: true } }),
        play: [...TAKE, HALT],
        refused: [[shoot('1a1'), 'tir-sans-bouger']],
      },
      {
        name: 'moved',
        scenario: steer(1, { '0D1': '0,0/0', '1a1': '3,0/0' }, { options: { destroyerFireNeedsMove: true } }),
        play: [...TAKE, FORWARD, shoot('1a1')],
        then: { ships: { '0D1': '1,0/0', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'crushAlliedFighter',
    [
      {
        scenario: steer(1, { '0D1': '0,0/0', '0b1': '2,0/0' }, { options: { crushAlliedFighter: false } }),
        play: [...shots('b'), destroyer('0D1')],
        refused: [[FORWARD, 'fin-chasseur-allie']],
      },
    ],
  ],
  // The second fighter is rammed too, though the first one was the end of the destroyer.
  [
    'destroyerSuicide',
    [
      {
        scenario: steer(
          2,
          { '0D1': '0,0/0*', '1a1': '2,0/0', '1a2': '3,0/0' },
          { options: { destroyerSuicide: 'allowed' } },
        ),
        play: [...TAKE, ...helm('A', 'A')],
        then: { ships: { '0D1': 'J2', '1a1': 'J1', '1a2': 'J1' }, points: [2, 4, 0] },
      },
    ],
  ],
  [
    'tieBreak',
    [
      {
        scenario: position({
          ships: { '1a1': '5,0/0', '1D1': '5,3/0', '0a1': '-5,0/0' },
          round: 9,
          active: 2,
          prizes: { 0: { fighters: 3 }, 1: { fighters: 3 } },
          options: { tieBreak: 'ships-left' },
        }),
        play: [GO],
        then: { result: 'vainqueurs:1' },
      },
    ],
  ],
  [
    'valkyrieBonus',
    [
      {
        scenario: one('valkyries-1!', { '0D1': '0,0/0' }, { card: [0, 0, 0], options: { valkyrieBonus: 1 } }),
        play: [...TAKE, FORWARD],
        refused: [[FORWARD, 'points-epuises']],
        then: { ships: { '0D1': '1,0/0' } },
      },
    ],
  ],
  [
    'eliteReading',
    [
      {
        name: 'two shots in a row',
        scenario: ELITE_TWICE,
        play: [...move('a'), eliteTo(0, 0), heading(0), VOLLEY],
        then: { ships: { '1a1': 'J1', '1a2': 'J1' }, points: [2, 0, 0] },
      },
      {
        name: 'one life',
        scenario: one(
          'terriens-1!',
          { '0a1': '0,0/0', '1a1': '3,0/3' },
          { elite: '0a1', ...STILL, active: 1, options: { eliteReading: 'two-shots' } },
        ),
        play: shots('a'),
        then: { ships: { '0a1': 'J2' }, points: [0, 1, 0] },
      },
      // a2 may come in between: fired first at what stands behind, it spares a shot of the elite.
      {
        name: 'the order is asked',
        scenario: one(
          'terriens-1!',
          { '0a1': '0,0/0', '0a2': '3,4/2', '1a1': '2,0/0', '1a2': '3,0/0', '1a3': '3,-1/0' },
          { elite: '0a1', ...STILL, options: { eliteReading: 'two-shots' } },
        ),
        play: [...move('a'), eliteTo(0, 0), heading(0), fire('0a1'), fire('0a1')],
        then: { ships: { '1a1': 'J1', '1a2': 'J1', '1a3': 'J1' }, points: [3, 0, 0] },
      },
    ],
  ],
  [
    'teleportShape',
    [
      {
        scenario: one('vonyan-3', { '0a1': '0,0/0' }, { round: 2, options: { teleportShape: 'straight-line' } }),
        play: [GO, engage('a')],
        refused: [[teleport(-2, 5), 'teleport-droite']],
        allowed: [teleport(0, 5), teleport(-6, 6)],
        then: { ships: { '0a1': '0,0/0' } },
      },
    ],
  ],
  [
    'superShotStopped',
    [
      {
        scenario: one('valkyries-3', SUPER_SHOT, {
          ...STILL,
          asteroids: [[2, -1]],
          options: { superShotStopped: 'by-obstacles' },
        }),
        play: SUPER_PLAY,
        then: { ships: { '0b1': 'removed', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'shieldFirstHit',
    [
      {
        scenario: one(
          'dreckach-1',
          { '0D1': '3,0/0', '1a1': '0,0/0', '1a2': '7,0/3' },
          { ...STILL, active: 1, options: { shieldFirstHit: 'applied' } },
        ),
        play: [...shots('a'), ABSORB],
        then: { ships: { '0D1': '3,0/0*' }, tokens: 3 },
      },
    ],
  ],
  [
    'shieldVsCollision',
    [
      {
        scenario: one(
          'dreckach-1!',
          { '0D1': '3,0/0', '1a1': '0,0/0' },
          { shield: ['0D1', 2], card: [3, 0, 0], active: 1, options: { shieldVsCollision: 'vulnerable' } },
        ),
        play: move('a'),
        then: { ships: { '0D1': '3,0/0*', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  ],
  [
    'shieldAsteroidPrize',
    [
      {
        scenario: one(
          'dreckach-1!',
          { '0D1': '0,0/0' },
          { shield: ['0D1', 2], card: [0, 0, 1], asteroids: [[2, 0]], options: { shieldAsteroidPrize: 0 } },
        ),
        play: [...TAKE, FORWARD],
        told: [{ type: 'asteroid-taken', points: 0 }],
        then: { ships: { '0D1': '1,0/0' }, asteroids: [] },
      },
    ],
  ],
  [
    'resurrectWindow',
    [
      {
        name: 'not at the end of the others’ turn',
        scenario: position({
          ships: LOSSES,
          powers: ['dreckach-2'],
          active: 1,
          options: { resurrectWindow: 'own-turn' },
        }),
        play: [...LOSSES_PLAY, card(0)],
        then: {
          ships: { '0a4': 'J2', '0a5': 'J2', '0D1': 'J2', '0c1': 'J2', '1b1': 'J1', '1b2': '0,4/2', '1b3': '-4,5/2' },
          points: [1, 7, 0],
        },
      },
      {
        // J3's card, J1's card, its two last windows, then the question.
        name: 'at the end of one’s own',
        scenario: position({
          ships: LOSSES,
          powers: ['dreckach-2'],
          active: 1,
          options: { resurrectWindow: 'own-turn' },
        }),
        play: [
          ...LOSSES_PLAY,
          card(0),
          card(0),
          GO_DRAW,
          { type: 'end-turn' },
          resurrect(1, 'b'),
          restore('0a4', 2, -9, 5),
          { type: 'forgo', ship: '0a5' },
          { type: 'forgo', ship: '0D1' },
        ],
        then: {
          ships: {
            '0a4': '2,-9/5',
            '0a5': 'J2',
            '0D1': 'J2',
            '0c1': 'J2',
            '1b1': 'J1',
            '1b2': '0,4/2',
            '1b3': '-4,5/2',
          },
          points: [1, 6, 0],
        },
      },
    ],
  ],
  [
    'resurrectedDestroyer',
    [
      {
        scenario: position({
          ships: LOSSES,
          powers: ['dreckach-2'],
          active: 1,
          options: { resurrectedDestroyer: 'damaged' },
        }),
        play: [
          ...LOSSES_PLAY,
          resurrect(1, 'b'),
          { type: 'forgo', ship: '0a4' },
          { type: 'forgo', ship: '0a5' },
          restore('0D1', 4, -10, 5),
        ],
        then: {
          ships: {
            '0a4': 'J2',
            '0a5': 'J2',
            '0D1': '4,-10/5*',
            '0c1': 'J2',
            '1b1': 'J1',
            '1b2': '0,4/2',
            '1b3': '-4,5/2',
          },
          points: [1, 3, 0],
        },
      },
    ],
  ],
];

// ── Rulings
export const RULING_ROWS: readonly (readonly [ruling: string, trials: readonly Trial[]])[] = [
  [
    'A8: a card of speed 0 leaves everybody in place, even on a cell where somebody would ram',
    [{ scenario: fly(0, { '0a1': '0,0/0', '0a2': '1,0/0' }), play: move('a'), untold: ['collided'] }],
  ],
  [
    'A11: a hole under a flight is nothing; a shot stops there',
    [
      {
        scenario: fly(
          2,
          { '0a1': '0,0/0', '1a1': '5,0/0' },
          {
            board: {
              radius: 11,
              holes: [
                [1, 0],
                [3, 0],
              ],
              centre: [0, 5],
            },
          },
        ),
        play: [...move('a'), VOLLEY],
        told: [{ type: 'missed', why: 'nothing' }],
        then: { ships: { '0a1': '2,0/0' } },
      },
    ],
  ],
  [
    'A22: a destroyer may come back to where it was',
    [{ scenario: steer(6, { '0D1': '0,0/0' }), play: [...TAKE, ...helm('ARG', 'ARG', 'ARG', 'ARG', 'ARG', 'ARG')] }],
  ],
  [
    'A27: probes taken leave the ring where it is',
    [
      {
        scenario: position({ ships: { '0D1': '0,1/3', '0a1': '1,0/0', '1a1': '-1,0/0' }, round: 9, active: 2 }),
        play: [GO],
        totals: [
          [0, 0, 0, 6],
          [0, 0, 0, 2],
          [0, 0, 0, 0],
        ],
      },
    ],
  ],
  [
    'A36: onto an elite of one’s own side, the fighter is lost; a destroyer may not',
    [
      {
        name: 'fighter',
        scenario: one('terriens-1!', { '0a1': '3,0/0', '0b1': '0,0/0' }, { elite: '0a1', card: [3, 0, 0] }),
        play: move('b'),
        then: { ships: { '0b1': 'removed' } },
      },
      {
        name: 'destroyer',
        scenario: one(
          'terriens-1!',
          { '0D1': '-5,0/0', '1D1': '0,0/0', '0a1': '2,0/0' },
          { elite: '0a1', active: 1, card: [0, 0, 1] },
        ),
        play: [GO, destroyer('1D1')],
        refused: [[FORWARD, 'fin-elite']],
      },
      {
        name: 'its second wound',
        scenario: one('terriens-1!', { '0a1': '3,0/0*', '1a1': '0,0/0' }, { elite: '0a1', active: 1, card: [3, 0, 0] }),
        play: move('a'),
        then: { ships: { '0a1': 'J2', '1a1': 'J1' }, points: [1, 1, 0] },
      },
      {
        name: 'rams an ally',
        scenario: one('terriens-1!', { '0a1': '0,0/0', '0b1': '1,0/0' }, { elite: '0a1', card: [1, 0, 0] }),
        play: [...move('a'), eliteTo(1, 0), heading(0)],
        then: { ships: { '0a1': '1,0/0', '0b1': 'removed' } },
      },
      {
        name: 'one by one, rams an ally that waits: it never leaves',
        scenario: one(
          'terriens-1!',
          { '0a1': '0,0/0', '0a2': '1,0/0', '1a1': '4,0/0' },
          { elite: '0a1', card: [3, 0, 0], options: { squadronMove: 'sequential' } },
        ),
        play: [...move('a'), arrive('0a1'), eliteTo(1, 0), heading(0)],
        then: { ships: { '0a1': '1,0/0', '0a2': 'removed' } },
      },
    ],
  ],
  [
    'A40: what an asteroid does to those that the source does not name',
    [
      {
        name: 'a damaged destroyer',
        scenario: one('vonyan-1!', { '0D1': '0,0/0', '1D1': '4,0/0*' }, { asteroids: [[3, 0]] }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '1D1': 'J1' }, asteroids: ['4,0'], points: [4, 0, 0] },
      },
      {
        name: 'an armoured destroyer',
        scenario: position({
          ships: { '0D1': '0,0/0', '1D1': '4,0/0' },
          powers: ['vonyan-1!', 'dreckach-1!'],
          shield: ['1D1', 1],
          asteroids: [[3, 0]],
        }),
        play: [asteroid([3, 0], [4, 0])],
        then: { asteroids: [] },
      },
      {
        name: 'an undamaged elite',
        scenario: position({
          ships: { '0D1': '0,0/0', '1a1': '4,0/0' },
          powers: ['vonyan-1!', 'terriens-1!'],
          elite: '1a1',
          asteroids: [[3, 0]],
        }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '1a1': '4,0/0*' }, asteroids: [] },
      },
      {
        name: 'a damaged elite',
        scenario: position({
          ships: { '0D1': '0,0/0', '1a1': '4,0/0*' },
          powers: ['vonyan-1!', 'terriens-1!'],
          elite: '1a1',
          asteroids: [[3, 0]],
        }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '1a1': 'J1' }, asteroids: ['4,0'], points: [1, 0, 0] },
      },
      {
        name: 'an ally',
        scenario: one('vonyan-1!', { '0D1': '0,0/0', '0a1': '4,0/0' }, { asteroids: [[3, 0]] }),
        play: [asteroid([3, 0], [4, 0])],
        then: { ships: { '0a1': 'removed' }, asteroids: ['4,0'] },
      },
    ],
  ],
  [
    'A41: a central asteroid broken against a destroyer leaves the centre where it was',
    [
      {
        scenario: one(
          'vonyan-1!',
          { '0D1': '-3,0/0', '1D1': '1,0/0' },
          {
            asteroids: [
              [0, 0],
              [5, 5],
            ],
          },
        ),
        play: [asteroid([0, 0], [1, 0])],
        then: { ships: { '1D1': '1,0/0*' }, asteroids: ['5,5'], ring: '0,0' },
      },
    ],
  ],
  [
    'A46: an own shot, or a second damage, asks nothing',
    [
      {
        name: 'a damaged destroyer',
        scenario: one('dreckach-1', { '0D1': '3,0/0*', '1a1': '0,0/0' }, { ...STILL, active: 1 }),
        play: shots('a'),
        then: { ships: { '0D1': 'J2' }, points: [0, 4, 0] },
      },
      {
        name: 'another card of the Dreckach is asked too, and can only suffer',
        scenario: one('dreckach-3', { '0D1': '3,0/0', '1a1': '0,0/0' }, { ...STILL, active: 1 }),
        play: shots('a'),
        open: [SUFFER],
        then: { asks: 0 },
      },
    ],
  ],
  [
    'A49: no room, no return',
    [
      {
        scenario: position({
          ships: { '0a1': '3,0/0', '1b1': '0,0/0' },
          powers: ['dreckach-2'],
          ...STILL,
          active: 1,
          board: { radius: 5, zones: [] },
        }),
        play: [...shots('b'), resurrect(1, 'b'), { type: 'forgo', ship: '0a1' }],
        then: { ships: { '0a1': 'J2' }, points: [0, 1, 0], active: 2 },
      },
    ],
  ],
  [
    'A52: an explosion ends an undamaged destroyer of its own side without points',
    [
      {
        scenario: one('terriens-3', { '0a1': '0,0/0', '0D1': '1,0/0' }),
        play: [explode('0a1')],
        then: { ships: { '0a1': 'removed', '0D1': 'removed' } },
      },
    ],
  ],
];

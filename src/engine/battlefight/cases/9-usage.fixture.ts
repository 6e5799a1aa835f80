// What a week of hard use found: somebody who resigns in the middle of a step, and what the log says when each ruling is told (« litige: signaler »).
import {
  at,
  BASIC,
  type Case,
  type Setting,
  destabilise,
  discard,
  move,
  play,
  push,
  target,
  technique,
  withX,
  x,
  X,
} from './trials.fixture.ts';

const TRIO = { J3: { cell: 'A1' } };
const TOLD = { options: { litige: 'signaler' } } as const satisfies Setting;
const resign = { type: 'resign', seat: 0 } as const;
const GIFT = technique('don', 'rhetorique', ['destabiliser', undefined, 'adversaire'], ['piocher', 1]);
const WAITS = technique('attente', 'defense', ['stable', 2], ['blesser', 1]);
const HIT = technique('coup', 'attaque', ['blesser', 1]);

export const USAGE: readonly Case[] = [
  {
    id: 'usage A6',
    says: 'J1 resigns while J2 has to choose what « L’adversaire a Rejouer » asks: J2 plays nothing for it, then has a turn of their own',
    rules: ['bf.execution.proprietaire-elimine', 'bf.tour.elimine-en-cours'],
    trials: [
      {
        scenario: withX(
          [
            ['rejouer', undefined, 'adversaire'],
            ['piocher', 1],
          ],
          TRIO,
        ),
        play: [x, target(1), resign],
        then: { out: ['J1'], turn: 'J2', active: [], discard: { J1: [X] } },
      },
      {
        name: 'whom J2 would have targeted is not asked either: the card stays in hand',
        scenario: withX([['rejouer', undefined, 'adversaire']], {
          ...TRIO,
          J2: { hand: [HIT.id] },
          cards: [HIT],
          J4: { cell: 'G4' },
        }),
        play: [x, target(1), play(HIT.id), resign],
        then: { out: ['J1'], turn: 'J2', active: [], hand: { J2: [HIT.id] } },
      },
      {
        name: 'what J2 has begun goes on',
        scenario: withX([['rejouer', undefined, 'adversaire']], { ...TRIO, J2: { hand: [HIT.id] }, cards: [HIT] }),
        play: [x, target(1), play(HIT.id), target(2), resign],
        then: { out: ['J1'], turn: 'J2', points: { J3: '19/1' }, discard: { J2: [HIT.id] } },
      },
    ],
  },
  {
    id: 'usage A6, A18',
    says: 'J1 resigns while J2 pays for « L’adversaire a Déstabiliser »: what was paid stays paid, nothing resumes',
    rules: ['bf.execution.proprietaire-elimine'],
    trials: [
      {
        scenario: at({
          J1: { hand: [GIFT.id] },
          J2: { hand: ['ex-def-1', 'ex-dep-1', 'ex-dep-2'] },
          ...TRIO,
          cards: [GIFT, WAITS],
          active: [{ card: WAITS.id, owner: 1, target: 2, next: 1 }],
        }),
        play: [play(GIFT.id), target(1), destabilise('1:attente'), discard('ex-dep-1'), resign],
        then: {
          out: ['J1'],
          turn: 'J2',
          points: { J3: '20/0' },
          active: ['J2 attente n° 2 coût 2'],
          discard: { J2: ['ex-dep-1'] },
        },
      },
    ],
  },
];

type Told = readonly [ruling: string, name: string, trial: Case['trials'][number]];
/** Where the text leaves a hole, the log names the ruling; where it is explicit, it does not. */
export const SPOKEN: readonly Told[] = [
  [
    'A6',
    'the owner is put out by a step of their own',
    { scenario: withX([['se-blesser', 5, 'tous']], { J1: { life: 5 }, ...TRIO, ...TOLD }), play: [x] },
  ],
  [
    'A8',
    'pushes are left when the target goes off the board',
    {
      scenario: withX(
        [
          ['pousser', 3],
          ['piocher', 1],
        ],
        { J2: { cell: 'D7' }, ...TRIO, ...TOLD },
      ),
      play: [x, target(1), push('dehors')],
    },
  ],
  [
    'A17',
    'what « Rejouer » plays ends, and the turn goes on',
    { scenario: withX([['rejouer'], ['piocher', 1]], TOLD), play: [x, BASIC.move, move('D4')] },
  ],
  [
    'A17',
    'what « Rejouer » plays fails, and the turn goes on',
    {
      scenario: withX([['rejouer'], ['force', 1]], {
        J1: { cell: 'A1', hand: ['ex-att-1'] },
        J2: { cell: 'G4' },
        ...TOLD,
      }),
      play: [x, play('ex-att-1')],
    },
  ],
  [
    'A23',
    'from the edge, pushed elsewhere than off the board',
    { scenario: withX([['pousser', 1]], { J1: { cell: 'D6' }, J2: { cell: 'C6' }, ...TOLD }), play: [x, push('B5')] },
  ],
  [
    'A26',
    'the last card of a pile costs nothing',
    { scenario: withX([['piocher', 1]], { J1: { pile: ['ex-def-1'] }, ...TOLD }), play: [x] },
  ],
  ['A29', 'somebody fails under « Tout le monde a »', { scenario: withX([['defausser', 1, 'tous']], TOLD), play: [x] }],
  [
    'A31',
    'the opponent fails, and the technique of the owner with it',
    { scenario: withX([['defausser', 1, 'adversaire']], TOLD), play: [x] },
  ],
  [
    'A31',
    'the opponent plays a technique of their own',
    { scenario: withX([['rejouer', undefined, 'adversaire']], TOLD), play: [x, BASIC.defence] },
  ],
  ['A32', 'a modifier before « Stable »', { scenario: withX([['stable', 1, 'tous']], TOLD), play: [x] }],
];
export const UNSPOKEN: readonly Told[] = [
  ['A6', 'another is put out', { scenario: withX([['blesser', 20]], { ...TRIO, ...TOLD }), play: [x, target(1)] }],
  [
    'A8',
    'the last push puts the target off',
    {
      scenario: withX([['pousser', 1]], { J2: { cell: 'D7' }, ...TRIO, ...TOLD }),
      play: [x, target(1), push('dehors')],
    },
  ],
  [
    'A17',
    'the technique of the turn fails',
    { scenario: withX([['corps-a-corps']], { J1: { cell: 'A1' }, J2: { cell: 'G4' }, ...TOLD }), play: [x] },
  ],
  ['A17', 'the technique of the turn ends', { scenario: at(TOLD), play: [BASIC.defence] }],
  ['A23', 'pushed away from the edge', { scenario: withX([['pousser', 1]], TOLD), play: [x, push('D6')] }],
  [
    'A26',
    'an empty pile: the text says it all',
    { scenario: withX([['piocher', 1]], { J1: { discard: ['ex-def-1', 'ex-def-1'] }, ...TOLD }), play: [x] },
  ],
  ['A29', 'one alone fails', { scenario: withX([['defausser', 1]], TOLD), play: [x] }],
  ['A31', 'the owner fails', { scenario: withX([['defausser', 1]], TOLD), play: [x] }],
  ['A31', 'one’s own « Rejouer »', { scenario: withX([['rejouer']], TOLD), play: [x, BASIC.defence] }],
  ['A32', '« Stable » alone', { scenario: withX([['stable', 1]], TOLD), play: [x] }],
  [
    'A39',
    'between two people, an agreement is one',
    {
      scenario: at(TOLD),
      play: [
        { type: 'offer-draw', seat: 0 },
        { type: 'answer-draw', seat: 1, accept: true },
      ],
    },
  ],
  [
    'A50',
    'a hand that does not suffice: the text says it all',
    { scenario: withX([['defausser', 4]], { J1: { hand: ['ex-def-1', 'ex-def-1'] }, ...TOLD }), play: [x] },
  ],
];

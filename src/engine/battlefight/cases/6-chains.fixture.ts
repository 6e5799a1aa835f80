// Ledger, « Stable, Déstabiliser, Rejouer, effets »: V71 to V84.
import {
  at,
  BASIC,
  bears,
  both,
  type Case,
  destabilise,
  discard,
  GUARD,
  move,
  play,
  technique,
  withX,
  x,
} from './trials.fixture.ts';

const BASICS = Object.values(BASIC);
const HUSH = '1:ex-def-2';
/** Everything forbidden to J2, by five steps of a technique of J1's. */
const GAG = technique(
  'baillon',
  'rhetorique',
  ...(['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'] as const).map(
    (type) => ['s-empecher', type, 'adversaire'] as const,
  ),
  ['stable', 0],
);

export const CHAINS: readonly Case[] = [
  {
    id: 'V71',
    says: 'Garde haute waits in play',
    rules: ['bf.execution.stable-active', 'bf.tour.fin-stable'],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-def-2'] } }),
        play: [play('ex-def-2')],
        told: [{ type: 'turn-over', why: 'stable' }],
        then: {
          active: ['J1 ex-def-2 n° 4 coût 1'],
          P: { J1: 2 },
          V: { J1: -1 },
          hand: { J1: [] },
          discard: { J1: [] },
          turn: 'J2',
        },
      },
    ],
  },
  {
    id: 'V72',
    says: 'destabilising Garde haute for the only card in hand',
    rules: [
      'bf.enchainement.destabiliser-defausse',
      'bf.enchainement.destabiliser-reprise',
      'bf.execution.effets-lies',
    ],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-def-1'] }, active: [GUARD] }),
        play: [BASIC.talk, destabilise(HUSH)],
        then: {
          hand: { J1: [] },
          discard: { J1: ['ex-def-1'], J2: ['ex-def-2'] },
          active: [],
          P: { J2: 0 },
          V: { J2: 0 },
          turn: 'J2',
        },
      },
    ],
  },
  {
    id: 'V73',
    says: 'the same with an empty hand',
    rules: ['bf.enchainement.destabiliser-main-insuffisante', 'bf.enchainement.destabiliser-facultatif'],
    trials: [
      {
        scenario: at({ active: [GUARD] }),
        play: [BASIC.talk],
        open: [destabilise(null)],
        refused: [[destabilise(HUSH), 'main-insuffisante']],
        says: /Garde haute.*\b1 carte\b/,
      },
      {
        name: 'none chosen',
        scenario: at({ active: [GUARD] }),
        play: [BASIC.talk, destabilise(null)],
        told: [{ type: 'not-destabilised', choice: true }],
        untold: ['failed', 'resumed'],
        then: { active: ['J2 ex-def-2 n° 4 coût 1'], turn: 'J2' },
      },
    ],
  },
  {
    id: 'V74',
    says: 'C(J1) = 3: Garde haute costs no card',
    rules: ['bf.enchainement.destabiliser-cout'],
    trials: [
      {
        scenario: at(both({ active: [GUARD], cards: [] }, bears(0, ['charme', 3]))),
        play: [BASIC.talk, destabilise(HUSH)],
        told: [{ type: 'paid', cost: 1, charm: 3, price: 0 }],
        untold: ['discarded'],
        then: { active: ['J1 porte-0 n° 3 coût 99'], discard: { J2: ['ex-def-2'] }, P: { J2: 0 } },
      },
    ],
  },
  {
    id: 'V75',
    says: 'C(J1) = −1: Garde haute costs two',
    rules: ['bf.enchainement.destabiliser-cout'],
    trials: [
      {
        name: 'one card',
        scenario: at({ J1: { hand: ['ex-def-1'] }, ...both({ active: [GUARD], cards: [] }, bears(0, ['charme', -1])) }),
        play: [BASIC.talk],
        refused: [[destabilise(HUSH), 'main-insuffisante']],
        says: /\b2 cartes\b/,
      },
      {
        name: 'two cards',
        scenario: at({
          J1: { hand: ['ex-def-1', 'ex-dep-1'] },
          ...both({ active: [GUARD], cards: [] }, bears(0, ['charme', -1])),
        }),
        play: [BASIC.talk, destabilise(HUSH)],
        then: { hand: { J1: [] }, discard: { J2: ['ex-def-2'] } },
      },
      {
        name: 'two of three',
        scenario: at({
          J1: { hand: ['ex-def-1', 'ex-dep-1', 'ex-att-1'] },
          ...both({ active: [GUARD], cards: [] }, bears(0, ['charme', -1])),
        }),
        play: [BASIC.talk, destabilise(HUSH), discard('ex-dep-1'), discard('ex-att-1')],
        then: { hand: { J1: ['ex-def-1'] }, discard: { J1: ['ex-dep-1', 'ex-att-1'], J2: ['ex-def-2'] } },
      },
    ],
  },
  {
    id: 'V76',
    says: 'nothing is Stable',
    rules: ['bf.enchainement.destabiliser-facultatif'],
    trials: [
      {
        scenario: at(),
        play: [BASIC.talk],
        told: [
          { type: 'not-destabilised', choice: false },
          { type: 'turn-over', why: 'end' },
        ],
        untold: ['failed'],
        then: { turn: 'J2' },
      },
    ],
  },
  {
    id: 'V77',
    says: 'a Force that lasts as long as its technique',
    rules: ['bf.effets.duree', 'bf.execution.effets-lies'],
    trials: [
      {
        scenario: withX([['force', 2], ['corps-a-corps'], ['blesser', 1]]),
        play: [x],
        then: { points: { J2: '17/3' }, F: { J1: 0 }, active: [] },
      },
    ],
  },
  {
    id: 'V78',
    says: 'what is played inside fails, what is around goes on',
    rules: ['bf.execution.echec-local', 'bf.combat.blesser-sans-portee'],
    trials: [
      {
        scenario: withX([['rejouer'], ['blesser', 1]], { J2: { cell: 'D6' } }),
        play: [x, BASIC.attack],
        told: [
          { type: 'failed', card: 'base-attaque' },
          { type: 'turn-over', why: 'end' },
        ],
        then: { points: { J2: '19/1' } },
      },
    ],
  },
  {
    id: 'V79',
    says: '« S’empêcher attaque » inside one technique',
    rules: ['bf.effets.s-empecher'],
    trials: [
      {
        scenario: withX([['s-empecher', 'attaque'], ['rejouer']], { J1: { hand: ['ex-att-1', 'ex-def-1'] } }),
        play: [x],
        refused: [
          [BASIC.attack, 'technique-interdite'],
          [play('ex-att-1'), 'technique-interdite'],
        ],
        allowed: [BASIC.defence],
        open: [BASIC.defence, BASIC.move, BASIC.focus, BASIC.talk, play('ex-def-1')],
      },
    ],
  },
  {
    id: 'V80',
    says: 'Transe: no card, the five basic techniques',
    rules: ['bf.effets.s-empecher-carte-tout'],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-att-1'] }, active: [{ card: 'ex-con-5', owner: 0, next: 4 }] }),
        open: BASICS,
        refused: [[play('ex-att-1'), 'cartes-interdites']],
      },
    ],
  },
  {
    id: 'V81',
    says: 'Appel au calme: no attack card for J2',
    rules: ['bf.effets.s-empecher-carte-type'],
    trials: [
      {
        scenario: at({
          J2: { hand: ['ex-att-2', 'ex-def-1'] },
          active: [{ card: 'ex-rhe-4', owner: 0, next: 2 }],
          first: 1,
        }),
        open: [...BASICS, play('ex-def-1')],
        refused: [[play('ex-att-2'), 'cartes-du-type-interdites']],
      },
    ],
  },
  {
    id: 'V82',
    says: 'the five types forbidden to J2: the turn passes, the damage is cleared',
    rules: ['bf.tour.obligation', 'bf.points.remise-a-zero'],
    trials: [
      {
        scenario: at({
          J2: { life: 17, damage: 3 },
          cards: [GAG],
          active: [{ card: GAG.id, owner: 0, target: 1, next: 6 }],
        }),
        play: [BASIC.defence],
        told: [
          { type: 'no-technique', seat: 1 },
          { type: 'turn-over', seat: 1, cleared: 3 },
        ],
        then: { points: { J2: '17/0' }, turn: 'J1' },
      },
      {
        name: 'played',
        scenario: at({ J1: { hand: [GAG.id] }, J2: { life: 17, damage: 3, hand: ['ex-def-1'] }, cards: [GAG] }),
        play: [play(GAG.id)],
        told: [{ type: 'no-technique', seat: 1 }],
        then: { points: { J2: '17/0' }, hand: { J2: ['ex-def-1'] }, turn: 'J1' },
      },
      {
        name: 'already so at the start',
        scenario: at({
          J2: { life: 17, damage: 3 },
          cards: [GAG],
          active: [{ card: GAG.id, owner: 0, target: 1, next: 6 }],
          first: 1,
        }),
        then: { points: { J2: '17/0' }, turn: 'J1' },
      },
    ],
  },
  {
    id: 'V83',
    says: 'Rage contenue and Poing armé add up: 1 + 3',
    rules: ['bf.effets.cumul'],
    uncited: ['bf.effets.cumul'], // told when an effect begins: here both are on the table already
    trials: [
      {
        scenario: at({
          active: [
            { card: 'ex-con-3', owner: 0, next: 3 },
            { card: 'ex-att-4', owner: 0, target: 1, next: 2 },
          ],
        }),
        play: [BASIC.attack],
        told: [{ type: 'hurt', seat: 1, life: [20, 16] }],
        then: { F: { J1: 3 }, points: { J2: '16/4' } },
      },
    ],
  },
  {
    id: 'V84',
    says: 'neither a technique that runs, nor one of somebody out',
    rules: ['bf.enchainement.destabiliser-choix', 'bf.execution.empilement', 'bf.fin.elimination-techniques'],
    trials: [
      {
        name: 'under way',
        scenario: withX([['destabiliser']], { active: [GUARD] }),
        play: [x],
        refused: [[destabilise('0:x'), 'technique-en-cours']],
      },
      {
        name: 'out',
        scenario: at({
          J2: { life: 1 },
          J3: { cell: 'A1', hand: ['ex-dep-1'] },
          ...both({ active: [GUARD], cards: [] }, bears(0, ['force', 5])),
        }),
        play: [BASIC.attack, { type: 'target', seat: 1 }, BASIC.talk],
        told: [{ type: 'deactivated', active: HUSH, why: 'out' }],
        refused: [[destabilise(HUSH), 'technique-non-active']],
        then: { discard: { J2: ['ex-def-2'] } },
      },
      {
        name: 'steps of a move are not destabilised either',
        scenario: at({ J1: { hand: ['ex-dep-2'] } }),
        play: [play('ex-dep-2'), move('D3'), BASIC.talk],
        told: [{ type: 'not-destabilised', choice: false }],
      },
    ],
  },
];

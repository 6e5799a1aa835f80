// Ledger, « Modificateurs »: V85 to V92. The warning of V90 is the card language's: it stands in cases.test.ts.
import { aim, at, BASIC, bears, both, type Case, destabilise, play, technique, withX, x, X } from './trials.fixture.ts';

const WAITING = technique(
  'attente',
  'concentration',
  ['stable', 0],
  ['corps-a-corps'],
  ['piocher', 1, 'adversaire'],
  ['piocher', 1],
);

export const MODIFIERS: readonly Case[] = [
  {
    id: 'V85',
    says: '« L’adversaire a Blesser 2 »: J2 hits J1 with a Force of 1',
    rules: ['bf.modificateurs.adversaire-inversion'],
    trials: [
      {
        scenario: withX([['blesser', 2, 'adversaire']], bears(1, ['force', 1])),
        play: [x],
        told: [{ type: 'hurt', by: 1, seat: 0, life: [20, 17], damage: [0, 3] }],
        then: { points: { J1: '17/0', J2: '20/0' } },
      },
    ],
  },
  {
    id: 'V86',
    says: '« L’adversaire a Se blesser 2 »: the Force of J1 does not count',
    rules: ['bf.modificateurs.adversaire-decisions'],
    trials: [
      {
        scenario: withX([['se-blesser', 2, 'adversaire']], both(bears(0, ['force', 5]), bears(1, ['protection', 1]))),
        play: [x],
        told: [{ type: 'hurt', by: 1, seat: 1, life: [20, 19] }],
        then: { F: { J1: 5, J2: 0 }, P: { J2: 1 }, points: { J1: '20/0', J2: '19/1' } },
      },
    ],
  },
  {
    id: 'V87',
    says: 'Bagarre générale, each one hitting another',
    rules: ['bf.modificateurs.tous-cible', 'bf.modificateurs.tous-ordre'],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-att-5'] }, J3: { cell: 'A1' } }),
        play: [play('ex-att-5'), aim(2), aim(0), aim(1)],
        then: { points: { J1: '18/0', J2: '18/2', J3: '18/2' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V88',
    says: '« Tout le monde a Piocher 1 »: no target is asked',
    rules: ['bf.modificateurs.tous-proprietaire'],
    trials: [
      {
        scenario: withX([['piocher', 1, 'tous']], { J1: { pile: ['ex-def-1'] }, J2: { pile: ['ex-dep-1'] } }),
        play: [x],
        told: [{ type: 'activated', target: null, omitted: true }],
        then: { hand: { J1: ['ex-def-1'], J2: ['ex-dep-1'] }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V89',
    says: 'the empty hand of J2 makes the technique of J1 fail',
    rules: ['bf.modificateurs.proprietaire-reel'],
    trials: [
      {
        scenario: withX([
          ['defausser', 1, 'adversaire'],
          ['blesser', 3],
        ]),
        play: [x],
        told: [{ type: 'failed', card: X, owner: 0 }],
        then: { points: { J2: '20/0' }, discard: { J1: [X] } },
      },
    ],
  },
  {
    id: 'V90',
    says: '« Tout le monde a Stable 2 » is Stable 2, once',
    rules: ['bf.modificateurs.stable-inchange'],
    trials: [
      {
        scenario: withX([['stable', 2, 'tous']], { J3: { cell: 'A1' } }),
        play: [x],
        untold: ['passage'],
        then: { active: ['J1 x n° 2 coût 2'], turn: 'J2' },
      },
    ],
  },
  {
    id: 'V91',
    says: '« L’adversaire a Force -1 »: J2 bears it while the technique of J1 is active',
    rules: ['bf.effets.porteur'],
    trials: [
      {
        scenario: withX([
          ['force', -1, 'adversaire'],
          ['stable', 0],
        ]),
        play: [x],
        then: { F: { J1: 0, J2: -1 }, turn: 'J2' },
      },
      {
        name: 'J2 hits: 1 − 1 = 0',
        scenario: withX([
          ['force', -1, 'adversaire'],
          ['stable', 0],
        ]),
        play: [x, BASIC.attack],
        told: [{ type: 'unhurt', by: 1, seat: 0 }],
        untold: ['hurt'],
        then: { points: { J1: '20/0' } },
      },
      {
        name: 'destabilised, it ends',
        scenario: withX([
          ['force', -1, 'adversaire'],
          ['stable', 0],
        ]),
        play: [x, BASIC.talk, destabilise('0:x')],
        then: { F: { J2: 0 }, active: [] },
      },
    ],
  },
  {
    id: 'V92',
    says: 'steps that speak of somebody out are skipped, the others run',
    rules: ['bf.fin.etapes-ignorees', 'bf.fin.etapes-restantes'],
    trials: [
      {
        scenario: at({
          J1: { pile: ['ex-def-1'] },
          J2: { out: true },
          J3: { cell: 'A1' },
          cards: [WAITING],
          active: [{ card: WAITING.id, owner: 0, target: 1, next: 1 }],
        }),
        play: [BASIC.talk, destabilise('0:attente')],
        told: [
          { type: 'skipped', index: 1, seat: 1 },
          { type: 'skipped', index: 2, seat: 1 },
        ],
        untold: ['failed'],
        then: { hand: { J1: ['ex-def-1'] }, active: [], turn: 'J3' },
      },
    ],
  },
];

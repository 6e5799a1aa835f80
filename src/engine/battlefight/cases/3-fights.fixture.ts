// Ledger, « Dégâts, blocage, fin »: V35 to V51.
import { expect } from 'vitest';
import { answer, at, BASIC, bears, type Case, claim, EXECUTE, offer, target, withX, x } from './trials.fixture.ts';

const FAR = { cell: 'D6' };
const APART = at({ J1: { cell: 'D1' }, J2: { cell: 'D7' } });

export const FIGHTS: readonly Case[] = [
  {
    id: 'V35',
    says: 'J1 hits J2, side by side',
    rules: ['bf.techniques.base-attaque'],
    trials: [{ scenario: at(), play: [BASIC.attack], then: { points: { J1: '20/0', J2: '19/1' }, turn: 'J2' } }],
  },
  {
    id: 'V36',
    says: 'J1 hits J2, two cells away: the technique fails',
    rules: ['bf.position.corps-a-corps', 'bf.techniques.choix-libre'],
    trials: [
      {
        scenario: at({ J2: FAR }),
        play: [BASIC.attack],
        told: [
          { type: 'failed', keyword: 'corps-a-corps' },
          { type: 'turn-over', why: 'failed' },
        ],
        untold: ['hurt', 'unhurt'],
        then: { points: { J2: '20/0' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V37',
    says: 'P(J2) = 3: 1 − 3 = −2, nothing',
    rules: ['bf.points.degats-nuls'],
    trials: [
      {
        scenario: at(bears(1, ['protection', 3])),
        play: [BASIC.attack],
        told: [{ type: 'unhurt', seat: 1, tally: expect.objectContaining({ sum: -2 }) as never }],
        untold: ['hurt'],
        then: { P: { J2: 3 }, points: { J2: '20/0' } },
      },
    ],
  },
  {
    id: 'V38',
    says: 'P(J2) = 1: 1 − 1 = 0, nothing',
    rules: ['bf.points.degats-positifs'],
    trials: [
      {
        scenario: at(bears(1, ['protection', 1])),
        play: [BASIC.attack],
        told: [{ type: 'unhurt', seat: 1, tally: expect.objectContaining({ sum: 0 }) as never }],
        untold: ['hurt'],
        then: { points: { J2: '20/0' } },
      },
    ],
  },
  {
    id: 'V39',
    says: 'J1 17/3 blocks 1: 18/2 in the turn, 18/0 after it',
    rules: ['bf.combat.bloquer-partiel', 'bf.points.remise-a-zero'],
    trials: [
      {
        scenario: at({ J1: { life: 17, damage: 3 } }),
        play: [BASIC.defence],
        told: [
          { type: 'blocked', gain: 1, whole: false, life: [17, 18], damage: [3, 2] },
          { type: 'turn-over', cleared: 2 },
        ],
        then: { points: { J1: '18/0' } },
      },
    ],
  },
  {
    id: 'V40',
    says: 'J1 17/3 plays Parade',
    rules: ['bf.combat.bloquer-total'],
    trials: [
      {
        scenario: at({ J1: { life: 17, damage: 3, hand: ['ex-def-1'] } }),
        play: [{ type: 'play', card: 'ex-def-1' }],
        told: [{ type: 'blocked', gain: 3, whole: true }],
        then: { points: { J1: '20/0' }, discard: { J1: ['ex-def-1'] } },
      },
    ],
  },
  {
    id: 'V41',
    says: 'J1 18/2 blocks 5: no more than the damage',
    rules: ['bf.combat.bloquer-total', 'bf.points.plafond'],
    trials: [
      {
        scenario: withX([['bloquer', 5]], { J1: { life: 18, damage: 2 } }),
        play: [x],
        told: [{ type: 'blocked', gain: 2, life: [18, 20], damage: [2, 0] }],
        then: { points: { J1: '20/0' } },
      },
    ],
  },
  {
    id: 'V42',
    says: 'J1 12/0 blocks 5: nothing to give back',
    rules: ['bf.combat.bloquer-total'],
    trials: [
      {
        scenario: withX([['bloquer', 5]], { J1: { life: 12 } }),
        play: [x],
        told: [{ type: 'blocked', gain: 0, whole: true }],
        then: { points: { J1: '12/0' } },
      },
    ],
  },
  {
    id: 'V43',
    says: 'F(J1) = 2: « Se blesser 1 » costs 3',
    rules: ['bf.combat.se-blesser-calcul'],
    trials: [
      {
        scenario: withX([['se-blesser', 1]], bears(0, ['force', 2])),
        play: [x],
        told: [{ type: 'hurt', by: 0, seat: 0, self: true, life: [20, 17], damage: [0, 3] }],
        then: { points: { J1: '17/0' } },
      },
    ],
  },
  {
    id: 'V44',
    says: 'J2 at 1 is hit: out, and J1 wins',
    rules: ['bf.fin.defaite-vie', 'bf.fin.victoire'],
    trials: [
      {
        scenario: at({ J2: { life: 1 } }),
        play: [BASIC.attack],
        told: [
          { type: 'eliminated', seat: 1, cause: 'life' },
          { type: 'game-won', seat: 0 },
        ],
        then: { points: { J2: '0/1' }, out: ['J2'], cell: { J2: null }, result: 'win:0' },
      },
    ],
  },
  {
    id: 'V45',
    says: 'J2 at 2 is hit: still in',
    rules: ['bf.fin.defaite-vie'],
    uncited: ['bf.fin.defaite-vie'], // nobody loses: nothing to say
    trials: [
      {
        scenario: at({ J2: { life: 2 } }),
        play: [BASIC.attack],
        untold: ['eliminated'],
        then: { points: { J2: '1/1' }, out: [], result: '', turn: 'J2' },
      },
    ],
  },
  {
    id: 'V46',
    says: 'J2 at 1 takes 4: J1 wins at once, without drawing from an empty pile',
    rules: ['bf.fin.arret-immediat', 'bf.fin.defaite-vie'],
    trials: [
      {
        scenario: withX(
          [
            ['blesser', 4],
            ['piocher', 1],
          ],
          { J2: { life: 1 } },
        ),
        play: [x],
        untold: ['pile-empty', 'nothing-drawn', 'turn-over'],
        then: { points: { J1: '20/0', J2: '-3/4' }, result: 'win:0' },
      },
    ],
  },
  {
    id: 'V47',
    says: 'J1 puts J2 out of three: J3 plays next',
    rules: ['bf.fin.elimination-tours', 'bf.fin.defaite-vie'],
    trials: [
      {
        scenario: at({ J2: { life: 1 }, J3: { cell: 'A1' } }),
        play: [BASIC.attack, target(1)],
        told: [{ type: 'turn-started', seat: 2 }],
        then: { out: ['J2'], turn: 'J3', result: '' },
      },
    ],
  },
  {
    id: 'V48',
    says: 'a draw is refused by one of two, then accepted by the only one left',
    rules: ['bf.fin.nulle-accord-effet', 'bf.fin.elimination-statut'],
    uncited: ['bf.fin.elimination-statut'], // seen in who is asked: the one who is out is not
    trials: [
      {
        name: 'refused by one',
        scenario: at({ J3: { cell: 'A1' } }),
        play: [offer(0), answer(1, true), answer(2, false)],
        open: Object.values(BASIC),
        then: { result: '', turn: 'J1' },
      },
      {
        name: 'one refusal is enough, whoever comes first',
        scenario: at({ J3: { cell: 'A1' } }),
        play: [offer(0), answer(1, false)],
        open: Object.values(BASIC),
        told: [{ type: 'draw-answered', seat: 1, by: 0, accept: false }],
        untold: ['game-void'],
        then: { result: '', turn: 'J1' },
      },
      {
        name: 'J3 out, J1 offers again in a later turn',
        scenario: at({ J3: { cell: 'C4', life: 1 } }),
        play: [offer(0), answer(1, true), answer(2, false), BASIC.attack, target(2), offer(0), answer(1, true)],
        told: [
          { type: 'eliminated', seat: 2, cause: 'life' },
          { type: 'game-void', why: 'agreement' },
        ],
        then: { out: ['J3'], result: 'agreement' },
      },
    ],
  },
  {
    id: 'V49',
    says: 'the second occurrence gives no claim, the third does, even out of turn',
    rules: ['bf.fin.nulle-repetition-moment', 'bf.fin.nulle-repetition-reclamation'],
    trials: [
      {
        name: 'first',
        scenario: APART,
        refused: [
          [claim(0), 'repetition-pas-encore'],
          [claim(1), 'repetition-pas-encore'],
        ],
      },
      {
        name: 'second',
        scenario: APART,
        play: [BASIC.defence],
        refused: [
          [claim(0), 'repetition-pas-encore'],
          [claim(1), 'repetition-pas-encore'],
        ],
      },
      {
        name: 'third',
        scenario: APART,
        play: [BASIC.defence, BASIC.defence],
        allowed: [claim(0)],
        then: { turn: 'J1' },
      },
      {
        name: 'third, claimed by J2 in the turn of J1',
        scenario: APART,
        play: [BASIC.defence, BASIC.defence, claim(1)],
        told: [{ type: 'game-void', why: 'repetition', seat: 1 }],
        then: { turn: 'J1', result: 'repetition' },
      },
      {
        name: 'not claimed, it comes back',
        scenario: APART,
        play: [BASIC.defence, BASIC.defence, BASIC.defence],
        allowed: [claim(0), claim(1)],
        then: { turn: 'J2' },
      },
      {
        name: 'with the trait compared, the third of J1 comes at turn 5',
        scenario: { ...APART, options: { repetitionTrait: true } },
        play: [BASIC.defence, BASIC.defence, BASIC.defence],
        refused: [[claim(0), 'repetition-pas-encore']],
      },
      {
        name: 'turn 5',
        scenario: { ...APART, options: { repetitionTrait: true } },
        play: [BASIC.defence, BASIC.defence, BASIC.defence, BASIC.defence],
        allowed: [claim(0), claim(1)],
        then: { turn: 'J1' },
      },
    ],
  },
  {
    id: 'V50',
    says: 'a third occurrence, once the turn is under way',
    rules: ['bf.fin.nulle-repetition-moment'],
    trials: [
      {
        scenario: APART,
        raw: true,
        play: [BASIC.defence, EXECUTE, BASIC.defence, EXECUTE, BASIC.defence],
        refused: [
          [claim(0), 'repetition-moment'],
          [claim(1), 'repetition-moment'],
        ],
        says: /début/,
      },
    ],
  },
  {
    id: 'V51',
    says: 'neither oneself nor somebody out may be targeted',
    rules: ['bf.techniques.cible-adversaire'],
    trials: [
      {
        scenario: at({ J3: { cell: 'A1' }, J4: { out: true } }),
        play: [BASIC.attack],
        open: [target(1), target(2)],
        refused: [
          [target(0), 'cible-soi'],
          [target(3), 'cible-eliminee'],
        ],
      },
    ],
  },
];

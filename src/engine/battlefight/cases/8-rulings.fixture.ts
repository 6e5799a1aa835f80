// The rulings beyond the ledger's numbered cases, then the other reading of every option.
import { game, study } from '../scenarios.ts';
import {
  aim,
  answer,
  at,
  BASIC,
  bears,
  type Case,
  claim,
  destabilise,
  discard,
  move,
  offer,
  play,
  push,
  target,
  technique,
  withX,
  x,
  X,
} from './trials.fixture.ts';

const TRIO = { J3: { cell: 'A1' } };
const ONE_CARD = { pile: ['ex-def-1'] };
/** A second card of the reader's, in the hand of J2. */
const Y = technique('y', 'attaque', ['blesser', 20], ['piocher', 1]);
const SELF_GAG = [
  ...(['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'] as const).map(
    (type) => ['s-empecher', type] as const,
  ),
  ['rejouer'],
  ['blesser', 1],
] as const;
const QUIET = study([{ cell: 'D1' }, { cell: 'D7' }]);

export const RULINGS: readonly Case[] = [
  {
    id: 'A4',
    says: 'a block never comes in time for a life at 0',
    rules: ['bf.fin.a-tout-moment'],
    trials: [
      {
        scenario: withX(
          [
            ['se-blesser', 3],
            ['bloquer', 3],
          ],
          { J1: { life: 3 } },
        ),
        play: [x],
        untold: ['blocked'],
        then: { out: ['J1'], result: 'win:1' },
      },
    ],
  },
  {
    id: 'A5',
    says: 'the cell of somebody eliminated is free at once',
    rules: ['bf.fin.elimination-pion'],
    trials: [
      {
        scenario: withX(
          [
            ['blesser', 20],
            ['se-deplacer', 1],
          ],
          TRIO,
        ),
        play: [x, target(1), move('D5')],
        then: { cell: { J1: 'D5', J2: null }, turn: 'J3' },
      },
    ],
  },
  {
    id: 'A6',
    says: 'an owner who dies of a step for everybody is served first: the step stops there',
    rules: ['bf.execution.proprietaire-elimine', 'bf.tour.elimine-en-cours'],
    trials: [
      {
        scenario: withX([['se-blesser', 5, 'tous']], { J1: { life: 5 }, ...TRIO }),
        play: [x],
        then: { out: ['J1'], points: { J2: '20/0', J3: '20/0' }, discard: { J1: [X] }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'A6, A9',
    says: 'J1 is put out in J1’s own turn by what J2 plays: that goes on, then the turn is over',
    rules: ['bf.tour.elimine-en-cours', 'bf.fin.elimination-techniques'],
    trials: [
      {
        scenario: withX(
          [
            ['rejouer', undefined, 'adversaire'],
            ['piocher', 1],
          ],
          { J2: { hand: [Y.id], ...ONE_CARD }, ...TRIO, cards: [Y] },
        ),
        play: [x, target(1), play(Y.id), target(0)],
        then: {
          out: ['J1'],
          hand: { J2: ['ex-def-1'] },
          discard: { J1: [X], J2: [Y.id] },
          active: [],
          turn: 'J2',
          result: '',
        },
      },
    ],
  },
  {
    id: 'A7, A32',
    says: '« L’adversaire a Stable » is skipped with its target out, and does not stop the technique',
    rules: ['bf.fin.etapes-ignorees'],
    trials: [
      {
        scenario: at({
          J1: ONE_CARD,
          J2: { out: true },
          ...TRIO,
          cards: [technique('z', 'attaque', ['stable', 0], ['stable', 3, 'adversaire'], ['piocher', 1])],
          active: [{ card: 'z', owner: 0, target: 1, next: 1 }],
        }),
        play: [BASIC.talk, destabilise('0:z')],
        then: { hand: { J1: ['ex-def-1'] }, active: [], turn: 'J3' },
      },
    ],
  },
  {
    id: 'A8',
    says: 'a target put off the board by the first push: the others have no object, the next step runs',
    rules: ['bf.position.pousser-repetition', 'bf.position.pousser-sans-portee'],
    trials: [
      {
        scenario: withX(
          [
            ['pousser', 3],
            ['piocher', 1],
          ],
          { J1: ONE_CARD, J2: { cell: 'D7' }, ...TRIO },
        ),
        play: [x, target(1), push('dehors')],
        then: { out: ['J2'], hand: { J1: ['ex-def-1'] }, turn: 'J3' },
      },
    ],
  },
  {
    id: 'A18',
    says: 'a technique that J1 destabilises goes on for its owner, J2, and waits again with its new cost',
    rules: ['bf.enchainement.reprise-fin', 'bf.enchainement.destabiliser-reprise'],
    trials: [
      {
        scenario: at({
          cards: [technique('z', 'deplacement', ['stable', 0], ['se-deplacer', 1], ['stable', 4], ['blesser', 1])],
          active: [{ card: 'z', owner: 1, target: 0, next: 1 }],
        }),
        play: [BASIC.talk, destabilise('1:z'), move('D6')],
        told: [{ type: 'moved', seat: 1 }],
        then: { active: ['J2 z n° 4 coût 4'], cell: { J2: 'D6' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'A20',
    says: 'numbers of zero or less: nothing where things are repeated or given back, the plain formula elsewhere',
    rules: ['bf.main.piocher-repetition', 'bf.position.pousser-repetition'],
    trials: [
      {
        scenario: withX(
          [
            ['piocher', -1],
            ['pousser', 0],
            ['defausser', -2],
            ['si-possible-defausser', 0],
            ['bloquer', -3],
            ['distance', -1],
            ['blesser', 1],
          ],
          { J1: { life: 15, damage: 2, hand: ['ex-def-1'], ...ONE_CARD } },
        ),
        play: [x],
        untold: ['failed', 'drawn', 'pushed', 'discarded', 'blocked'],
        told: [
          { type: 'idle', keyword: 'piocher', n: -1 },
          { type: 'idle', keyword: 'bloquer', n: -3 },
        ],
        then: { points: { J1: '15/0', J2: '19/1' }, hand: { J1: ['ex-def-1'] } },
      },
      {
        name: '−1 + 3 = 2',
        scenario: withX([['blesser', -1]], bears(0, ['force', 3])),
        play: [x],
        then: { points: { J2: '18/2' } },
      },
      {
        name: 'a cost below 0 is nothing to pay',
        scenario: withX([['stable', -2]]),
        play: [x, BASIC.talk, destabilise('0:x')],
        told: [{ type: 'paid', cost: -2, price: 0 }],
        then: { active: [], discard: { J1: [X] } },
      },
    ],
  },
  {
    id: 'A22',
    says: 'a pawn with no free neighbour stays',
    rules: ['bf.position.se-deplacer-sur-place'],
    trials: [
      {
        scenario: study([{ cell: 'A1' }, { cell: 'A2' }, { cell: 'B1' }, { cell: 'B2' }]),
        play: [BASIC.move],
        open: [move('A1')],
      },
    ],
  },
  {
    id: 'A24',
    says: 'away from the edge, pawns may leave nowhere to push: nobody moves, nothing fails',
    rules: ['bf.position.pousser-impossible'],
    trials: [
      {
        scenario: study(
          [{ cell: 'D3', hand: [X], ...ONE_CARD }, { cell: 'D4' }, { cell: 'D5' }, { cell: 'C4' }, { cell: 'E4' }],
          { cards: [technique(X, 'attaque', ['pousser', 2], ['piocher', 1])] },
        ),
        play: [x, target(1)],
        told: [{ type: 'push-idle', seat: 1, choice: false }],
        untold: ['failed'],
        then: { cell: { J2: 'D4' }, hand: { J1: ['ex-def-1'] } },
      },
    ],
  },
  {
    id: 'A27',
    says: 'three draws without a card anywhere: 20, 10, 5, 3',
    rules: ['bf.main.piocher-vide-vie', 'bf.main.piocher-vide-carte'],
    trials: [
      {
        scenario: withX([['piocher', 3]]),
        play: [x],
        told: [
          { type: 'pile-empty', before: 20, after: 10 },
          { type: 'pile-empty', before: 10, after: 5 },
          { type: 'pile-empty', before: 5, after: 3 },
        ],
        then: { points: { J1: '3/0' } },
      },
    ],
  },
  {
    id: 'A28',
    says: 'whom one aims at does not outlive the step: the target of the start is back',
    rules: ['bf.modificateurs.tous-cible', 'bf.modificateurs.fiction-limitee'],
    trials: [
      {
        scenario: withX(
          [
            ['blesser', 1, 'tous'],
            ['blesser', 4],
          ],
          TRIO,
        ),
        play: [x, target(1), aim(2), aim(2), aim(1)],
        then: { points: { J1: '20/0', J2: '15/5', J3: '18/2' } },
      },
    ],
  },
  {
    id: 'A29',
    says: 'the first who fails stops the technique: the next ones keep their cards',
    rules: ['bf.modificateurs.tous-echec'],
    trials: [
      {
        scenario: withX(
          [
            ['defausser', 1, 'tous'],
            ['blesser', 1],
          ],
          { J2: { hand: ['ex-def-1'] } },
        ),
        play: [x],
        told: [{ type: 'failed', keyword: 'defausser' }],
        then: { hand: { J2: ['ex-def-1'] }, points: { J2: '20/0' }, discard: { J1: [X] } },
      },
    ],
  },
  {
    id: 'A30',
    says: 'a step for everybody begins with its owner, J2, in the turn of J1',
    rules: ['bf.modificateurs.tous-ordre'],
    trials: [
      {
        scenario: withX([['rejouer', undefined, 'adversaire']], {
          J1: { life: 2 },
          J2: { hand: ['ex-att-5'] },
          ...TRIO,
        }),
        play: [x, target(1), play('ex-att-5'), aim(0)],
        then: { out: ['J1'], points: { J2: '18/2', J3: '20/0' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'A33',
    says: 'the bearer is put out, the technique stays',
    rules: ['bf.effets.porteur'],
    uncited: ['bf.effets.porteur'],
    trials: [
      {
        scenario: withX([['blesser', 20]], {
          ...TRIO,
          cards: [technique('z', 'attaque', ['force', 2, 'adversaire'], ['stable', 1])],
          active: [{ card: 'z', owner: 0, target: 1, next: 2 }],
        }),
        play: [x, target(1)],
        then: { out: ['J2'], active: ['J1 z n° 3 coût 1'] },
      },
    ],
  },
  {
    id: 'A34',
    says: '« Rejouer » with nothing permitted does nothing',
    rules: ['bf.enchainement.rejouer-obligation'],
    trials: [
      {
        scenario: withX(SELF_GAG),
        play: [x],
        told: [{ type: 'no-technique', seat: 0 }],
        untold: ['failed'],
        then: { points: { J2: '19/1' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'A39',
    says: 'one offer per person and turn; an answer first; only those who are asked',
    rules: ['bf.fin.nulle-accord', 'bf.fin.nulle-accord-effet'],
    trials: [
      {
        scenario: at(TRIO),
        play: [offer(1)],
        open: [answer(0, true), answer(0, false)],
        refused: [
          [BASIC.attack, 'reponse-attendue'],
          [answer(2, true), 'reponse-autre'],
          [offer(2), 'reponse-attendue'],
        ],
      },
      {
        scenario: at(TRIO),
        play: [offer(1), answer(0, false)],
        refused: [
          [offer(1), 'nulle-deja-proposee'],
          [answer(0, true), 'sans-proposition'],
        ],
        allowed: [offer(0), offer(2)],
      },
    ],
  },
  {
    id: 'A50',
    says: 'cards are chosen one by one, freely; the one that is played cannot pay',
    rules: ['bf.main.defausser-suffisant', 'bf.techniques.pose-carte'],
    trials: [
      {
        scenario: withX([['defausser', 2]], { J1: { hand: ['ex-def-1', 'ex-dep-1', 'ex-dep-1'] } }),
        play: [x, discard('ex-dep-1')],
        open: [discard('ex-def-1'), discard('ex-dep-1')],
        refused: [[discard(X), 'carte-pas-en-main']],
      },
    ],
  },
  {
    id: 'A52',
    says: 'two copies of one card wait together and add up',
    rules: ['bf.effets.cumul'],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-def-2', 'ex-def-2'] } }),
        play: [play('ex-def-2'), BASIC.defence, play('ex-def-2')],
        then: { active: ['J1 ex-def-2 n° 4 coût 1', 'J1 ex-def-2 n° 4 coût 1'], P: { J1: 4 }, V: { J1: -2 } },
      },
    ],
  },
];

/** The other reading of each option that a game has. */
export const OPTIONS: readonly Case[] = [
  {
    id: 'litige',
    says: 'each ruling is flagged, and a dispute voids the game',
    rules: ['bf.document.litige-nulle', 'bf.document.sans-ambiguite'],
    trials: [
      { name: 'off', scenario: at(), refused: [[{ type: 'dispute', seat: 0 }, 'litige-arbitre']] },
      {
        name: 'on',
        scenario: at({ options: { litige: 'signaler' } }),
        play: [BASIC.move, move('D4'), { type: 'dispute', seat: 0 }],
        told: [{ type: 'ruling', ruling: 'A22' }],
        then: { result: 'dispute' },
      },
    ],
  },
  {
    id: 'mainDeDepart',
    says: 'starting hands come from chance, before the first turn, without the rule of the empty pile',
    rules: ['bf.mise-en-place.main-initiale', 'bf.mise-en-place.melange'],
    trials: [
      {
        scenario: game(['cogneur', 'beau-parleur'], { options: { mainDeDepart: 2 } }),
        play: [
          ...['ex-att-1', 'ex-att-1'].map((card) => ({ type: 'deal', seat: 0, card }) as const),
          ...['ex-att-2', 'ex-att-5'].map((card) => ({ type: 'deal', seat: 1, card }) as const),
        ],
        untold: ['pile-empty'],
        then: {
          hand: { J1: ['ex-att-1', 'ex-att-1'], J2: ['ex-att-2', 'ex-att-5'] },
          piled: { J1: 18, J2: 18 },
          points: { J1: '20/0', J2: '20/0' },
          turn: 'J1',
        },
      },
    ],
  },
  {
    id: 'placement',
    says: 'every corner has to be chosen',
    rules: ['bf.mise-en-place.un-pion'],
    trials: [
      {
        scenario: game(['cogneur', 'beau-parleur'], { options: { placement: 'libre-equivalent' } }),
        faults: ['case-manquante', 'case-manquante'],
      },
    ],
  },
  {
    id: 'abandon',
    says: 'giving up is a defeat, unless the option closes it',
    rules: ['bf.fin.elimination'],
    trials: [
      {
        name: 'on',
        scenario: at(TRIO),
        play: [{ type: 'resign', seat: 0 }],
        told: [{ type: 'eliminated', seat: 0, cause: 'resigned' }],
        then: { out: ['J1'], turn: 'J2', result: '' },
      },
      {
        name: 'off',
        scenario: at({ ...TRIO, options: { abandon: false } }),
        refused: [[{ type: 'resign', seat: 0 }, 'abandon-ferme']],
      },
    ],
  },
  {
    id: 'pousserBord',
    says: 'on the edge: off the board, or nothing',
    rules: ['bf.position.pousser-case', 'bf.position.pousser-hors-plateau'],
    trials: [
      {
        scenario: withX([['pousser', 1]], {
          J1: { cell: 'D6' },
          J2: { cell: 'C6' },
          options: { pousserBord: 'expulser-ou-rien' },
        }),
        play: [x],
        open: ['dehors', 'rien'].map(push),
        refused: [[push('B5'), 'bord-expulser-ou-rien']],
      },
      {
        name: 'away from the edge, nothing changes',
        scenario: withX([['pousser', 1]], { options: { pousserBord: 'expulser-ou-rien' } }),
        play: [x],
        open: ['C5', 'D6', 'E5'].map(push),
      },
    ],
  },
  {
    id: 'tousCible',
    says: 'one may aim at oneself',
    rules: ['bf.modificateurs.tous-cible'],
    trials: [
      {
        scenario: at({ J1: { hand: ['ex-att-5'] }, options: { tousCible: 'nimporte-qui' } }),
        play: [play('ex-att-5'), aim(0), aim(1)],
        then: { points: { J1: '18/0', J2: '18/2' } },
      },
    ],
  },
  {
    id: 'tousEchec',
    says: 'everybody executes the step, then the technique fails',
    rules: ['bf.modificateurs.tous-echec'],
    trials: [
      {
        scenario: withX(
          [
            ['defausser', 1, 'tous'],
            ['blesser', 1],
          ],
          { J2: { hand: ['ex-def-1'] }, options: { tousEchec: 'apres-tous' } },
        ),
        play: [x],
        untold: ['hurt'],
        then: { hand: { J2: [] }, points: { J2: '20/0' }, discard: { J1: [X], J2: ['ex-def-1'] }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'repetitionTrait',
    says: 'whose turn it is counts',
    rules: ['bf.fin.nulle-repetition-etat'],
    trials: [
      {
        scenario: { ...QUIET, options: { repetitionTrait: true } },
        play: [BASIC.defence, BASIC.defence],
        refused: [[claim(1), 'repetition-pas-encore']],
      },
    ],
  },
];

// Ledger, « Position »: V52 to V61.
import { at, BASIC, bears, type Case, move, push, withX, x } from './trials.fixture.ts';

const PUSH = [['pousser', 1]] as const;

export const POSITIONS: readonly Case[] = [
  {
    id: 'V52',
    says: 'one step: not where somebody stands, not two cells away; staying is open',
    rules: ['bf.position.se-deplacer-case', 'bf.position.se-deplacer-sur-place'],
    trials: [
      {
        scenario: at(),
        play: [BASIC.move],
        refused: [
          [move('D5'), 'case-occupee'],
          [move('D6'), 'case-non-adjacente'],
        ],
        open: ['D4', 'C3', 'C4', 'D3', 'E3', 'E4'].map(move),
      },
      {
        name: 'stays',
        scenario: at(),
        play: [BASIC.move, move('D4')],
        told: [{ type: 'stayed', seat: 0, cell: 'D4' }],
        then: { cell: { J1: 'D4' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V53',
    says: 'V(J1) = 2: three steps, D4 to A1',
    rules: ['bf.position.se-deplacer-nombre'],
    trials: [
      {
        scenario: at(bears(0, ['vitesse', 2])),
        play: [BASIC.move, move('C3'), move('B2'), move('A1')],
        then: { cell: { J1: 'A1' }, turn: 'J2' },
      },
      {
        name: 'the third is still due after two',
        scenario: at(bears(0, ['vitesse', 2])),
        play: [BASIC.move, move('C3'), move('B2')],
        then: { turn: 'J1' },
      },
    ],
  },
  {
    id: 'V54',
    says: 'V(J1) = −2: no step, no failure',
    rules: ['bf.position.se-deplacer-nul'],
    trials: [
      {
        scenario: withX(
          [
            ['se-deplacer', 2],
            ['piocher', 1],
          ],
          { J1: { pile: ['ex-def-1'] }, ...bears(0, ['vitesse', -2]) },
        ),
        play: [x],
        untold: ['failed', 'moved', 'stayed'],
        then: { cell: { J1: 'D4' }, hand: { J1: ['ex-def-1'] }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V55',
    says: '« Distance » alone asks for two cells',
    rules: ['bf.position.distance-defaut'],
    trials: [
      {
        name: 'one cell',
        scenario: withX([
          ['distance', 2],
          ['blesser', 2],
        ]),
        play: [x],
        told: [{ type: 'failed', keyword: 'distance' }],
        then: { points: { J2: '20/0' } },
      },
      {
        name: 'two cells',
        scenario: withX(
          [
            ['distance', 2],
            ['blesser', 2],
          ],
          { J2: { cell: 'D6' } },
        ),
        play: [x],
        untold: ['failed'],
        then: { points: { J2: '18/2' } },
      },
    ],
  },
  {
    id: 'V56',
    says: '« Distance 3 »',
    rules: ['bf.position.distance-minimum'],
    trials: [
      {
        name: 'two cells',
        scenario: withX(
          [
            ['distance', 3],
            ['blesser', 2],
          ],
          { J2: { cell: 'D6' } },
        ),
        play: [x],
        told: [{ type: 'failed', keyword: 'distance' }],
        then: { points: { J2: '20/0' } },
      },
      {
        name: 'three cells',
        scenario: withX(
          [
            ['distance', 3],
            ['blesser', 2],
          ],
          { J2: { cell: 'D7' } },
        ),
        play: [x],
        untold: ['failed'],
        then: { points: { J2: '18/2' } },
      },
    ],
  },
  {
    id: 'V57',
    says: 'J2 in D5 is pushed from D4: three cells, neither nearer nor off the board',
    rules: ['bf.position.pousser-eloigne', 'bf.position.pousser-hors-plateau'],
    trials: [
      {
        scenario: withX(PUSH),
        play: [x],
        open: ['C5', 'D6', 'E5'].map(push),
        refused: [
          [push('C4'), 'case-pas-plus-loin'],
          [push('dehors'), 'pas-au-bord'],
        ],
      },
    ],
  },
  {
    id: 'V58',
    says: 'with J3 in D6',
    rules: ['bf.position.pousser-inoccupee'],
    trials: [
      {
        scenario: withX(PUSH, { J3: { cell: 'D6' } }),
        play: [x, { type: 'target', seat: 1 }],
        open: ['C5', 'E5'].map(push),
        refused: [[push('D6'), 'case-occupee']],
      },
    ],
  },
  {
    id: 'V59',
    says: 'J1 in D6, J2 in D7: off the board, or nothing',
    rules: ['bf.position.pousser-impossible'],
    trials: [
      {
        scenario: withX(PUSH, { J1: { cell: 'D6' }, J2: { cell: 'D7' } }),
        play: [x],
        open: ['dehors', 'rien'].map(push),
      },
      {
        name: 'nothing',
        scenario: withX(PUSH, { J1: { cell: 'D6' }, J2: { cell: 'D7' } }),
        play: [x, push('rien')],
        told: [
          { type: 'push-idle', seat: 1, choice: true },
          { type: 'turn-over', why: 'end' },
        ],
        untold: ['failed'],
        then: { cell: { J2: 'D7' }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V60',
    says: 'J1 in D6, J2 in C6: off the board, or B5',
    rules: ['bf.position.pousser-case', 'bf.position.pousser-eloigne'],
    trials: [
      {
        scenario: withX(PUSH, { J1: { cell: 'D6' }, J2: { cell: 'C6' } }),
        play: [x],
        open: ['dehors', 'B5'].map(push),
        refused: [
          [push('D7'), 'case-pas-plus-loin'],
          [push('rien'), 'pousser-obligatoire'],
        ],
      },
    ],
  },
  {
    id: 'V61',
    says: 'J2 is put off the board: out, J1 wins',
    rules: ['bf.fin.defaite-hors-plateau'],
    trials: [
      {
        scenario: withX(PUSH, { J1: { cell: 'D6' }, J2: { cell: 'D7' } }),
        play: [x, push('dehors')],
        told: [{ type: 'eliminated', seat: 1, cause: 'board' }],
        then: { cell: { J2: null }, out: ['J2'], result: 'win:0' },
      },
    ],
  },
];

// Ledger, « Main et pioche »: V62 to V69. V70 is a probability: it stands in cases.test.ts.
import { at, BASIC, type Case, draw, withX, x, X } from './trials.fixture.ts';

export const HANDS: readonly Case[] = [
  {
    id: 'V62',
    says: 'two cards from a pile of two',
    rules: ['bf.main.piocher-pleine'],
    trials: [
      {
        scenario: withX([['piocher', 2]], { J1: { pile: ['ex-def-1', 'ex-dep-1'] } }),
        play: [x],
        untold: ['pile-empty'],
        then: { points: { J1: '20/0' }, hand: { J1: ['ex-def-1', 'ex-dep-1'] }, pile: { J1: [] } },
      },
    ],
  },
  {
    id: 'V63',
    says: 'the last card is free, the next one is not; the card under way is not shuffled',
    rules: ['bf.main.piocher-pleine', 'bf.main.piocher-vide-vie', 'bf.main.piocher-carte-active'],
    trials: [
      {
        scenario: withX([['piocher', 2]], { J1: { pile: ['ex-def-1'], discard: ['ex-dep-1'] } }),
        play: [x],
        told: [
          { type: 'pile-empty', before: 20, after: 10 },
          { type: 'reshuffled', count: 1 },
        ],
        then: {
          points: { J1: '10/0' },
          hand: { J1: ['ex-def-1', 'ex-dep-1'] },
          pile: { J1: [] },
          discard: { J1: [X] },
        },
      },
    ],
  },
  {
    id: 'V64',
    says: 'life 5, no card anywhere: 3, then 2',
    rules: ['bf.main.piocher-vide-carte'],
    trials: [
      {
        scenario: withX([['piocher', 2]], { J1: { life: 5 } }),
        play: [x],
        told: [
          { type: 'pile-empty', before: 5, after: 3 },
          { type: 'pile-empty', before: 3, after: 2 },
          { type: 'nothing-drawn', seat: 0 },
        ],
        untold: ['drawn'],
        then: { points: { J1: '2/0' }, hand: { J1: [] } },
      },
    ],
  },
  {
    id: 'V65',
    says: 'life 1 stays 1',
    rules: ['bf.main.piocher-vide-vie'],
    trials: [
      {
        scenario: at({ J1: { life: 1 } }),
        play: [BASIC.focus],
        told: [{ type: 'pile-empty', before: 1, after: 1 }],
        then: { points: { J1: '1/0' }, out: [], result: '', turn: 'J2' },
      },
    ],
  },
  {
    id: 'V66',
    says: 'one card where two are asked: it goes, and the technique fails',
    rules: ['bf.main.defausser-insuffisant'],
    trials: [
      {
        scenario: withX(
          [
            ['defausser', 2],
            ['piocher', 1],
          ],
          { J1: { hand: ['ex-def-1'], pile: ['ex-dep-1'] } },
        ),
        play: [x],
        told: [
          { type: 'discarded', cards: ['ex-def-1'], short: true },
          { type: 'failed', keyword: 'defausser' },
        ],
        untold: ['drawn'],
        then: { hand: { J1: [] }, discard: { J1: ['ex-def-1', X] }, pile: { J1: ['ex-dep-1'] }, turn: 'J2' },
      },
    ],
  },
  {
    id: 'V67',
    says: 'two cards where two are asked',
    rules: ['bf.main.defausser-suffisant'],
    trials: [
      {
        scenario: withX(
          [
            ['defausser', 2],
            ['blesser', 1],
          ],
          { J1: { hand: ['ex-def-1', 'ex-dep-1'] } },
        ),
        play: [x],
        untold: ['failed'],
        then: { hand: { J1: [] }, points: { J2: '19/1' } },
      },
    ],
  },
  {
    id: 'V68',
    says: '« Si possible »: one card where two are asked',
    rules: ['bf.main.si-possible-insuffisant'],
    trials: [
      {
        scenario: withX(
          [
            ['si-possible-defausser', 2],
            ['blesser', 1],
          ],
          { J1: { hand: ['ex-def-1'] } },
        ),
        play: [x],
        told: [{ type: 'discarded', cards: ['ex-def-1'], short: true }],
        untold: ['failed'],
        then: { hand: { J1: [] }, points: { J2: '19/1' } },
      },
    ],
  },
  {
    id: 'V69',
    says: '« Défausser 0 » with an empty hand',
    rules: ['bf.main.defausser-suffisant'],
    trials: [
      {
        scenario: withX([
          ['defausser', 0],
          ['blesser', 1],
        ]),
        play: [x],
        untold: ['failed', 'discarded'],
        then: { points: { J2: '19/1' } },
      },
    ],
  },
  {
    id: 'Exemple 6',
    says: 'two orders of the shuffle are chance’s: any card of the old discard pile may come',
    rules: ['bf.main.piocher-vide-melange'],
    trials: [
      {
        scenario: at({ J1: { life: 15, discard: ['ex-att-2', 'ex-dep-1'] } }),
        play: [BASIC.focus],
        open: ['ex-att-2', 'ex-dep-1'].map(draw),
        then: { points: { J1: '8/0' }, piled: { J1: 2 }, discard: { J1: [] } },
      },
    ],
  },
];

import { describe, expect, test } from 'vitest';
import { EMPTY, type Hand, heldIn, holding, type Placing, press } from './hand.ts';

/** Counters on numbered spots; « pion » and « sol » are two layers. */
interface Toy {
  readonly list: readonly { readonly at: string; readonly layer: string }[];
}
const drawn = (): never => {
  throw new Error('nothing is drawn here');
};
const placing: Placing<Toy> = {
  pieces: ({ list }) => list.map(({ at, layer }, i) => ({ path: `list.${i}`, name: `${i}`, at, layer, draw: drawn })),
  owners: () => [],
  stock: () => [],
  put: ({ list }, _, layer, at) => ({ list: [...list, { at, layer }] }),
  move: ({ list }, paths, to) => {
    const first = list[Number(paths[0]?.slice(5))]?.at ?? to;
    const by = Number(to) - Number(first);
    return {
      list: list.map((one, i) => (paths.includes(`list.${i}`) ? { ...one, at: `${Number(one.at) + by}` } : one)),
    };
  },
  remove: ({ list }, paths) => ({ list: list.filter((_, i) => !paths.includes(`list.${i}`)) }),
  copy: () => undefined,
  sheet: () => null,
};
const pawn = (at: string): Toy['list'][number] => ({ at, layer: 'pion' });
const ground = (at: string): Toy['list'][number] => ({ at, layer: 'sol' });
const work: Toy = { list: [pawn('1'), pawn('2'), ground('2'), ground('5')] };
const after = (hand: Hand, spot: string): { readonly spots: string; readonly hand: Hand } => {
  const { work: next, hand: then } = press(placing, work, hand, spot);
  return { spots: next.list.map(({ at }) => at).join(' '), hand: then };
};
const several = (...paths: readonly string[]): Hand => ({ holds: 'pieces', paths, several: true, down: false });
const down = (path: string): Hand => holding(path, true);

describe('a press on a spot', () => {
  const rows: readonly (readonly [what: string, hand: Hand, spot: string, spots: string, then: Hand])[] = [
    ['an empty hand takes what lies there', EMPTY, '1', '1 2 2 5', holding('list.0')],
    ['the first of several', EMPTY, '2', '1 2 2 5', holding('list.1')],
    ['nothing there: the hand stays empty', EMPTY, '9', '1 2 2 5', EMPTY],
    ['the same spot again: the next piece there', holding('list.1'), '2', '1 2 2 5', holding('list.2')],
    ['after the last, the hand lets go', holding('list.2'), '2', '1 2 2 5', EMPTY],
    ['a free spot: the piece goes there, and stays in hand', holding('list.0'), '4', '4 2 2 5', down('list.0')],
    ['put down, it still moves to a free spot', down('list.0'), '4', '4 2 2 5', down('list.0')],
    ['put down, a press on any other piece takes that one', down('list.0'), '5', '1 2 2 5', holding('list.3')],
    ['another piece of its layer is taken instead', holding('list.0'), '2', '1 2 2 5', holding('list.1')],
    ['a piece lies on one of another layer', holding('list.0'), '5', '5 2 2 5', down('list.0')],
    [
      'a thing of the tray is put, and is in hand',
      { holds: 'stock', owner: '', key: 'pion' },
      '7',
      '1 2 2 5 7',
      down('list.4'),
    ],
    [
      'put where something lies: both are there',
      { holds: 'stock', owner: '', key: 'pion' },
      '1',
      '1 2 2 5 1',
      down('list.4'),
    ],
    ['several: a piece is added', several('list.0'), '5', '1 2 2 5', several('list.0', 'list.3')],
    [
      'several: all those of a spot, one press after the other',
      several('list.1'),
      '2',
      '1 2 2 5',
      several('list.1', 'list.2'),
    ],
    [
      'several: those of a spot are let go together',
      several('list.0', 'list.1', 'list.2'),
      '2',
      '1 2 2 5',
      several('list.0'),
    ],
    ['several: they move as they lie', several('list.0', 'list.3'), '3', '3 2 2 7', several('list.0', 'list.3')],
  ];
  test.each(rows)('%s', (_, hand, spot, spots, then) => {
    expect(after(hand, spot)).toEqual({ spots, hand: then });
  });
});

test('what undo took away is no longer in hand', () => {
  expect(heldIn(placing, { list: [pawn('1')] }, several('list.0', 'list.3'))).toEqual(['list.0']);
  expect(press(placing, { list: [] }, holding('list.3'), '1').hand).toEqual(EMPTY);
});

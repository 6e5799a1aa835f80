import { describe, expect, test } from 'vitest';
import { drop, EMPTY, type Hand, heldAmong, holding, type Piece, type Placing, press } from './hand.ts';

/** Counters on numbered spots; « pion », « sol » and « zone », which is flat, are three layers; some lie on two spots. */
interface Toy {
  readonly list: readonly Pick<Piece & { readonly at: string }, 'at' | 'layer' | 'covers'>[];
}
const drawn = (): never => {
  throw new Error('nothing is drawn here');
};
const placing: Placing<Toy> = {
  pieces: ({ list }) =>
    list.map((one, i) => ({ ...one, path: `list.${i}`, name: `${i}`, flat: one.layer === 'zone', draw: drawn })),
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
const several = (...ids: readonly string[]): Hand => ({ holds: 'pieces', ids, several: true, down: false });
const whole = (...ids: readonly string[]): Hand => ({ holds: 'pieces', ids, several: true, whole: true, down: false });
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

describe('a press where the ground has pieces of its own, and some pieces lie on two spots', () => {
  const long = { ...pawn('6'), covers: ['7'] };
  const zone = (at: string): Toy['list'][number] => ({ at, layer: 'zone' });
  const yard: Toy = { list: [pawn('1'), pawn('2'), zone('2'), zone('3'), long] };
  const pressed = (hand: Hand, spot: string): { readonly spots: string; readonly hand: Hand } => {
    const { work: next, hand: then } = press(placing, yard, hand, spot);
    return { spots: next.list.map(({ at }) => at).join(' '), hand: then };
  };
  const SAME = '1 2 2 3 6';
  const rows: readonly (readonly [what: string, hand: Hand, spot: string, spots: string, then: Hand])[] = [
    ['an empty hand takes the ground where nothing else lies', EMPTY, '3', SAME, holding('list.3')],
    ['a piece just put goes on over the ground', down('list.0'), '3', '3 2 2 3 6', down('list.0')],
    ['several move over the ground', several('list.0', 'list.1'), '3', '3 4 2 3 6', several('list.0', 'list.1')],
    ['several of the ground gather the ground', several('list.2'), '3', SAME, several('list.2', 'list.3')],
    ['a long piece is taken by its other spot', EMPTY, '7', SAME, holding('list.4')],
    ['in hand, it goes on to its own other spot', holding('list.4'), '7', '1 2 2 3 7', down('list.4')],
    [
      'taken together, they move onto one another',
      whole('list.0', 'list.1'),
      '2',
      '2 3 2 3 6',
      whole('list.0', 'list.1'),
    ],
    ['together, a press on any other piece takes it', whole('list.0', 'list.1'), '6', SAME, holding('list.4')],
    ['together, a press where they are lets go', whole('list.0', 'list.1'), '1', SAME, EMPTY],
    [
      'a thing of which there are many stays in hand',
      { holds: 'stock', owner: '', key: 'pion', again: 'Pion' },
      '9',
      `${SAME} 9`,
      { holds: 'stock', owner: '', key: 'pion', again: 'Pion' },
    ],
  ];
  test.each(rows)('%s', (_, hand, spot, spots, then) => {
    expect(pressed(hand, spot)).toEqual({ spots, hand: then });
  });
});

test('what undo took away is no longer in hand', () => {
  const left = placing.pieces({ list: [pawn('1')] });
  expect(heldAmong(left, several('list.0', 'list.3')).map(({ path }) => path)).toEqual(['list.0']);
  expect(press(placing, { list: [] }, holding('list.3'), '1').hand).toEqual(EMPTY);
});

describe('pieces that may be tied', () => {
  /** Grounds tie to grounds; how often one was tied is told in its spot. */
  const tying: Placing<Toy> = {
    ...placing,
    link: ({ list }, from, to) => {
      const [a, b] = [from, to].map((path) => Number(path.slice(5))) as [number, number];
      return list[a]?.layer === 'sol' && list[b]?.layer === 'sol'
        ? { work: { list: list.map((one, i) => (i === b ? { ...one, at: `${one.at}0` } : one)) }, said: 'relié' }
        : undefined;
    },
  };
  test.each([
    ['asked for, then pressed: tied, under whatever lies there', '5', '1 2 2 50'],
    ['nothing there that it ties to: let go of', '1', '1 2 2 5'],
  ])('%s', (_, spot, spots) => {
    const { work: next, hand } = press(tying, work, { holds: 'link', ids: ['list.2'] }, spot);
    expect(next.list.map(({ at }) => at).join(' ')).toBe(spots);
    expect(hand).toEqual(down('list.2'));
  });
  test.each([
    ['on one that it ties to: tied', ['list.2'], '5', '1 2 2 50', 'relié'],
    ['on a free spot: moved', ['list.2'], '7', '1 2 7 5', undefined],
    ['of another kind: moved there', ['list.0'], '5', '5 2 2 5', undefined],
    ['several: moved together', ['list.0', 'list.2'], '5', '5 2 6 5', undefined],
  ] as const)('dropped %s', (_, ids, spot, spots, said) => {
    const held = heldAmong(tying.pieces(work), { holds: 'link', ids });
    const dropped = drop(tying, work, held, spot);
    expect(dropped.work.list.map(({ at }) => at).join(' ')).toBe(spots);
    expect(dropped.said).toBe(said);
  });
});

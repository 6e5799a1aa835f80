// Actions of a moment as tuples: there and back, and what no packer writes left as it is, for the parser of actions to refuse at its place.
import { describe, expect, test } from 'vitest';
import { tuplePacker } from './packer.ts';

const fights = tuplePacker({
  fields: { move: ['unit', 'to'], place: ['unit', 'spot'], spend: ['by'], pass: [] },
  number: { type: 'roll', field: 'value' },
  pair: { tag: 'go', first: 'move', second: 'place', shared: 'unit' },
});
const cards = tuplePacker({
  fields: { execute: [], play: ['card'], aim: ['seat'] },
  repeat: 'execute',
  word: { type: 'play', field: 'card' },
});
const runs = (count: number): readonly { readonly type: string }[] =>
  Array.from({ length: count }, () => ({ type: 'execute' }));

describe('what is written', () => {
  test('a die is its number, a card its name, a row of steps how many they are', () => {
    expect(fights.pack([{ type: 'roll', value: 7 }, { type: 'spend', by: 'hulk' }, { type: 'pass' }])).toEqual([
      7,
      ['spend', 'hulk'],
      ['pass'],
    ]);
    expect(cards.pack([{ type: 'play', card: 'gifle' }, ...runs(3), { type: 'aim', seat: 1 }, ...runs(1)])).toEqual([
      'gifle',
      3,
      ['aim', 1],
      1,
    ]);
  });
  test('no number stands for more than 99 steps', () => {
    expect(cards.pack(runs(99))).toEqual([99]);
    expect(cards.pack(runs(200))).toEqual([99, 99, 2]);
    expect(cards.unpack(cards.pack(runs(200)), 1)).toEqual(runs(200));
  });
  test('a move and a die placed are one entry, of the same character only', () => {
    const hulk = [
      { type: 'move', unit: 'hulk', to: 'c4' },
      { type: 'place', unit: 'hulk', spot: 'attack' },
    ] as const;
    const thor = [
      { type: 'move', unit: 'thor', to: 'c4' },
      { type: 'place', unit: 'hulk', spot: 'attack' },
    ] as const;
    expect(fights.pack(hulk)).toEqual([['go', 'hulk', 'c4', 'attack']]);
    expect(fights.pack(thor)).toEqual([
      ['move', 'thor', 'c4'],
      ['place', 'hulk', 'attack'],
    ]);
    for (const line of [hulk, thor, [hulk[0]], [hulk[1]]]) expect(fights.unpack(fights.pack(line), 1)).toEqual(line);
  });
});

describe('what no packer writes', () => {
  const kept = (packer: typeof fights, entry: unknown): void => expect(packer.unpack([entry], 1)).toEqual([entry]);
  test.each([
    [['spend']],
    [['spend', 'hulk', 'thor']],
    [['go', 'hulk', 'c4', 'attack', 'more']],
    [['dance']],
    [[]],
    [[7]],
    [null],
    [true],
    [{ type: 'spend' }],
    ['hulk'],
  ])('%j stays as it is', (entry) => kept(fights, entry));
  test('half a pair is told with its entry beside it', () =>
    expect(fights.unpack([['go', 'hulk']], 1)).toEqual([
      ['go', 'hulk'],
      { type: 'place', unit: undefined, spot: undefined },
    ]));
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('« %s » is no action by birth', (tag) => {
    for (const packer of [fights, cards]) {
      kept(packer, [tag]);
      kept(packer, [tag, 'x']);
    }
  });
  test.each([0, -1, 1.5, 100, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('%d is no row of steps', (count) =>
    kept(cards, count),
  );
  test.each([undefined, null, 3, 'execute', {}, { length: 3 }])('%j is no list of actions', (raw) => {
    expect(fights.unpack(raw, 1)).toBeUndefined();
    expect(cards.unpack(raw, 1)).toBeUndefined();
  });
  test('a short link cannot stand for more than 4,000 actions', () => {
    expect(
      cards.unpack(
        Array.from({ length: 40 }, () => 99),
        1,
      ),
    ).toHaveLength(3_960);
    expect(cards.unpack([...Array.from({ length: 40 }, () => 99), 40], 1)).toHaveLength(4_000);
    expect(cards.unpack([...Array.from({ length: 40 }, () => 99), 41], 1)).toBeUndefined();
  });
});

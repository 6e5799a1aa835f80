// The three strengths of an opponent, on tic-tac-toe: what each lets slip, and what it never does.
import { describe, expect, test } from 'vitest';
import { type Level, LEVELS, ponder, ponderAloud } from './levels.ts';
import type { Insight } from './think.ts';
import { BLANK, ticTacToe, tttWorth } from './toys.fixture.ts';

const noughts: Insight<string, number> = {
  value: (cells) => {
    const worth = tttWorth(cells) ?? 0;
    return [(1 + worth) / 2, (1 - worth) / 2];
  },
};
const EFFORT = { tries: 4000, depth: 9 };
const FAST = { tries: 240, depth: 9 };
const thoughts = (level: Level, cells: string, seed = 1, insight = noughts) =>
  ponder(ticTacToe, insight, cells, 0, { level, effort: EFFORT, seed }).map(({ action }) => action);

test.each(LEVELS)('%s finds the line that wins at once, whatever the seed', (level) => {
  for (let seed = 0; seed < 20; seed += 1) expect(thoughts(level, 'XX.OO....', seed)[0]).toBe(2);
});
test.each(LEVELS)('%s has thought of everything that may be played; same seed, same thoughts', (level) => {
  expect(thoughts(level, 'XX.OO....').toSorted()).toEqual([2, 5, 6, 7, 8]);
  expect(thoughts(level, BLANK, 4)).toEqual(thoughts(level, BLANK, 4));
});
test('a novice forgets: where nothing is better, its first idea varies and is often not the first that it had', () => {
  const first = new Set(Array.from({ length: 20 }, (_, seed) => thoughts('novice', BLANK, seed)[0]));
  expect(first.size).toBeGreaterThan(2);
});
test('it forgets more where its mode says so; nobody else does', () => {
  const first = (level: Level, forgets: number): number =>
    Array.from(
      { length: 40 },
      (_, seed) => ponder(ticTacToe, noughts, BLANK, 0, { level, effort: { ...FAST, forgets }, seed })[0]?.action,
    ).filter(
      (action, seed) => action === ponder(ticTacToe, noughts, BLANK, 0, { level, effort: FAST, seed })[0]?.action,
    ).length;
  expect(first('novice', 35)).toBe(40);
  expect(first('novice', 90)).toBeLessThan(20);
  expect(first('habitue', 90)).toBe(40);
});
test('a novice looks one step ahead: it does not see the line that it lets win; the others do', () => {
  const wrong = (level: Level): number =>
    Array.from({ length: 20 }, (_, seed) => thoughts(level, 'OO.X...X.', seed)[0]).filter((cell) => cell !== 2).length;
  expect(wrong('novice')).toBeGreaterThan(5);
  expect([wrong('habitue'), wrong('redoutable')]).toEqual([0, 0]);
});
test('above the novice, only what is keen is weighed', () => {
  const keen: Insight<string, number> = { ...noughts, keen: (_, [one]) => [one] };
  expect(LEVELS.map((level) => thoughts(level, 'XX.OO....', 1, keen).length)).toEqual([5, 1, 1]);
});
describe('aloud', () => {
  test('it tells what it thinks so far, more than once before it has done', () => {
    const thinking = ponderAloud(ticTacToe, noughts, BLANK, 0, { level: 'redoutable', effort: EFFORT, seed: 1 });
    let told = 0;
    for (;;) {
      const { done, value } = thinking.next();
      if (done === true) {
        expect(value).toHaveLength(9);
        break;
      }
      told += 1;
      expect(value.length).toBeGreaterThan(0);
    }
    expect(told).toBeGreaterThan(1);
  });
});
describe('a win that nothing takes away', () => {
  const blind: Insight<string, number> = {
    value: () => [0.5, 0.5], // it knows nothing of its positions, ends included
    sight: { turnOf: () => 0, hasWon: (cells, seat) => tttWorth(cells) === (seat === 0 ? 1 : -1), most: 1000 },
  };
  test('comes first for the strongest, and for nobody else', () => {
    const first = (level: Level): Set<number | undefined> =>
      new Set(Array.from({ length: 20 }, (_, seed) => thoughts(level, 'XX.OO....', seed, blind)[0]));
    expect(first('redoutable')).toEqual(new Set([2]));
    expect(first('habitue').size).toBeGreaterThan(1);
    expect(thoughts('redoutable', 'XX.OO....', 1, blind).toSorted()).toEqual([2, 5, 6, 7, 8]);
  });
});

// Seven tiles in two rows of four and three, then the other camp's row under them.
import { expect, test } from 'vitest';
import { nearestThatWay, type Spot } from './arrows.ts';

const tiles: readonly Spot[] = [
  ...[0, 1, 2, 3].map((i) => ({ x: 50 + i * 90, y: 100 })),
  ...[0, 1, 2].map((i) => ({ x: 50 + i * 90, y: 160 })),
  ...[0, 1, 2, 3, 4, 5, 6].map((i) => ({ x: 80 + i * 44, y: 220 })),
];
const step = (from: number, key: string): number | undefined => {
  const spot = tiles[from];
  if (spot === undefined) throw new Error(`no tile ${from}`);
  const others = tiles.filter((one) => one !== spot);
  const next = nearestThatWay(spot, others, key);
  return next === undefined ? undefined : tiles.indexOf(others[next] ?? spot);
};
test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [2, 'ArrowLeft', 1],
  [1, 'ArrowDown', 5],
  [5, 'ArrowUp', 1],
  [4, 'ArrowDown', 7], // the nearest of a row that is set otherwise
  [13, 'ArrowUp', 3],
])('from %d by %s: %d', (from, key, to) => {
  expect(step(from, key)).toBe(to);
});
test('nothing lies ahead, or another key', () => {
  expect(step(0, 'ArrowLeft')).toBeUndefined();
  expect(step(0, 'ArrowUp')).toBeUndefined();
  expect(step(0, 'Enter')).toBeUndefined();
  expect(step(0, 'toString')).toBeUndefined();
});

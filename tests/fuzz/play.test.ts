import { expect, test } from 'vitest';
import { playGames } from './play.ts';

test('300 random games, every moment sound', { timeout: 60_000 }, () => {
  const { ends, codes, faults } = playGames(300);
  expect(faults).toEqual([]);
  // Every way to end is met, and refusals of many kinds: otherwise this test looks at nothing.
  expect(Object.keys(ends).toSorted()).toEqual(['base:heroes', 'base:villains', 'extermination:heroes', 'extermination:villains', 'galactus:none']);
  expect(Object.keys(codes).length).toBeGreaterThan(15);
});

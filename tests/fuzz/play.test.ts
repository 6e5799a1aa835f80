import { describe, expect, test } from 'vitest';
import { LONG, seedOf } from '../day.ts';
import { GAMES } from '../games/index.ts';
import { FUZZED, playGames } from './play.ts';

/** A sixth of the games, from a seed of the day: each moment is checked all the same. */
const SAMPLE = 6;

describe.each(FUZZED.map((mode) => [mode.game.id, mode] as const))('%s', (id, mode) => {
  const { fuzz } = mode;
  const [count, first] = LONG ? [fuzz.games, 1] : [Math.ceil(fuzz.games / SAMPLE), seedOf(`games of ${id}`)];
  test(`${count} random games from ${first}, every moment sound`, { timeout: 600_000 }, () => {
    const { ends, codes, faults } = playGames(mode, count, first);
    expect(faults).toEqual([]);
    // Refusals of many kinds are met and, in a long search, every way to end: otherwise this test looks at nothing.
    for (const end of Object.keys(ends)) expect(fuzz.ends).toContain(end);
    if (LONG) expect(Object.keys(ends).toSorted()).toEqual(fuzz.ends.toSorted());
    expect(Object.keys(codes).length).toBeGreaterThan(LONG ? fuzz.refusals : fuzz.refusals / 3);
  });
});
test('every game has a mode to play at random', () => {
  for (const { jeu } of GAMES) expect(FUZZED.map((mode) => mode.jeu)).toContain(jeu);
});

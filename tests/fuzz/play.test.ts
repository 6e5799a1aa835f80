import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { FUZZED, playGames } from './play.ts';

describe.each(FUZZED.map((mode) => [mode.game.id, mode] as const))('%s', (_, mode) => {
  const { fuzz } = mode;
  test(`${fuzz.games} random games, every moment sound`, { timeout: 300_000 }, () => {
    const { ends, codes, faults } = playGames(mode, fuzz.games);
    expect(faults).toEqual([]);
    // Every way to end is met, and refusals of many kinds: otherwise this test looks at nothing.
    expect(Object.keys(ends).toSorted()).toEqual(fuzz.ends.toSorted());
    expect(Object.keys(codes).length).toBeGreaterThan(fuzz.refusals);
  });
});
test('every game has a mode to play at random', () => {
  for (const { jeu } of GAMES) expect(FUZZED.map((mode) => mode.jeu)).toContain(jeu);
});

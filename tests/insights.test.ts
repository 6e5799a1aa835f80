// What the machine knows of each mode (src/engine/<jeu>/<mode>/insight.ts): chances from 0 to 1, exact at ends; a new deal that a seat cannot tell from the old one; nothing thought from what is hidden.
// The games are those of the day (SEED, tests/day.ts); LONG=1 plays more of them.
import { describe, expect, test } from 'vitest';
import type { Types } from '../src/engine/kernel/game.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { type Effort, LEVELS, ponder } from '../src/engine/kernel/levels.ts';
import { type Line, play, seeded } from '../src/engine/kernel/play.ts';
import { rng } from '../src/engine/kernel/rng.ts';
import type { Insight } from '../src/engine/kernel/think.ts';
import { LONG, seedOf } from './day.ts';
import { GAMES } from './games/index.ts';

interface Known {
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
}
const files = import.meta.glob<Known>('../src/engine/*/*/insight.ts', { eager: true });
const modes = Object.entries(files).map(([path, known]) => {
  const id = path.split('/').slice(-3, -1).join('/');
  const mode = GAMES.flatMap((one) => Object.values(one.modes)).find(({ game }) => game.id === id);
  if (mode === undefined) throw new Error(`${path}: no mode « ${id} »`);
  return { id, game: mode.game, scenarios: mode.scenarios as readonly unknown[], ...known };
});
const FIRST = seedOf('insights') % 1_000_000;
const GAMES_PLAYED = LONG ? 40 : 6;
const STEPS = 4000;
const THOUGHTS = LONG ? 40 : 6; // positions thought about, a mode

test('some modes have an insight', () => expect(modes.length).toBeGreaterThan(0));

describe.each(modes)('$id', ({ game, scenarios, insight, effort }) => {
  const lines = Array.from({ length: GAMES_PLAYED }, (_, i): Line<Types> => {
    const scenario = scenarios[(FIRST + i) % scenarios.length];
    const start = game.setup(scenario);
    if (!start.ok) throw new Error('refused');
    return play(game, start.value, seeded(FIRST + i), STEPS).line;
  });
  const states = lines.flatMap((line) => [line.start, ...line.moves.map(({ step }) => step.state)]);
  const below = rng(FIRST).below;
  const choices = states.flatMap((state) => {
    const node = game.node(state);
    return node.kind === 'choice' && node.options.length > 1 ? [{ state, seat: node.seat, options: node.options }] : [];
  });
  const some = <T>(list: readonly T[], count: number): readonly T[] =>
    Array.from({ length: Math.min(count, list.length) }, () => list[below(list.length)] as T);

  test('chances go from 0 to 1 and add up to 1; an end is told exactly: all to those who win, in equal parts', () => {
    let ends = 0;
    for (const state of states) {
      const worth = insight.value(state);
      const sum = worth.reduce((all, one) => all + one, 0);
      expect(Math.min(...worth)).toBeGreaterThanOrEqual(0);
      expect(sum).toBeCloseTo(1, 6);
      if (game.node(state).kind !== 'end') continue;
      ends += 1;
      const winners = worth.filter((one) => one > 0);
      for (const one of winners) expect(one).toBeCloseTo(1 / winners.length, 9);
    }
    expect(ends).toBeGreaterThan(0);
  });
  test('what is sensible is listed, and never nothing', () => {
    for (const { state, options } of choices) {
      for (const looked of [insight.sensible, insight.keen]) {
        const kept = looked?.(state, options) ?? options;
        expect(kept.length).toBeGreaterThan(0);
        for (const action of kept) expect(options).toContain(action);
      }
    }
  });
  test('a mode that hides deals anew: what the seat sees stays, and every law of the game; the others deal nothing', () => {
    const { redeal } = insight;
    expect(redeal !== undefined).toBe(game.veil !== undefined);
    if (redeal === undefined) return;
    const random = rng(FIRST);
    for (const { state, seat } of some(choices, 60)) {
      const dealt = redeal(state, seat, random);
      expect(canonical(game.veil?.state(dealt, seat))).toBe(canonical(game.veil?.state(state, seat)));
      expect(game.invariants.filter(({ holds }) => !holds(dealt)).map(({ name }) => name)).toEqual([]);
      const again = (from: unknown) => canonical(redeal(from, seat, rng(7)));
      expect(again(dealt), 'a deal depends on what the seat sees alone').toBe(again(state));
    }
  });
  test(
    'each level thinks of what may be played, the same with the same seed, and never from what is hidden',
    { timeout: 240_000 },
    () => {
      for (const { state, seat, options: listed } of some(choices, THOUGHTS))
        for (const level of LEVELS) {
          const options = [...listed, ...(game.asides?.(state) ?? []).map(({ action }) => action)];
          const asked = { level, effort: { ...effort, tries: Math.min(effort.tries, 120) }, seed: FIRST };
          const thoughts = ponder(game, insight, state, seat, asked);
          const texts = new Set(options.map((action) => JSON.stringify(action)));
          expect(thoughts.length).toBeGreaterThan(0);
          for (const { action } of thoughts) expect(texts).toContain(JSON.stringify(action));
          expect(ponder(game, insight, state, seat, asked)).toEqual(thoughts);
          // how often a position has come back is told to everybody, and a new deal does not know it
          const other =
            insight.beside?.(state, seat) === undefined ? insight.redeal?.(state, seat, rng(99)) : undefined;
          if (other !== undefined) expect(ponder(game, insight, other, seat, asked)).toEqual(thoughts);
        }
    },
  );
});

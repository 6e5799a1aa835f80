import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../tests/games/index.ts';
import { published } from '../../../tests/links/golden.ts';
import { excess, isDeep, MAX_DEPTH, TOO_DEEP } from './depth.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
/** By recursion, as a reference. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('a text that nests too deep is known before it is parsed', () => {
  test.each([lists, objects])('exactly at the cap, and one beyond', (nested) => {
    expect(isDeep(nested(MAX_DEPTH))).toBe(false);
    expect(isDeep(nested(MAX_DEPTH + 1))).toBe(true);
  });
  test('what is closed counts no longer', () =>
    expect(isDeep(`[${Array.from({ length: 100 }, () => lists(MAX_DEPTH - 1)).join()}]`)).toBe(false));
  test('brackets of a text do not count', () => {
    expect(isDeep(JSON.stringify({ name: '['.repeat(100), note: '\\"{'.repeat(100) }))).toBe(false);
    expect(isDeep(`["\\\\",${lists(MAX_DEPTH)}]`)).toBe(true); // the quote after two backslashes closes the text
  });
  test('as a walk of the data says, whatever the data', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: MAX_DEPTH + 2 }), (value, more) => {
        const text = '['.repeat(more) + JSON.stringify(value) + ']'.repeat(more);
        expect(isDeep(text)).toBe(depthOf(JSON.parse(text)) > MAX_DEPTH);
        expect(excess(JSON.parse(text), 1e6) === 'deep').toBe(depthOf(JSON.parse(text)) > MAX_DEPTH);
      }),
    ));
});

describe('data that are too much', () => {
  test('counted whole, itself included', () => {
    expect(excess([1, [2, { a: 3 }]], 6)).toBeUndefined();
    expect(excess([1, [2, { a: 3 }]], 5)).toBe('many');
  });
  test('a tower of 100,000 lists is walked without falling', () => {
    let tower: unknown = 1;
    for (let i = 0; i < 100_000; i++) tower = [tower];
    expect(excess(tower, 1e9)).toBe('deep');
  });
});

describe('room enough', () => {
  test('no published link comes near the cap', () => {
    for (const [name, { expect: held }] of published()) expect(depthOf(held), name).toBeLessThan(MAX_DEPTH / 2);
  });
});

/** The link that froze the table: 5,000 lists in one another, well sealed. */
const TOWER = '1.battle-beyond-space~partie._ZQr7cAxDQAAAAKgoM7-NUzhBwEAAAAA7goAAAAA3A0';
describe('nothing throws on a tower, in any mode', () => {
  const tower = (depth: number): never => JSON.parse(lists(depth)) as never;
  test.each(GAMES.flatMap(({ modes }) => Object.values(modes).map((mode) => [mode.game.id, mode] as const)))(
    '%s',
    (id, { codec, parseAction }) => {
      const told = { ok: false, error: { code: 'invalid', issues: [{ path: '', message: TOO_DEEP }] } };
      if (id === 'battle-beyond-space/partie') expect(codec.decode(`#s=${TOWER}`)).toEqual(told);
      for (const kind of ['s', 'p'] as const)
        expect(codec.open(kind, `#${kind}=${codec.seal(kind, tower(MAX_DEPTH + 1))}`)).toEqual(told);
      // What comes from the device, never from a text that was counted.
      expect(codec.read(tower(5000), 1)).toEqual(told);
      expect(parseAction(tower(5000))).toEqual({ ok: false, error: told.error.issues });
    },
  );
});

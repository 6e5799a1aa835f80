// A sample of what `node tests/fuzz/attacks.ts` and `node tests/fuzz/values.ts` run at length.
import { describe, expect, test } from 'vitest';
import { seedOf } from '../day.ts';
import { GAMES } from '../games/index.ts';
import { assault } from './attacks.ts';
import { below } from './mutate.ts';
import { attack, KINDS, printedWith } from './structure.ts';
import { absurd, scenariosOf, tryValues } from './values.ts';

test(
  '2,000 attacks on the structure of links, files and saved games: a value or a French sentence',
  { timeout: 120_000 },
  async () => {
    const { tally, faults } = await assault(2_000, below(seedOf('attacks')));
    expect(faults).toEqual([]);
    // Every kind is tried, every door is met from both sides: otherwise this test looks at nothing.
    for (const kind of [...KINDS, 'another game']) expect(tally[kind], kind).toBeGreaterThan(10);
    for (const gave of [
      'link: value',
      'link: invalid',
      'link: newer-version',
      'moment: diverged: action',
      'file: value',
      'file: unknown-game',
      'bare file: value',
      'saved: value',
      'saved: refused',
    ])
      expect(tally[gave], gave).toBeGreaterThan(0);
  },
);

describe('absurd values, one place at a time: refused in French, or played without harm', () => {
  const NTH = 23;
  test.each(
    GAMES.flatMap(({ jeu, modes }) =>
      Object.entries(modes).map(([name, mode]) => [mode.game.id, jeu, name, mode] as const),
    ),
  )('%s', { timeout: 180_000 }, async (_, jeu, name, mode) => {
    const { tally, faults } = tryValues(mode, await scenariosOf(jeu, name, mode), NTH);
    expect([...new Set(faults)]).toEqual([]);
    expect(tally['codec']).toBeGreaterThan(0);
  });
});

describe('the attacker itself', () => {
  test('writes one place otherwise, and leaves the rest', () => {
    const data = { a: [1, { b: 'x' }], c: null };
    expect(printedWith(data, ['a', 1, 'b'], '1e309')).toBe('{"a":[1,{"b":1e309}],"c":null}');
    expect(printedWith(data, [], 'NaN')).toBe('NaN');
    expect(printedWith(data, ['c'], '{"a":1,"a":2}')).toBe('{"a":[1,{"b":"x"}],"c":{"a":1,"a":2}}');
  });
  test('reaches every place, with every absurd value of its type', () => {
    const found = [...absurd({ a: [1], b: 'x', c: true })];
    expect(found.map(({ path, value }) => `${path} ${value.slice(0, 5)}`)).toEqual([
      'a [1,1,',
      'a.0 -3',
      'a.0 0.5',
      'a.0 1e9',
      'a.0 1e309',
      'a.0 "NaN"',
      'a.0 null',
      'b "aaaa',
      'b "Très',
    ]);
    expect(JSON.parse(found[1]?.text ?? '')).toEqual({ a: [-3], b: 'x', c: true });
  });
  test('the same seed, the same attack', () => {
    const one = (): unknown => attack({ a: [1, 2], b: { c: 'x' } }, [3], below(7));
    expect(one()).toEqual(one());
  });
});

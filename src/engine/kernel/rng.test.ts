// Links, exercises and tables keep seeds: the numbers of a seed may never change. The generator is written a second time here, with big integers, from its description (sfc32, seeded through splitmix32).
import { describe, expect, test } from 'vitest';
import { rng } from './rng.ts';

const MASK = 0xffffffffn;
const word = (n: bigint): bigint => n & MASK;
function* reference(seed: bigint): Generator<number> {
  let mix = word(seed);
  const splitmix = (): bigint => {
    mix = word(mix + 0x9e3779b9n);
    let z = mix ^ (mix >> 16n);
    z = word(z * 0x21f0aaadn);
    z ^= z >> 15n;
    z = word(z * 0x735a2d97n);
    return z ^ (z >> 15n);
  };
  let [a, b] = [splitmix(), splitmix()];
  let c = splitmix() ^ word(seed >> 32n);
  let counter = 1n;
  for (let drawn = 0; ; drawn += 1) {
    const out = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + out);
    if (drawn >= 12) yield Number(out);
  }
}

test.each([0, 1, 2, 7919, 0x7fffffff, 0xffffffff, 2 ** 32, 2 ** 32 + 1, 2 ** 50 + 3])('seed %i', (seed) => {
  const { next } = rng(seed);
  const numbers = reference(BigInt(seed));
  for (let i = 0; i < 50; i += 1) expect(next()).toBe(numbers.next().value);
});

describe('below', () => {
  test('small numbers are what is left of a word; beyond a word, of 53 bits, the high ones first', () => {
    const { below } = rng(5);
    const { next } = rng(5);
    for (let i = 0; i < 30; i += 1) expect(below(6)).toBe(next() % 6);
    expect(below(2 ** 32)).toBe(next());
    const [high, low] = [next(), next()];
    expect(below(2 ** 53 - 1)).toBe(Number(((BigInt(high) & 0x1fffffn) << 32n) + BigInt(low)));
  });
  test('a draw above the last whole multiple is made again', () => {
    const n = 3 * 2 ** 30; // a quarter of the words is drawn again
    const { below } = rng(9);
    const { next } = rng(9);
    for (let i = 0; i < 40; i += 1) {
      let value = next();
      while (value >= n) value = next();
      expect(below(n)).toBe(value);
    }
  });
  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('below(%d) is a bug of ours', (n) =>
    expect(() => rng(1).below(n)).toThrow(`below(${n})`),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePot, NO_MASS, WHOLE } from './mass.ts';
import {
  add,
  compare,
  div,
  equal,
  formatFraction,
  formatPercent,
  gcd,
  mul,
  ONE,
  ratio,
  sub,
  toNumber,
  ZERO,
} from './ratio.ts';
import { rng } from './rng.ts';

const ratios = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => ratio(n, d));

describe('ratio', () => {
  test('1/6 + 1/3 = 1/2', () => expect(add(ratio(1, 6), ratio(1, 3))).toEqual({ num: 1n, den: 2n }));
  test('signs go up', () => expect(ratio(3, -6)).toEqual({ num: -1n, den: 2n }));
  test('no denominator 0', () => {
    expect(() => ratio(1, 0)).toThrow('denominator 0');
    expect(() => div(ONE, ZERO)).toThrow('denominator 0');
  });
  test('an integer alone, and what is 0', () => {
    expect(ratio(5)).toEqual({ num: 5n, den: 1n });
    expect(ratio(0, -7)).toEqual(ZERO);
    expect(sub(ratio(2, 6), ratio(1, 3))).toEqual(ZERO);
    expect(() => ratio(0.5)).toThrow();
  });
  test('equal: both parts', () => {
    expect(equal(ratio(2, 4), ratio(1, 2))).toBe(true);
    expect([
      equal(ratio(1, 2), ratio(1, 3)),
      equal(ratio(1, 3), ratio(2, 3)),
      equal(ratio(1, 2), ratio(-1, 2)),
    ]).toEqual([false, false, false]);
  });
  test('sorted, the equal ones left as they were', () => {
    expect(
      [compare(ratio(1, 3), ratio(1, 2)), compare(ratio(1, 2), ratio(2, 4)), compare(ratio(1, 2), ratio(-3))].map(
        Math.sign,
      ),
    ).toEqual([-1, 0, 1]);
    expect([ratio(1, 2), ratio(-2), ratio(1, 3), ZERO].toSorted(compare).map(formatFraction)).toEqual([
      '−2',
      '0',
      '1/3',
      '1/2',
    ]);
  });
  test.each([
    [0n, 5n, 5n],
    [-4n, 6n, 2n],
    [4n, -6n, 2n],
    [0n, 0n, 0n],
    [7n, 3n, 1n],
  ])('gcd(%d, %d) is %d', (a, b, common) => expect(gcd(a, b)).toBe(common));
  test('stays reduced, with a denominator above 0', () =>
    fc.assert(
      fc.property(ratios, ratios, (a, b) =>
        [add(a, b), mul(a, b), sub(a, b)].every(({ num, den }) => den > 0n && gcd(num, den) === 1n),
      ),
    ));
  test('adds and multiplies as numbers do', () =>
    fc.assert(
      fc.property(ratios, ratios, ratios, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(mul(a, add(b, c))).toEqual(add(mul(a, b), mul(a, c)));
        expect(sub(add(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(mul(div(a, b), b)).toEqual(a);
      }),
    ));
  test('compares as its difference', () =>
    fc.assert(fc.property(ratios, ratios, (a, b) => Math.sign(compare(a, b)) === Math.sign(Number(sub(a, b).num)))));
  test('becomes the same double as a division', () =>
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1 }),
        (n, d) => Math.abs(toNumber(ratio(n, d)) - n / d) <= Math.abs(n / d) * Number.EPSILON,
      ),
    ));
  test('becomes 0, and less than 0', () => {
    expect(toNumber(ZERO)).toBe(0);
    expect(toNumber(ratio(-3, 8))).toBe(-0.375);
    expect(toNumber(ratio(1n, 10n ** 400n))).toBe(0);
    expect(toNumber(ratio(10n ** 300n))).toBe(1e300);
    expect(toNumber(ratio(1n, 10n ** 300n))).toBe(1e-300);
  });
  test('becomes a double when both parts are beyond doubles', () =>
    expect(toNumber(ratio(7n ** 900n, 3n * 7n ** 901n))).toBe(1 / 21));
  test.each([
    [ratio(1, 3), '1/3', '33,3 %'],
    [ratio(1, 2), '1/2', '50 %'],
    [ratio(5, 12), '5/12', '41,7 %'],
    [ZERO, '0', '0 %'],
    [ONE, '1', '100 %'],
    [ratio(1, 3_000), '1/3000', '< 0,1 %'],
    [ratio(2_999, 3_000), '2999/3000', '> 99,9 %'],
    [ratio(1, 2_000), '1/2000', '0,1 %'],
  ])('%o reads %s and %s', (value, fraction, percent) => {
    expect(formatFraction(value)).toBe(fraction);
    expect(formatPercent(value)).toBe(percent);
  });
  test('two decimals', () => expect(formatPercent(ratio(1, 8), 2)).toBe('12,5 %'));
  test('no decimals', () => expect(formatPercent(ratio(1, 8), 0)).toBe('13 %'));
  test.each([ratio(3, 2), ratio(-1, 2), ratio(1_001, 1_000)])('not a probability: %o', (value) =>
    expect(() => formatPercent(value)).toThrow('not a probability'),
  );
  test('a minus is a sign of its own', () => expect(formatFraction(ratio(-1, 2))).toBe('−1/2'));
  test.each([
    [ratio(1, 10_000), 2, '0,01 %'],
    [ratio(1, 100), 1, '1 %'],
    [ratio(101, 1_000), 1, '10,1 %'],
    [ratio(1, 3_000), 2, '0,03 %'],
    [ratio(1, 300), 0, '< 1 %'],
    [ratio(299, 300), 0, '> 99 %'],
    [ratio(1, 200), 0, '1 %'],
  ])('%o to %d decimals: %s', (value, decimals, told) => expect(formatPercent(value, decimals)).toBe(told));
});

describe('mass', () => {
  test('1/6 of 1/4, and 1/9, make 11/72', () => {
    const pot = makePot();
    const quarter = pot.scale(WHOLE, 1n, 4);
    expect(pot.toRatio(pot.add(pot.scale(quarter, 1n, 6), pot.scale(WHOLE, 1n, 9)))).toEqual({ num: 11n, den: 72n });
  });
  test('agrees with ratios, large primes included', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 0, max: 40 }),
            fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1_000_003, 7_919, 4_006_012)),
          ),
        ),
        (parts) => {
          const pot = makePot();
          const total = parts.reduce((sum, [n, d]) => pot.add(sum, pot.scale(WHOLE, BigInt(n), d)), NO_MASS);
          expect(
            equal(
              pot.toRatio(total),
              parts.reduce((sum, [n, d]) => add(sum, ratio(n, d)), ZERO),
            ),
          ).toBe(true);
        },
      ),
    ));
  test('levels to one denominator', () => {
    const pot = makePot();
    const masses = [pot.scale(WHOLE, 1n, 4), pot.scale(WHOLE, 5n, 6), NO_MASS];
    const { nums, den } = pot.level(masses);
    expect(nums.map((num) => pot.toRatio({ num, den }))).toEqual([ratio(1, 4), ratio(5, 6), ZERO]);
  });
});

describe('rng', () => {
  test('stays below, and comes back', () =>
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (seed, n) => {
        const [a, b] = [rng(seed), rng(seed)];
        for (let i = 0; i < 20; i += 1) {
          const value = a.below(n);
          expect(Number.isSafeInteger(value) && value >= 0 && value < n).toBe(true);
          expect(b.below(n)).toBe(value);
        }
      }),
    ));
  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('below(%d) is a bug', (n) => expect(() => rng(1).below(n)).toThrow());
  test.each([1, 2, 12_345])('seed %d throws each face about as often', (seed) => {
    const { below } = rng(seed);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i += 1) {
      const face = below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Standard deviation 91: five of them, so that a fair generator passes whatever the seed.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456);
  });
  test('close seeds give unrelated draws', () => {
    const firsts = Array.from({ length: 1_000 }, (_, seed) => rng(seed).next());
    expect(new Set(firsts).size).toBe(1_000);
    expect(rng(2 ** 40).next()).not.toBe(rng(0).next());
  });
});

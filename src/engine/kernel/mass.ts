import { ratio, type Ratio } from './ratio.ts';

// Adding thousands of probabilities as reduced ratios spends nearly all its time in gcd. Denominators come from dice and decks, so they are products
// of a few small numbers: kept as exponents over shared factors, they are interned, and their common multiples are looked up rather than computed.

/** A probability as num / (denominator number `den` of its pot); not reduced. */
export interface Mass {
  readonly num: bigint;
  readonly den: number;
}
export interface Pot {
  readonly add: (a: Mass, b: Mass) => Mass;
  /** `mass` × num / den, with den above 0. */
  readonly scale: (mass: Mass, num: bigint, den: bigint | number) => Mass;
  /** The same masses as integers over one denominator: `nums[i] / den`. */
  readonly level: (masses: readonly Mass[]) => { readonly nums: readonly bigint[]; readonly den: number };
  readonly toRatio: (mass: Mass) => Ratio;
}
export const NO_MASS: Mass = { num: 0n, den: 0 };
export const WHOLE: Mass = { num: 1n, den: 0 };

const SMALL_PRIMES = Array.from({ length: 500 }, (_, i) => i + 2).filter(
  (n, _, all) => !all.some((d) => d * d <= n && n % d === 0),
);

/** A number as exponents over factors that grow as numbers come: small primes, then whatever is left of a large number. */
const makeFactors = (): { readonly of: (n: bigint) => readonly number[]; readonly at: (index: number) => bigint } => {
  const factors: bigint[] = SMALL_PRIMES.map(BigInt);
  return {
    at: (index) => factors[index] ?? 1n,
    of: (n) => {
      const exponents: (number | undefined)[] = []; // holes for the factors it has not
      let rest = n;
      for (let i = 0; i < factors.length && rest > 1n; i += 1) {
        const factor = factors[i] ?? 1n;
        for (; rest % factor === 0n; rest /= factor) exponents[i] = (exponents[i] ?? 0) + 1;
      }
      if (rest > 1n) exponents[factors.push(rest) - 1] = 1;
      return Array.from(exponents, (exponent) => exponent ?? 0);
    },
  };
};

const memo = <V>(compute: (a: number, b: number) => V): ((a: number, b: number) => V) => {
  const known: (Map<number, V> | undefined)[] = [];
  return (a, b) => {
    const row = (known[a] ??= new Map<number, V>());
    let value = row.get(b);
    if (value === undefined) row.set(b, (value = compute(a, b)));
    return value;
  };
};

/** One pot per computation: masses of two pots must not meet. */
export const makePot = (): Pot => {
  const factors = makeFactors();
  const dens: (readonly number[])[] = [];
  const ids = new Map<string, number>();
  const intern = (exponents: readonly number[]): number => {
    const text = exponents.join();
    let id = ids.get(text);
    if (id === undefined) ids.set(text, (id = dens.push(exponents) - 1));
    return id;
  };
  intern([]); // number 0 is the denominator 1
  const merge = (a: number, b: number, join: (x: number, y: number) => number): readonly number[] => {
    const [left = [], right = []] = [dens[a], dens[b]];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => join(left[i] ?? 0, right[i] ?? 0));
  };
  const product = (exponents: readonly number[]): bigint =>
    exponents.reduce((value, exponent, i) => (exponent === 0 ? value : value * factors.at(i) ** BigInt(exponent)), 1n);

  const lcm = memo((a, b) => intern(merge(a, b, Math.max)));
  const times = memo((a, b) => intern(merge(a, b, (x, y) => x + y)));
  const quotient = memo((big, small) => product(merge(big, small, (x, y) => x - y)));
  const numbers = new Map<bigint | number, number>([
    [1, 0],
    [1n, 0],
  ]);
  const idOf = (n: bigint | number): number => {
    let id = numbers.get(n);
    if (id === undefined) numbers.set(n, (id = intern(factors.of(BigInt(n)))));
    return id;
  };
  const raise = (mass: Mass, den: number): bigint => (mass.den === den ? mass.num : mass.num * quotient(den, mass.den));

  return {
    add: (a, b) => {
      if (a.num === 0n) return b;
      if (b.num === 0n) return a;
      const den = a.den === b.den ? a.den : lcm(a.den, b.den);
      return { num: raise(a, den) + raise(b, den), den };
    },
    scale: (mass, num, den) => ({ num: mass.num * num, den: den === 1 ? mass.den : times(mass.den, idOf(den)) }),
    level: (masses) => {
      const den = masses.reduce((id, mass) => lcm(id, mass.den), 0);
      return { nums: masses.map((mass) => raise(mass, den)), den };
    },
    toRatio: ({ num, den }) => ratio(num, product(dens[den] ?? [])),
  };
};

/** An exact fraction. `den` is above 0 and both are reduced: equal ratios have equal fields. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
/** The greatest common divisor, never negative; gcd(0, n) = |n|. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let x = abs(a);
  let y = abs(b);
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Throws when `den` is 0 (or when a number is not an integer). */
export const ratio = (num: bigint | number, den: bigint | number = 1n): Ratio => {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d === 0n) throw new Error('ratio: denominator 0');
  const common = d < 0n ? -gcd(n, d) : gcd(n, d);
  return { num: n / common, den: d / common };
};

export const ZERO: Ratio = { num: 0n, den: 1n };
export const ONE: Ratio = { num: 1n, den: 1n };

export const add = (a: Ratio, b: Ratio): Ratio =>
  a.den === b.den ? ratio(a.num + b.num, a.den) : ratio(a.num * b.den + b.num * a.den, a.den * b.den);
export const sub = (a: Ratio, b: Ratio): Ratio => add(a, { num: -b.num, den: b.den });
export const mul = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den);
/** Throws when `b` is 0. */
export const div = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.den, a.den * b.num);
export const equal = (a: Ratio, b: Ratio): boolean => a.num === b.num && a.den === b.den;
/** Negative, 0 or positive, as `sort` expects. */
export const compare = (a: Ratio, b: Ratio): number => {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** The nearest double or its neighbour, whatever the size of the fraction (plain division of the two parts would give Infinity / Infinity). */
export const toNumber = ({ num, den }: Ratio): number => {
  const size = (n: bigint): number => n.toString(16).length * 4;
  const shift = size(den) - size(abs(num)) + 64; // so that the quotient keeps about 64 bits
  const quotient = shift >= 0 ? (num << BigInt(shift)) / den : num / (den << BigInt(-shift));
  // Two steps, because 2^-shift alone may be too small for a double while the product is not.
  const half = Math.trunc(shift / 2);
  return Number(quotient) * 2 ** -half * 2 ** -(shift - half);
};

/** « 5/12 »; an integer stands alone. */
export const formatFraction = ({ num, den }: Ratio): string =>
  (den === 1n ? `${num}` : `${num}/${den}`).replace('-', '−');

/**
 * « 41,7 % », rounded half up to `decimals` digits, trailing zeros left out (« 50 % »). What is possible but rounds to 0 shows « < 0,1 % », what is
 * not certain but rounds to 100 shows « > 99,9 % ». For probabilities: throws outside 0–1. Ordinary space, for the view to typeset.
 */
export const formatPercent = (value: Ratio, decimals = 1): string => {
  const { num, den } = value;
  if (num < 0n || num > den) throw new Error('formatPercent: not a probability');
  const unit = 10n ** BigInt(decimals);
  const all = 100n * unit;
  const digits = (n: bigint): string => {
    const rest = (n % unit).toString().padStart(decimals, '0').replace(/0+$/, '');
    return `${n / unit}${decimals === 0 || rest === '' ? '' : `,${rest}`} %`;
  };
  const rounded = (2n * num * all + den) / (2n * den);
  if (num > 0n && rounded === 0n) return `< ${digits(1n)}`;
  if (num < den && rounded === all) return `> ${digits(all - 1n)}`;
  return digits(rounded);
};

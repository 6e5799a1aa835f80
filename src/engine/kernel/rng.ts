/** A small seeded generator (sfc32, seeded through splitmix32): same seed, same numbers, on every machine. Not for secrets. */
export interface Rng {
  /** An integer from 0 to 2^32 − 1. */
  readonly next: () => number;
  /** An integer from 0 to n − 1, without bias. n: an integer from 1 to 2^53 − 1; throws otherwise. */
  readonly below: (n: number) => number;
}

const WORD = 2 ** 32;

export const rng = (seed: number): Rng => {
  let mix = seed | 0;
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix() ^ (Math.trunc(seed / WORD) | 0); // seeds above 2^32 differ too
  let counter = 1;

  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11) | 0) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next(); // close seeds start alike

  // Draws again above the last whole multiple of n, so that every value keeps the same share.
  const evenly = (n: number, span: number, draw: () => number): number => {
    const limit = span - (span % n);
    let value = draw();
    while (value >= limit) value = draw();
    return value % n;
  };
  const wide = (): number => (next() & 0x1fffff) * WORD + next();

  return {
    next,
    below: (n) => {
      if (!Number.isSafeInteger(n) || n < 1) throw new Error(`rng: below(${n})`);
      return n <= WORD ? evenly(n, WORD, next) : evenly(n, 2 ** 53, wide);
    },
  };
};

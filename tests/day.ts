// What tests draw at random comes from the seed of the day, so that every day adds to what was looked at. `npm test` prints it; SEED=2026-11-23 draws the same again.
// LONG=1 (`npm run test:long`) does not sample: long searches are made whole.
import { rng, type Rng } from '../src/engine/kernel/rng.ts';

export const SEED = process.env['SEED'] ?? new Date().toISOString().slice(0, 10);
export const LONG = process.env['LONG'] === '1';

/** A seed of the day for what bears this name (FNV-1a): a positive 31-bit integer. */
export const seedOf = (name: string): number =>
  [...`${SEED} ${name}`].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  ) >>> 1;
export const dayRng = (name: string): Rng => rng(seedOf(name));

/** `count` different ones of a list, drawn by the day, in the order of the list; all of them where the search is long. */
export const ofTheDay = <T>(name: string, list: readonly T[], count: number): readonly T[] => {
  if (LONG || list.length <= count) return list;
  const { below } = dayRng(name);
  const left = list.map((_, i) => i);
  const drawn = new Set(Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]));
  return list.filter((_, i) => drawn.has(i));
};

/** For a big mode's contract: the costly checks look at a quarter of the moments, others every day. */
export const lookOf = (name: string): { readonly share: number; readonly turn: number } | undefined =>
  LONG ? undefined : { share: 0.25, turn: seedOf(`moments of ${name}`) / 2 ** 31 };

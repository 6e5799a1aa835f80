// What is drawn from a seeded generator, beside its numbers: by exercises and by guesses. Pure: the same generator gives the same draws.
import { known } from './result.ts';
import type { Rng } from './rng.ts';

/** One of the list, which is not empty. */
export const pick = <T>(random: Rng, list: readonly T[]): T => known(list[random.below(list.length)]);
/** Once in `n`. */
export const oneIn = (random: Rng, n: number): boolean => random.below(n) === 0;
/** An integer from `least` to `most`, both included. */
export const between = (random: Rng, least: number, most: number): number => least + random.below(most - least + 1);
export const shuffled = <T>(random: Rng, list: readonly T[]): readonly T[] =>
  list
    .map((one) => [random.next(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
/** The right answer among wrong ones, of which `most` at most are kept, in an order that tells nothing. */
export const among = (
  random: Rng,
  right: string,
  wrong: readonly string[],
  most = Infinity,
): { readonly options: readonly string[]; readonly right: number } => {
  const others = [...new Set(wrong)].filter((one) => one !== right).slice(0, most);
  const options = shuffled(random, [right, ...others]);
  return { options, right: options.indexOf(right) };
};
/** The first of several tries that gives something: a wish that chance seldom grants is not given up at the first refusal. */
export const insisted = <T>(tries: number, make: () => T | undefined): T | undefined => {
  for (let i = 0; i < tries; i += 1) {
    const made = make();
    if (made !== undefined) return made;
  }
  return undefined;
};

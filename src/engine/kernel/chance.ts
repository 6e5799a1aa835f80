import type { Weighted } from './game.ts';
import { type Some, some } from './result.ts';

const checked = (weight: number): number => {
  if (!Number.isSafeInteger(weight) || weight < 1) throw new Error(`chance: ${weight} is not a weight`);
  return weight;
};

/** A fair die: faces 1 to `faces`, each with weight 1. */
export const die = <A>(faces: number, make: (face: number) => A): Some<Weighted<A>> =>
  some(Array.from({ length: faces }, (_, index) => ({ action: make(index + 1), weight: 1 })));

/** One thing drawn from a bag or a deck: each kind left (count above 0), weighted by its count, in the order given. Throws when nothing is left. */
export const draw = <K, A>(
  left: readonly (readonly [kind: K, count: number])[],
  make: (kind: K) => A,
): Some<Weighted<A>> =>
  some(left.filter(([, count]) => count > 0).map(([kind, count]) => ({ action: make(kind), weight: checked(count) })));

const binomial = (n: number, k: number): number => {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
};

/**
 * A handful of equal dice thrown together: one outcome per count of each face, weighted by the number of ordered throws that give it.
 * `faces[i]` is how many sides of a die show face i; `make` gets how many dice show each face. Throws if a weight leaves the safe integers.
 */
export const pool = <A>(
  dice: number,
  faces: readonly number[],
  make: (counts: readonly number[]) => A,
): Some<Weighted<A>> => {
  let partial: readonly { readonly counts: readonly number[]; readonly left: number; readonly weight: number }[] = [
    { counts: [], left: dice, weight: 1 },
  ];
  for (const [index, sides] of faces.entries()) {
    const last = index === faces.length - 1;
    partial = partial.flatMap(({ counts, left, weight }) =>
      Array.from({ length: last ? 1 : left + 1 }, (_, step) => {
        const count = last ? left : left - step;
        return {
          counts: [...counts, count],
          left: left - count,
          weight: weight * binomial(left, count) * sides ** count,
        };
      }),
    );
  }
  return some(
    partial
      .filter(({ weight }) => weight > 0)
      .map(({ counts, weight }) => ({ action: make(counts), weight: checked(weight) })),
  );
};

import type { Cite, Tally } from './rules.ts';

/** A total that cannot disagree with its parts: the sum is computed, never given. */
export const tally = <R extends string, W extends string>(
  parts: readonly (Cite<R> & { readonly what: W; readonly value: number })[],
): Tally<R, W> => ({ sum: parts.reduce((sum, part) => sum + part.value, 0), parts });

import type { Cite, Tally } from './rules.ts';

/** A total that cannot disagree with its parts: the sum is computed, never given. */
export const tally = <R extends string, W extends string>(
  parts: readonly (Cite<R> & { readonly what: W; readonly value: number })[],
): Tally<R, W> => ({ sum: parts.reduce((sum, part) => sum + part.value, 0), parts });

const isTally = (value: object): value is Tally<string> => 'parts' in value && Array.isArray(value.parts);
/** The totals that an event tells: fields that are one, or that hold some (« the three totals of a side »). */
export const talliesOf = (event: object): readonly Tally<string>[] =>
  Object.values(event).flatMap((field: unknown): readonly Tally<string>[] =>
    typeof field !== 'object' || field === null || Array.isArray(field)
      ? []
      : isTally(field)
        ? [field]
        : talliesOf(field),
  );
/** The rules that an event cites, those of the parts of its totals included. */
export const citedIn = (event: Cite<string>): readonly string[] => [
  ...event.cites,
  ...talliesOf(event).flatMap(({ parts }) => parts.flatMap(({ cites }) => cites)),
];

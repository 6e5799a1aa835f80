// Values that are ours until the reader's own replace them: a game lists them by sheet.

/** A sheet some of whose values are examples. */
export interface Sample {
  readonly path: string; // of the first of them: where its sheet opens
  readonly name: string; // « Hulk »
  readonly values: readonly (readonly [label: string, value: string])[]; // one at least
}
export type SamplesOf<T> = (work: T) => readonly Sample[];

/** How many values there are, on all sheets. */
export const countIn = (samples: readonly Sample[]): number =>
  samples.reduce((count, { values }) => count + values.length, 0);

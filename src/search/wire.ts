import type { AnswersFile, RuleRecord } from './types.ts';

/** An answers file as it travels: rules by columns, which compress a few percent better than rows. */
export interface AnswersWire extends Omit<AnswersFile, 'regles'> {
  readonly colonnes: readonly (readonly unknown[])[];
}
const transposed = (rows: readonly (readonly unknown[])[], width: number): readonly (readonly unknown[])[] =>
  Array.from({ length: width }, (_, i) => rows.map((row) => row[i] ?? 0));

/** Undone by `fromWire`. A weight that is not told travels as 0. */
export const toWire = ({ regles: rules, ...rest }: AnswersFile): AnswersWire => ({
  ...rest,
  colonnes: transposed(rules, 6),
});
export const fromWire = ({ colonnes: columns, ...rest }: AnswersWire): AnswersFile => ({
  ...rest,
  // the file is ours, written by `toWire`
  regles: (columns[0] ?? []).map((_, i) => {
    const row = columns.map((column) => column[i]);
    return (row[5] === 0 ? row.slice(0, 5) : row) as unknown as RuleRecord;
  }),
});

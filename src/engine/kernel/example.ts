/** One action of a script; note: French, why the player does it. */
export interface ScriptEntry<A> {
  readonly action: A;
  readonly note?: string;
}
export const entry = <A>(action: A, note?: string): ScriptEntry<A> =>
  note === undefined ? { action } : { action, note };

/** A worked example is data: the page shows it, the tests replay it, from this one definition. */
export interface Example<P, A, R extends string> {
  readonly id: string; // "battleworld.hulk-capitaine-contre-fatalis"
  readonly title: string;
  readonly source: 'livret' | 'ajouté'; // of the booklet, or written for this site
  readonly scenario: P;
  readonly script: readonly ScriptEntry<A>[];
  readonly cites: readonly R[]; // the rules the reader sees cited, in order
  readonly result: string;
  readonly opens?: Opens;
  readonly goesOn?: GoesOn;
}
/** An example that is entered under way. What was played before keeps its numbers: its steps are read by who asks for them. */
export interface Opens {
  readonly at: number; // the step whose moment it opens at
  readonly told: string; // French: what has been played
}
/** An example was longer once, and its steps were published: those past its end are another example's, which begins where step `at` led. */
export interface GoesOn {
  readonly in: string; // id
  readonly at: number;
  readonly whole?: string; // a link to all of it as it was published, where steps between the two were cut
}
/** Where a published step is now: in the example, in the one that goes on, or cut, and to be seen in the whole alone. */
export const stepNow = (
  step: number,
  length: number,
  goesOn: GoesOn | undefined,
): { readonly where: 'here' | 'whole' | 'sequel'; readonly step: number } | undefined => {
  if (step <= length) return { where: 'here', step };
  if (goesOn === undefined) return undefined;
  return step < goesOn.at ? { where: 'whole', step } : { where: 'sequel', step: step - goesOn.at };
};

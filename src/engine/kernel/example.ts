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
  readonly source: string; // "l. 560-598" of the source, or "exemple ajouté"
  readonly scenario: P;
  readonly script: readonly ScriptEntry<A>[];
  readonly cites: readonly R[]; // the rules the reader sees cited, in order
  readonly result: string;
}

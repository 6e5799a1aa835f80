/** A worked example is data: the page shows it, the tests replay it, from this one definition. */
export interface Example<P, A, R extends string> {
  readonly id: string; // "battleworld.hulk-capitaine-contre-fatalis"
  readonly title: string;
  readonly source: string; // "l. 560-598" of the source, or "exemple ajouté"
  readonly scenario: P;
  readonly script: readonly { readonly action: A; readonly note?: string }[]; // note: French, why the player does it
  readonly cites: readonly R[]; // the rules the reader sees cited, in order
  readonly result: string;
}

import type { Some } from './result.ts';

export interface RuleEntry {
  readonly chapter: string; // slug of the MDX page that holds its paragraph
  readonly title: string; // short French title, shown in logs, tooltips and search results
  readonly source: string; // where the source says it: "l. 210-214"
  readonly runs: 'engine' | 'data' | 'text'; // executed; executed on values the user supplies; explained only
  readonly rulings?: readonly string[]; // "A14": the arbitrages it depends on, flagged in logs and margins
  readonly shows?: string; // « quatre-actions.7 »: the step of an example that shows it best, chosen by hand where the first that cites it does not; « action »: its demonstration shows it better than any
  readonly aliases?: readonly string[]; // the words players use for it: fed to search
}
export type RuleOf<T extends Readonly<Record<string, RuleEntry>>> = keyof T & string;
export interface Cite<R extends string> {
  readonly cites: Some<R>; // the rule that says it, then those it leans on
}
/** From `{ hit: { target: UnitId } }` to a tagged union whose every member cites its rules. */
export type Cited<R extends string, M> = {
  [K in keyof M & string]: { readonly type: K } & Cite<R> & Readonly<M[K]>;
}[keyof M & string];
/** Why an action or a set-up is not allowed. `about` is a path into the scenario, for the editor to point at. */
export interface Refusal<R extends string, C extends string = string> extends Cite<R> {
  readonly code: C; // of the sentence that says it
  readonly about?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
/** A total that can be opened: each part says what it is (a code, worded in text.ts) and which rule adds it. */
export interface Tally<R extends string, W extends string = string> {
  readonly sum: number;
  readonly parts: readonly (Cite<R> & { readonly what: W; readonly value: number })[];
}

/** A question as players ask it, and the rule that answers it. French, with ordinary spaces. */
export type Question<R extends string = string> = readonly [asked: string, rule: R];

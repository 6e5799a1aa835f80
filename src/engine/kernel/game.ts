import type { Result, Some } from './result.ts';
import type { Cite, Refusal } from './rules.ts';

/** What a mode is made of, named once: `interface CombatMode extends Types<BwRule>` says its state, its actions, its events and its scenario, and stands as `Game<CombatMode>`. */
export interface Types<R extends string = string, C extends string = string> {
  readonly state: unknown;
  readonly action: unknown;
  readonly event: Cite<R>;
  readonly rule: R;
  readonly refusal: Refusal<R, C>;
  readonly scenario: unknown;
}
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;
export interface Weighted<A> {
  readonly action: A;
  readonly weight: number; // a positive integer, never a float
}
export type Open<A, R extends string> = Cite<R> &
  (
    | { readonly kind: 'choice'; readonly seat: Seat; readonly options: Some<A> }
    | { readonly kind: 'chance'; readonly outcomes: Some<Weighted<A>> }
    | { readonly kind: 'report'; readonly options: Some<A> } // typed in from a real table: neither chosen by a seat nor weighted
  );
export type Node<A, R extends string> = Open<A, R> | (Cite<R> & { readonly kind: 'end'; readonly result: string });
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[]; // each carries every number and id that its sentence needs
}
export interface Invariant<S> {
  readonly name: string;
  readonly holds: (state: S) => boolean;
}
export interface Game<T extends Types> {
  readonly id: string; // "battleworld/combat": rulebook, then mode
  readonly edition: number; // raised when the same actions may give other events
  /** The only door in: an unchecked scenario becomes a legal state, or every fault found in it. */
  readonly setup: (scenario: T['scenario']) => Result<T['state'], readonly T['refusal'][]>;
  /** What is legal but deserves a word (« 27 jetons : la boîte n'en a que 26 »). */
  readonly notices?: (scenario: T['scenario']) => readonly T['refusal'][];
  /** Who acts now (a seat, chance, the table, nobody) and what is open, in a stable order, one of each kind when several actions lead to the same state. */
  readonly node: (state: T['state']) => Node<T['action'], T['rule']>;
  /** What a seat may do at any time beside the node: resign, offer or claim a draw. Odds do not see it, the machine by its insight's `beside` alone. */
  readonly asides?: (
    state: T['state'],
  ) => readonly (Cite<T['rule']> & { readonly seat: Seat; readonly action: T['action'] })[];
  /** Pure. Total on what `refuse` lets pass; undefined behaviour otherwise: `play` refuses first. */
  readonly apply: (state: T['state'], action: T['action']) => Step<T['state'], T['event']>;
  /** Undefined exactly when the action may be played (it then leads where a listed option leads); else the rule that forbids it: « pourquoi pas ? ». */
  readonly refuse: (state: T['state'], action: T['action']) => T['refusal'] | undefined;
  /** Canonical text of everything a reader can still see, what never changes (`state.fixed`) left out: checksum, replay, repetition. */
  readonly key: (state: T['state']) => string;
  /** For odds, solve and perft: equal folds = same open node, same folds after each action, same outcome. Without it `key` serves, and may cost a thousand times more states. */
  readonly fold?: (state: T['state']) => string;
  /** What one seat (or an onlooker: null) may see, in the same types, so that one board draws both. */
  readonly veil?: {
    readonly state: (state: T['state'], seat: Seat | null) => T['state'];
    readonly event: (event: T['event'], state: T['state'], seat: Seat | null) => T['event'];
  };
  readonly invariants: readonly Invariant<T['state']>[];
}

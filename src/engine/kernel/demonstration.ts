// How a rule shows itself where no worked example does: a run to play up to a moment, and what to look at there. Kept in src/demonstrations/<jeu>.json;
// scripts/demonstrations.ts finds the moments, people write what to look at.

/** What is played: in a run, or refused at the door. Scenarios and actions are the mode's own JSON. */
export interface Run {
  readonly mode: string; // « partie »
  readonly scenario: number; // index into `scenarios`
  readonly actions: readonly unknown[];
}
/** A moment of a run, after `step` actions. The reader sees the run from after its action number `from` (0 unless told): a game under way. */
interface Moment {
  readonly run: number;
  readonly step: number;
  readonly from?: number;
}
/** Where a rule is told. */
export type Sight = {
  readonly look: string; // one French sentence, ordinary spaces: what to look at
} & (
  | ({ readonly kind: 'event' } & Moment) // action number `step` (from 1) tells it
  | ({ readonly kind: 'node' } & Moment) // what is asked after `step` actions rests on it
  | ({ readonly kind: 'refusal'; readonly action: unknown } & Moment) // tried after `step` actions, and refused by it
  | ({ readonly kind: 'aside'; readonly action: unknown } & Moment) // what a seat may do beside its turn, tried there
  | { readonly kind: 'setup'; readonly mode: string; readonly scenario: number } // a set-up that it refuses: the workshop shows it, with that fault
  | { readonly kind: 'notice'; readonly mode: string; readonly scenario: number } // a set-up that is legal, with a word about it
);
/** The most actions that a demonstration plays before the reader: beyond, nobody sees what matters. */
export const MOST_SHOWN = 12;
export interface Demonstrations {
  readonly scenarios: readonly unknown[];
  readonly runs: readonly Run[];
  readonly rules: Readonly<Record<string, Sight>>; // by rule id
}
/** A position written to show rules in play, where no ready-made scenario leads: src/engine/<jeu>/situations.ts exports SITUATIONS. Its scenario bears a name, if its mode has names. */
export interface Situation {
  readonly mode: string;
  readonly scenario: unknown;
}

// How a rule shows itself where no worked example does: a run to play up to a moment, and what to look at there. Found by scripts/demonstrations.ts, kept in src/demonstrations/<jeu>.json.

/** What is played: in a run, or refused at the door. Scenarios and actions are the mode's own JSON. */
export interface Run {
  readonly mode: string; // « partie »
  readonly scenario: number; // index into `scenarios`
  readonly actions: readonly unknown[];
}
/** Where a rule is told; `step` counts the actions played before. */
export type Sight =
  | { readonly kind: 'event'; readonly run: number; readonly step: number } // action number `step` (from 1) tells it
  | { readonly kind: 'node'; readonly run: number; readonly step: number } // what is asked after `step` actions rests on it
  | { readonly kind: 'refusal'; readonly run: number; readonly step: number; readonly action: unknown } // tried after `step` actions, and refused by it
  | { readonly kind: 'aside'; readonly run: number; readonly step: number; readonly action: unknown } // what a seat may do beside its turn, tried there
  | { readonly kind: 'setup'; readonly mode: string; readonly scenario: number } // a set-up that it refuses
  | { readonly kind: 'notice'; readonly mode: string; readonly scenario: number }; // a set-up that is legal, with a word about it
export interface Demonstrations {
  readonly scenarios: readonly unknown[];
  readonly runs: readonly Run[];
  readonly rules: Readonly<Record<string, Sight>>; // by rule id
}

import type { Seat } from './game.ts';
import type { Refusal } from './rules.ts';

/** A sentence once said, with the rules that it cites. */
export interface Told {
  readonly text: string;
  readonly cites: readonly string[];
}
/** What a mode says, in French: whole sentences, ordinary spaces (the view typesets them). */
export interface ModeText<S, A, E, R extends string> {
  /** Needs only the event and `state.fixed`: any state of the same game gives the same sentence. */
  readonly event: (event: E, state: S) => string;
  /** Label of a button: an infinitive (« Dépenser un jeton Puissance »). */
  readonly action: (action: A, state: S) => string;
  readonly refusal: (refusal: Refusal<R>) => string;
  /** Who decides what, now: « Fatalis a la parole : … ». */
  readonly node: (state: S) => string;
  /** How the game ended. */
  readonly result: (result: string, state: S) => string;
  /** « Les Héros ». */
  readonly seat: (seat: Seat, state: S) => string;
}

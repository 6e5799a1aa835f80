import type { Seat, Types } from './game.ts';

/** A sentence once said, with the rules that it cites. */
export interface Told {
  readonly text: string;
  readonly cites: readonly string[];
}
/** What a mode says, in French: whole sentences, ordinary spaces (the view typesets them). */
export interface ModeText<T extends Types> {
  /** Needs only the event and `state.fixed`: any state of the same game gives the same sentence. */
  readonly event: (event: T['event'], state: T['state']) => string;
  /** Label of a button: an infinitive (« Dépenser un jeton Puissance »). */
  readonly action: (action: T['action'], state: T['state']) => string;
  readonly refusal: (refusal: T['refusal']) => string;
  /** Who decides what, now: « Fatalis a la parole : … ». */
  readonly node: (state: T['state']) => string;
  /** How the game ended. */
  readonly result: (result: string, state: T['state']) => string;
  /** « Les Héros ». */
  readonly seat: (seat: Seat, state: T['state']) => string;
}

// What a combat of the solo mode is made of, beside what every combat is.
import type { ClashCard, Level, SoloEffectCard, WildDice } from '../types.ts';

/** Against an enemy hero of the solo mode. */
export interface SoloSpec {
  readonly level: Level;
  readonly clashes: readonly ClashCard[]; // both decks; the example cards unless told
  readonly effects: readonly SoloEffectCard[];
  readonly dice: WildDice;
  readonly extra?: number; // effect cards beside those of the level (option difficultePersonnalisee)
  readonly skulls?: SoloEffectCard['skull']; // effect cards of at most so many skulls; as the level says unless told
  readonly flee?: number; // what flight costs here; as the level says unless told
  readonly pays?: boolean; // whether a fallen hero hands over the five Eternium; as the level says unless told
  readonly spent?: readonly string[]; // effect cards already in the discard
}
export interface SoloState {
  readonly clash: ClashCard | null;
  readonly seen: readonly string[]; // cards of the first round, and those just drawn that did not fit
  readonly deck: 'surcharge' | 'sans' | null; // where to draw now
  readonly effects: readonly string[]; // effect cards drawn this round
  readonly due: number; // still to draw
  readonly spent: readonly string[]; // discard of effect cards
  readonly symbols: { readonly told: number; readonly applied: number }; // surge symbols dealt with this round, and those that did something
}

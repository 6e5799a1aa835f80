import type { Ratio } from './ratio.ts';

/** What follows one open action when both sides play best: exact shares for the seat that decides. */
export interface Prospect<A> {
  readonly action: A;
  /** What best play maximises, for the seat that decides: the higher the better, equal where nothing tells two choices apart. */
  readonly value: number;
  readonly win: Ratio;
  readonly tie: Ratio;
  readonly lose: Ratio;
  /** Expected wounds that this seat inflicts, and suffers: those that count, where a target may have less life than that. */
  readonly dealt: Ratio;
  readonly taken: Ratio;
  /** Chances that the other side loses what it defends or somebody, and that this one does. */
  readonly fells?: Ratio;
  readonly falls?: Ratio;
  /** Expected tokens that this seat still has at the end. */
  readonly kept?: Ratio;
}
export interface Advice<A> {
  readonly seat: number;
  readonly options: readonly Prospect<A>[];
  /** How many seeded games the shares were counted over; exact unless told. */
  readonly games?: number;
  /** The criterion that sets the best choice above the next one; undefined where nothing does. */
  readonly decided?: string;
}

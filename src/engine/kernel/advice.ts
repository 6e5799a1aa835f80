import type { Ratio } from './ratio.ts';

/** What follows one open action when both sides play best: exact shares for the seat that decides. */
export interface Prospect<A> {
  readonly action: A;
  /** What best play maximises, for the seat that decides: the higher the better. */
  readonly value: number;
  readonly win: Ratio;
  readonly tie: Ratio;
  readonly lose: Ratio;
  /** Expected wounds that this seat inflicts, and suffers. */
  readonly dealt: Ratio;
  readonly taken: Ratio;
}
export interface Advice<A> {
  readonly seat: number;
  readonly options: readonly Prospect<A>[];
  /** How many seeded games the shares were counted over; exact unless told. */
  readonly games?: number;
}

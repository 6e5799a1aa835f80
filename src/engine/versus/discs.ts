// The economy of the discs (DPA) of one camp, between three zones. Every function is pure, takes and gives integers of 0 or more.
import type { Discs, DiscZone } from './types.ts';

/** `amount` discs from one zone to another, or as many as there are: the total stays (vs.dpa.total-constant). The very same `discs` when nothing moves. */
export const shift = (discs: Discs, from: DiscZone, to: DiscZone, amount: number): Discs => {
  const moved = Math.min(amount, discs[from]);
  return moved === 0 || from === to ? discs : { ...discs, [from]: discs[from] - moved, [to]: discs[to] + moved };
};
/** The upkeep: `wanted` discs come back from the unavailable zone, or all that it holds (vs.dpa.recuperation, A4). Spent discs are not taken (A12). */
export const recover = (discs: Discs, wanted: number): Discs => shift(discs, 'unavailable', 'available', wanted);
/** Price of the next activation: its rank in the turn (vs.dpa.cout-n), that is `done` activations of tiles so far, plus those that the camp is deemed to have done (`ahead`: Batwoman), plus 1; then a surcharge that leaves the rank alone (`extra`: Robin, A15). */
export const costOf = ({
  done,
  ahead,
  extra = 0,
}: {
  readonly done: number;
  readonly ahead: number;
  readonly extra?: number;
}): number => done + ahead + 1 + extra;
/** Whether the available zone alone covers the price (vs.dpa.insuffisant). */
export const canPay = (discs: Discs, cost: number): boolean => cost <= discs.available;
/** Slides the price to the spent zone (vs.dpa.paiement). Only after `canPay`: throws on a price that the zone does not cover. */
export const pay = (discs: Discs, cost: number): Discs => {
  if (!canPay(discs, cost)) throw new RangeError(`${String(cost)} discs to pay, ${String(discs.available)} at hand`);
  return shift(discs, 'available', 'spent', cost);
};
/** The end of the turn: all spent discs become unavailable (vs.dpa.retour); those left available stay (vs.dpa.report). */
export const giveBack = (discs: Discs): Discs => shift(discs, 'spent', 'unavailable', discs.spent);

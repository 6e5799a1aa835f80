// The engine's prospects of each open choice of an epic combat, in the shape that the site shows.
import { sideOfWho } from '../../engine/fields-of-eternia/combat/board.ts';
import { type Forecast, prospects } from '../../engine/fields-of-eternia/combat/odds.ts';
import type { CombatAction, CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import type { Advice, Prospect } from '../../engine/kernel/advice.ts';
import { add, ONE, type Ratio, ratio, sub, toNumber, ZERO } from '../../engine/kernel/ratio.ts';
import { err, ok, type Result } from '../../engine/kernel/result.ts';

/** Of the shares that a side wins (or that nobody does): exact, or counted over the games of an estimate. */
const shareOf = ({ shares, games }: Forecast, winner: Side | null): Ratio =>
  shares
    .filter(({ prospect }) => prospect.winner === winner)
    .reduce((sum, { share, exact }) => add(sum, exact ?? ratio(Math.round(share * (games ?? 1)), games ?? 1)), ZERO);

/** « no-choice » where nobody who fights decides. An estimate ranks nothing: its options are worth the same. */
export const adviseCombat = (state: CombatState): Result<Advice<CombatAction>, { readonly code: string }> => {
  const side = sideOfWho(state, state.turn);
  const found = side === undefined ? [] : prospects(state, 'combat');
  const [first] = found;
  if (side === undefined || first === undefined) return err({ code: 'no-choice' });
  const games = found.reduce<number | null>((most, { forecast }) => forecast.games ?? most, null);
  const options = found.map(({ action, forecast }): Prospect<CombatAction> => {
    const [win, tie] = [shareOf(forecast, side), shareOf(forecast, null)];
    return {
      action,
      value: games === null ? toNumber(win) : 0,
      win,
      tie,
      lose: sub(sub(ONE, win), tie),
      dealt: ZERO,
      taken: ZERO,
    };
  });
  return ok({ seat: state.fixed.seats[state.turn] ?? 0, options, ...(games === null ? {} : { games }) });
};

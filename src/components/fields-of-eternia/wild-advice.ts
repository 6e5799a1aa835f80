// The engine's odds of each open choice, in the shape that the site shows: beating the enemy first, then losing the fewest PS.
import { leftOf } from '../../engine/fields-of-eternia/contrees-sauvages/board.ts';
import { contreesSauvages } from '../../engine/fields-of-eternia/contrees-sauvages/index.ts';
import { wildOdds } from '../../engine/fields-of-eternia/contrees-sauvages/odds.ts';
import type { WildAction, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { Advice, Prospect } from '../../engine/kernel/advice.ts';
import { add, mul, ratio, sub, toNumber, ZERO } from '../../engine/kernel/ratio.ts';
import { err, ok, type Result } from '../../engine/kernel/result.ts';

const FIRST = 1e6; // a victory outweighs any number of PS
/** « no-choice » where nobody decides. */
export const adviseWild = (state: WildState): Result<Advice<WildAction>, { readonly code: string }> => {
  const node = contreesSauvages.node(state);
  if (node.kind !== 'choice') return err({ code: 'no-choice' });
  const before = ratio(state.health);
  const options: Prospect<WildAction>[] = [];
  for (const action of node.options) {
    const next = contreesSauvages.apply(state, action).state;
    const found = wildOdds(next, 'vaincre');
    if (!found.ok) return found;
    const { win, lost } = found.value;
    const taken = add(sub(before, ratio(next.health)), lost);
    options.push({
      action,
      value: FIRST * toNumber(win) - toNumber(taken),
      win,
      tie: ZERO,
      lose: sub(ratio(1), win),
      dealt: mul(win, ratio(leftOf(state, 'ps'))),
      taken,
    });
  }
  return ok({ seat: node.seat, options });
};

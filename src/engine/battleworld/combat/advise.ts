// Best play for both sides of a combat: what each open choice is worth, exactly.
import type { Advice, Prospect } from '../../kernel/advice.ts';
import { odds } from '../../kernel/odds.ts';
import { add, mul, ratio, type Ratio, ZERO } from '../../kernel/ratio.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { solve } from '../../kernel/solve.ts';
import { combat } from './index.ts';
import type { CombatAction, CombatState } from './types.ts';

/** Winning comes first, then the wounds: a hundred wounds weigh less than a victory. Tokens have no worth of their own. */
const worth = (state: CombatState): number | undefined => {
  if (state.stage !== 'over' || state.outcome === null) return undefined;
  const { winner, wounds } = state.outcome;
  if (winner === null) return 0;
  const value = 1 + wounds / 100;
  return (winner === 'attack') === (state.fixed.attackSeat === 0) ? value : -value;
};

const sort = (state: CombatState): string | undefined => (state.stage === 'over' && state.outcome ? `${state.outcome.winner ?? 'tie'}:${state.outcome.winner === null ? 0 : state.outcome.wounds}` : undefined);


/** For the side to speak: chances to win, tie and lose, and expected wounds, for each open choice, both sides playing best afterwards. */
export const advise = (state: CombatState, budget = 400_000): Result<Advice<CombatAction>, { readonly code: string }> => {
  const node = combat.node(state);
  if (node.kind !== 'choice') return err({ code: 'no-choice' });
  const solved = solve(combat, state, worth, budget);
  if (!solved.ok) return solved;
  const mine = node.seat === state.fixed.attackSeat ? 'attack' : 'defence';
  const options: Prospect<CombatAction>[] = [];
  for (const { action, value } of solved.value.options) {
    const shares = odds(combat, combat.apply(state, action).state, solved.value.best, sort, budget);
    if (!shares.ok) return shares;
    options.push(prospect(action, node.seat === 0 ? value : -value, shares.value, mine));
  }
  return ok({ seat: node.seat, options });
};

const prospect = (action: CombatAction, value: number, shares: ReadonlyMap<string, Ratio>, mine: 'attack' | 'defence'): Prospect<CombatAction> => {
  const total = { win: ZERO, tie: ZERO, lose: ZERO, dealt: ZERO, taken: ZERO };
  for (const [outcome, share] of shares) {
    const [winner, wounds] = outcome.split(':');
    const result = winner === 'tie' ? 'tie' : winner === mine ? 'win' : 'lose';
    total[result] = add(total[result], share);
    const suffered = mul(share, ratio(BigInt(wounds ?? 0), 1n));
    if (result === 'win') total.dealt = add(total.dealt, suffered);
    if (result === 'lose') total.taken = add(total.taken, suffered);
  }
  return { action, value, ...total };
};

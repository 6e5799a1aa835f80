// What may come of a combat in the wilds, exactly, when the hero plays best: from any moment of it.
import { odds, type Policy } from '../../kernel/odds.ts';
import { add, compare, mul, ratio, type Ratio, ZERO } from '../../kernel/ratio.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { leftOf } from './board.ts';
import { contreesSauvages } from './index.ts';
import { bestEnding, type Plan, planOf, type Stakes, type WildAim } from './plan.ts';
import type { WildAction, WildState } from './types.ts';

interface WildShare {
  readonly won: boolean;
  readonly lost: number; // PS that the hero loses from the moment asked about
  readonly share: Ratio;
}
export interface WildOdds {
  readonly shares: readonly WildShare[]; // victories first, fewest PS lost first; they add up to 1
  readonly win: Ratio;
  readonly fall: Ratio; // the hero at 0 PS
  readonly lost: Ratio; // on average
}

const stakesOf = (state: WildState): Stakes => ({
  defense: leftOf(state, 'defense'),
  health: leftOf(state, 'ps'),
  attack: leftOf(state, 'attaque'),
  hero: state.health,
});
/** The plans met in one computation: the enemy's ability may change what is at stake. */
const planner = (aim: WildAim): ((state: WildState) => Plan) => {
  const plans = new Map<string, Plan>();
  return (state) => {
    const { fixed } = state;
    const stakes = stakesOf(state);
    const text = Object.values(stakes).join();
    const found = plans.get(text) ?? planOf(fixed.body.sum - fixed.spare, fixed.die, stakes, aim, fixed.spare);
    plans.set(text, found);
    return found;
  };
};
/** How the hero rerolls to play best. Off « relancer », the first option: what follows is decided by `bestEnding`. */
const bestPolicy = (aim: WildAim): Policy<WildState, WildAction> => {
  const planFor = planner(aim);
  return (state, [first]) => {
    if (state.stage !== 'reroll') return first;
    const extra = planFor(state).wave(state.dice);
    return extra === null ? { type: 'wild-stop' } : { type: 'wild-again', extra };
  };
};

/** Won or not, and the PS left: known as soon as nothing is left to chance. */
const sort =
  (aim: WildAim) =>
  (state: WildState): string | undefined => {
    if (state.outcome !== null) return `${state.outcome.won ? 1 : 0}:${state.outcome.fallen ? 0 : state.health}`;
    if (state.stage === 'tame') return `1:${state.health}`;
    if (state.stage !== 'assign' && state.stage !== 'attack') return undefined;
    const { won, lost } = bestEnding(state.dice, stakesOf(state), aim);
    return `${won ? 1 : 0}:${state.health - lost}`;
  };

/** Exact: shares are fractions. The error is the kernel's (« too-many-states »), for handfuls that no hero throws. */
export const wildOdds = (state: WildState, aim: WildAim): Result<WildOdds, { readonly code: string }> => {
  const found = odds(contreesSauvages, state, bestPolicy(aim), sort(aim));
  if (!found.ok) return found;
  const shares = [...found.value].map(([text, share]): WildShare => {
    const [won = '', left = ''] = text.split(':');
    return { won: won === '1', lost: Math.max(0, state.health - Number(left)), share };
  });
  const total = (list: readonly WildShare[], value: (one: WildShare) => number = () => 1): Ratio =>
    list.reduce((sum, one) => add(sum, mul(one.share, ratio(value(one)))), ZERO);
  return ok({
    shares: shares.toSorted((a, b) => Number(b.won) - Number(a.won) || a.lost - b.lost || compare(b.share, a.share)),
    win: total(shares.filter(({ won }) => won)),
    fall: total(shares.filter(({ lost }) => lost === state.health)),
    lost: total(shares, ({ lost }) => lost),
  });
};

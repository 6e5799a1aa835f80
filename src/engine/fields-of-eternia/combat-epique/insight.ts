// What the machine knows of an epic combat with cards.
import type { Effort } from '../../kernel/levels.ts';
import { combatInsight, type Means } from '../combat/judge.ts';
import { totalOf } from '../combat/totals.ts';

export const means: Means = {
  expected: (state, side, zone) => totalOf(state, side, zone).sum,
  blur: 0.45, // effects in phase 4 alone
};
export const insight = combatInsight(means);
/** About 25 ms a decision on a desk machine. */
export const effort: Effort = { tries: 300, depth: 8 };

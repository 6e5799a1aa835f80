// What the machine knows of an epic combat with dice: what the dice of a zone should show, or show already.
import type { Effort } from '../../kernel/levels.ts';
import { isHero } from '../combat/board.ts';
import { combatInsight, type Means } from '../combat/judge.ts';
import { totalOf } from '../combat/totals.ts';
import type { CombatState, Side } from '../combat/types.ts';
import type { GridZone, WildDice } from '../types.ts';
import { resultOf, thrownFor, zoneOf } from './pools.ts';

/** What a die is worth on average, « relancer » thrown again. */
const meanOf = ({ blanc, reussite, double }: WildDice): number => (reussite + 2 * double) / (blanc + reussite + double);
const expected = (state: CombatState, side: Side, zone: GridZone): number => {
  if (!isHero(state, side)) return totalOf(state, side, zone).sum;
  const { dice, fixed } = state;
  const mean = meanOf(fixed.dice);
  const pool = dice !== null && zoneOf(dice, side) === zone ? dice.pools[side] : null;
  if (pool !== null) return resultOf(state, side, zone, pool).sum + mean * pool.relancer;
  const thrown = thrownFor(state, side, zone);
  const none: WildDice = { blanc: thrown, reussite: 0, double: 0, relancer: 0 };
  return resultOf(state, side, zone, none).sum + mean * thrown;
};

export const means: Means = { expected, blur: 1.3 }; // half a dozen dice against as many
export const insight = combatInsight(means);
/** About 25 ms a decision on a desk machine. */
export const effort: Effort = { tries: 150, depth: 6 };

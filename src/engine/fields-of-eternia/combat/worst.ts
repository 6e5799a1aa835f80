// « La pire issue »: among the options of an enemy who has no player, those that hurt the hero most (foe.solo.p4-choix).
import type { CombatAction, CombatState } from './types.ts';
import { totalOf } from './totals.ts';

/** PS that the hero would lose less those that the enemy would, were phases 5 and 6 resolved now. */
const harm = (state: CombatState): number => {
  const total = (side: 0 | 1, zone: 'initiative' | 'attaque' | 'defense'): number => totalOf(state, side, zone).sum;
  const taken =
    Math.max(0, total(1, 'attaque') - total(0, 'defense')) + (total(0, 'initiative') < total(1, 'initiative') ? 1 : 0);
  const given =
    Math.max(0, total(0, 'attaque') - total(1, 'defense')) + (total(1, 'initiative') < total(0, 'initiative') ? 1 : 0);
  return taken * 100 - given; // what the hero loses comes first
};
/** The options that do the most harm: one or more, in their order. */
export const worstOf = (
  options: readonly CombatAction[],
  after: (action: CombatAction) => CombatState,
): readonly CombatAction[] => {
  const harms = options.map((option) => harm(after(option)));
  return options.filter((_, i) => harms[i] === Math.max(...harms));
};

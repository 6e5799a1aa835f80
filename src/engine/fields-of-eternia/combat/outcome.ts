// How a combat ends, written as it is settled.
import type { CombatState, Outcome, Side } from './types.ts';

const NOTHING: Outcome = {
  winner: null,
  why: 'double',
  fallen: [false, false],
  pv: [0, 0],
  to: [null, null],
  tamed: false,
  debt: [0, 0],
};
export const outcomeOf = ({ outcome }: CombatState): Outcome => outcome ?? NOTHING;
export const conclude = (state: CombatState, change: Partial<Outcome>): CombatState => ({
  ...state,
  outcome: { ...outcomeOf(state), ...change },
});
export const at = <T>([a, b]: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, b] : [a, value];

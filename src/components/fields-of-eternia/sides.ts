// Each team, or each side of a combat, by its class: colour and shape follow (fields-of-eternia.css, pawns).
import { fixedOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import type { PawnProps } from '../scene/pieces.tsx';

export const SIDES = ['blue', 'red', 'green'] as const;
/** The shape of its pawns: round, lozenge, with six sides. */
export const sideLook = (team: number): Pick<PawnProps, 'side' | 'square' | 'six'> => ({
  side: SIDES[team] ?? SIDES[0],
  square: team === 1,
  six: team === 2,
});
/** The team whose colours a fighter wears; an enemy card has no team, and wears those that its hero does not. */
export const teamOf = (state: CombatState, side: Side): number => {
  const [active = 0, other = 1] = state.fixed.seats;
  if (side === 0) return active;
  return fixedOf(state, 1).enemy === null ? other : active === 1 ? 2 : 1;
};

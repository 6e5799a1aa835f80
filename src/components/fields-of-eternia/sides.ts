// Each team, or each side of a combat, by its class: colour and shape follow (fields-of-eternia.css, pawns).
import type { PawnProps } from '../scene/pieces.tsx';

export const SIDES = ['blue', 'red', 'green'] as const;
/** The shape of its pawns: round, lozenge, with six sides. */
export const sideLook = (team: number): Pick<PawnProps, 'side' | 'square' | 'six'> => ({
  side: SIDES[team] ?? SIDES[0],
  square: team === 1,
  six: team === 2,
});

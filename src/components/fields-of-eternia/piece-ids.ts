// The identities of pieces that both boards and effects name: apart, so that effects come without boards.
import { sizeOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import { WILD_FACES, type WildDice } from '../../engine/fields-of-eternia/types.ts';

/** Of a card between the pile, the hand and the grid: how many were left under it. */
export const handPiece = (state: CombatState, side: Side, above: number): string =>
  `hand:${side}:${sizeOf(state.sides[side].pile) + above}`;
/** Of each die of a handful: which face it shows, and which of those. */
export const dicePieces = (dice: WildDice, of: string): readonly string[] =>
  WILD_FACES.flatMap((face) => Array.from({ length: dice[face] }, (_, i) => `${of}:${face}:${i}`));

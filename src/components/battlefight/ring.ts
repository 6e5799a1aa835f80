// The ring, whoever draws it: its edge, its light, what stands in a cell. No rule: the engine says what is an edge and how far a cell is.
import { CELLS, distanceOf, isEdge } from '../../engine/battlefight/board.ts';
import { playerOf, seatAt } from '../../engine/battlefight/partie/board.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Cell } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { nameOf } from './words.ts';

export const RIM: readonly Cell[] = CELLS.filter(isEdge);
/** How far each cell is from who acts. */
export const shadesOf = (state: PartieState, seat: Seat | undefined): Readonly<Record<Cell, number>> => {
  const from = (seat === undefined ? null : state.players[seat]?.cell) ?? 'D4';
  return Object.fromEntries(CELLS.map((cell) => [cell, distanceOf(from, cell)]));
};

/** What stands in a cell, for those who do not see it. */
export const describer =
  (state: PartieState): ((cell: Cell) => string) =>
  (cell) => {
    const seat = seatAt(state, cell);
    const edge = isEdge(cell) ? ', au bord' : '';
    return `${seat === undefined ? 'vide' : `pion ${seat + 1}, ${nameOf(state.fixed, seat)}, vie ${playerOf(state, seat).life}`}${edge}`;
  };

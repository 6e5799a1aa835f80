// Where a cell lies, for who reads a list and does not touch the board: seen from a ship, by steps along two sides that touch. Two cells are never told alike.
import { apart, type Cell } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { awayWord, inCell, ofTheShip } from '../words.ts';
import { cellsOf, shipAt } from './board.ts';
import type { PartieState } from './types.ts';

/** The one cell that a ship is told by: the bow of a destroyer. */
const anchorOf = (state: PartieState, ship: ShipIndex): Cell => known(cellsOf(ship, shipAt(state, ship)).at(-1));
const fromShip = (state: PartieState, ship: ShipIndex, cell: Cell): string =>
  `${awayWord(anchorOf(state, ship), cell)} ${isDestroyer(ship) ? 'de l’avant ' : ''}${ofTheShip(idOf(ship))}`;
/** « 2 cases à l’est du chasseur a1 », « 1 case au nord-est de l’avant du destroyer D1 »: from the nearest of these ships of a player; by its name where none is left. */
export const whereIs = (
  state: PartieState,
  cell: Cell,
  seat: Seat,
  by: (ship: ShipIndex) => boolean = () => true,
): string => {
  const far = (ship: ShipIndex): number => apart(anchorOf(state, ship), cell);
  const [nearest] = state.ships
    .flatMap(({ fate }, ship) => (fate === 'play' && ownerOf(ship) === seat && by(ship) ? [ship] : []))
    .toSorted((a, b) => far(a) - far(b));
  return nearest === undefined ? inCell(cell) : fromShip(state, nearest, cell);
};
/** An asteroid is towed by a destroyer near it. */
export const asteroidAt = (state: PartieState, cell: Cell): string => whereIs(state, cell, state.active, isDestroyer);

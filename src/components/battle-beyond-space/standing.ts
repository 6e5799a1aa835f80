// What stands where, for those who only read: the engine keeps a faster table, which an example does not fetch.
import { once } from '../../engine/kernel/once.ts';
import { ahead, AWAY, type Cell } from '../../engine/hex/cells.ts';
import type { Flight, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { isDestroyer } from '../../engine/battle-beyond-space/ships.ts';

export const cellsOf = ({ ships }: PartieState, index: ShipIndex): readonly Cell[] => {
  const ship = ships[index];
  if (ship?.fate !== 'play' || ship.cell === AWAY) return [];
  return isDestroyer(index) ? [ship.cell, ahead(ship.cell, ship.facing)] : [ship.cell];
};
/** The ships on the board, by cell. */
export const shipsOn = once(
  (state: PartieState): ReadonlyMap<Cell, ShipIndex> =>
    new Map(state.ships.flatMap((_, index) => cellsOf(state, index).map((cell) => [cell, index] as const))),
);
/** Fighters on their way, which stand nowhere: they are drawn where they left, with their way; where they land, once one of two must go. */
export const flying = ({ ships, turn: { flights, landing } }: PartieState): readonly Flight[] =>
  [...flights, ...(landing === null ? [] : [landing])].filter(({ ship }) => {
    const { fate, cell } = known(ships[ship]);
    return fate === 'play' && cell === AWAY;
  });

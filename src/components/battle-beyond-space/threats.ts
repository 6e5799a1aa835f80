// Who could shoot what stands in a cell, or what would stop there: asked of the engine, which lays the lines of fire.
import type { Cell } from '../../engine/hex/cells.ts';
import {
  destroyerTargets,
  fighterTarget,
  inPlay,
  onBoard,
  shipOn,
  standing,
} from '../../engine/battle-beyond-space/partie/board.ts';
import type { PartieState, Phase, Ship } from '../../engine/battle-beyond-space/partie/types.ts';
import { isDestroyer, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { once } from '../../engine/kernel/once.ts';
import { ofSeat, shipNames } from './words.ts';

/** Whom a ship, as it stands and looks, could hit. */
const targetsOf = (state: PartieState, shooter: ShipIndex): readonly ShipIndex[] => {
  if (isDestroyer(shooter)) return [...destroyerTargets(state, shooter).keys()];
  const target = fighterTarget(state, shooter);
  return target === undefined ? [] : [target];
};
const enemiesOf = (state: PartieState, seat: Seat): readonly ShipIndex[] =>
  state.ships.flatMap((_, index) => (ownerOf(index) !== seat && inPlay(state, index) ? [index] : []));
/** Whom each ship, as it stands and looks, could be hit by. */
const shooters = once((state: PartieState): ReadonlyMap<ShipIndex, readonly ShipIndex[]> => {
  const found = new Map<ShipIndex, ShipIndex[]>();
  for (const shooter of state.ships.keys())
    if (inPlay(state, shooter))
      for (const target of targetsOf(state, shooter)) found.set(target, [...(found.get(target) ?? []), shooter]);
  return found;
});
/** Ships that could hit one more ship of that seat, if it stood there. The one more is everybody's target: whose it is does not stop a line. */
const wouldHit = (state: PartieState, cell: Cell, seat: Seat): readonly ShipIndex[] => {
  const more: Ship = { cell, facing: 0, damage: 0, fate: 'play', by: null };
  const after: PartieState = { ...state, ships: [...state.ships, more] };
  return enemiesOf(state, seat).filter((shooter) => targetsOf(after, shooter).includes(state.ships.length));
};
/** The enemies that could shoot there: at the ship that stands there, or at one of `seat`. */
const threatsTo = (state: PartieState, cell: Cell, seat: Seat): readonly ShipIndex[] => {
  const ship = shipOn(state, cell);
  if (ship !== undefined) return shooters(state).get(ship) ?? [];
  return onBoard(state, cell) && standing(state, cell) !== 'asteroid' ? wouldHit(state, cell, seat) : [];
};

const AT_PEACE: ReadonlySet<Phase> = new Set<Phase>(['race', 'power', 'first', 'deal', 'deploy', 'over']);
/** « sous le feu de a1 et D2 de J2, b3 de J3 »; nobody shoots before the first turn, nor after the last one. */
export const threatSayer =
  (state: PartieState): ((cell: Cell) => string | undefined) =>
  (cell) => {
    if (AT_PEACE.has(state.phase)) return undefined;
    const ships = threatsTo(state, cell, state.active);
    const by = state.sides.flatMap((_, seat) => {
      const mine = ships.filter((index) => ownerOf(index) === seat);
      return mine.length === 0 ? [] : [`${shipNames(mine)} ${ofSeat(state, seat as Seat)}`];
    });
    return by.length === 0 ? undefined : `sous le feu de ${by.join(', ')}`;
  };

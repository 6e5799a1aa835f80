// Dreckach 2: at the end of a turn, ships that a squadron destroyed come back to the start zone (A49).
import { ahead, type Cell } from '../../hex/cells.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { Facing, ShipIndex, Squadron } from '../types.ts';
import { isFree, seatsOf, shipAt, sideOf } from './board.ts';
import { isHidden, show } from './powers.ts';
import type { Kill, PartieState } from './types.ts';
import { changeShip, changeSide, goTo, type Work, worth } from './work.ts';

/** The Dreckach player who is asked at the end of this turn: some ships are gone, and the card, whichever it is, is still hidden. */
export const reviver = (state: PartieState): Seat | undefined => {
  const own = state.fixed.options.resurrectWindow === 'own-turn';
  return seatsOf(state).find(
    (seat) =>
      sideOf(state, seat).race === 'dreckach' &&
      isHidden(state, seat) &&
      (seat === state.active) === own &&
      state.kills.some(({ ship }) => ownerOf(ship) === seat),
  );
};
const same = (a: Kill, b: { readonly seat: Seat; readonly squadron: Squadron }): boolean =>
  a.seat === b.seat && a.squadron === b.squadron;
/** The squadrons whose victims may come back, each once. */
export const killers = ({ kills }: PartieState): readonly Kill[] =>
  kills.filter((kill, i) => kills.findIndex((other) => same(other, kill)) === i);
export const resurrect = (work: Work, seat: Seat, squadron: Squadron): void => {
  const dreckach = known(reviver(work.state));
  const ships = work.state.kills.filter((kill) => same(kill, { seat, squadron })).map(({ ship }) => ship);
  show(work, dreckach, true);
  change(work, { returning: { seat: dreckach, ships: ships.toSorted((a, b) => a - b) } });
  goTo(work, 'restore');
};
/** Where a ship may be set down: empty cells of its zone, any facing; a destroyer needs both cells. */
export const berths = (
  state: PartieState,
  ship: ShipIndex,
): readonly { readonly cell: Cell; readonly facing: Facing }[] => {
  const zone = known(state.fixed.zones[ownerOf(ship)]);
  const open = zone.filter((cell) => isFree(state, cell));
  return open.flatMap((cell) =>
    DIRECTIONS.filter((facing) => !isDestroyer(ship) || open.includes(ahead(cell, facing))).map((facing) => ({
      cell,
      facing,
    })),
  );
};
const drop = (work: Work, ship: ShipIndex): void => {
  const { seat, ships } = known(work.state.returning ?? undefined);
  change(work, { returning: { seat, ships: ships.filter((one) => one !== ship) } });
};
/** The ship is back, and whoever kept it gives it back. */
export const restore = (work: Work, ship: ShipIndex, cell: Cell, facing: Facing): void => {
  const { by } = shipAt(work.state, ship);
  const damaged = isDestroyer(ship) && work.state.fixed.options.resurrectedDestroyer === 'damaged';
  changeShip(work, ship, { cell, facing, damage: damaged ? 1 : 0, fate: 'play', by: null });
  tell(work, {
    type: 'came-back',
    ship: idOf(ship),
    cell,
    facing,
    damaged,
    cites: ['bbs.dreckach.resurrection', 'bbs.dreckach.resurrection-place'],
  });
  if (by !== null) {
    const { prizes } = sideOf(work.state, by);
    const what = isDestroyer(ship) ? 'destroyers' : 'fighters';
    changeSide(work, by, { prizes: { ...prizes, [what]: prizes[what] - 1 } });
    tell(work, {
      type: 'prize-returned',
      seat: by,
      ship: idOf(ship),
      points: worth(ship),
      cites: ['bbs.dreckach.resurrection-points'],
    });
  }
  drop(work, ship);
};
export const forgo = (work: Work, ship: ShipIndex): void => {
  tell(work, { type: 'stayed-dead', ships: [idOf(ship)], cites: ['bbs.dreckach.resurrection'] });
  drop(work, ship);
};
/** Those for whom there is no room stay destroyed. */
export const dropTheRest = (work: Work): void => {
  const { ships } = known(work.state.returning ?? undefined);
  if (ships.length > 0)
    tell(work, { type: 'stayed-dead', ships: ships.map(idOf), cites: ['bbs.dreckach.resurrection-place'] });
  change(work, { returning: null });
};

// Step 2, the departure: a squadron is chosen and everybody leaves at once, at the speed of the card or by teleportation.
import { ahead, AWAY, shifted } from '../../hex/cells.ts';
import { known } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { TELEPORT_MOST } from '../constants.ts';
import { idOf } from '../ships.ts';
import type { ShipIndex, Squadron } from '../types.ts';
import { activeSide, cardOf, fightersOf, isElite, shipAt, shows } from './board.ts';
import type { Flight, PartieState } from './types.ts';
import { changeTurn, goTo, type Work } from './work.ts';

export const chooseSquadron = (work: Work, squadron: Squadron): void => {
  const { state } = work;
  const ships = fightersOf(state, state.active, squadron);
  tell(work, {
    type: 'squadron-chosen',
    seat: state.active,
    squadron,
    ships: ships.map(idOf),
    cites: [
      'bbs.tour.etape-2',
      'bbs.chasseurs.choix-escadron',
      'bbs.chasseurs.tous-avancent',
      'bbs.chasseurs.obligatoire',
    ],
  });
  changeTurn(work, { squadron });
};
/** Vonyan 2 asks each fighter whether it doubles; else everybody leaves. */
export const afterSquadron = (work: Work): void => {
  const { speed } = cardOf(work.state);
  if (speed > 0 && shows(activeSide(work.state), 'vonyan-2')) goTo(work, 'pace');
  else depart(work);
};
export const squadronShips = (state: PartieState): readonly ShipIndex[] =>
  fightersOf(state, state.active, known(state.turn.squadron ?? undefined));
const speedOf = (state: PartieState, index: ShipIndex): number =>
  cardOf(state).speed * (state.turn.doubled.includes(index) ? 2 : 1);
export const depart = (work: Work): void => {
  const { state } = work;
  const flights = squadronShips(state).map((ship): Flight => {
    const { cell, facing } = shipAt(state, ship);
    return { ship, from: cell, to: isElite(state, ship) ? null : ahead(cell, facing, speedOf(state, ship)) };
  });
  if (cardOf(state).speed === 0) stay(work, flights);
  takeOff(
    work,
    cardOf(state).speed === 0 ? flights.filter(({ to }) => to === null) : flights,
    state.fixed.options.squadronMove === 'simultaneous',
  );
};
/** Speed 0: nobody moves, nobody collides. An elite may still look elsewhere. */
const stay = (work: Work, flights: readonly Flight[]): void => {
  for (const { ship, from, to } of flights) {
    if (to !== null)
      tell(work, {
        type: 'moved',
        ship: idOf(ship),
        from,
        to: from,
        facing: shipAt(work.state, ship).facing,
        cites: ['bbs.chasseurs.vitesse-nulle'],
      });
  }
};
export const teleport = (work: Work, q: number, r: number): void => {
  const { state } = work;
  const squadron = known(state.turn.squadron ?? undefined);
  tell(work, {
    type: 'teleported',
    seat: state.active,
    squadron,
    q,
    r,
    cites: [
      'bbs.vonyan.teleport-une-fois',
      'bbs.vonyan.teleport-bloc',
      'bbs.vonyan.teleport-distance',
      'bbs.vonyan.teleport-suite',
    ],
  });
  changeTurn(work, { teleported: true });
  takeOff(
    work,
    squadronShips(state).map((ship) => ({
      ship,
      from: shipAt(state, ship).cell,
      to: shifted(shipAt(state, ship).cell, q, r),
    })),
    true,
  );
};
const takeOff = (work: Work, flights: readonly Flight[], together: boolean): void => {
  if (together) {
    const ships = work.state.ships.slice();
    for (const { ship } of flights) ships[ship] = { ...known(ships[ship]), cell: AWAY };
    change(work, { ships });
  }
  changeTurn(work, { flights });
  goTo(work, 'arrive');
};
export const lengthOf = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
/** Vectors of length 1 to 6, or along the six sides only by option (A43). */
export const isVector = (state: PartieState, q: number, r: number): boolean => {
  const length = lengthOf(q, r);
  const straight = q === 0 || r === 0 || q + r === 0;
  return length >= 1 && length <= TELEPORT_MOST && (straight || state.fixed.options.teleportShape === 'any-vector');
};

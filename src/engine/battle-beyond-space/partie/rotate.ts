// Step 4: the survivors of the squadron look elsewhere, one after the other in number order.
import { tell } from '../../kernel/work.ts';
import { sidesBetween } from '../../hex/cells.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import { idOf } from '../ships.ts';
import type { Facing, ShipIndex } from '../types.ts';
import { cardOf, fightersOf, shipAt } from './board.ts';
import { changeShip, changeTurn, type Work } from './work.ts';

/** The facings within so many sides, the present one included. */
export const turnable = (from: Facing, most: number): readonly Facing[] =>
  DIRECTIONS.filter((to) => sidesBetween(from, to) <= most);
/** Whether the squadron no longer looks one way, this one turned. */
const parts = ({ state }: Work, ship: ShipIndex, facing: Facing): boolean =>
  state.turn.squadron !== null &&
  fightersOf(state, state.active, state.turn.squadron).some(
    (other) => other !== ship && shipAt(state, other).facing !== facing,
  );
export const turnShip = (work: Work, ship: ShipIndex, facing: Facing): void => {
  const from = shipAt(work.state, ship).facing;
  tell(work, {
    type: 'turned',
    ship: idOf(ship),
    from,
    to: facing,
    cites: [
      'bbs.tour.etape-4',
      'bbs.rotations.apres-tir',
      'bbs.rotations.chiffre',
      ...(cardOf(work.state).turn === 3 ? (['bbs.rotations.facteur-3'] as const) : []),
      'bbs.rotations.independantes',
      ...(from === facing ? (['bbs.rotations.facultative'] as const) : []),
      ...(parts(work, ship, facing) ? (['bbs.rotations.escadron-disperse'] as const) : []),
    ],
  });
  changeShip(work, ship, { facing });
  changeTurn(work, { turning: work.state.turn.turning.filter((one) => one !== ship), begun: true });
};
export const holdAll = (work: Work, ships: readonly ShipIndex[]): void => {
  tell(work, { type: 'kept-facing', ships: ships.map(idOf), cites: ['bbs.rotations.facultative'] });
  changeTurn(work, { turning: [], begun: true });
};

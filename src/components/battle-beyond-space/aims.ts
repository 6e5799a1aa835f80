// From the open actions to the cells that mean them, and from a cell that means none to what a tap there would try. No rule: the engine listed the actions.
import { ahead, type Cell, columnOf, frontOf, helmed, HELMS, rowOf, shifted } from '../../engine/hex/cells.ts';
import { cellsOf, laserHit, shipAt, shipOn } from '../../engine/battle-beyond-space/partie/board.ts';
import { superZone } from '../../engine/battle-beyond-space/partie/turret.ts';
import { helmShip, poseOf } from '../../engine/battle-beyond-space/partie/helm.ts';
import { powerOptions } from '../../engine/battle-beyond-space/partie/powers.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { idOf, indexOf, isDestroyer, ownerOf, squadronOf } from '../../engine/battle-beyond-space/ships.ts';
import type { Facing, ShipId, ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { type Of } from '../../engine/kernel/tags.ts';
import { landingsOf, shotsOf } from './previews.ts';
import { actingShips } from './words.ts';

/** What taps mean: the step itself, or one of the powers that take a ship or an asteroid. */
const POWER_FOCUS = ['elite', 'explode', 'shield', 'asteroid'] as const;
export type Focus = 'step' | (typeof POWER_FOCUS)[number];
export const focusOf = ({ type }: PartieAction): Focus => POWER_FOCUS.find((focus) => focus === type) ?? 'step';
/** The other uses of taps that are open, beside the step. */
export const focusesOf = (options: readonly PartieAction[]): readonly Focus[] =>
  POWER_FOCUS.filter((focus) => options.some(({ type }) => type === focus));

export interface Aim {
  readonly action: PartieAction;
  readonly cells: readonly Cell[];
}
const NONE: readonly Cell[] = [];
const hull = (state: PartieState, index: ShipIndex): readonly Cell[] => cellsOf(index, shipAt(state, index));
const hullOf = (state: PartieState, id: ShipId): readonly Cell[] => hull(state, known(indexOf(id)));
/** The cells of a ship that lands, or of the two that met. */
const landing = ({ turn }: PartieState): readonly Cell[] =>
  turn.landing?.to === null || turn.landing?.to === undefined ? NONE : [turn.landing.to];

/** The one cell that an action at the helm enters. */
export const enteredBy = (state: PartieState, { helm }: Of<PartieAction, 'helm'>): Cell => {
  const pose = poseOf(state, helmShip(state));
  const next = helmed(pose, helm);
  const before = [pose.rear, frontOf(pose)];
  return known([frontOf(next), next.rear].find((cell) => !before.includes(cell)));
};
/** The fighter that a tap moves when its squadron teleports: the others follow. */
const teleportLead = (state: PartieState): ShipIndex => known(actingShips(state)[0]);
const squadronCells = (state: PartieState, action: Of<PartieAction, 'squadron' | 'engage'>): readonly Cell[] => {
  const ships = state.ships.flatMap(({ fate }, index) =>
    fate === 'play' && ownerOf(index) === state.active && squadronOf(index) === action.squadron ? [index] : [],
  );
  const landings = action.type === 'squadron' ? landingsOf(state, action).map(({ to }) => to) : NONE;
  return [...ships.flatMap((index) => hull(state, index)), ...landings];
};
const paceCells = (state: PartieState, action: Of<PartieAction, 'pace'>): readonly Cell[] =>
  landingsOf(state, action).flatMap(({ ship, to }) => (ship === indexOf(action.ship) ? [to] : []));
const shotCells = (state: PartieState, action: Of<PartieAction, 'volley' | 'fire'>): readonly Cell[] =>
  shotsOf(state, [action]).flatMap(({ from, to, target }) => (target === null ? [from] : [from, to]));
const arriveCells = ({ turn }: PartieState, ship: ShipId): readonly Cell[] =>
  turn.flights.flatMap((flight) =>
    flight.ship === indexOf(ship) ? (flight.to === null ? [flight.from] : [flight.from, flight.to]) : [],
  );
const beam = (state: PartieState): readonly Cell[] => {
  const hit = laserHit(state, helmShip(state));
  return hit === undefined ? NONE : [hit.at];
};

const moveCells = (action: PartieAction, state: PartieState): readonly Cell[] => {
  switch (action.type) {
    case 'squadron':
    case 'engage':
      return squadronCells(state, action);
    case 'pace':
      return paceCells(state, action);
    case 'teleport':
      return [shifted(shipAt(state, teleportLead(state)).cell, action.q, action.r)];
    case 'arrive':
      return arriveCells(state, action.ship);
    case 'elite-to':
      return [action.cell];
    case 'keep':
      return landing(state);
    case 'helm':
      return [enteredBy(state, action)];
    case 'halt':
      return hull(state, helmShip(state));
    default:
      return shootCells(action, state);
  }
};
const shootCells = (action: PartieAction, state: PartieState): readonly Cell[] => {
  switch (action.type) {
    case 'volley':
    case 'fire':
      return shotCells(state, action);
    case 'laser':
      return beam(state);
    case 'super':
      return superZone(state, helmShip(state));
    case 'destroyer':
    case 'shoot':
    case 'handle':
    case 'swap':
    case 'elite':
    case 'explode':
    case 'shield':
      return shipCells(state, action.ship);
    case 'place':
    case 'restore':
      return [action.cell];
    case 'asteroid':
      return [action.from, action.to];
    default:
      return NONE;
  }
};
/** Of a ship in play; one just lost in a collision, where it fell. */
const shipCells = (state: PartieState, id: ShipId): readonly Cell[] => {
  const wreck = state.turn.wrecks.find(({ ship }) => ship === indexOf(id));
  return wreck?.to === undefined || wreck.to === null ? hullOf(state, id) : [wreck.to];
};
export const aimsOf = (options: readonly PartieAction[], state: PartieState, focus: Focus = 'step'): readonly Aim[] =>
  options.flatMap((action) => (focusOf(action) === focus ? [{ action, cells: moveCells(action, state) }] : []));

/** The asteroids that a power may push now, whatever is asked. */
export const towedOf = (state: PartieState): readonly Cell[] => [
  ...new Set(powerOptions(state).flatMap((action) => (action.type === 'asteroid' ? [action.from] : []))),
];

// ── Several actions for one cell
/** The side that an action makes a ship look at, if that is what it says. */
export const facingOf = (action: PartieAction): Facing | undefined => ('facing' in action ? action.facing : undefined);
/** The same action, another way: to be refused aloud when the rules say so. */
export const facedTo = (action: PartieAction, facing: Facing): PartieAction =>
  'facing' in action ? { ...action, facing } : action;

// ── Taps that mean nothing open
const idAt = (state: PartieState, cell: Cell): ShipId | undefined => {
  const ship = shipOn(state, cell);
  return ship === undefined ? undefined : idOf(ship);
};
const tryShip = (state: PartieState, cell: Cell): PartieAction | undefined => {
  const ship = idAt(state, cell);
  if (ship === undefined) return undefined;
  switch (state.phase) {
    case 'deploy':
      return { type: state.deploying?.ship === null ? 'handle' : 'swap', ship };
    case 'fire':
      return { type: 'fire', ship };
    case 'destroyer':
      return { type: 'destroyer', ship };
    case 'aim':
      return { type: 'shoot', ship };
    case 'squadron':
      return isDestroyer(known(indexOf(ship))) ? { type: 'destroyer', ship } : undefined;
    default:
      return undefined;
  }
};
const tryCell = (state: PartieState, cell: Cell): PartieAction | undefined => {
  const [ship] = actingShips(state);
  switch (state.phase) {
    case 'elite':
      return { type: 'elite-to', cell };
    case 'drive': {
      const { cell: from } = shipAt(state, teleportLead(state));
      return { type: 'teleport', q: columnOf(cell) - columnOf(from), r: rowOf(cell) - rowOf(from) };
    }
    case 'helm':
      return HELMS.map((helm) => ({ type: 'helm', helm }) as const).find((action) => enteredBy(state, action) === cell);
    case 'deploy':
      return ship === undefined ? undefined : { type: 'place', cell, facing: shipAt(state, ship).facing };
    case 'restore':
      return ship === undefined
        ? undefined
        : { type: 'restore', ship: idOf(ship), cell, facing: shipAt(state, ship).facing };
    default:
      return undefined;
  }
};
/** What a tap with a power in hand tries. */
const tryPower = (state: PartieState, cell: Cell, focus: Exclude<Focus, 'step'>): PartieAction | undefined => {
  const ship = idAt(state, cell);
  if (focus === 'asteroid')
    return state.asteroids.includes(cell) ? { type: 'asteroid', from: cell, to: ahead(cell, 0) } : undefined;
  return ship === undefined ? undefined : { type: focus, ship };
};
/** What a tap on a cell that means nothing open would try, to be refused aloud; undefined when no tap makes sense there. */
export const attemptAt = (cell: Cell, state: PartieState, focus: Focus = 'step'): PartieAction | undefined =>
  focus === 'step' ? (tryShip(state, cell) ?? tryCell(state, cell)) : tryPower(state, cell, focus);

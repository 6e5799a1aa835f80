// Adjusting a fleet before the first turn (A5): in the order of the turn, each player changes a legal fleet by legal moves, one ship at a time, then says so.
import { apart, type Cell } from '../../hex/cells.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import { known } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { FLEET_SIZE, idOf, isDestroyer, ownerOf, squadronOf } from '../ships.ts';
import { type Facing, type ShipIndex, SQUADRONS } from '../types.ts';
import { cellsOf, fightersOf, inPlay, isFree, onBoard, seatCount, shipAt, standing } from './board.ts';
import type { PartieAction, PartieState, Ship } from './types.ts';
import { changeShip, type Work } from './work.ts';

const deploying = (state: PartieState): NonNullable<PartieState['deploying']> => known(state.deploying ?? undefined);
export const deploySeat = (state: PartieState): NonNullable<PartieState['deploying']>['seat'] => deploying(state).seat;
export const inHand = (state: PartieState): ShipIndex | null => deploying(state).ship;
const isTheirs = (state: PartieState, index: ShipIndex): boolean =>
  ownerOf(index) === deploySeat(state) && inPlay(state, index);
export const fleetOf = (state: PartieState): readonly ShipIndex[] =>
  Array.from({ length: FLEET_SIZE }, (_, n) => deploySeat(state) * FLEET_SIZE + n).filter((index) =>
    isTheirs(state, index),
  );

/** Whether cells hold together, each beside another of them. */
export const connected = (cells: readonly Cell[]): boolean => {
  const reached = cells.slice(0, 1);
  for (const cell of reached)
    reached.push(...cells.filter((other) => !reached.includes(other) && apart(cell, other) === 1));
  return reached.length === cells.length;
};
/** In regulation games squadrons hold together and nobody leaves the zone. The set-up saw to it that they do: those that nothing changes still do. */
const isLegal = (state: PartieState, changed: readonly (readonly [ShipIndex, Ship])[]): boolean => {
  if (!state.fixed.strict) return true;
  const zone = known(state.fixed.zones[deploySeat(state)]);
  if (changed.some(([index, ship]) => cellsOf(index, ship).some((cell) => !zone.includes(cell)))) return false;
  const squadrons = new Set(changed.map(([index]) => squadronOf(index)));
  const cells = new Map(changed.map(([index, { cell }]) => [index, cell]));
  const cellOf = (index: ShipIndex): Cell => cells.get(index) ?? known(state.ships[index]).cell;
  return SQUADRONS.every(
    (squadron) => !squadrons.has(squadron) || connected(fightersOf(state, deploySeat(state), squadron).map(cellOf)),
  );
};
type PlacingFault = 'place-prise' | 'hors-de-la-zone' | 'pas-si-loin' | 'escadron-coupe' | 'placement-inutile';
/** A zone is small; a whole board, where nobody has to stay in a zone, would be too long a list: two cells at a time. */
const isNear = (state: PartieState, ship: ShipIndex, cell: Cell): boolean =>
  state.fixed.strict || cellsOf(ship, shipAt(state, ship)).some((near) => apart(near, cell) <= 2);
/** Why the ship in hand may not stand there. */
export const placingFault = (state: PartieState, cell: Cell, facing: Facing): PlacingFault | undefined => {
  const ship = known(inHand(state) ?? undefined);
  const before = shipAt(state, ship);
  if (before.cell === cell && before.facing === facing) return 'placement-inutile';
  const after: Ship = { ...before, cell, facing };
  const cells = cellsOf(ship, after);
  if (
    cells.some(
      (one) =>
        !onBoard(state, one) || (state.fixed.strict && !known(state.fixed.zones[deploySeat(state)]).includes(one)),
    )
  )
    return 'hors-de-la-zone';
  if (cells.some((one) => !isFree(state, one) && standing(state, one) !== ship)) return 'place-prise';
  if (!isNear(state, ship, cell)) return 'pas-si-loin';
  return isLegal(state, [[ship, after]]) ? undefined : 'escadron-coupe';
};
export const swapFault = (
  state: PartieState,
  other: ShipIndex,
): PlacingFault | 'pas-dans-la-flotte' | 'echange-chasseurs' | undefined => {
  const ship = known(inHand(state) ?? undefined);
  if (!isTheirs(state, other)) return 'pas-dans-la-flotte';
  if (isDestroyer(other) || isDestroyer(ship) || other === ship) return 'echange-chasseurs';
  if (squadronOf(ship) === squadronOf(other)) return 'placement-inutile'; // fighters of one squadron are alike: turning them says it all
  const [a, b] = [shipAt(state, ship), shipAt(state, other)];
  return isLegal(state, [
    [ship, { ...b }],
    [other, { ...a }],
  ])
    ? undefined
    : 'escadron-coupe';
};
/** Where the ship in hand may go: its own place turned, or a free one. */
const placings = (state: PartieState): readonly PartieAction[] => {
  const ship = known(inHand(state) ?? undefined);
  const own = cellsOf(ship, shipAt(state, ship));
  const free = (state.fixed.strict ? known(state.fixed.zones[deploySeat(state)]) : state.fixed.cells).filter(
    (cell) => isFree(state, cell) && isNear(state, ship, cell),
  );
  const may =
    (cell: Cell) =>
    (facing: Facing): boolean =>
      placingFault(state, cell, facing) === undefined;
  /** A fighter that comes to a cell may head anywhere there, or nowhere: it is asked once. */
  const facingsAt = (cell: Cell): readonly Facing[] =>
    isDestroyer(ship) || own.includes(cell)
      ? DIRECTIONS.filter(may(cell))
      : DIRECTIONS.slice(0, 1).every(may(cell))
        ? DIRECTIONS
        : [];
  return [...own, ...free]
    .toSorted((a, b) => a - b)
    .flatMap((cell) => facingsAt(cell).map((facing): PartieAction => ({ type: 'place', cell, facing })));
};
export const deployOptions = (state: PartieState): readonly PartieAction[] => {
  if (inHand(state) === null)
    return [{ type: 'ready' }, ...fleetOf(state).map((index): PartieAction => ({ type: 'handle', ship: idOf(index) }))];
  const swaps = fleetOf(state).filter((other) => swapFault(state, other) === undefined);
  return [
    { type: 'release' },
    ...placings(state),
    ...swaps.map((index): PartieAction => ({ type: 'swap', ship: idOf(index) })),
  ];
};

export const take = (work: Work, ship: ShipIndex | null): void =>
  change(work, { deploying: { seat: deploySeat(work.state), ship } });
export const place = (work: Work, cell: Cell, facing: Facing): void => {
  const ship = known(inHand(work.state) ?? undefined);
  changeShip(work, ship, { cell, facing });
  tell(work, {
    type: 'placed',
    ship: idOf(ship),
    cell,
    facing,
    cites: [
      'bbs.mise-en-place.ajustements',
      'bbs.mise-en-place.dans-la-zone',
      'bbs.mise-en-place.une-case-un-vaisseau',
      ...(isDestroyer(ship)
        ? (['bbs.mise-en-place.destroyer-deux-cases'] as const)
        : (['bbs.mise-en-place.orientation-cote', 'bbs.mise-en-place.orientation-libre'] as const)),
    ],
  });
  take(work, null);
};
export const swap = (work: Work, other: ShipIndex): void => {
  const ship = known(inHand(work.state) ?? undefined);
  const [a, b] = [shipAt(work.state, ship), shipAt(work.state, other)];
  changeShip(work, ship, { cell: b.cell, facing: b.facing });
  changeShip(work, other, { cell: a.cell, facing: a.facing });
  tell(work, {
    type: 'swapped',
    ships: [idOf(ship), idOf(other)],
    cites: ['bbs.mise-en-place.ajustements', 'bbs.mise-en-place.escadron-connecte'],
  });
  take(work, null);
};
export const ready = (work: Work): void => {
  const { state } = work;
  const seat = deploySeat(state);
  tell(work, {
    type: 'fleet-ready',
    seat,
    cites: ['bbs.mise-en-place.simultanee', 'bbs.mise-en-place.impasse', 'bbs.mise-en-place.ordre-carte-placement'],
  });
  const next = ((seat + 1) % seatCount(state)) as typeof seat;
  const over = next === (state.first ?? 0);
  change(work, { deploying: over ? null : { seat: next, ship: null } });
};

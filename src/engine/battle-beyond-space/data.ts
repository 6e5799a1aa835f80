// Example data of this site, to be shown with EXAMPLE_LABEL: the source gives neither the board, nor the start zones, nor the asteroids, nor the figures of the cards. What it does give is in constants.ts.
import { once } from '../kernel/once.ts';
import { type Cell, packed } from '../hex/cells.ts';
import { type Hex, hexKey, neighbours, ORIGIN, turned, disc } from '../hex/hex.ts';
import { rotated } from '../hex/shapes.ts';
import { known } from '../kernel/result.ts';
import type { BoardSpec, FleetSpec } from './partie/types.ts';
import {
  type Facing,
  FIGHTER_NUMBERS,
  type MoveCard,
  type Place,
  type Race,
  RACES,
  type Squadron,
  SQUADRONS,
} from './types.ts';

export const EXAMPLE_LABEL = 'valeur d’exemple, non officielle';
/** How many sit at the table: the example has data for each. */
export type Table = 3 | 4;

// ── Places
export const hexAt = ([q, r]: Place): Hex => ({ q, r });
export const placeOf = ({ q, r }: Hex): Place => [q, r];
/** From the top, each row from the left. */
export const byRow = ([q, r]: Place, [q2, r2]: Place): number => r - r2 || q - q2;
/** Turned around (0, 0) by sixths of a turn, counterclockwise when positive. */
const turnedPlace = (place: Place, turns: number): Place => placeOf(rotated(hexAt(place), turns));

// ── Board
export const EXAMPLE_BOARD: BoardSpec = { radius: 11 };
export const centreOf = ({ centre = [0, 0] }: BoardSpec): Place => centre;
/** The cells of a board, row by row. The radius is one that a scenario may have. */
const placesOf = ({ radius, holes = [] }: BoardSpec): readonly Place[] => {
  const missing = new Set(holes.map((hole) => hexKey(hexAt(hole))));
  return disc(ORIGIN, radius)
    .filter((hex) => !missing.has(hexKey(hex)))
    .map(placeOf);
};
/** The cells of a board, row by row, and their keys. Read once for each spec, which never changes: a set-up asks for them dozens of times. */
export const groundOf = once(
  (spec: BoardSpec): { readonly places: readonly Place[]; readonly keys: ReadonlySet<string> } => {
    const places = placesOf(spec);
    return { places, keys: new Set(places.map((place) => hexKey(hexAt(place)))) };
  },
);
export const boardPlaces = (spec: BoardSpec): readonly Place[] => groundOf(spec).places;
export const cellAt = (place: Place): Cell => packed(hexAt(place));
export const boardCells = (spec: BoardSpec): readonly Cell[] => boardPlaces(spec).map(cellAt);
/** The six cells around the centre: where probes stand at the set-up. */
export const probesAround = (centre: Place): readonly Place[] => neighbours(hexAt(centre)).map(placeOf);

/** The images of a place by turns of a third or of half a turn. */
const thirds = (...places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) => [0, -2, -4].map((turns) => turnedPlace(place, turns)));
const halves = (...places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) => [place, turnedPlace(place, 3)]);
export const EXAMPLE_ASTEROIDS: Readonly<Record<Table, readonly Place[]>> = {
  3: [[0, 0], ...thirds([3, -6], [4, -4], [0, -4], [7, -5], [7, -2])],
  4: [[0, 0], ...halves([5, -2], [3, 2], [0, -4], [4, -4], [8, -6], [2, 6], [7, -3], [4, 3])],
};

// ── Start zones and fleets, those of the north and of the east; the others are turned
const row = (r: number, from: number, to: number): readonly Place[] =>
  Array.from({ length: to - from + 1 }, (_, i): Place => [from + i, r]);
const NORTH: readonly Place[] = [...row(-11, 2, 9), ...row(-10, 1, 9), ...row(-9, 2, 7)];
const EAST: readonly Place[] = [
  ...row(-4, 10, 10),
  ...row(-3, 9, 11),
  ...row(-2, 9, 11),
  ...row(-1, 9, 11),
  ...row(0, 9, 11),
  ...row(1, 8, 10),
  ...row(2, 7, 9),
  ...row(3, 6, 8),
  ...row(4, 6, 6),
];

type Sixth = readonly [place: Place, facing: Facing];
const all = (facing: Facing, ...places: readonly Place[]): readonly Sixth[] => places.map((place) => [place, facing]);
/** Three squadrons of six, then two destroyers by their rear. */
const fleet = (squadrons: Readonly<Record<Squadron, readonly Sixth[]>>, d1: Sixth, d2: Sixth): FleetSpec => ({
  fighters: SQUADRONS.flatMap((squadron) =>
    FIGHTER_NUMBERS.map((n) => {
      const [at, facing] = known(squadrons[squadron][n - 1]);
      return { id: `${squadron}${n}` as const, at, facing };
    }),
  ),
  destroyers: [
    { id: 'D1', rear: d1[0], facing: d1[1] },
    { id: 'D2', rear: d2[0], facing: d2[1] },
  ],
});
const NORTH_FLEET = fleet(
  {
    a: all(5, [2, -9], [3, -9], [1, -10], [2, -10], [3, -10], [2, -11]),
    b: all(4, [6, -9], [7, -9], [7, -10], [8, -10], [9, -10], [9, -11]),
    c: [...all(5, [3, -11], [4, -11], [5, -11]), ...all(4, [6, -11], [7, -11], [8, -11])],
  },
  [[4, -10], 5],
  [[6, -10], 4],
);
const EAST_FLEET = fleet(
  {
    a: all(3, [9, -2], [9, -3], [10, -2], [10, -3], [10, -4], [11, -3]),
    b: all(3, [7, 2], [6, 3], [8, 2], [7, 3], [6, 4], [8, 3]),
    c: all(3, [10, 0], [11, 0], [11, -1], [11, -2], [10, 1], [9, 2]),
  },
  [[10, -1], 3],
  [[9, 1], 3],
);
const turnedZone = (zone: readonly Place[], turns: number): readonly Place[] =>
  zone.map((place) => turnedPlace(place, turns)).toSorted(byRow);
/** A fleet turned around (0, 0), ships and facings together. */
export const turnedFleet = ({ fighters, destroyers }: FleetSpec, turns: number): FleetSpec => ({
  fighters: fighters.map((ship) => ({ ...ship, at: turnedPlace(ship.at, turns), facing: turned(ship.facing, turns) })),
  destroyers: destroyers.map((ship) => ({
    ...ship,
    rear: turnedPlace(ship.rear, turns),
    facing: turned(ship.facing, turns),
  })),
});
/** Clockwise from the north: north, south-east and south-west for three; north, east, south and west for four. */
export const EXAMPLE_ZONES: Readonly<Record<Table, readonly (readonly Place[])[]>> = {
  3: [NORTH, turnedZone(NORTH, -2), turnedZone(NORTH, -4)],
  4: [NORTH, EAST, turnedZone(NORTH, 3), turnedZone(EAST, 3)],
};
/** One a zone, in the same order. */
export const EXAMPLE_FLEETS: Readonly<Record<Table, readonly FleetSpec[]>> = {
  3: [NORTH_FLEET, turnedFleet(NORTH_FLEET, -2), turnedFleet(NORTH_FLEET, -4)],
  4: [NORTH_FLEET, EAST_FLEET, turnedFleet(NORTH_FLEET, 3), turnedFleet(EAST_FLEET, 3)],
};

// ── Cards
/** « 4/2/3 »: speed, sides, points. */
export type CardDigits = readonly [speed: number, turn: number, points: number];
export const moveCard = ([speed, turn, points]: CardDigits): MoveCard => ({ speed, turn, points });
const DIGITS: readonly CardDigits[] = [
  [2, 3, 4],
  [3, 3, 2],
  [3, 2, 3],
  [4, 2, 2],
  [4, 1, 3],
  [4, 3, 1],
  [5, 1, 2],
  [5, 2, 1],
  [6, 0, 4],
];
/** C1 to C9, the same for every race. */
export const EXAMPLE_DECK: readonly MoveCard[] = DIGITS.map(moveCard);
export const EXAMPLE_DECKS: Readonly<Record<Race, readonly MoveCard[]>> = Object.fromEntries(
  RACES.map((race) => [race, EXAMPLE_DECK]),
) as Record<Race, readonly MoveCard[]>;

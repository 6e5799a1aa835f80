// The 37 cells: everything is computed once, for the engine asks at every step. The names of the cells are this site's, not the source's.
import { type Hex, ORIGIN, distance, disc } from '../hex/hex.ts';
import type { Cell } from './types.ts';

export const SIDE = 4; // bf.plateau.grille
const RADIUS = SIDE - 1;

/** Letter of the row, from A at the top, then rank from the left, from 1. */
const nameOf = ({ q, r }: Hex): Cell =>
  `${String.fromCharCode(65 + r + RADIUS)}${q - Math.max(-RADIUS, -RADIUS - r) + 1}`;

const HEXES: readonly Hex[] = disc(ORIGIN, RADIUS);
/** Row by row from the top, each from the left: also their alphabetical order. */
export const CELLS: readonly Cell[] = HEXES.map(nameOf);
const AT: ReadonlyMap<Cell, Hex> = new Map(HEXES.map((hex) => [nameOf(hex), hex]));
const DISTANCES: ReadonlyMap<Cell, ReadonlyMap<Cell, number>> = new Map(
  HEXES.map((from) => [nameOf(from), new Map(HEXES.map((to) => [nameOf(to), distance(from, to)]))]),
);
const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  CELLS.map((cell) => [cell, CELLS.filter((other) => distanceOf(cell, other) === 1)]),
);

export const isCell = (text: unknown): text is Cell => typeof text === 'string' && AT.has(text);
export const axialOf = (cell: Cell): Hex => AT.get(cell) ?? ORIGIN;
/** In the order of `CELLS`; none for a text that is no cell. */
export const neighboursOf = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell) ?? [];
/** Pawns in between change nothing. Infinity when one of the texts is no cell. */
export function distanceOf(a: Cell, b: Cell): number {
  return DISTANCES.get(a)?.get(b) ?? Infinity;
}
/** Fewer than six neighbours: corners included. */
export const isEdge = (cell: Cell): boolean => isCell(cell) && neighboursOf(cell).length < 6;
export const isCorner = (cell: Cell): boolean => isCell(cell) && neighboursOf(cell).length === 3;

/** The six corners, clockwise from the top left. */
export const CORNERS: readonly Cell[] = ['A1', 'A4', 'D7', 'G4', 'G1', 'D1'];

/** Where the pawns start unless told, in the order of play, for 2 to 6 people (A12, A13). */
export const PLACEMENTS: Readonly<Record<number, readonly Cell[]>> = {
  2: ['D1', 'D7'],
  3: ['A1', 'D7', 'G1'],
  4: ['A1', 'A4', 'G4', 'G1'],
  5: ['A1', 'A4', 'D7', 'G4', 'G1'],
  6: CORNERS,
};

/** How far apart pawns stand: the smallest of their distances, then the sum of all. */
export interface Spread {
  readonly min: number;
  readonly sum: number;
}
export const spreadOf = (cells: readonly Cell[]): Spread => {
  const all = cells.flatMap((cell, i) => cells.slice(i + 1).map((other) => distanceOf(cell, other)));
  return { min: all.length === 0 ? 0 : Math.min(...all), sum: all.reduce((sum, one) => sum + one, 0) };
};
const subsets = (count: number, from: readonly Cell[]): readonly (readonly Cell[])[] =>
  count === 0 ? [[]] : from.flatMap((cell, i) => subsets(count - 1, from.slice(i + 1)).map((rest) => [cell, ...rest]));
const further = (a: Spread, b: Spread): Spread => (b.min > a.min || (b.min === a.min && b.sum > a.sum) ? b : a);
let best: readonly Spread[] | undefined; // worked out when somebody asks: who only looks at a ring does not wait for it
/** The widest spread that `count` different corners allow, 0 to 6. */
export const bestSpread = (count: number): Spread =>
  (best ??= [0, ...CORNERS.keys()].map((_, corners) =>
    subsets(corners, CORNERS).map(spreadOf).reduce(further, { min: 0, sum: 0 }),
  ))[count] ?? { min: 0, sum: 0 };

// Hexes as small integers, for boards of hundreds of cells played thousands of times a second: a cell is a number, a step is an addition.
// Same axial coordinates and directions as hex.ts, within 31 hexes of the origin.
import type { Direction, Hex } from './hex.ts';

/** An axial hex packed in one integer, 0 to 4095; `AWAY` stands nowhere. */
export type Cell = number;
export const AWAY: Cell = -1;
/** How far from the origin a cell may lie on each axis. Beyond, packed cells would run into one another. */
export const REACH = 31;
/** How many values a cell may take: the size of an array indexed by cells. */
export const CELLS = 4096;
const WIDTH = 64;
const HALF = 32;
/** What to add to a cell to reach its neighbour on each side. */
const STEPS = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH] as const;

export const cellOf = (q: number, r: number): Cell => (r + HALF) * WIDTH + q + HALF;
export const columnOf = (cell: Cell): number => (cell % WIDTH) - HALF;
export const rowOf = (cell: Cell): number => Math.floor(cell / WIDTH) - HALF;
export const hexOf = (cell: Cell): Hex => ({ q: columnOf(cell), r: rowOf(cell) });
export const packed = ({ q, r }: Hex): Cell => cellOf(q, r);
/** The direction reached after `turns` sixths of a turn, counterclockwise when positive. */
export const facingAfter = (from: Direction, turns: number): Direction => ((((from + turns) % 6) + 6) % 6) as Direction;
/** How many sides lie between two directions, 0 to 3. */
export const sidesBetween = (a: Direction, b: Direction): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);
/** The cell `steps` further on that side. */
export const ahead = (from: Cell, direction: Direction, steps = 1): Cell => from + STEPS[direction] * steps;
export const around = (cell: Cell): readonly Cell[] => STEPS.map((step) => cell + step);
export const apart = (a: Cell, b: Cell): number => {
  const dq = columnOf(a) - columnOf(b);
  const dr = rowOf(a) - rowOf(b);
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
/** The cell moved by a vector. */
export const shifted = (cell: Cell, dq: number, dr: number): Cell => cell + dr * WIDTH + dq;

// ── Ships of two hexes: a rear, a facing, and the front one step ahead.
export interface Pose {
  readonly rear: Cell;
  readonly facing: Direction;
}
/** Forward, or a turn of one side around the rear or the front, to the left (counterclockwise) or to the right. */
export type Helm = 'A' | 'ARG' | 'ARD' | 'AVG' | 'AVD';
export const HELMS: readonly Helm[] = ['A', 'ARG', 'ARD', 'AVG', 'AVD'];
export const frontOf = ({ rear, facing }: Pose): Cell => ahead(rear, facing);
/** Where one action leads: it enters one new cell and sweeps no other. */
export const helmed = (pose: Pose, helm: Helm): Pose => {
  const { rear, facing } = pose;
  switch (helm) {
    case 'A':
      return { rear: ahead(rear, facing), facing };
    case 'ARG':
      return { rear, facing: facingAfter(facing, 1) };
    case 'ARD':
      return { rear, facing: facingAfter(facing, -1) };
    case 'AVG':
      return aroundFront(pose, facingAfter(facing, 1));
    case 'AVD':
      return aroundFront(pose, facingAfter(facing, -1));
  }
};
const aroundFront = (pose: Pose, facing: Direction): Pose => ({
  rear: ahead(frontOf(pose), facingAfter(facing, 3)),
  facing,
});
/** One integer a pose. */
export const poseKey = ({ rear, facing }: Pose): number => rear * 6 + facing;

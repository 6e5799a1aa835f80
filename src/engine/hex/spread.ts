// Sets of packed cells.
import { around, type Cell, hexOf, packed } from './cells.ts';
import { ring } from './shapes.ts';

/** The cell itself, then each ring around it, nearest first: 1 + 3n(n + 1) cells. */
export const spiral = (centre: Cell, radius: number): readonly Cell[] =>
  Array.from({ length: radius + 1 }, (_, far) => (far === 0 ? [centre] : ring(hexOf(centre), far).map(packed))).flat();
/** The cells at the end of some way of exactly so many steps, over cells that exist. */
export const reachedIn = (from: Cell, steps: number, exists: (cell: Cell) => boolean): ReadonlySet<Cell> => {
  let reached = new Set<Cell>([from]);
  for (let left = steps; left > 0; left -= 1)
    reached = new Set([...reached].flatMap((cell) => around(cell).filter(exists)));
  return reached;
};

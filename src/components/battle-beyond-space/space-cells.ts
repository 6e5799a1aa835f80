// Where the cells of a board of hundreds of hexes are drawn, and the lines made of many cells at once. A corner is above; lengths as in hex-cells.ts: a hex is 100 units across.
import { ahead, apart, around, type Cell, columnOf, hexOf, rowOf } from '../../engine/hex/cells.ts';
import { type Direction, DIRECTIONS } from '../../engine/hex/hex.ts';
import type { Point } from '../../engine/hex/layout.ts';
import { known } from '../../engine/kernel/result.ts';
import { type Box, cornersAt, layoutOf, placeOf, stepper } from '../play/hex-cells.ts';

export interface SpaceRow {
  readonly cells: readonly Cell[]; // from the left
  readonly x: number; // of the first
  readonly y: number;
}
export interface SpaceLayout {
  readonly rows: readonly SpaceRow[];
  readonly order: readonly Cell[]; // row by row
  readonly has: (cell: Cell) => boolean;
  readonly box: Box;
  readonly across: number; // width, in hexes
  /** Where a key of hex-cells.ts leads. */
  readonly lead: (from: Cell, key: string, shift: boolean) => Cell;
}

export const pointOf = (cell: Cell): Point => placeOf(hexOf(cell), 'pointy');
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** « (2, −9) » */
export const cellName = (cell: Cell): string => `(${signed(columnOf(cell))}, ${signed(rowOf(cell))})`;

const STUB = 18; // how much of the cells around a crop shows
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
/** `open`: the board goes on around these cells. */
export const spaceLayout = (cells: readonly Cell[], open: boolean): SpaceLayout => {
  const named = cells.map((cell) => ({ id: `${cell}`, hex: hexOf(cell) }));
  const layout = layoutOf(named, 'pointy');
  const rows = layout.rows.map((row): SpaceRow => {
    const list = row.map(({ id }) => Number(id));
    return { cells: list, ...pointOf(known(list[0])) };
  });
  const lead = stepper(named, 'pointy');
  const all = new Set(cells);
  const box = open ? grown(layout.box, STUB) : layout.box;
  return {
    rows,
    order: rows.flatMap((row) => row.cells),
    has: (cell) => all.has(cell),
    box,
    across: Math.round(box.width / 10) / 10,
    lead: (from, key, shift) => Number(lead(`${from}`, key, shift)),
  };
};

// ── Paths: one for many cells
const text = (...numbers: readonly number[]): string =>
  numbers
    .map((n) => `${Math.round(n * 10) / 10 || 0}`)
    .join(' ')
    .replaceAll(' -', '-');
/** The same drawing in each cell: `motif` is made of relative commands, from the centre. */
export const stamped = (cells: readonly Cell[], motif: string): string =>
  cells
    .map((cell) => {
      const { x, y } = pointOf(cell);
      return `M${text(x, y)}${motif}`;
    })
    .join('');

/** From the centre, the outline of a hex `scale` times its size. */
export const hexMotif = (scale = 1): string => {
  const [h, v] = [50 * scale, (100 / Math.sqrt(3)) * scale];
  return `m${text(0, -v)}l${text(h, v / 2)}v${text(v)}l${text(-h, v / 2)} ${text(-h, -v / 2)}v${text(-v)}z`.replaceAll(
    ' -',
    '-',
  );
};

/** The three upper and right sides of every cell, row by row: with the border, each line of the grid once. */
export const gridPath = (rows: readonly SpaceRow[]): string => {
  const roof = 'l50-28.9 50 28.9v57.7';
  return rows
    .map(({ cells, x, y }) => {
      const first = columnOf(known(cells[0]));
      const skips = cells.map((cell, i) => columnOf(cell) - (i === 0 ? first : columnOf(known(cells[i - 1])) + 1));
      return `M${text(x - 50, y - 28.9)}${skips.map((skip, i) => `${i === 0 ? '' : `m${text(skip * 100, -57.7)}`}${roof}`).join('')}`;
    })
    .join('');
};

/** The grid of the cells that border a window; `cells`: the board, row by row. */
export const beyondPath = (cells: readonly Cell[], crop: readonly Cell[]): string => {
  const inside = new Set(crop);
  const rim = new Set(crop.flatMap(around).filter((cell) => !inside.has(cell)));
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) if (rim.has(cell)) rows.set(rowOf(cell), [...(rows.get(rowOf(cell)) ?? []), cell]);
  return gridPath([...rows.values()].map((list) => ({ cells: list, ...pointOf(known(list[0])) })));
};

const CORNERS = cornersAt('pointy');
const sideOf = (cell: Cell, direction: Direction): string => {
  const { x, y } = pointOf(cell);
  const [a, b] = [known(CORNERS[direction]), known(CORNERS[(direction + 1) % 6])];
  return `M${text(x + a.x, y + a.y)}L${text(x + b.x, y + b.y)}`;
};
/** The sides of these cells that none of them, nor any of the others, borders. */
export const borderPath = (cells: readonly Cell[], others: readonly Cell[] = []): string => {
  const all = new Set([...cells, ...others]);
  return cells
    .flatMap((cell) =>
      DIRECTIONS.filter((direction) => !all.has(ahead(cell, direction))).map((direction) => sideOf(cell, direction)),
    )
    .join('');
};

// ── Windows on a board
/** The cells of the smallest rectangle that holds these, and `margin` more around. */
export const cropOn = (cells: readonly Cell[], wanted: readonly Cell[], margin = 1): readonly Cell[] => {
  const points = wanted.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - margin * 100,
    Math.max(...xs) + margin * 100,
    Math.min(...ys) - margin * 86.6,
    Math.max(...ys) + margin * 86.6,
  ];
  return cells.filter((cell) => {
    const { x, y } = pointOf(cell);
    return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
  });
};

/** The stop that follows in a list, or comes before; the nearest one from a cell that is not in it. Undefined: no stop. */
export const nextStop = (stops: readonly Cell[], at: Cell, back: boolean): Cell | undefined => {
  const here = stops.indexOf(at);
  if (here >= 0) return stops[(here + (back ? stops.length - 1 : 1)) % stops.length];
  return stops.reduce<Cell | undefined>(
    (best, stop) => (best === undefined || apart(stop, at) < apart(best, at) ? stop : best),
    undefined,
  );
};

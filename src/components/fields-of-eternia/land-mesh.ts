// A sheet cut into small irregular cells: a honeycomb whose corners are shaken, always the same way. Regions are outlined along the sides of its cells.

export interface Sheet {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];
/** One side of a cell: what lies beyond it (−1: off the sheet), and its two corners, clockwise. */
export interface Side {
  readonly cell: number;
  readonly other: number;
  readonly from: number;
  readonly to: number;
}
/** Cells in rows, centre by centre; their corners are shaken only where they are drawn. */
export interface Mesh {
  readonly cells: readonly Point[]; // centres
  readonly across: number; // cells in a row
  readonly step: number; // from a centre to the next of its row
}
/** The sides between cells that belong to different regions, and the corners they join. */
export interface Limits {
  readonly sides: readonly Side[];
  readonly corners: readonly Point[];
}

const BEYOND = 2; // rings of cells outside the sheet
/** The same number between 0 and 1 for the same two integers. */
export const chanceAt = (a: number, b: number): number => {
  const mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((again ^ (again >>> 13)) >>> 0) / 4294967296;
};

// corners of a cell around its centre, in half steps across and half sizes down, clockwise from the top; and the neighbour beyond the side that follows each
const AROUND: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const sizeOf = (step: number): number => step / Math.sqrt(3);
export const meshOf = ({ width, height }: Sheet, step: number): Mesh => {
  const size = sizeOf(step);
  const across = Math.ceil(width / step) + 2 * BEYOND;
  const down = Math.ceil(height / (1.5 * size)) + 2 * BEYOND;
  const cells: Point[] = [];
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1)
      cells.push([(column + (row & 1) / 2 - BEYOND) * step, ((3 * row) / 2 - BEYOND * 1.5) * size]);
  return { cells, across, step };
};
/** `owners`: whose each cell is. Most sides part nothing: no corner is worked out for them. */
export const limitsOf = ({ cells, across, step }: Mesh, owners: readonly number[], beyond: number): Limits => {
  const size = sizeOf(step);
  const down = cells.length / across;
  const corners: Point[] = [];
  const known = new Map<number, number>();
  const cornerAt = (i: number, j: number): number => {
    const key = i * 4096 + j;
    const found = known.get(key);
    if (found !== undefined) return found;
    const shake = (salt: number): number => (chanceAt(key, salt) - 0.5) * size * 0.95;
    corners.push([(i / 2 - BEYOND) * step + shake(1), (j / 2) * size - BEYOND * 1.5 * size + shake(2)]);
    known.set(key, corners.length - 1);
    return corners.length - 1;
  };
  const sides: Side[] = [];
  for (let row = 0, cell = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1, cell += 1) {
      const odd = row & 1;
      const own = owners[cell];
      for (let k = 0; k < 6; k += 1) {
        const under = k === 0 || k === 5 ? -1 : k === 2 || k === 3 ? 1 : 0;
        const c = column + (under === 0 ? (k === 1 ? 1 : -1) : k === 0 || k === 2 ? odd : odd - 1);
        const r = row + under;
        const other = c < 0 || r < 0 || c >= across || r >= down ? -1 : r * across + c;
        if (own === (other < 0 ? beyond : owners[other])) continue;
        const [a, b] = [AROUND[k], AROUND[(k + 1) % 6]];
        if (a === undefined || b === undefined) continue;
        const [i, j] = [2 * column + odd, 3 * row];
        sides.push({ cell, other, from: cornerAt(i + a[0], j + a[1]), to: cornerAt(i + b[0], j + b[1]) });
      }
    }
  return { sides, corners };
};

/** Numbers one after the other, as short as a path allows. */
const short = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;
/** Those of these sides that `keeps` keeps, joined end to end, as one path: closed where they close. */
export const outline = (
  { corners }: Limits,
  sides: readonly Side[],
  keeps: (cell: number, other: number) => boolean,
): string => {
  const next = new Map<number, number>();
  const ends = new Set<number>();
  for (const side of sides)
    if (keeps(side.cell, side.other)) {
      next.set(side.from, side.to);
      ends.add(side.to);
    }
  const at = (corner: number): Point => {
    const [x, y] = corners[corner] ?? [0, 0];
    return [Math.round(x), Math.round(y)];
  };
  let path = '';
  const follow = (first: number): void => {
    let [x, y] = at(first);
    path += `M${short(x, y)}l`;
    let one = next.get(first);
    let started = false;
    for (let from = first; one !== undefined; from = one, one = next.get(from)) {
      next.delete(from);
      if (one === first) {
        path += 'z';
        return;
      }
      const [nx, ny] = at(one);
      path += `${started && nx >= x ? ' ' : ''}${short(nx - x, ny - y)}`;
      started = true;
      [x, y] = [nx, ny];
    }
  };
  for (const corner of [...next.keys()]) if (!ends.has(corner)) follow(corner); // open at the sheet's edge
  for (const corner of [...next.keys()]) if (next.has(corner)) follow(corner);
  return path;
};

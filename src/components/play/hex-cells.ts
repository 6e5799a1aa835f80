// Where the cells of a hex board are drawn, and where the keys lead. Lengths: a hex is 100 units from side to side.
import {
  centreOf,
  type Compass,
  cornersOf,
  directionNamed,
  type Orientation,
  type Point,
} from '../../engine/hex/layout.ts';
import { DIRECTIONS, type Hex, hexKey, ORIGIN, stepTo } from '../../engine/hex/hex.ts';

export interface HexCell {
  readonly id: string;
  readonly hex: Hex;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface HexLayout {
  readonly at: (id: string) => Point | undefined;
  /** Cells at the same height, from the top; each row from the left. */
  readonly rows: readonly (readonly HexCell[])[];
  readonly box: Box; // what the drawing fills
  readonly viewBox: string; // the same, for an svg
  readonly across: number; // width, in hexes: how wide the board must be for its cells to be large enough to touch
}

const UNIT = 100 / Math.sqrt(3); // centre to corner
const tidy = (n: number): number => Math.round(n * 10) / 10 || 0;
const scaled = ({ x, y }: Point, by: number): Point => ({ x: tidy(x * by), y: tidy(y * by) });

/** The centre of a hex in the drawing. */
export const placeOf = (hex: Hex, orientation: Orientation): Point => scaled(centreOf(hex, orientation), UNIT);
/** The six corners of a hex around (0, 0), `scale` times its size; side `d` joins corners `d` and `d + 1`. */
export const cornersAt = (orientation: Orientation, scale = 1): readonly Point[] =>
  cornersOf(orientation).map((corner) => scaled(corner, UNIT * scale));
/** Outline of a hex around (0, 0), drawn `scale` times its size. */
export const hexPath = (orientation: Orientation, scale = 1): string => {
  const points = cornersAt(orientation, scale);
  return `M${points
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')
    .replaceAll(' -', '-')}Z`;
};

const PAD = 5;
export const layoutOf = (cells: readonly HexCell[], orientation: Orientation): HexLayout => {
  const places = new Map(cells.map(({ id, hex }) => [id, placeOf(hex, orientation)]));
  const at = (id: string): Point | undefined => places.get(id);
  const xs = [...places.values()].map(({ x }) => x);
  const ys = [...places.values()].map(({ y }) => y);
  const half = orientation === 'pointy' ? { x: 50, y: UNIT } : { x: UNIT, y: 50 };
  const [left, top] = [Math.min(...xs) - half.x - PAD, Math.min(...ys) - half.y - PAD].map(Math.floor) as [
    number,
    number,
  ];
  const [width, height] = [
    Math.ceil(Math.max(...xs) + half.x + PAD - left),
    Math.ceil(Math.max(...ys) + half.y + PAD - top),
  ];
  const box = { x: left, y: top, width, height };
  const heights = [...new Set(ys)].toSorted((a, b) => a - b);
  const rows = heights.map((y) =>
    cells.filter(({ id }) => at(id)?.y === y).toSorted((a, b) => (at(a.id)?.x ?? 0) - (at(b.id)?.x ?? 0)),
  );
  return { at, rows, box, viewBox: `${left} ${top} ${width} ${height}`, across: Math.round(width / 100) };
};

/** The sides of a cell that no other cell borders: where they lie, in degrees, clockwise from the right. */
export const openSides = (cells: readonly HexCell[], cell: string, orientation: Orientation): readonly number[] => {
  const hex = cells.find(({ id }) => id === cell)?.hex;
  const taken = new Set(cells.map((one) => hexKey(one.hex)));
  const open = hex === undefined ? [] : DIRECTIONS.filter((direction) => !taken.has(hexKey(stepTo(hex, direction))));
  return open.map((direction) => {
    const { x, y } = centreOf(stepTo(ORIGIN, direction), orientation);
    return Math.round((Math.atan2(y, x) * 180) / Math.PI);
  });
};

// ── Keys. Left and right follow the rows. No side looks straight up when a corner does: up and down then go in zigzag, one side on even rows, the other
// on odd ones, so that a column stays a column and the opposite key comes back; with Shift, the other side. Home, End: ends of the row. PageUp, PageDown: as far as
// up and down lead.
const SIDES: Readonly<Record<Orientation, Readonly<Record<string, readonly [even: Compass, odd: Compass]>>>> = {
  pointy: { ArrowLeft: ['O', 'O'], ArrowRight: ['E', 'E'], ArrowUp: ['NE', 'NO'], ArrowDown: ['SE', 'SO'] },
  flat: { ArrowLeft: ['SO', 'NO'], ArrowRight: ['SE', 'NE'], ArrowUp: ['N', 'N'], ArrowDown: ['S', 'S'] },
};
const FAR: Readonly<Record<string, string>> = {
  Home: 'ArrowLeft',
  End: 'ArrowRight',
  PageUp: 'ArrowUp',
  PageDown: 'ArrowDown',
};
export const isHexKey = (key: string): boolean => Object.hasOwn(SIDES.pointy, key) || Object.hasOwn(FAR, key);

/** Leads from a cell to the one that a key asks for; where the board stops, to the cell itself. */
export const stepper = (
  cells: readonly HexCell[],
  orientation: Orientation,
): ((from: string, key: string, shift?: boolean) => string) => {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const byHex = new Map(cells.map((cell) => [hexKey(cell.hex), cell.id]));
  const step = (from: string, key: string, shift: boolean): string => {
    const hex = byId.get(from)?.hex;
    const sides = SIDES[orientation][key];
    if (hex === undefined || sides === undefined) return from;
    const even = (orientation === 'pointy' ? hex.r : hex.q) % 2 === 0;
    const wanted = even === shift ? sides.toReversed() : sides;
    const found = wanted
      .map((name) => directionNamed(name, orientation))
      .map((direction) => (direction === undefined ? undefined : byHex.get(hexKey(stepTo(hex, direction)))));
    return found.find((id) => id !== undefined) ?? from;
  };
  return (from, key, shift = false) => {
    const near = FAR[key];
    if (near === undefined) return step(from, key, shift);
    let at = from;
    for (let next = step(at, near, shift); next !== at; next = step(at, near, shift)) at = next;
    return at;
  };
};

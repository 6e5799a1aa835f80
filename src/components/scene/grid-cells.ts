// Names and places of the cells of a rectangular board: column letter, then row number from 1; row 1 is at the bottom.

interface Size {
  readonly columns: number;
  readonly rows: number;
}
export const columnLetter = (index: number): string => String.fromCharCode(97 + index);

/** Column and row, both from 0; undefined when the text is not a cell of this board. */
export const cellAt = (cell: string, { columns, rows }: Size): readonly [column: number, row: number] | undefined => {
  const match = /^([a-z])([1-9][0-9]?)$/.exec(cell);
  if (match === null) return undefined;
  const column = (match[1] ?? '').charCodeAt(0) - 97;
  const row = Number(match[2]) - 1;
  return column < columns && row < rows ? [column, row] : undefined;
};

/** Centre of a cell in a drawing of 100 units a cell, y downwards; undefined when it is not a cell. */
export const centreOf = (cell: string, rows: number): readonly [x: number, y: number] | undefined => {
  const at = cellAt(cell, { columns: 26, rows });
  return at === undefined ? undefined : [at[0] * 100 + 50, (rows - 1 - at[1]) * 100 + 50];
};

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, 99],
  PageDown: [0, -99],
};
export const isArrow = (key: string): boolean => Object.hasOwn(STEPS, key);

/** The cell that a key leads to; the edge stops it. */
export const stepFrom = (cell: string, key: string, size: Size): string => {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  const [column, row] = cellAt(cell, size) ?? [0, 0];
  const clamp = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));
  return `${columnLetter(clamp(column + dx, size.columns))}${clamp(row + dy, size.rows) + 1}`;
};

/** The cell as far from `to` as this one is from `from`; what would leave the board stops at its edge. */
export const shifted = (cell: string, from: string, to: string, size: Size): string => {
  const placeOf = (one: string): readonly [number, number] => cellAt(one, size) ?? [0, 0];
  const [[x, y], [x0, y0], [x1, y1]] = [placeOf(cell), placeOf(from), placeOf(to)];
  const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  return `${columnLetter(inside(x + x1 - x0, size.columns))}${inside(y + y1 - y0, size.rows) + 1}`;
};

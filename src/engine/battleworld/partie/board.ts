// The table as the rules see it: cells, distances, who stands where, who flies now. Everything is derived from the state.
import { known } from '../../kernel/result.ts';
import type { Body } from '../reach.ts';
import type { ModuleId, Side, UnitId } from '../types.ts';
import type { Cell, ModuleFixed, PartieFixed, PartieState, Spot, Unit } from './types.ts';

export interface Point {
  readonly column: number; // from 0
  readonly row: number; // from 1
}

/** "c4" → column 2, row 4; undefined when it is not the one name of a cell ("c04" is none). Read by character: moves ask it by the million. */
export const parseCell = (cell: Cell): Point | undefined => {
  const column = cell.charCodeAt(0) - 97;
  const tens = cell.charCodeAt(1) - 48;
  const units = cell.length === 3 ? cell.charCodeAt(2) - 48 : null;
  const isName =
    column >= 0 &&
    column < 26 &&
    tens >= 1 &&
    tens <= 9 &&
    (units === null ? cell.length === 2 : units >= 0 && units <= 9);
  return isName ? { column, row: units === null ? tens : tens * 10 + units } : undefined;
};
export const makeCell = ({ column, row }: Point): Cell => `${String.fromCharCode(97 + column)}${row}`;

export const onGrid = (grid: PartieFixed['grid'], cell: Cell): boolean => {
  const point = parseCell(cell);
  return point !== undefined && point.column < grid.columns && point.row >= 1 && point.row <= grid.rows;
};

/** In cells, diagonals counting for one (A4). Infinity for a name that is no cell. */
export const distance = (from: Cell, to: Cell): number => {
  const a = parseCell(from);
  const b = parseCell(to);
  return a && b ? Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) : Number.POSITIVE_INFINITY;
};

/** The cells within `reach` of one, itself included, column by column. */
export const around = (grid: PartieFixed['grid'], cell: Cell, reach: number): readonly Cell[] => {
  const center = known(parseCell(cell));
  const cells: Cell[] = [];
  for (
    let column = Math.max(0, center.column - reach);
    column <= Math.min(grid.columns - 1, center.column + reach);
    column += 1
  ) {
    for (let row = Math.max(1, center.row - reach); row <= Math.min(grid.rows, center.row + reach); row += 1)
      cells.push(makeCell({ column, row }));
  }
  return cells;
};

export const unitOf = (state: PartieState, unit: UnitId): Unit => known(state.units[unit]);
export const sideOf = (state: PartieState, unit: UnitId): Side => known(state.fixed.sides[unit]);
export const sheetOf = (state: PartieState, unit: UnitId): PartieFixed['sheets'][string] =>
  known(state.fixed.sheets[unit]);
export const moduleOf = (state: PartieState, module: ModuleId): ModuleFixed => known(state.fixed.moduleOf[module]);
export const resistanceOf = (state: PartieState, module: ModuleId): number => known(state.modules[module]);
export const isUnit = (state: PartieState, id: string): boolean => Object.hasOwn(state.fixed.sheets, id);
export const isModule = (state: PartieState, id: string): boolean => Object.hasOwn(state.fixed.moduleOf, id);

/** At 0 life a card has left the game (bw.combat.mort). */
export const isAlive = (state: PartieState, unit: UnitId): boolean => unitOf(state, unit).life > 0;
export const livingOf = (state: PartieState, side: Side): readonly UnitId[] =>
  state.fixed.units.filter((unit) => state.fixed.sides[unit] === side && isAlive(state, unit));
export const standingOf = (state: PartieState, side: Side): readonly ModuleId[] =>
  state.fixed.modules.filter((module) => moduleOf(state, module).side === side && resistanceOf(state, module) > 0);
export const occupant = (state: PartieState, cell: Cell): UnitId | undefined =>
  state.fixed.units.find((unit) => isAlive(state, unit) && unitOf(state, unit).cell === cell);
/** The module still standing on a cell. */
export const moduleAt = (state: PartieState, cell: Cell): ModuleId | undefined =>
  state.fixed.modules.find((module) => moduleOf(state, module).cell === cell && resistanceOf(state, module) > 0);
/** Whether a character has Flight now: wings on the card, not lost by a heal this round. */
export const flies = (state: PartieState, unit: UnitId): boolean =>
  sheetOf(state, unit).flying && !unitOf(state, unit).flightLost;
export const bodyOf = (state: PartieState, unit: UnitId): Body => ({
  sheet: sheetOf(state, unit),
  flies: flies(state, unit),
});

/** A spot in two: what it is, and whom or what it is about. */
export const parseSpot = (spot: Spot): { readonly kind: string; readonly about: string } => {
  const colon = spot.indexOf(':');
  return colon < 0 ? { kind: spot, about: '' } : { kind: spot.slice(0, colon), about: spot.slice(colon + 1) };
};

export const setUnit = (state: PartieState, unit: UnitId, change: Partial<Unit>): PartieState => ({
  ...state,
  units: { ...state.units, [unit]: { ...unitOf(state, unit), ...change } },
});

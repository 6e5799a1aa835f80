// Lists of places, as a scenario tells them: always row by row, never twice the same.
import { byRow } from '../../../engine/battle-beyond-space/data.ts';
import type { Cell, Place } from '../../../engine/battle-beyond-space/types.ts';
import { columnOf, rowOf } from '../../../engine/hex/cells.ts';

export type Places = readonly Place[];
export const placeAt = (cell: Cell): Place => [columnOf(cell), rowOf(cell)];
export const isSame = ([q, r]: Place, [q2, r2]: Place): boolean => q === q2 && r === r2;
export const has = (list: Places, place: Place): boolean => list.some((one) => isSame(one, place));
export const without = (list: Places, gone: Places): Places => list.filter((one) => !has(gone, one)).toSorted(byRow);
export const withAll = (list: Places, more: Places): Places =>
  [...list, ...more].filter((place, i, all) => all.findIndex((one) => isSame(one, place)) === i).toSorted(byRow);
/** Whether both hold the same places, in whatever order. */
export const sameSet = (a: Places, b: Places): boolean => a.length === b.length && a.every((place) => has(b, place));
/** How far from the middle of the disc. */
export const sizeOf = ([q, r]: Place): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

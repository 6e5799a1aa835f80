// What a command post says by itself, its powers left aside: light enough for the reading of an example.
import { costOf } from '../discs.ts';
import type { Camp, Space } from '../types.ts';
import type { PartieState } from './types.ts';

/** Discs that the active camp's next activation costs by its rank, whichever the tile. */
export const rankCost = ({ sides, active }: Pick<PartieState, 'sides' | 'active'>): number => costOf(sides[active]);
/** Cubes that a tile costs at that place of the river, from 1 (A9). */
export const costInCubes = ({ fixed }: Pick<PartieState, 'fixed'>, camp: Camp, place: number): number =>
  fixed.costs[camp]?.[place - 1] ?? place;
/** The check that follows a camp's turn: 1 after the camp that begins, 2 after the other. */
export const checkOf = (active: Camp, initiative: Camp): 1 | 2 => (active === initiative ? 1 : 2);
export const checkAfter = ({ active, fixed }: Pick<PartieState, 'active' | 'fixed'>): 1 | 2 =>
  checkOf(active, fixed.initiative);
/** Cubes that a space of the command post holds at most; null where the source does not say and nobody typed it. A hacked space holds one less. */
export const saturationOf = (
  { fixed, sides }: Pick<PartieState, 'fixed' | 'sides'>,
  camp: Camp,
  space: Space,
): number | null => {
  const most = fixed.saturation[camp][space];
  return most === null ? null : most - (sides[camp].hacked.includes(space) ? 1 : 0);
};

// What every field of this workshop shares: the work, and what the reader has in hand over the board.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ShipName } from '../../../engine/battle-beyond-space/types.ts';
import { type Bench, useBench } from '../../atelier/bench.ts';
import type { Work } from './model.ts';
import type { Stroke } from './paint.ts';

export const useDesk = (): Bench<Work> => useBench<Work>();

/** What a touch of the board does: it moves ships, or paints. */
export type Tool = 'flottes' | 'plateau';
export interface Hand {
  readonly seat: number;
  readonly name: ShipName;
}
export interface Grip {
  readonly tool: Tool;
  readonly hand: Hand | undefined;
  readonly stroke: Stroke;
}
export const EMPTY_HANDS: Grip = {
  tool: 'flottes',
  hand: undefined,
  stroke: { brush: 'case', seat: 0, symmetry: 'aucune' },
};
export interface Toolbox extends Grip {
  readonly change: (grip: Partial<Grip>) => void;
}
export const ToolContext = createContext<Toolbox>({ ...EMPTY_HANDS, change: () => undefined });
export const useTools = (): Toolbox => useContext(ToolContext);

/** The board, for a button far from it. */
export const BOARD_ID = 'plateau-du-scenario';
export const goToBoard = (): void => {
  const board = document.getElementById(BOARD_ID);
  board?.scrollIntoView({ block: 'start' });
  board?.focus({ preventScroll: true });
};

// Which part of the board some drawings need, as four cells at its edges.
import { AWAY, type Cell } from '../../engine/hex/cells.ts';
import { cellsOf, inPlay, onBoard, shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import type { Overlay } from './marks.ts';
import { pointOf } from './space-cells.ts';

/** A position, and what the step before told. */
export interface Shown {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
interface Scene {
  readonly state: PartieState;
  readonly over: Overlay;
}
const standing = (state: PartieState): readonly Cell[] =>
  state.ships.flatMap((ship, index) =>
    inPlay(state, index) && ship.cell !== AWAY ? cellsOf(index, shipAt(state, index)) : [],
  );
const drawnOver = ({ paths = [], shots = [], marks = [], notes = {} }: Overlay): readonly Cell[] => [
  ...paths.flatMap(({ cells }) => cells),
  ...shots.flatMap(({ from, to }) => [from, to]),
  ...marks.map(({ cell }) => cell),
  ...Object.keys(notes).map(Number),
];
/** Empty when nothing stands nor happens anywhere. */
export const edgesOf = (scenes: readonly Scene[]): readonly Cell[] => {
  const cells = scenes.flatMap(({ state, over }) =>
    [...standing(state), ...drawnOver(over)].filter((cell) => onBoard(state, cell)),
  );
  const first = (value: (cell: Cell) => number): readonly Cell[] =>
    cells.toSorted((a, b) => value(a) - value(b)).slice(0, 1);
  return [
    first((cell) => pointOf(cell).x),
    first((cell) => -pointOf(cell).x),
    first((cell) => pointOf(cell).y),
    first((cell) => -pointOf(cell).y),
  ].flat();
};

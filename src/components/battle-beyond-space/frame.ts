// The part of the board that an example needs: every place where something stands or happens, at any step. A few hexes are read better than hundreds.
import { AWAY, type Cell } from '../../engine/hex/cells.ts';
import { cellsOf, inPlay, onBoard, shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import type { PartieEvent, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { EscarmoucheEvent, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { exempleJoue } from '../../exemples-joues.ts';
import { patched } from '../play/patch.ts';
import { drawn } from './marks.ts';
import { framed } from './PartieView.tsx';
import { contentOf } from './position.ts';
import { pointOf } from './space-cells.ts';
import { toldOf } from './told.ts';

export interface Shown {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const standing = (state: PartieState): readonly Cell[] => state.ships.flatMap((ship, index) => (inPlay(state, index) && ship.cell !== AWAY ? cellsOf(index, shipAt(state, index)) : []));
/** What the step draws: ways, shots, marks. */
const drawnAt = ({ state, events }: Shown): readonly Cell[] => {
  const { paths = [], shots = [], looks = {} } = drawn(contentOf(state), toldOf(events, state));
  return [...paths.flatMap(({ cells }) => cells), ...shots.flatMap(({ from, to }) => [from, to]), ...Object.values(looks).flat()];
};

const MOST = 0.7; // of the board: beyond, it is shown whole
/** Four cells at the edges of the part to be shown; undefined: the whole board. */
export const frameOf = (steps: readonly Shown[]): readonly Cell[] | undefined => {
  const [first] = steps;
  if (first === undefined) return undefined;
  const cells = steps.flatMap((step) => [...standing(step.state), ...drawnAt(step)]).filter((cell) => onBoard(first.state, cell));
  const by = (value: (cell: Cell) => number): Cell | undefined => cells.reduce<Cell | undefined>((best, cell) => (best === undefined || value(cell) < value(best) ? cell : best), undefined);
  const edges = [by((cell) => pointOf(cell).x), by((cell) => -pointOf(cell).x), by((cell) => pointOf(cell).y), by((cell) => -pointOf(cell).y)].filter((cell) => cell !== undefined);
  return edges.length === 0 || framed(first.state.fixed.cells, edges).length > MOST * first.state.fixed.cells.length ? undefined : edges;
};

const gameOf = (state: PartieState | EscarmoucheState): PartieState => ('game' in state ? state.game : state);
const isGameEvent = (event: EscarmoucheEvent): event is PartieEvent => event.type !== 'goal-checked';
/** Of an example of this game, by its id. For the build alone. */
export const frameOfExample = (id: string): readonly Cell[] | undefined => {
  const { start, steps } = exempleJoue(id).fichier;
  let state = start;
  const shown = (events: readonly EscarmoucheEvent[]): Shown => ({ state: gameOf(state as PartieState | EscarmoucheState), events: events.filter(isGameEvent) }); // what our own engine has just played
  const rest = steps.map(({ events, patch }) => {
    state = patched(state, patch);
    return shown(events as readonly EscarmoucheEvent[]);
  });
  return frameOf([{ state: gameOf(start as PartieState | EscarmoucheState), events: [] }, ...rest]);
};

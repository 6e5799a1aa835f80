// The part of the board that an example needs: every place where something stands or happens, at any step. A few hexes are read better than hundreds. For the build alone.
import { apart, type Cell } from '../../engine/hex/cells.ts';
import type { EscarmoucheEvent, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { playedExample } from '../../site/played-examples.ts';
import { patched } from '../play/patch.ts';
import { edgesOf, type Shown } from './edges.ts';
import { cropOn } from './space-cells.ts';
import { toldOf } from './told.ts';

const MOST = 0.7; // of the board: beyond, it is shown whole
const NEAR = 3; // cells around the ring, where nothing stands nor happens
/** Four cells at the edges of the part to be shown; undefined: the whole board. */
export const frameOf = (steps: readonly Shown[]): readonly Cell[] | undefined => {
  const [first] = steps;
  if (first === undefined) return undefined;
  const { ring, fixed } = first.state;
  const edges = edgesOf(steps.map(({ state, events }) => ({ state, over: toldOf(events, state) })));
  if (edges.length > 0) return cropOn(fixed.cells, edges).length > MOST * fixed.cells.length ? undefined : edges;
  const marks = fixed.cells.filter((cell) => apart(cell, ring) <= NEAR).map((cell) => ({ cell }));
  return edgesOf([{ state: first.state, over: { marks } }]);
};

const gameOf = (state: PartieState | EscarmoucheState): PartieState => ('game' in state ? state.game : state);
const isGameEvent = (event: EscarmoucheEvent): event is PartieEvent => event.type !== 'goal-checked';
/** Of an example of this game, by its id. */
export const frameOfExample = (id: string): readonly Cell[] | undefined => {
  const { start, steps } = playedExample(id).fichier;
  let state = start;
  const shown = (events: readonly EscarmoucheEvent[]): Shown => ({
    state: gameOf(state as PartieState | EscarmoucheState),
    events: events.filter(isGameEvent),
  }); // what our own engine has just played
  const first = shown([]);
  const rest = steps.map(({ events, patch }) => {
    state = patched(state, patch);
    return shown(events as readonly EscarmoucheEvent[]);
  });
  return frameOf([first, ...rest]);
};

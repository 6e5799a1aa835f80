import type { ComponentType } from 'preact';
import type { Cell } from '../../engine/hex/cells.ts';
import type { Effect } from '../scene/motion.ts';
import type { BoardProps } from './mode.ts';

type ReadProps<S, E> = Pick<BoardProps<S, never, E>, 'state' | 'events'> & {
  readonly frame?: readonly Cell[] | undefined; // the part of the board that the example needs, where it needs but a part
};
/** What shows the examples of a mode, without its engine. One value per mode that has examples, in src/components/<jeu>/reading-<mode>.ts. */
export interface Reading<S, E> {
  readonly Board: ComponentType<ReadProps<S, E>>;
  /** Whether the odds of a decision can be asked there; never unless told. The same as `odds.has` of the mode. */
  readonly hasOdds?: (state: S) => boolean;
  /** As in the mode: how its steps show. */
  readonly effects?: (events: readonly E[], state: S) => readonly Effect[];
  readonly settles?: (events: readonly E[]) => boolean;
  readonly stage?: (state: S) => string;
  /** What is drawn beside the board: fetched with it. */
  readonly beside?: () => Promise<unknown>;
}

// Asks a worker what a position is worth to who has to choose there, and what a game was worth.
import type { Level } from '../../engine/kernel/levels.ts';
import type { Review } from '../../engine/kernel/review.ts';
import type { Thought } from '../../engine/kernel/think.ts';
import type { Thinker } from './mode.ts';
import { askerOf } from './worker-asker.ts';

export type ThinkQuestion<S, A> =
  | { readonly state: S; readonly level: Level; readonly seed: number }
  | { readonly start: S; readonly actions: readonly A[] };
export type ThinkAnswer<A> = readonly Thought<A>[] | Review<A>;
/** How far it is: its best ideas, or how much of a game it has looked back on (0 to 1). */
export type ThinkWord<A> = readonly Thought<A>[] | number;

/** How long it may think (ms), an answer cut short included: longer, it is broken. */
const PATIENCE = 60_000;

/** `ask` and `review` are rejected as the asker is: 'stopped', 'worker', 'late'. */
export const workerThinker = <S, A>(make: () => Worker): Thinker<S, A> => {
  const { ask, stop } = askerOf<ThinkQuestion<S, A>, ThinkAnswer<A>, ThinkWord<A>>(make, PATIENCE);
  return {
    ask: async (state, { level, seed }, onIdeas) =>
      (await ask(
        { state, level, seed },
        (word) => typeof word === 'object' && onIdeas?.(word),
      )) as readonly Thought<A>[],
    review: async (start, actions, onDone) =>
      (await ask({ start, actions }, (word) => typeof word === 'number' && onDone?.(word))) as Review<A>,
    stop,
  };
};

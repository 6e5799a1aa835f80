// Asks a worker what a position is worth to who has to choose there.
import { type Level } from '../../engine/kernel/levels.ts';
import type { Thought } from '../../engine/kernel/think.ts';
import type { Thinker } from './mode.ts';
import { askerOf } from './worker-asker.ts';

export interface ThinkQuestion<S> {
  readonly state: S;
  readonly level: Level;
  readonly seed: number;
}

/** How long it may think (ms), an answer cut short included: longer, it is broken. */
const PATIENCE = 15_000;

/** `ask` is rejected as the asker is: 'stopped', 'worker', 'late'. */
export const workerThinker = <S, A>(make: () => Worker): Thinker<S, A> => {
  const { ask, stop } = askerOf<ThinkQuestion<S>, readonly Thought<A>[], readonly Thought<A>[]>(make, PATIENCE);
  return { ask: (state, { level, seed }, onIdeas) => ask({ state, level, seed }, onIdeas), stop };
};

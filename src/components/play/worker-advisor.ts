// Asks a worker for the odds of a state.
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Advisor } from './mode.ts';
import { askerOf } from './worker-asker.ts';

export type OddsAnswer<A> = { readonly advice: Advice<A> } | { readonly code: string };

/** `ask` is rejected with the engine's code when the tree is too large, else as the asker is: 'stopped', 'worker', 'late'. */
export const workerAdvisor = <S, A>(make: () => Worker): Advisor<S, A> => {
  const { ask, stop } = askerOf<S, OddsAnswer<A>>(make);
  return {
    ask: async (state, onSeen) => {
      const answer = await ask(state, onSeen);
      if ('advice' in answer) return answer.advice;
      if (answer.code === 'no-choice') return undefined;
      throw new Error(answer.code);
    },
    stop,
  };
};

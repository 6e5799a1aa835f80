// The other end of `workerAdvisor`: what a worker of odds does with a question.
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { OddsAnswer } from './worker-advisor.ts';
import { answerAll } from './worker-asker.ts';

/** Answers each question with the engine's advice, or its code. */
export const answerWith = <S, A>(
  advise: (state: S, seen: (states: number) => void) => Result<Advice<A>, { readonly code: string }>,
): void =>
  answerAll<S, OddsAnswer<A>>((state, seen) => {
    const advice = advise(state, seen);
    return advice.ok ? { advice: advice.value } : { code: advice.error.code };
  });

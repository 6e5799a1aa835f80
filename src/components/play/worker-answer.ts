// The other end of `workerAdvisor`: what a worker of odds does with a question.
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { OddsAnswer } from './worker-advisor.ts';
import { answerAll } from './worker-asker.ts';

const OFTEN = 2_000; // how many positions between two words of a worker
/** Answers each question with the engine's advice, or its code; tells now and then how many positions it has looked at. */
export const answerWith = <S, A>(
  advise: (state: S, seen: (states: number) => void) => Result<Advice<A>, { readonly code: string }>,
): void =>
  answerAll<S, OddsAnswer<A>>((state, tell) => {
    let next = OFTEN;
    const advice = advise(state, (count) => {
      if (count < next) return;
      next = count + OFTEN;
      tell(count);
    });
    return advice.ok ? { advice: advice.value } : { code: advice.error.code };
  });

// The other end of `workerAdvisor`: what a worker of odds does with a question.
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { OddsAnswer, OddsQuestion } from './worker-advisor.ts';

/** Answers each question with the engine's advice, or its code. */
export const answerWith = <S, A>(advise: (state: S) => Result<Advice<A>, { readonly code: string }>): void =>
  addEventListener('message', (event: MessageEvent<OddsQuestion<S>>) => {
    const { id, state } = event.data;
    const advice = advise(state);
    const answer: OddsAnswer<A> = advice.ok ? { id, advice: advice.value } : { id, code: advice.error.code };
    postMessage(answer);
  });

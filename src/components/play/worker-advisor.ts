// Asks a worker for the odds of a state, one question at a time: a new one stops the old.
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Advisor } from './mode.ts';

export interface OddsQuestion<S> {
  readonly id: number;
  readonly state: S;
}
export type OddsAnswer<A> = { readonly id: number } & ({ readonly advice: Advice<A> } | { readonly code: string });

/** `ask` is rejected with the engine's code when the tree is too large, and with 'stopped' when another question came. */
export const workerAdvisor = <S, A>(make: () => Worker): Advisor<S, A> => {
  let worker: Worker | undefined;
  let drop: (() => void) | undefined; // of the question under way
  let count = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    drop?.();
    drop = undefined;
  };
  const ask = (state: S): Promise<Advice<A> | undefined> => {
    if (drop !== undefined) stop();
    const busy = (worker ??= make());
    const id = (count += 1);
    return new Promise((resolve, reject) => {
      drop = () => reject(new Error('stopped'));
      busy.onerror = () => {
        drop = undefined;
        reject(new Error('worker'));
      };
      busy.onmessage = ({ data }: MessageEvent<OddsAnswer<A>>) => {
        if (data.id !== id) return;
        drop = undefined;
        if ('advice' in data) resolve(data.advice);
        else if (data.code === 'no-choice') resolve(undefined);
        else reject(new Error(data.code));
      };
      const question: OddsQuestion<S> = { id, state };
      busy.postMessage(question);
    });
  };
  return { ask, stop };
};

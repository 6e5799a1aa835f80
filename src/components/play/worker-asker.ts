// Asks a worker, one question at a time: a new one stops the old. And the other end of it.

interface Question<Q> {
  readonly id: number;
  readonly question: Q;
}
interface Answer<A> {
  readonly id: number;
  readonly answer: A;
}
export interface Asker<Q, A> {
  readonly ask: (question: Q) => Promise<A>;
  readonly stop: () => void;
}

/** `ask` is rejected with 'stopped' when another question came, and with 'worker' when the worker broke. The worker is made at the first question. */
export const askerOf = <Q, A>(make: () => Worker): Asker<Q, A> => {
  let worker: Worker | undefined;
  let drop: (() => void) | undefined; // of the question under way
  let count = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    drop?.();
    drop = undefined;
  };
  const ask = (question: Q): Promise<A> => {
    if (drop !== undefined) stop();
    const busy = (worker ??= make());
    const id = (count += 1);
    return new Promise((resolve, reject) => {
      drop = () => reject(new Error('stopped'));
      busy.onerror = () => {
        drop = undefined;
        reject(new Error('worker'));
      };
      busy.onmessage = ({ data }: MessageEvent<Answer<A>>) => {
        if (data.id !== id) return;
        drop = undefined;
        resolve(data.answer);
      };
      busy.postMessage({ id, question } satisfies Question<Q>);
    });
  };
  return { ask, stop };
};

/** What a worker does with its questions. */
export const answerAll = <Q, A>(reply: (question: Q) => A): void =>
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Question<Q>>) => {
    postMessage({ id, answer: reply(question) } satisfies Answer<A>);
  });

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

/** How long a worker may think (ms): a minute, which the page says. */
export const THINKS = 60_000;

/**
 * `ask` is rejected with 'stopped' when another question came, with 'worker' when the worker broke, with 'late' when it did not answer in time. The worker is made at the first question, and
 * anew after each of these.
 */
export const askerOf = <Q, A>(make: () => Worker, patience = THINKS): Asker<Q, A> => {
  let worker: Worker | undefined;
  let drop: ((why: string) => void) | undefined; // the question under way
  let count = 0;
  const end = (why: string): void => {
    worker?.terminate();
    worker = undefined;
    drop?.(why);
    drop = undefined;
  };
  const ask = (question: Q): Promise<A> => {
    if (drop !== undefined) end('stopped');
    const busy = (worker ??= make());
    const id = (count += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end('late'), patience);
      drop = (why) => {
        clearTimeout(timer);
        reject(new Error(why));
      };
      busy.onerror = () => end('worker');
      busy.onmessageerror = () => end('worker');
      busy.onmessage = ({ data }: MessageEvent<Answer<A>>) => {
        if (data.id !== id) return;
        clearTimeout(timer);
        drop = undefined;
        resolve(data.answer);
      };
      busy.postMessage({ id, question } satisfies Question<Q>);
    });
  };
  const stop = (): void => end('stopped');
  return { ask, stop };
};

/** What a worker does with its questions. */
export const answerAll = <Q, A>(reply: (question: Q) => A): void =>
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Question<Q>>) => {
    postMessage({ id, answer: reply(question) } satisfies Answer<A>);
  });

// Asks a worker, one question at a time: a new one stops the old. And the other end of it.

interface Question<Q> {
  readonly id: number;
  readonly question: Q;
}
/** What it found, or how far it is. */
type Answer<A, P> = { readonly id: number } & ({ readonly answer: A } | { readonly seen: P });
export interface Asker<Q, A, P = number> {
  readonly ask: (question: Q, onSeen?: (seen: P) => void) => Promise<A>;
  readonly stop: () => void;
}

/** How long a worker may think (ms): a minute, which the page says. */
export const THINKS = 60_000;

/**
 * `onSeen` is told how far it is: how many positions have been looked at, unless the worker says more. `ask` is rejected with 'stopped' when another question came, with 'worker' when the worker broke, with 'late' when it did not answer in time. The worker is made at the first question, and
 * anew after each of these.
 */
export const askerOf = <Q, A, P = number>(make: () => Worker, patience = THINKS): Asker<Q, A, P> => {
  let worker: Worker | undefined;
  let drop: ((why: string) => void) | undefined; // the question under way
  let count = 0;
  const end = (why: string): void => {
    worker?.terminate();
    worker = undefined;
    drop?.(why);
    drop = undefined;
  };
  const ask = (question: Q, onSeen?: (seen: P) => void): Promise<A> => {
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
      busy.onmessage = ({ data }: MessageEvent<Answer<A, P>>) => {
        if (data.id !== id) return;
        if ('seen' in data) return onSeen?.(data.seen);
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

/** What a worker does with its questions; `tell` says how far it is. */
export const answerAll = <Q, A, P = number>(reply: (question: Q, tell: (seen: P) => void) => A): void =>
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Question<Q>>) => {
    const answer = reply(question, (seen) => postMessage({ id, seen } satisfies Answer<A, P>));
    postMessage({ id, answer } satisfies Answer<A, P>);
  });

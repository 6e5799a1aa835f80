// Asks a worker, one question at a time: a new one stops the old. And the other end of it.

interface Question<Q> {
  readonly id: number;
  readonly question: Q;
}
/** What it found, or how far it is. */
type Answer<A> = { readonly id: number } & ({ readonly answer: A } | { readonly seen: number });
export interface Asker<Q, A> {
  readonly ask: (question: Q, onSeen?: (seen: number) => void) => Promise<A>;
  readonly stop: () => void;
}

/** How long a worker may think (ms): a minute, which the page says. */
export const THINKS = 60_000;

/**
 * `onSeen` is told how many positions have been looked at. `ask` is rejected with 'stopped' when another question came, with 'worker' when the worker broke, with 'late' when it did not answer in time. The worker is made at the first question, and
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
  const ask = (question: Q, onSeen?: (seen: number) => void): Promise<A> => {
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

const OFTEN = 2_000; // how many positions between two words of a worker
/** What a worker does with its questions; `seen` is to be told how many positions it has looked at. */
export const answerAll = <Q, A>(reply: (question: Q, seen: (count: number) => void) => A): void =>
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Question<Q>>) => {
    let next = OFTEN;
    const seen = (count: number): void => {
      if (count < next) return;
      next = count + OFTEN;
      postMessage({ id, seen: count } satisfies Answer<A>);
    };
    postMessage({ id, answer: reply(question, seen) } satisfies Answer<A>);
  });

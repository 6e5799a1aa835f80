// What a workshop needs only once something is sent, saved or printed: fetched when nothing else is to be done, or as soon as it is asked for.
import { useEffect, useState } from 'preact/hooks';
import { atRest } from '../scene/idle.ts';
import type { SamplesOf } from './samples.ts';
import type { Named, Post, Trade } from './trade.ts';

/** The example values of a work, and what shows them. */
interface Samples<T> {
  readonly of: SamplesOf<T>;
  readonly parts: typeof import('./SamplesPart.tsx');
}

export interface Later<T extends Named, P> {
  readonly encode: Post<T>['encode'] | undefined; // once it is there
  readonly paper: P | undefined; // likewise
  readonly loadPaper: () => Promise<unknown>;
  readonly samples: Samples<T> | undefined; // likewise
}
export const useLater = <T extends Named, P>(
  { post, samples }: Trade<T>,
  fetchPaper: () => Promise<P>,
  awake: boolean,
): Later<T, P> => {
  const [there, put] = useState<{ readonly post?: Post<T>; readonly paper?: P; readonly samples?: Samples<T> }>({});
  const loadPost = async (): Promise<void> => {
    const loaded = await post();
    put((now) => ({ ...now, post: loaded }));
  };
  const loadPaper = async (): Promise<void> => {
    const loaded = await fetchPaper();
    put((now) => ({ ...now, paper: loaded }));
  };
  const loadSamples = async (): Promise<void> => {
    if (samples === undefined) return;
    const [of, parts] = await Promise.all([samples(), import('./SamplesPart.tsx')]);
    put((now) => ({ ...now, samples: { of, parts } }));
  };
  useEffect(() => {
    if (awake) atRest(() => void Promise.allSettled([loadPost(), loadPaper(), loadSamples()])); // whoever needs it and has it not asks again, and says so
  }, [awake]);
  return { encode: there.post?.encode, paper: there.paper, loadPaper, samples: there.samples };
};

// What a workshop needs only once something is sent, saved or printed: fetched when nothing else is to be done, or as soon as it is asked for.
import { useEffect, useState } from 'preact/hooks';
import type { Named, Post, Trade } from './trade.ts';

export interface Later<T extends Named, P> {
  readonly encode: Post<T>['encode'] | undefined; // once it is there
  readonly paper: P | undefined; // likewise
  readonly loadPaper: () => Promise<unknown>;
}
export const useLater = <T extends Named, P>({ post }: Trade<T>, fetchPaper: () => Promise<P>): Later<T, P> => {
  const [there, put] = useState<{ readonly post?: Post<T>; readonly paper?: P }>({});
  const loadPost = async (): Promise<void> => {
    const loaded = await post();
    put((now) => ({ ...now, post: loaded }));
  };
  const loadPaper = async (): Promise<void> => {
    const loaded = await fetchPaper();
    put((now) => ({ ...now, paper: loaded }));
  };
  useEffect(
    () =>
      void (window.requestIdleCallback ?? setTimeout)(
        () => void Promise.allSettled([loadPost(), loadPaper()]), // whoever needs it and has it not asks again, and says so
      ),
    [],
  );
  return { encode: there.post?.encode, paper: there.paper, loadPaper };
};

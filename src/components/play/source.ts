// Where an example on show comes from: what stepping needs, and the engine, which comes when the reader wants more than to read.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import type { ModeUi } from './mode.ts';
import { type Patch, patched } from './patch.ts';

/** What the board shows at a step; index 0 is the start. */
export interface Shown<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}
/** The example with its engine: to take it over, to guess, to share, to know the odds. */
export interface Playable<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly scenario: P;
  readonly actions: readonly A[];
}
export interface Source<S, A, E extends Cite<R>, R extends string, P> {
  readonly shown: readonly Shown<S, E>[] | undefined; // undefined until it has come
  readonly playable: () => Promise<Playable<S, A, E, R, P>>;
}

/** The file of an example: what the engine gave at build time. */
export interface ExampleFile<S, A, E, P> {
  readonly scenario: P;
  readonly actions: readonly A[];
  readonly start: S;
  readonly steps: readonly { readonly events: readonly E[]; readonly patch: Patch }[];
}
const replayed = <S, A, E, P>({ start, steps }: ExampleFile<S, A, E, P>): readonly Shown<S, E>[] => {
  let state = start;
  return [
    { state, events: [] },
    ...steps.map(({ events, patch }) => {
      state = patched(state, patch) as S; // the file is ours, written by this very engine
      return { state, events };
    }),
  ];
};

/** Fetches the file of an example when the island wakes; tried again at the next wish when the network failed. */
export const useExampleFile = <S, A, E extends Cite<R>, R extends string, P>(address: string, load: () => Promise<ModeUi<S, A, E, R, P>>): Source<S, A, E, R, P> => {
  const [shown, setShown] = useState<readonly Shown<S, E>[] | undefined>(undefined);
  const file = useRef<Promise<ExampleFile<S, A, E, P>> | undefined>(undefined);
  const get = (): Promise<ExampleFile<S, A, E, P>> => {
    file.current ??= fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<ExampleFile<S, A, E, P>>;
    });
    file.current.catch(() => {
      file.current = undefined;
    });
    return file.current;
  };
  useEffect(() => {
    get().then(
      (read) => setShown(replayed(read)),
      () => undefined,
    );
  }, []);
  return { shown, playable: async () => {
    const [mode, { scenario, actions }] = await Promise.all([load(), get()]);
    return { mode, scenario, actions };
  } };
};

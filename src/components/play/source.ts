// Where an example on show comes from: what stepping needs, and the engine, which comes when the reader wants more than to read.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { useTry } from './Failed.tsx';
import { fetched } from './fetched.ts';
import type { ModeUi } from './mode.ts';
import { type Patch, patched } from './patch.ts';
import type { ReaderPage } from './Reader.tsx';

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
  readonly failed?: JSX.Element | null; // said when it does not come
  readonly playable: () => Promise<Playable<S, A, E, R, P>>;
}

/** What the island of an example is given: its page, and the file that steps it. */
export interface ExamplePage extends ReaderPage {
  readonly file: string;
}
/** An example as the engine played it at build time. */
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

/** An example from its file, fetched when the island wakes; the engine comes with `load`, when the reader takes over. */
export const useExampleFile = <S, A, E extends Cite<R>, R extends string, P>(
  { file }: ExamplePage,
  load: () => Promise<ModeUi<S, A, E, R, P>>,
): Source<S, A, E, R, P> => {
  const [shown, setShown] = useState<readonly Shown<S, E>[] | undefined>(undefined);
  const { run, failed } = useTry('Les positions de cet exemple ne sont pas arrivées.');
  const get = () => fetched<ExampleFile<S, A, E, P>>(file);
  useEffect(() => run(async () => setShown(replayed(await get()))), []);
  return {
    shown,
    failed,
    playable: async () => {
      const [mode, { scenario, actions }] = await Promise.all([load(), get()]);
      return { mode, scenario, actions };
    },
  };
};

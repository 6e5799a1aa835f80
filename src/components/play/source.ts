// Where an example on show comes from: what stepping needs, and the engine, which comes when the reader wants more than to read.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { useTry } from './Failed.tsx';
import { fetched } from './fetched.ts';
import { type AnyReading, loadReading, modeLoader } from '../registry.ts';
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
  readonly mode: string; // id of its game
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

interface Read extends Source<unknown, unknown, Cite<string>, string, unknown> {
  readonly reading: AnyReading | undefined; // comes with what it shows
}
/** An example from its file, fetched with what draws it when the island wakes; the engine comes when the reader takes over. */
export const useExampleFile = ({ file, mode }: ExamplePage): Read => {
  const [read, setRead] = useState<Pick<Read, 'shown' | 'reading'>>({ shown: undefined, reading: undefined });
  const { run, failed } = useTry('Les positions de cet exemple ne sont pas arrivées.');
  const get = () => fetched<ExampleFile<unknown, unknown, Cite<string>, unknown>>(file);
  useEffect(
    () =>
      run(async () => {
        const [reading, example] = await Promise.all([loadReading(mode), get()]);
        setRead({ shown: replayed(example), reading });
      }),
    [],
  );
  return {
    ...read,
    failed,
    playable: async () => {
      const [playing, { scenario, actions }] = await Promise.all([modeLoader(mode)?.(), get()]);
      if (playing === undefined) throw new Error(`no mode "${mode}"`);
      return { mode: playing, scenario, actions };
    },
  };
};

// Where an example on show comes from: what stepping needs, and the engine, which comes when the reader wants more than to read.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
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
export interface Playable<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly scenario: T['scenario'];
  readonly actions: readonly T['action'][];
}
export interface Source<T extends Types> {
  readonly shown: readonly Shown<T['state'], T['event']>[] | undefined; // undefined until it has come
  readonly failed?: JSX.Element | null; // said when it does not come
  readonly playable: () => Promise<Playable<T>>;
}

/** What the island of an example is given: its page, and the file that steps it. */
export interface ExamplePage extends ReaderPage {
  readonly file: string;
  readonly mode: string; // id of its game
}
/** An example as the engine played it at build time. */
export interface ExampleFile<T extends Types> {
  readonly scenario: T['scenario'];
  readonly actions: readonly T['action'][];
  readonly start: T['state'];
  readonly steps: readonly { readonly events: readonly T['event'][]; readonly patch: Patch }[];
}
/** Its states and events, one a step. */
export const replayed = <T extends Types>({
  start,
  steps,
}: ExampleFile<T>): readonly Shown<T['state'], T['event']>[] => {
  let state = start;
  return [
    { state, events: [] },
    ...steps.map(({ events, patch }) => {
      state = patched(state, patch) as T['state']; // the file is ours, written by this very engine
      return { state, events };
    }),
  ];
};

interface Read extends Source<Types> {
  readonly reading: AnyReading | undefined; // comes with what it shows
}
/** An example from its file, fetched with what draws it when the island wakes; the engine comes when the reader takes over. */
export const useExampleFile = ({ file, mode }: ExamplePage): Read => {
  const [read, setRead] = useState<Pick<Read, 'shown' | 'reading'>>({ shown: undefined, reading: undefined });
  const { run, failed } = useTry('Les positions de cet exemple ne sont pas arrivées.');
  const get = () => fetched<ExampleFile<Types>>(file);
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

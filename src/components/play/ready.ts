// The ready-made scenarios of one game, as its workshop begins from them and its pictures show them. The build has checked every file (src/site/scenarios.ts): nothing is parsed again.
import { type About, inOrder } from '../../engine/scenario/ready.ts';

type File = About & { readonly jeu: string; readonly scenario: unknown };
export interface ReadyEntry<S> {
  readonly id: string;
  readonly mode: string; // « partie »
  readonly scenario: S;
}

/** The files of a game, in the order of its page. */
export const readyEntries = (files: Readonly<Record<string, unknown>>): readonly ReadyEntry<unknown>[] =>
  inOrder(
    (Object.entries(files) as readonly (readonly [string, File])[]).map(([path, file]) => ({
      ...file,
      id: path.replace(/^.*\/|\.json$/g, ''),
    })),
  ).map(({ id, jeu, scenario }) => ({ id, mode: jeu.slice(jeu.indexOf('/') + 1), scenario }));
/** Those of one mode. */
export const readyOfMode = <S>(files: Readonly<Record<string, unknown>>, mode: string): readonly ReadyEntry<S>[] =>
  readyEntries(files).filter((one) => one.mode === mode) as readonly ReadyEntry<S>[];
/** The scenario of one, by its id: a missing one stops the build. */
export const readyNamed = <S>(all: readonly ReadyEntry<S>[], wanted: string): S => {
  const found = all.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`Le scénario tout prêt « ${wanted} » manque.`);
  return found.scenario;
};

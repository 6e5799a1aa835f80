// The ready-made scenarios of a game, read from their files: for tests and scripts, under plain Node too. The pages read them in src/site/scenarios.ts.
import { readdirSync, readFileSync } from 'node:fs';
import type { Codec } from '../src/engine/scenario/codec.ts';
import { readReady } from '../src/engine/scenario/ready-file.ts';
import { inOrder, type Ready } from '../src/engine/scenario/ready.ts';

const folderOf = (jeu: string): URL => new URL(`../src/engine/${jeu}/scenarios/`, import.meta.url);
const linksOf = async (jeu: string) =>
  ((await import(`../src/engine/scenario/${jeu}.ts`)) as { LINKS: Record<string, { codec: Codec<unknown> }> }).LINKS;

const readAll = (jeu: string, codecOf: (mode: string) => Codec<unknown> | undefined): readonly Ready<unknown>[] =>
  inOrder(
    readdirSync(folderOf(jeu)).flatMap((name) => {
      const text = readFileSync(new URL(name, folderOf(jeu)), 'utf8');
      const mode = /"jeu": *"([^"]*)"/.exec(text)?.[1] ?? '';
      if (codecOf(mode) === undefined) return [];
      const read = readReady(name.replace(/\.json$/, ''), text, codecOf);
      if (!read.ok) throw new Error(`${jeu}/scenarios/${name}: ${JSON.stringify(read.error)}`);
      return read.value;
    }),
  );

/** Those of one mode, by its codec. */
export const readyOf = <T>(codec: Codec<T>): readonly Ready<T>[] => {
  const [jeu = ''] = codec.game.split('/');
  return readAll(jeu, (mode) => (mode === codec.game ? (codec as Codec<unknown>) : undefined)) as readonly Ready<T>[];
};
/** These of them, in this order: suites that are built upon some do not grow with each new file. */
export const readyThese = <T>(codec: Codec<T>, ...ids: readonly string[]): readonly Ready<T>[] => {
  const all = readyOf(codec);
  return ids.map((wanted) => {
    const found = all.find(({ id }) => id === wanted);
    if (found === undefined) throw new Error(`no ready-made scenario « ${wanted} » of ${codec.game}`);
    return found;
  });
};
/** All those of a game, with the bare name of their mode (« partie »). */
export const readyIn = async (jeu: string): Promise<readonly (Ready<unknown> & { readonly name: string })[]> => {
  const links = await linksOf(jeu);
  return readAll(jeu, (mode) => links[mode.slice(jeu.length + 1)]?.codec).map((one) => ({
    ...one,
    name: one.mode.slice(jeu.length + 1),
  }));
};

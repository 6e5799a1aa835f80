// Ready-made scenarios of a game, for its portal and its table: one file each, src/engine/<jeu>/scenarios/<id>.json. A file at fault stops the build with its field, what is wrong and the rule that says so.
import { MODES } from '../components/every-mode.ts';
import type { ReadyMade } from '../components/play/ready-made.ts';
import type { AnyMode } from '../components/registry.ts';
import type { Codec, Issue } from '../engine/scenario/codec.ts';
import { inOrder, type Ready } from '../engine/scenario/ready.ts';
import { readReady } from '../engine/scenario/ready-file.ts';
import { lien } from './link.ts';
import { ruleOf, rulesOf } from './rulebook.ts';
import { vignette } from './vignettes.ts';

const FILES = import.meta.glob<string>('../engine/*/scenarios/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What writes the links of each mode, by the id of its game. */
const codecs = new Map<string, Codec<unknown>>(
  await Promise.all([...MODES].map(async ([id, { links }]) => [id, (await links()).codec] as const)),
);
const source = (mode: string, scenario: unknown): string => {
  const codec = codecs.get(mode);
  if (codec === undefined) throw new Error(`Aucun mode « ${mode} » pour écrire des liens (src/components/).`);
  return codec.encode(scenario);
};
/** Where the workshop opens a scenario, legal or not. */
export function workshopHref(jeu: string, mode: string, scenario: unknown): string {
  return `${lien(`/${jeu}/atelier/`)}#s=${source(`${jeu}/${mode}`, scenario)}`;
}

const refuse = (file: string, faults: readonly Issue[]): never => {
  const lines = faults.map(({ path, message }) => `  ${path === '' ? 'le fichier' : path} : ${message}`);
  throw new Error([`Scénario refusé, ${file.replace('../', 'src/')} :`, ...lines].join('\n'));
};
const unknown = (jeu: string, { teaches }: Ready<unknown>): readonly Issue[] =>
  teaches.flatMap((id, i) =>
    Object.hasOwn(rulesOf(jeu), id)
      ? []
      : [{ path: `teaches.${i}`, message: `« ${id} » n’est pas une règle de ce jeu.` }],
  );
/** Its position, as the engine sets it up. */
const startOf = (file: string, { game, text }: AnyMode, scenario: unknown): unknown => {
  const start = game.setup(scenario);
  if (start.ok) return start.value;
  return refuse(
    file,
    start.error.map((fault) => ({
      path: ['scenario', ...(fault.about === undefined ? [] : [fault.about])].join('.'),
      message: `${text.refusal(fault)} (${fault.cites.map((id) => `${ruleOf(id).title}, ${id}`).join(' ; ')})`,
    })),
  );
};
const prepare = (jeu: string, file: string, ready: Ready<unknown>): ReadyMade => {
  const mode = MODES.get(ready.mode);
  if (mode === undefined) throw new Error(`Aucun mode « ${ready.mode} » (src/components/${jeu}/).`);
  const state = startOf(file, mode, ready.scenario);
  const seats = mode.seats?.(state) ?? 2;
  const { name, note } = ready.scenario as { readonly name: string; readonly note: string };
  const { id, scenario, why, minutes, level, teaches, goal, reached, seat, players = seats } = ready;
  return {
    id,
    title: name,
    note,
    ...(goal === undefined ? {} : { goal }),
    ...(reached === undefined ? {} : { reached }),
    ...(seat === undefined ? {} : { seat }),
    mode: ready.mode,
    why,
    minutes,
    level,
    players,
    ...(seats === 1 || (mode.thinker !== undefined && mode.machine === undefined) ? { alone: true } : {}),
    ...(mode.editable === true ? { editable: true } : {}),
    teaches: teaches.map((rule) => ({ title: ruleOf(rule).title, href: ruleOf(rule).href })),
    scenario,
    drawing: vignette(ready.mode, state),
    href: `${lien(`/${jeu}/jouer/`)}#s=${source(ready.mode, scenario)}`,
  };
};
const ofGame = (jeu: string): readonly ReadyMade[] => {
  const folder = `../engine/${jeu}/scenarios/`;
  const file = (id: string): string => `${folder}${id}.json`;
  const codecOf = (mode: string) => (mode.startsWith(`${jeu}/`) ? codecs.get(mode) : undefined);
  const all = Object.entries(FILES)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, json]): Ready<unknown> => {
      const parsed = readReady(path.slice(folder.length, -'.json'.length), json, codecOf);
      if (!parsed.ok) return refuse(path, parsed.error);
      const faults = unknown(jeu, parsed.value);
      return faults.length > 0 ? refuse(path, faults) : parsed.value;
    });
  return inOrder(all).map((ready) => prepare(jeu, file(ready.id), ready));
};
const byGame = new Map<string, readonly ReadyMade[]>();
/** The scenarios a game ships, in order, each with its picture and the link that plays it; empty when none is written yet. */
export function scenarios(jeu: string): readonly ReadyMade[] {
  const known = byGame.get(jeu) ?? ofGame(jeu);
  byGame.set(jeu, known);
  return known;
}

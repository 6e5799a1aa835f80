// Ready-made scenarios of a game, for its portal and its table: one file each, src/engine/<jeu>/scenarios/<id>.json. A file at fault stops the build with its field, what is wrong and the rule that says so.
import { MODES } from '../components/every-mode.ts';
import type { ReadyMade } from '../components/play/ready-made.ts';
import type { AnyMode } from '../components/registry.ts';
import type { Codec, Issue } from '../engine/scenario/codec.ts';
import { inOrder, type Ready } from '../engine/scenario/ready.ts';
import { readReady } from '../engine/scenario/ready-file.ts';
import { lien } from './link.ts';
import { regle, regles } from './rulebook.ts';
import { vignette } from './vignettes.ts';

const FICHIERS = import.meta.glob<string>('../engine/*/scenarios/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What writes the links of each mode, by the id of its game. */
const codecs = new Map<string, Codec<unknown>>(
  await Promise.all([...MODES].map(async ([id, { links }]) => [id, (await links()).codec] as const)),
);
const ecrit = (mode: string, scenario: unknown): string => {
  const codec = codecs.get(mode);
  if (codec === undefined) throw new Error(`Aucun mode « ${mode} » pour écrire des liens (src/components/).`);
  return codec.encode(scenario);
};
/** Where the workshop opens a scenario, legal or not. */
export function lienAtelier(jeu: string, mode: string, scenario: unknown): string {
  return `${lien(`/${jeu}/atelier/`)}#s=${ecrit(`${jeu}/${mode}`, scenario)}`;
}

const refuse = (fichier: string, fautes: readonly Issue[]): never => {
  const lignes = fautes.map(({ path, message }) => `  ${path === '' ? 'le fichier' : path} : ${message}`);
  throw new Error([`Scénario refusé, ${fichier.replace('../', 'src/')} :`, ...lignes].join('\n'));
};
const inconnues = (jeu: string, { teaches }: Ready<unknown>): readonly Issue[] =>
  teaches.flatMap((id, i) =>
    Object.hasOwn(regles(jeu), id)
      ? []
      : [{ path: `teaches.${i}`, message: `« ${id} » n’est pas une règle de ce jeu.` }],
  );
/** Its position, as the engine sets it up. */
const depart = (fichier: string, { game, text }: AnyMode, scenario: unknown): unknown => {
  const start = game.setup(scenario);
  if (start.ok) return start.value;
  return refuse(
    fichier,
    start.error.map((faute) => ({
      path: ['scenario', ...(faute.about === undefined ? [] : [faute.about])].join('.'),
      message: `${text.refusal(faute)} (${faute.cites.map((id) => `${regle(id).title}, ${id}`).join(' ; ')})`,
    })),
  );
};
const prepare = (jeu: string, fichier: string, ready: Ready<unknown>): ReadyMade => {
  const mode = MODES.get(ready.mode);
  if (mode === undefined) throw new Error(`Aucun mode « ${ready.mode} » (src/components/${jeu}/).`);
  const state = depart(fichier, mode, ready.scenario);
  const seats = mode.seats?.(state) ?? 2;
  const { name, note } = ready.scenario as { readonly name: string; readonly note: string };
  const { id, scenario, why, minutes, level, teaches, goal, players = seats } = ready;
  return {
    id,
    title: name,
    note,
    ...(goal === undefined ? {} : { goal }),
    mode: ready.mode,
    why,
    minutes,
    level,
    players,
    ...(seats === 1 || (mode.thinker !== undefined && mode.machine === undefined) ? { alone: true } : {}),
    ...(mode.editable === true ? { editable: true } : {}),
    teaches: teaches.map((rule) => ({ title: regle(rule).title, href: regle(rule).href })),
    scenario,
    drawing: vignette(ready.mode, state),
    href: `${lien(`/${jeu}/jouer/`)}#s=${ecrit(ready.mode, scenario)}`,
  };
};
const lus = (jeu: string): readonly ReadyMade[] => {
  const dossier = `../engine/${jeu}/scenarios/`;
  const fichier = (id: string): string => `${dossier}${id}.json`;
  const codecOf = (mode: string) => (mode.startsWith(`${jeu}/`) ? codecs.get(mode) : undefined);
  const tous = Object.entries(FICHIERS)
    .filter(([chemin]) => chemin.startsWith(dossier))
    .map(([chemin, texte]): Ready<unknown> => {
      const lu = readReady(chemin.slice(dossier.length, -'.json'.length), texte, codecOf);
      if (!lu.ok) return refuse(chemin, lu.error);
      const fautes = inconnues(jeu, lu.value);
      return fautes.length > 0 ? refuse(chemin, fautes) : lu.value;
    });
  return inOrder(tous).map((ready) => prepare(jeu, fichier(ready.id), ready));
};
const parJeu = new Map<string, readonly ReadyMade[]>();
/** The scenarios a game ships, in order, each with its picture and the link that plays it; empty when none is written yet. */
export function scenarios(jeu: string): readonly ReadyMade[] {
  const connus = parJeu.get(jeu) ?? lus(jeu);
  parJeu.set(jeu, connus);
  return connus;
}

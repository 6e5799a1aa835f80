// Chapters and terms of a game, ordered, for the pages.
import { getCollection, type CollectionEntry } from 'astro:content';
import { lien } from './link.ts';
import { presentation } from './presentation.ts';
import { formeDe, type TermeConnu } from '../plugins/terms.ts';

export type Chapitre = CollectionEntry<'regles'>;

/** The chapters of a game in reading order. */
export async function chapitres(jeu: string): Promise<readonly Chapitre[]> {
  const tous = await getCollection('regles', ({ data }) => data.jeu === jeu);
  return tous.toSorted((a, b) => a.data.ordre - b.data.ordre);
}
/** The chapters of a game by groups, in reading order; one group without a title when the game tells none. Throws where a group begins with no chapter of the game. */
export async function partiesDuJeu(
  jeu: string,
): Promise<readonly { readonly titre: string | undefined; readonly chapitres: readonly Chapitre[] }[]> {
  const tous = await chapitres(jeu);
  const { parties = [] } = presentation(jeu);
  const debuts = parties.map(([, premier]) => tous.findIndex(({ data }) => data.chapitre === premier));
  if (debuts.some((debut, i) => debut < 0 || debut <= (debuts[i - 1] ?? -1)))
    throw new Error(
      `« ${jeu} » : une partie de ses règles commence par un chapitre qui n’existe pas, ou pas à son rang.`,
    );
  const avant = tous.slice(0, debuts[0]);
  return [
    ...(avant.length === 0 ? [] : [{ titre: undefined, chapitres: avant }]),
    ...parties.map(([titre], i) => ({ titre, chapitres: tous.slice(debuts[i], debuts[i + 1]) })),
  ];
}
export function lienChapitre(chapitre: Chapitre): string {
  return lien(`/${chapitre.data.jeu}/regles/${chapitre.data.chapitre}/`);
}
/** The terms of a game (or of all), in alphabetical order. */
export async function termes(jeu?: string): Promise<readonly CollectionEntry<'glossaire'>[]> {
  const tous = await getCollection('glossaire', ({ data }) => jeu === undefined || data.jeu === jeu);
  return tous.toSorted((a, b) => a.data.terme.localeCompare(b.data.terme, 'fr'));
}
const connus = new Map<string, Promise<readonly TermeConnu[]>>();
/** The terms of a game that its pages link by themselves, read once. */
export function termesConnus(jeu: string): Promise<readonly TermeConnu[]> {
  const deja = connus.get(jeu);
  if (deja !== undefined) return deja;
  const lus = termes(jeu).then((entrees) =>
    entrees.flatMap(({ id, data: { terme, regle, forme: dite } }): TermeConnu[] => {
      const forme = formeDe(terme, dite);
      return forme === undefined ? [] : [{ id: id.slice(jeu.length + 1), forme, regle }];
    }),
  );
  connus.set(jeu, lus);
  return lus;
}
/** Minutes to read a chapter at 200 words a minute, one more for each example to step through; at least 1. */
export function minutes(chapitre: Chapitre): number {
  const corps = chapitre.body ?? '';
  const mots = corps
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;
  const exemples = corps.match(/<Exemple\b/g)?.length ?? 0;
  return Math.max(1, Math.round(mots / 200 + exemples));
}
/** Ids of the rules a chapter anchors, in order. */
export function reglesDuChapitre(chapitre: Chapitre): readonly string[] {
  return [...(chapitre.body ?? '').matchAll(/<Regle\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
}
/** The level of each rule's title in its chapter, by id: one below the heading it stands under. */
export function niveauxDesRegles(corps: string): ReadonlyMap<string, number> {
  const niveaux = new Map<string, number>();
  let sous = 1;
  for (const [, dieses, id] of corps.matchAll(/^(#{2,5})\s|<Regle\s+id="([^"]+)"/gm)) {
    if (dieses !== undefined) sous = dieses.length;
    else if (id !== undefined) niveaux.set(id, sous + 1);
  }
  return niveaux;
}
const niveauxLus = new Map<string, Promise<ReadonlyMap<string, number>>>();
/** The level of a rule's title. */
export async function niveauDeRegle(jeu: string, chapitre: string, id: string): Promise<number> {
  const cle = `${jeu}/${chapitre}`;
  const lus =
    (import.meta.env.DEV ? undefined : niveauxLus.get(cle)) ??
    chapitres(jeu).then((tous) => niveauxDesRegles(tous.find(({ data }) => data.chapitre === chapitre)?.body ?? ''));
  niveauxLus.set(cle, lus);
  return (await lus).get(id) ?? 2;
}
/** Ids of the rules of other chapters that a chapter refers to, once each, in order. */
export function renvoisDuChapitre(chapitre: Chapitre): readonly string[] {
  const chez = new Set(reglesDuChapitre(chapitre));
  const cites = [...(chapitre.body ?? '').matchAll(/<Renvoi\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
  return [...new Set(cites)].filter((id) => !chez.has(id));
}
/** What each rule of a page refers to, by the links within its paragraph. */
export function renvoisParRegle(corps: string): readonly (readonly [id: string, vers: readonly string[]])[] {
  return [...corps.matchAll(/<Regle\s+id="([^"]+)">([\s\S]*?)<\/Regle>/g)].map(([, id = '', dit = '']) => {
    const vers = [...dit.matchAll(/<Renvoi\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
    return [id, [...new Set(vers)].filter((autre) => autre !== id)];
  });
}
/** The rules that a game's pages link, by rule: those it refers to, then those that refer to it; a rule that nothing links is absent. */
export async function liensDesRegles(
  jeu: string,
): Promise<Readonly<Record<string, readonly [vers: readonly string[], depuis: readonly string[]]>>> {
  const renvois = (await chapitres(jeu)).flatMap((chapitre) => renvoisParRegle(chapitre.body ?? ''));
  const liens: Record<string, [string[], string[]]> = {};
  const de = (id: string): [string[], string[]] => (liens[id] ??= [[], []]);
  for (const [id, vers] of renvois) {
    for (const autre of vers) {
      de(id)[0].push(autre);
      de(autre)[1].push(id);
    }
  }
  return liens;
}

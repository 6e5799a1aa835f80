// Chapters and terms of a game, ordered, for the pages.
import { getCollection, type CollectionEntry } from 'astro:content';
import { lien } from './link.ts';
import { presentation } from './presentation.ts';
import { formOf, type KnownTerm } from '../plugins/terms.ts';

export type Chapter = CollectionEntry<'regles'>;

/** The chapters of a game in reading order. */
export async function chaptersOf(jeu: string): Promise<readonly Chapter[]> {
  const all = await getCollection('regles', ({ data }) => data.jeu === jeu);
  return all.toSorted((a, b) => a.data.ordre - b.data.ordre);
}
/** The chapters of a game by groups, in reading order; one group without a title when the game tells none. Throws where a group begins with no chapter of the game. */
export async function partsOfGame(
  jeu: string,
): Promise<readonly { readonly titre: string | undefined; readonly chapitres: readonly Chapter[] }[]> {
  const all = await chaptersOf(jeu);
  const { parties: parts = [] } = presentation(jeu);
  const starts = parts.map(([, first]) => all.findIndex(({ data }) => data.chapitre === first));
  if (starts.some((start, i) => start < 0 || start <= (starts[i - 1] ?? -1)))
    throw new Error(
      `« ${jeu} » : une partie de ses règles commence par un chapitre qui n’existe pas, ou pas à son rang.`,
    );
  const before = all.slice(0, starts[0]);
  return [
    ...(before.length === 0 ? [] : [{ titre: undefined, chapitres: before }]),
    ...parts.map(([title], i) => ({ titre: title, chapitres: all.slice(starts[i], starts[i + 1]) })),
  ];
}
export function chapterHref(chapter: Chapter): string {
  return lien(`/${chapter.data.jeu}/regles/${chapter.data.chapitre}/`);
}
/** The terms of a game (or of all), in alphabetical order. */
export async function termsOf(jeu?: string): Promise<readonly CollectionEntry<'glossaire'>[]> {
  const all = await getCollection('glossaire', ({ data }) => jeu === undefined || data.jeu === jeu);
  return all.toSorted((a, b) => a.data.terme.localeCompare(b.data.terme, 'fr'));
}
const known = new Map<string, Promise<readonly KnownTerm[]>>();
/** The terms of a game that its pages link by themselves, read once. */
export function knownTerms(jeu: string): Promise<readonly KnownTerm[]> {
  const already = known.get(jeu);
  if (already !== undefined) return already;
  const read = termsOf(jeu).then((entries) =>
    entries.flatMap(({ id, data: { terme: term, regle: rule, forme: given } }): KnownTerm[] => {
      const form = formOf(term, given);
      return form === undefined ? [] : [{ id: id.slice(jeu.length + 1), form, rule }];
    }),
  );
  known.set(jeu, read);
  return read;
}
/** Minutes to read a chapter at 200 words a minute, one more for each example to step through; at least 1. */
export function minutes(chapter: Chapter): number {
  const body = chapter.body ?? '';
  const count = body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const examples = body.match(/<Exemple\b/g)?.length ?? 0;
  return Math.max(1, Math.round(count / 200 + examples));
}
/** Ids of the rules a chapter anchors, in order. */
export function rulesOfChapter(chapter: Chapter): readonly string[] {
  return [...(chapter.body ?? '').matchAll(/<Regle\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
}
/** The level of each rule's title in its chapter, by id: one below the heading it stands under. */
export function levelsOfRules(body: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  let depth = 1;
  for (const [, hashes, id] of body.matchAll(/^(#{2,5})\s|<Regle\s+id="([^"]+)"/gm)) {
    if (hashes !== undefined) depth = hashes.length;
    else if (id !== undefined) levels.set(id, depth + 1);
  }
  return levels;
}
const levelsRead = new Map<string, Promise<ReadonlyMap<string, number>>>();
/** The level of a rule's title. */
export async function levelOfRule(jeu: string, chapter: string, id: string): Promise<number> {
  const key = `${jeu}/${chapter}`;
  const read =
    (import.meta.env.DEV ? undefined : levelsRead.get(key)) ??
    chaptersOf(jeu).then((all) => levelsOfRules(all.find(({ data }) => data.chapitre === chapter)?.body ?? ''));
  levelsRead.set(key, read);
  return (await read).get(id) ?? 2;
}
/** Ids of the rules of other chapters that a chapter refers to, once each, in order. */
export function referencesOfChapter(chapter: Chapter): readonly string[] {
  const owner = new Set(rulesOfChapter(chapter));
  const cites = [...(chapter.body ?? '').matchAll(/<Renvoi\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
  return [...new Set(cites)].filter((id) => !owner.has(id));
}
/** What each rule of a page refers to, by the links within its paragraph. */
export function referencesByRule(body: string): readonly (readonly [id: string, vers: readonly string[]])[] {
  return [...body.matchAll(/<Regle\s+id="([^"]+)">([\s\S]*?)<\/Regle>/g)].map(([, id = '', said = '']) => {
    const to = [...said.matchAll(/<Renvoi\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
    return [id, [...new Set(to)].filter((other) => other !== id)];
  });
}
/** The rules that a game's pages link, by rule: those it refers to, then those that refer to it; a rule that nothing links is absent. */
export async function ruleHrefs(
  jeu: string,
): Promise<Readonly<Record<string, readonly [vers: readonly string[], depuis: readonly string[]]>>> {
  const references = (await chaptersOf(jeu)).flatMap((chapter) => referencesByRule(chapter.body ?? ''));
  const links: Record<string, [string[], string[]]> = {};
  const from = (id: string): [string[], string[]] => (links[id] ??= [[], []]);
  for (const [id, to] of references) {
    for (const other of to) {
      from(id)[0].push(other);
      from(other)[1].push(id);
    }
  }
  return links;
}

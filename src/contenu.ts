// Chapters and terms of a game, ordered, for the pages.
import { getCollection, type CollectionEntry } from 'astro:content';
import { lien } from './lien.ts';

export type Chapitre = CollectionEntry<'regles'>;

/** The chapters of a game in reading order. */
export async function chapitres(jeu: string): Promise<readonly Chapitre[]> {
  const tous = await getCollection('regles', ({ data }) => data.jeu === jeu);
  return tous.toSorted((a, b) => a.data.ordre - b.data.ordre);
}
export function lienChapitre(chapitre: Chapitre): string {
  return lien(`/${chapitre.data.jeu}/regles/${chapitre.data.chapitre}/`);
}
/** The terms of a game (or of all), in alphabetical order. */
export async function termes(jeu?: string): Promise<readonly CollectionEntry<'glossaire'>[]> {
  const tous = await getCollection('glossaire', ({ data }) => jeu === undefined || data.jeu === jeu);
  return tous.toSorted((a, b) => a.data.terme.localeCompare(b.data.terme, 'fr'));
}
/** Minutes to read a chapter at 200 words a minute, one more for each example to step through; at least 1. */
export function minutes(chapitre: Chapitre): number {
  const corps = chapitre.body ?? '';
  const mots = corps.replace(/<[^>]*>/g, ' ').split(/\s+/).filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;
  const exemples = corps.match(/<Exemple\b/g)?.length ?? 0;
  return Math.max(1, Math.round(mots / 200 + exemples));
}
/** Ids of the rules a chapter anchors, in order. */
export function reglesDuChapitre(chapitre: Chapitre): readonly string[] {
  return [...(chapitre.body ?? '').matchAll(/<Regle\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
}
/** Ids of the terms a chapter uses, once each. */
export function termesDuChapitre(chapitre: Chapitre): readonly string[] {
  return [...new Set([...(chapitre.body ?? '').matchAll(/<Terme\s+id="([^"]+)"/g)].map((m) => m[1] ?? ''))];
}
/** Ids of the rules of other chapters that a chapter refers to, once each, in order. */
export function renvoisDuChapitre(chapitre: Chapitre): readonly string[] {
  const chez = new Set(reglesDuChapitre(chapitre));
  const cites = [...(chapitre.body ?? '').matchAll(/<Renvoi\s+id="([^"]+)"/g)].map((m) => m[1] ?? '');
  return [...new Set(cites)].filter((id) => !chez.has(id));
}

// The pinned rules, kept on this device only. Pure but for the storage; the rule pages and the list share it.
import { read } from '../kept/device.ts';
import { readWhole } from '../kept/salvage.ts';
import { garder } from './tools.ts';

export const CLE_EPINGLES = 'rv.epingles';
/** A list is made to be read at the table, and to travel in an address. */
export const MAXIMUM = 200;
const ID = /^[a-z]+(?:\.[a-z0-9-]+){2,}$/;
const propre = (ids: readonly unknown[]): readonly string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))].slice(0, MAXIMUM);

const lues = (texte: string): readonly unknown[] => {
  const lu = readWhole(texte).value; // a text cut short keeps its beginning
  return lu !== null && typeof lu === 'object' && 'ids' in lu && Array.isArray(lu.ids) ? lu.ids : [];
};
/** The ids pinned, in the reader's order; none when storage is refused or holds something else. */
export function epingles(): readonly string[] {
  return propre(lues(read(CLE_EPINGLES) ?? 'null'));
}
/** Keeps a list; false when the browser refuses to. */
export function garderEpingles(ids: readonly string[]): boolean {
  return garder(CLE_EPINGLES, { ids: propre(ids) });
}
/** The list with `id` added at its end, or without it. */
export const bascule = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((autre) => autre !== id) : [...ids, id];
/** The list with the rule at `rang` moved by `pas`; the same where it cannot go. */
export function deplace(ids: readonly string[], rang: number, pas: 1 | -1): readonly string[] {
  const [id] = ids.slice(rang, rang + 1);
  const vers = rang + pas;
  return id === undefined || vers < 0 || vers >= ids.length ? ids : ids.toSpliced(rang, 1).toSpliced(vers, 0, id);
}
/** The fragment of an address that carries a list, and back: what is no id is left out. */
export const enFragment = (ids: readonly string[]): string => `e=${ids.join(',')}`;
export function duFragment(fragment: string): readonly string[] {
  const [, liste] = /^#?e=(.*)$/.exec(fragment) ?? [];
  if (liste === undefined) return [];
  try {
    return propre(decodeURIComponent(liste).split(','));
  } catch {
    return []; // a « % » that encodes nothing
  }
}

/** Two lists, of two devices: the first, then what the other adds. */
export const epinglesReunies = (ici: string, la: string): string =>
  JSON.stringify({ ids: propre([...lues(ici), ...lues(la)]) });

// The pinned rules, kept on this device only. Pure but for the storage; the rule pages and the list share it.
import { read } from '../kept/device.ts';
import { readWhole } from '../kept/salvage.ts';
import { keepSettings } from './tools.ts';

export const PINS_KEY = 'rv.epingles';
/** A list is made to be read at the table, and to travel in an address. */
export const MAXIMUM = 200;
const ID = /^[a-z]+(?:\.[a-z0-9-]+){2,}$/;
const cleaned = (ids: readonly unknown[]): readonly string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))].slice(0, MAXIMUM);

const idsIn = (text: string): readonly unknown[] => {
  const found = readWhole(text).value; // a text cut short keeps its beginning
  return found !== null && typeof found === 'object' && 'ids' in found && Array.isArray(found.ids) ? found.ids : [];
};
/** The ids pinned, in the reader's order; none when storage is refused or holds something else. */
export function pinned(): readonly string[] {
  return cleaned(idsIn(read(PINS_KEY) ?? 'null'));
}
/** Keeps a list; false when the browser refuses to. */
export function keepPins(ids: readonly string[]): boolean {
  return keepSettings(PINS_KEY, { ids: cleaned(ids) });
}
/** The list with `id` added at its end, or without it. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
/** The list with the rule at `rang` moved by `pas`; the same where it cannot go. */
export function moved(ids: readonly string[], rank: number, step: 1 | -1): readonly string[] {
  const [id] = ids.slice(rank, rank + 1);
  const to = rank + step;
  return id === undefined || to < 0 || to >= ids.length ? ids : ids.toSpliced(rank, 1).toSpliced(to, 0, id);
}
/** The fragment of an address that carries a list, and back: what is no id is left out. */
export const toFragment = (ids: readonly string[]): string => `e=${ids.join(',')}`;
export function fromFragment(fragment: string): readonly string[] {
  const [, list] = /^#?e=(.*)$/.exec(fragment) ?? [];
  if (list === undefined) return [];
  try {
    return cleaned(decodeURIComponent(list).split(','));
  } catch {
    return []; // a « % » that encodes nothing
  }
}

/** Two lists, of two devices: the first, then what the other adds. */
export const mergedPins = (here: string, there: string): string =>
  JSON.stringify({ ids: cleaned([...idsIn(here), ...idsIn(there)]) });

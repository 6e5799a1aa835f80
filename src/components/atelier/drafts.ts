// The drafts that this device keeps: a record each. What is read there is never trusted: it may come from another version, or from anything.
import { isRecord } from '../../engine/kernel/json.ts';
import { read, write } from '../../kept/device.ts';
import { type Kept, keptUnder, newId, RECORD_VERSION, replace } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';

export interface Draft<T> {
  readonly id: string;
  readonly at: number; // when it was last changed, in milliseconds
  readonly scenario: T;
  readonly record: Kept; // as it is kept
}
/** A record that cannot be shown as a draft; nothing ever writes over it. */
export interface SetAside<T> extends Kept {
  readonly why: 'spoilt' | 'later' | 'shape' | 'room'; // unreadable, of a later site, of another shape, of an older site and no room to take it over
  readonly part?: T; // what can be shown of it
}
export interface Drafts<T> {
  readonly current: string | null;
  readonly drafts: readonly Draft<T>[]; // the last one changed first
  readonly aside: readonly SetAside<T>[];
}
export const EMPTY: Drafts<never> = { current: null, drafts: [], aside: [] };

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const maybe = (value: unknown, is: (one: unknown) => boolean): boolean => value === undefined || is(value);
export const oneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);
export const listOf =
  (is: (one: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

type IsWork<T> = (value: unknown) => value is T;
export const draftKeyOf = (store: string, id: string): string => `${store}.${id}`;
export const draftText = <T>({ at, scenario }: Pick<Draft<T>, 'at' | 'scenario'>): string =>
  JSON.stringify({ v: RECORD_VERSION, at, scenario });
/** What a record holds: a draft, or why it is set aside. Never throws. */
export const readDraft = <T>(store: string, kept: Kept, isWork: IsWork<T>): Draft<T> | SetAside<T> => {
  const { value, whole } = readWhole(kept.text);
  if (!isRecord(value)) return { ...kept, why: 'spoilt' };
  const { v, at, scenario } = value;
  if (isNumber(v) && v > RECORD_VERSION) return { ...kept, why: 'later' };
  if (!isWork(scenario)) return { ...kept, why: whole ? 'shape' : 'spoilt' };
  return whole
    ? { id: kept.key.slice(store.length + 1), at: isNumber(at) ? at : 0, scenario, record: kept }
    : { ...kept, why: 'spoilt', part: scenario };
};

/** Which draft was open last, on this device and in this tab. */
export const openKey = (jeu: string): string => `rv.ouvert.${jeu}`;

const ID = /^[\w-]{1,60}$/;
/** Sites before this one kept all drafts in one text: each becomes a record. Of a text cut short, those that can still be shown; the text itself is set aside whole. */
const takeOver = <T>(jeu: string, store: string, isWork: IsWork<T>): readonly SetAside<T>[] => {
  const old = { key: store, text: read(store) ?? '' };
  if (old.text === '') return [];
  const { value, whole } = readWhole(old.text);
  const fresh = (): string => draftKeyOf(store, newId());
  const list = isRecord(value) && Array.isArray(value['drafts']) ? (value['drafts'] as readonly unknown[]) : undefined;
  const records = (list ?? []).flatMap((one): readonly Kept[] => {
    const { id, at, scenario } = isRecord(one) ? one : {};
    if (!whole && !isWork(scenario)) return [];
    const text = isRecord(scenario) ? JSON.stringify({ v: RECORD_VERSION, at, scenario }) : JSON.stringify(one);
    const key = isText(id) && ID.test(id) ? draftKeyOf(store, id) : fresh();
    const there = read(key);
    return there === text ? [] : [{ key: there === null ? key : fresh(), text }];
  });
  const kept = whole && list !== undefined ? [] : [{ key: fresh(), text: old.text }];
  if (!replace(old, [...records, ...kept])) return [{ ...old, why: 'room' }];
  const current = isRecord(value) ? value['current'] : undefined;
  if (isText(current) && read(openKey(jeu)) === null) write(openKey(jeu), current);
  return [];
};

/** The drafts of a workshop. What has not changed is not read twice: the same text gives the same objects. */
export const shelf = <T>(
  jeu: string,
  store: string,
  isWork: IsWork<T>,
): { readonly list: () => Omit<Drafts<T>, 'current'> } => {
  const known = new Map<string, { readonly text: string; readonly is: Draft<T> | SetAside<T> }>();
  const readOnce = (kept: Kept): Draft<T> | SetAside<T> => {
    const before = known.get(kept.key);
    const is = before?.text === kept.text ? before.is : readDraft(store, kept, isWork);
    known.set(kept.key, { text: kept.text, is });
    return is;
  };
  return {
    list: () => {
      const unmoved = takeOver(jeu, store, isWork);
      const all = keptUnder(`${store}.`).map(readOnce);
      return {
        drafts: all
          .filter((one): one is Draft<T> => !('why' in one))
          .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
        aside: [...all.filter((one): one is SetAside<T> => 'why' in one), ...unmoved],
      };
    },
  };
};

/** A draft as a file, faults included: what a file of scenario could not hold. */
export const draftFile = (jeu: string, scenario: unknown): string =>
  `${JSON.stringify({ brouillon: jeu, v: RECORD_VERSION, scenario }, null, 2)}\n`;
/** The work of such a file; undefined when it is another file. */
export const fromDraftFile = <T>(jeu: string, text: string, isWork: IsWork<T>): T | undefined => {
  const { value, whole } = readWhole(text.replace(/^\uFEFF/, ''));
  return whole && isRecord(value) && value['brouillon'] === jeu && isWork(value['scenario'])
    ? value['scenario']
    : undefined;
};

/** « Copie de X », then « Copie de X (2) ». */
export const copyName = (name: string, taken: readonly string[]): string => {
  const base = `Copie de ${name}`.slice(0, 74);
  let n = 1;
  let copy = base;
  while (taken.includes(copy)) {
    n += 1;
    copy = `${base} (${n})`;
  }
  return copy;
};

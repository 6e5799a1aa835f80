// « Ma boîte »: the reader's own characters, cards, maps, typed once and used in every scenario. A record each on this device; what cannot be read is set aside, never erased.
import { canonical, isRecord } from '../../../engine/kernel/json.ts';
import { drop, write } from '../../../kept/device.ts';
import { type Kept, keptUnder, newId, RECORD_VERSION } from '../../../kept/records.ts';
import { readWhole } from '../../../kept/salvage.ts';

/** A thing of the reader's. `value` is what a scenario holds of it: plain JSON, whose shape is its kind's. */
export interface Thing {
  readonly kind: string; // by the name that its game gives it: « personnage »
  readonly name: string;
  readonly value: unknown;
}
export interface KeptThing extends Thing {
  readonly at: number; // when it was put there, in milliseconds
  readonly record: Kept;
}
/** A record that this site cannot read: spoilt, or of a later site. */
export interface SetAside extends Kept {
  readonly why: 'spoilt' | 'later';
}
export interface Contents {
  readonly things: readonly KeptThing[]; // by kind, then by name
  readonly aside: readonly SetAside[];
}

export const BOX_PREFIX = 'rv.boite.';
const under = (jeu: string): string => `${BOX_PREFIX}${jeu}.`;
const textOf = ({ kind, name, value }: Thing, at: number): string =>
  JSON.stringify({ v: RECORD_VERSION, at, kind, name, value });

const thingOf = (raw: unknown): Thing | undefined =>
  isRecord(raw) && typeof raw['kind'] === 'string' && typeof raw['name'] === 'string' && raw['value'] !== undefined
    ? { kind: raw['kind'], name: raw['name'], value: raw['value'] }
    : undefined;
const readRecord = (record: Kept): KeptThing | SetAside => {
  const { value, whole } = readWhole(record.text);
  if (isRecord(value) && typeof value['v'] === 'number' && value['v'] > RECORD_VERSION)
    return { ...record, why: 'later' };
  const thing = whole ? thingOf(value) : undefined;
  if (thing === undefined || !isRecord(value)) return { ...record, why: 'spoilt' };
  return { ...thing, at: typeof value['at'] === 'number' ? value['at'] : 0, record };
};
const inOrder = (a: KeptThing, b: KeptThing): number =>
  a.kind.localeCompare(b.kind, 'fr') || a.name.localeCompare(b.name, 'fr') || a.at - b.at;

/** All that the box of a game holds, as the device has it now. */
export const contentsOf = (jeu: string): Contents => {
  const all = keptUnder(under(jeu)).map(readRecord);
  return {
    things: all.filter((one): one is KeptThing => !('why' in one)).toSorted(inOrder),
    aside: all.filter((one): one is SetAside => 'why' in one),
  };
};

const TEXTS = new WeakMap<object, string>(); // of values that a work and a box keep from one gesture to the next
const textOfValue = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return canonical(value);
  const text = TEXTS.get(value) ?? canonical(value);
  TEXTS.set(value, text);
  return text;
};
export const isSame = (a: Thing, b: Thing): boolean =>
  a.kind === b.kind && textOfValue(a.value) === textOfValue(b.value);
/** Those of them that the box does not hold; the same thing twice is one. */
export const notIn = (things: readonly Thing[], box: readonly Thing[]): readonly Thing[] =>
  things.filter((one, i) => ![...box, ...things.slice(0, i)].some((other) => isSame(one, other)));

export interface Shelved {
  readonly kept: number;
  readonly there: number; // the box had them already
  readonly refused: number; // the device is full, or refuses
}
/** Puts things in the box. One that it holds already is not put twice; another of the same name is kept beside it. */
export const shelve = (jeu: string, things: readonly Thing[], now = Date.now()): Shelved => {
  const wanted = notIn(things, contentsOf(jeu).things);
  const refused = wanted.filter((one) => !write(under(jeu) + newId(), textOf(one, now))).length;
  return { kept: wanted.length - refused, there: things.length - wanted.length, refused };
};
export const takeOut = ({ record }: Pick<KeptThing, 'record'>): void => drop(record.key);
/** Puts back what was taken out; false when the device refuses. */
export const putBack = ({ record }: Pick<KeptThing, 'record'>): boolean => write(record.key, record.text);

const FILE = 'boite';
const LONGEST = 5_000_000; // characters of a file that is read
/** The box as a file, to keep or to give. */
export const boxFile = (jeu: string, things: readonly Thing[]): string =>
  `${JSON.stringify({ [FILE]: jeu, v: RECORD_VERSION, things: things.map(({ kind, name, value }) => ({ kind, name, value })) }, null, 1)}\n`;
/** The things of such a file; why there are none, in a sentence. */
export const thingsOfFile = (jeu: string, text: string): readonly Thing[] | string => {
  if (text.length > LONGEST) return 'Ce fichier est trop long pour une boîte.';
  const { value, whole } = readWhole(text.replace(/^\uFEFF/, ''));
  if (!isRecord(value) || typeof value[FILE] !== 'string' || !Array.isArray(value['things']))
    return 'Ce fichier n’est pas une boîte. Un scénario s’ouvre à « Fichiers ».';
  if (value[FILE] !== jeu) return 'Cette boîte est d’un autre jeu : ouvrez-la dans l’atelier de ce jeu.';
  if (typeof value['v'] === 'number' && value['v'] > RECORD_VERSION)
    return 'Cette boîte vient d’une version plus récente du site : rechargez la page, puis ouvrez-la de nouveau.';
  if (!whole) return 'Ce fichier est coupé : il en manque la fin. Rien n’a été repris.';
  return value['things'].flatMap((one) => thingOf(one) ?? []);
};

/** What a game says of the things of its scenarios. */
export interface BoxTrade<T> {
  readonly kinds: Readonly<Record<string, string>>; // what each kind is called, several: « Personnages »
  readonly lies: readonly string[]; // the kinds of which one becomes a piece of the place, or a thing of its tray
  /** The reader's own things in a work: what is printed in no rulebook of the site. */
  readonly own: (work: T) => readonly Thing[];
  /** The work with a thing in it, a copy; undefined where this work has no place for it, or where the thing is not of its kind's shape. */
  readonly use: (work: T, thing: Thing, owner?: string) => T | undefined; // `owner`: for whom, where the place says so
}

// How far a reader has learnt, kept on this device only: by game, the lessons done, and where each one begun stands. Read with suspicion.
import { canonical, isRecord } from '../../engine/kernel/json.ts';
import { drop, read, write } from '../../kept/device.ts';
import { readWhole } from '../../kept/salvage.ts';

/** A lesson under way: its step, where that step began, and every action of its line. */
export interface Place {
  readonly step: number;
  readonly from: number;
  readonly actions: readonly unknown[];
}
export interface Learnt {
  readonly done: readonly string[]; // slugs
  readonly under: Readonly<Record<string, Place>>; // by slug
}
export const NOTHING: Learnt = { done: [], under: {} };
/** Told to the page when something of it has changed. */
export const LEARNT = 'rv:apprendre';
export const learntKey = (jeu: string): string => `rv.apprendre.${jeu}`;

const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  whole(value['step']) &&
  whole(value['from']) &&
  Array.isArray(value['actions']) &&
  value['from'] <= value['actions'].length;

/** What `JSON.stringify` made of a `Learnt`; whatever else is there counts for nothing. */
export const parseLearnt = (text: string | null): Learnt => {
  const raw = readWhole(text ?? 'null').value;
  if (!isRecord(raw)) return NOTHING;
  const done: readonly unknown[] = Array.isArray(raw['done']) ? raw['done'] : [];
  const under = isRecord(raw['under']) ? raw['under'] : {};
  return {
    done: done.filter((slug) => typeof slug === 'string'),
    under: Object.fromEntries(Object.entries(under).filter((entry): entry is [string, Place] => isPlace(entry[1]))),
  };
};
export const learnt = (jeu: string): Learnt => parseLearnt(read(learntKey(jeu)));

/** Changes what is kept, on top of what other tabs wrote meanwhile. False when the device refuses. */
const change = (jeu: string, by: (now: Learnt) => Learnt): boolean => {
  const now = learnt(jeu);
  const next = by(now);
  if (canonical(next) === canonical(now)) return true;
  if (canonical(next) === canonical(NOTHING)) {
    drop(learntKey(jeu));
    return true;
  }
  return write(learntKey(jeu), JSON.stringify(next));
};
const without = (under: Learnt['under'], slug: string): Learnt['under'] =>
  Object.fromEntries(Object.entries(under).filter(([one]) => one !== slug));

/** Where a lesson stands; undefined: at its start. */
export const keepPlace = (jeu: string, slug: string, place: Place | undefined): boolean =>
  change(jeu, ({ done, under }) => ({
    done,
    under: place === undefined ? without(under, slug) : { ...under, [slug]: place },
  }));
export const keepDone = (jeu: string, slug: string): boolean =>
  change(jeu, ({ done, under }) => ({
    done: [...done.filter((one) => one !== slug), slug],
    under: without(under, slug),
  }));
export const forget = (jeu: string): boolean => change(jeu, () => NOTHING);

/** How a lesson under way is kept: each answers false when the device refuses. */
export interface Keeps {
  readonly place: () => Place | undefined; // where it was left
  readonly keep: (place: Place | undefined) => boolean; // undefined: at its start
  readonly done: () => boolean;
}
/** A lesson of a path. The page hears of each change. */
export const keepsOf = (jeu: string, slug: string): Keeps => {
  const told = (kept: boolean): boolean => {
    dispatchEvent(new Event(LEARNT));
    return kept;
  };
  return {
    place: () => learnt(jeu).under[slug],
    keep: (place) => told(keepPlace(jeu, slug, place)),
    done: () => told(keepDone(jeu, slug)),
  };
};

/** Two records of one game, of two devices: what was done on either is done; a lesson under way stays where the first has it. */
export const mergedLearnt = (here: string, there: string): string => {
  const [a, b] = [parseLearnt(here), parseLearnt(there)];
  const done = [...new Set([...a.done, ...b.done])];
  const under = Object.fromEntries(Object.entries({ ...b.under, ...a.under }).filter(([slug]) => !done.includes(slug)));
  return JSON.stringify({ done, under });
};

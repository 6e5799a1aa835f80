// Lists of what is kept on this device: games, drafts. Each entry is a record of its own, under a key of its own, so that one
// that cannot be read spoils no other, and two tabs that write two entries never meet.
import { drop, read, write } from './device.ts';

export interface Kept {
  readonly key: string;
  readonly text: string;
}
/** The shape of today's records, written in each as `v`: one that bears a greater number comes from a later site. */
export const RECORD_VERSION = 1;

/** All that is kept under keys that begin so. */
export const keptUnder = (prefix: string): readonly Kept[] => {
  let keys: readonly string[] = [];
  try {
    keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    // refused: nothing is kept
  }
  return keys.flatMap((key) => {
    const text = read(key);
    return text === null ? [] : [{ key, text }];
  });
};

/** The end of a key that no other entry of the device has, in any tab. */
export const newId = (): string =>
  `b${Date.now().toString(36)}${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}`;

/** Where a tab keeps its work, and what it knows to be there: null before the first time. */
export interface Place {
  readonly key: string;
  readonly text: string | null;
}
/** Writes where the work belongs; under another key where another tab has written meanwhile. `kept` is false when the device refuses: then nothing has changed. */
export const keepAt = (
  place: Place,
  another: () => string,
  text: string,
): { readonly place: Place; readonly kept: boolean; readonly apart: boolean } => {
  const there = read(place.key);
  const apart = there !== null && there !== place.text;
  const key = apart ? another() : place.key;
  return write(key, text) ? { place: { key, text }, kept: true, apart } : { place, kept: false, apart: false };
};

/** One key becomes others, or nothing changes: false when the device refuses what would replace it. Its own room is made free first. */
export const replace = (old: Kept, records: readonly Kept[]): boolean => {
  drop(old.key);
  const refused = records.findIndex(({ key, text }) => !write(key, text));
  if (refused === -1) return true;
  for (const { key } of records.slice(0, refused)) drop(key);
  write(old.key, old.text);
  return false;
};

/** Hears what the other tabs write and drop; null when all was wiped at once. Gives back how to stop. */
export const onOtherTab = (heard: (key: string | null) => void): (() => void) => {
  const listen = ({ key }: StorageEvent): void => heard(key);
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

import { isRecord } from '../engine/kernel/json.ts';
// What the offline worker remembers of the versions of the site: the one that it serves, and those whose pages are still open in some tab. A page keeps its version,
// whole, until it is loaded again: its late imports and its data come from the packs it came from. Pure: the worker reads, writes and counts the open pages.

/** The files of a version: address under the base, and the key they are stored under (their revision is in it). */
export type Files = Readonly<Record<string, string>>;

export interface Version {
  readonly files: Files;
  /** Pages and their workers, by the ids that the browser gives them. Nobody is listed under the present version: it has all the others. */
  readonly clients: readonly string[];
  /** When another took its place (ms), 0 for the present version. */
  readonly until: number;
}
/** The present one first, then from the newest to the oldest. */
export type Versions = readonly [Version, ...Version[]];

/** A page on its way when the version changed is in no list yet: it has this long (ms) to ask for its first file. */
export const GRACE = 60_000;

export const onlyVersion = (files: Files): Versions => [{ files, clients: [], until: 0 }];

const isSame = (a: Files, b: Files): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/** A worker takes over: the pages open until now stay with the version they came from. A new worker for the same files changes nothing. */
export const succeeded = ([last, ...older]: Versions, files: Files, open: readonly string[], now: number): Versions => {
  if (isSame(last.files, files)) return [last, ...older];
  const elsewhere = new Set(older.flatMap(({ clients }) => clients));
  return [
    ...onlyVersion(files),
    { files: last.files, clients: open.filter((id) => !elsewhere.has(id)), until: now },
    ...older,
  ];
};

/** Without the versions that no page needs any more; the same object when there is nothing to forget. */
export const stillNeeded = (versions: Versions, open: ReadonlySet<string>, now: number): Versions => {
  const [present, ...older] = versions;
  const kept = older.filter(({ clients, until }) => now - until < GRACE || clients.some((id) => open.has(id)));
  return kept.length === older.length ? versions : [present, ...kept];
};

/** The place of a page's version; 0, the present one, when it is in no list. */
export const placeOf = (versions: Versions, client: string): number =>
  Math.max(
    0,
    versions.findIndex(({ clients }) => clients.includes(client)),
  );

/** A page known from now on to be of an older version. */
export const listed = (versions: Versions, place: number, client: string): Versions => {
  const [present, ...older] = versions;
  return [
    present,
    ...older.map((version, i) =>
      i + 1 === place && !version.clients.includes(client)
        ? { ...version, clients: [...version.clients, client] }
        : version,
    ),
  ];
};

/** Keys that must stay in the cache. */
export const keysOf = (versions: Versions): ReadonlySet<string> =>
  new Set(versions.flatMap(({ files }) => Object.values(files)));

const isVersion = (value: unknown): value is Version =>
  isRecord(value) &&
  isRecord(value['files']) &&
  Object.values(value['files']).every((key) => typeof key === 'string') &&
  Array.isArray(value['clients']) &&
  value['clients'].every((id) => typeof id === 'string') &&
  typeof value['until'] === 'number';
/** What was written by any worker, now or by another version of it; undefined when it cannot be read. */
export const parseVersions = (written: unknown): Versions | undefined => {
  if (!Array.isArray(written) || !written.every(isVersion)) return undefined;
  const [present, ...older] = written as readonly Version[];
  return present === undefined ? undefined : [present, ...older];
};

// All that this device keeps, as one file, and back. Nothing of it ever leaves the device by itself.
import { canonical, isRecord } from '../../engine/kernel/json.ts';
import { drop, read, write } from '../../kept/device.ts';
import { type Kept, keptUnder, newId } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';
import { BOX_PREFIX } from '../atelier/box/things.ts';
import { mergedProgress, progressKey } from '../exercises/progress.ts';
import { learntKey, mergedLearnt } from '../learn/kept.ts';
import { mergedTries, PROBLEM_KEY } from '../problem/kept.ts';
import { PINS_KEY, mergedPins } from '../../scripts/pins.ts';
import { KEY as CLE_LECTURE } from '../../scripts/reading.ts';
import { mergedReadings } from './readings.ts';

const ALL = 'rv.';
/** Records that go together; `settings` are all those that no other kind names. */
export const KINDS = [
  'games',
  'drafts',
  'box',
  'lessons',
  'exercises',
  'problems',
  'pins',
  'reading',
  'settings',
] as const;
export type Kind = (typeof KINDS)[number];
/** Two texts under one key; undefined: the device's own stays. `apart`: both are kept, the other under a key of its own. */
type Meeting = 'apart' | 'mine' | ((here: string, there: string) => string);
const PREFIXES: readonly (readonly [prefix: string, kind: Kind, meeting: Meeting])[] = [
  ['rv.parties.', 'games', 'apart'],
  ['rv.partie.', 'games', 'apart'], // of sites before this one: beside another, a game of the list
  ['rv.atelier.', 'drafts', 'apart'],
  [BOX_PREFIX, 'box', 'apart'],
  [learntKey(''), 'lessons', mergedLearnt],
  [progressKey(''), 'exercises', mergedProgress],
  [PROBLEM_KEY, 'problems', mergedTries],
  [PINS_KEY, 'pins', mergedPins],
  [CLE_LECTURE, 'reading', mergedReadings],
];
const ruleOf = (key: string) => PREFIXES.find(([prefix]) => key.startsWith(prefix));
export const kindOf = (key: string): Kind => ruleOf(key)?.[1] ?? 'settings';

/** All that is kept. */
export const keptAll = (): readonly Kept[] => keptUnder(ALL);

const FILE = 'regles-vives';
const VERSION = 1;
const LONGEST = 20_000_000; // characters of a file that is read
/** The whole device as a file. */
export const wholeFile = (records: readonly Kept[] = keptAll()): string =>
  `${JSON.stringify({ [FILE]: VERSION, records: Object.fromEntries(records.map(({ key, text }) => [key, text])) }, null, 1)}\n`;
/** The records of such a file; why it is none, in a sentence. */
export const recordsOf = (text: string): readonly Kept[] | string => {
  if (text.length > LONGEST) return 'Ce fichier est trop long pour une copie de cet appareil.';
  const { value, whole } = readWhole(text.replace(/^\uFEFF/, ''));
  if (!isRecord(value) || typeof value[FILE] !== 'number' || !isRecord(value['records']))
    return 'Ce fichier n’est pas une copie de ce que garde un appareil. Une partie s’ouvre depuis « Jouer », un scénario depuis « Atelier ».';
  if (value[FILE] > VERSION)
    return 'Ce fichier vient d’une version plus récente du site : rechargez la page, puis reprenez-le.';
  if (!whole) return 'Ce fichier est coupé : il en manque la fin. Rien n’a été repris.';
  const records = Object.entries(value['records']).filter(
    (entry): entry is [string, string] => entry[0].startsWith(ALL) && typeof entry[1] === 'string',
  );
  return records.map(([key, kept]) => ({ key, text: kept }));
};

/** The same work, whatever was noted beside it. */
const same = (a: string, b: string): boolean =>
  a === b || canonical(readWhole(a).value) === canonical(readWhole(b).value);
/** Where a record of a file goes, and what is written there; undefined: the device has it already, or keeps its own. */
const placed = ({ key, text }: Kept): Kept | undefined => {
  const here = read(key);
  if (here === null) return { key, text };
  const [prefix, , meeting] = ruleOf(key) ?? ['', 'settings', 'mine' as const];
  if (meeting === 'mine') return undefined;
  if (typeof meeting === 'function') {
    const merged = meeting(here, text);
    return same(merged, here) ? undefined : { key, text: merged };
  }
  if (keptUnder(prefix).some((kept) => same(kept.text, text))) return undefined;
  const list = key.replace('rv.partie.', 'rv.parties.').split('.').slice(0, 3).join('.');
  return { key: `${list}.${newId()}`, text };
};
/** Takes the records of a file over, on top of what is kept: nothing of the device is lost. How many were new, how many it refused to keep. */
export const takeOver = (records: readonly Kept[]): { readonly taken: number; readonly refused: number } => {
  let [taken, refused] = [0, 0];
  for (const record of records) {
    const place = placed(record);
    if (place === undefined) continue;
    if (write(place.key, place.text)) taken += 1;
    else refused += 1;
  }
  return { taken, refused };
};

/** Forgets records; gives back what restores them. */
export const forget = (records: readonly Kept[]): (() => boolean) => {
  for (const { key } of records) drop(key);
  return () => takeOver(records).refused === 0; // on top of what was kept meanwhile
};

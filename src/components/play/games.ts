// The games under way that this device keeps: a record each, the last one played first. What cannot be read stays where it is, and is told.
import { read, write } from '../../kept/device.ts';
import { fileWords } from '../../kept/file.ts';
import { type Kept, keptUnder, newId, RECORD_VERSION, replace } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { type Saved, savedOf } from './saved.ts';

export interface KeptGame extends Kept {
  readonly name: string; // of its scenario
  readonly at: number; // when it was last played, in milliseconds; 0 when an older site did not write it
  readonly over: boolean;
  readonly saved: Saved;
}
/** A record that this page cannot open; nothing ever writes over it. */
export interface SetAside extends Kept {
  readonly why: 'spoilt' | 'later' | 'stranger'; // unreadable, of a later site, of a mode that the page does not have
}
export interface GameList {
  readonly games: readonly KeptGame[];
  readonly aside: readonly SetAside[];
}

const prefix = (jeu: string): string => `rv.parties.${jeu}.`;
export const newGameKey = (jeu: string): string => prefix(jeu) + newId();
/** What is written of a game: what says most comes first, so that a text cut short still opens. */
export const gameText = (saved: Saved, { name, at, over }: Pick<KeptGame, 'name' | 'at' | 'over'>): string => {
  const { mode, version, scenario, actions, cursor, ...rest } = saved;
  return JSON.stringify({ v: RECORD_VERSION, at, name, over, mode, version, scenario, actions, cursor, ...rest });
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const readRecord = (kept: Kept, modes: (mode: string) => boolean): KeptGame | SetAside => {
  const { value, whole } = readWhole(kept.text);
  if (isRecord(value) && typeof value['v'] === 'number' && value['v'] > RECORD_VERSION)
    return { ...kept, why: 'later' };
  const saved = savedOf(value);
  if (saved === undefined || !isRecord(value)) return { ...kept, why: 'spoilt' };
  if (!modes(saved.mode)) return { ...kept, why: 'stranger' };
  const { at, name, over } = value;
  const named = isRecord(saved.scenario) ? saved.scenario['name'] : undefined;
  return {
    ...kept,
    name: text(name) ?? text(named) ?? 'Partie',
    at: typeof at === 'number' ? at : 0,
    over: over === true,
    saved: whole ? saved : { ...saved, damaged: true },
  };
};
/** One record, as the list would show it. */
export const gameOf = (kept: Kept, modes: (mode: string) => boolean): KeptGame | undefined => {
  const one = readRecord(kept, modes);
  return 'why' in one ? undefined : one;
};

/** Where sites before this one kept the game under way, and the one before it: each becomes a record, its text as it was. */
const OLD = [
  ['ancienne-1', (jeu: string): string => `rv.partie.${jeu}.avant`],
  ['ancienne-2', (jeu: string): string => `rv.partie.${jeu}`],
] as const;
const takeOver = (jeu: string): readonly Kept[] =>
  OLD.flatMap(([id, keyOf]) => {
    const old = { key: keyOf(jeu), text: read(keyOf(jeu)) ?? '' };
    if (old.text === '') return [];
    const place = read(prefix(jeu) + id) === null ? prefix(jeu) + id : newGameKey(jeu);
    return replace(old, [{ key: place, text: old.text }]) ? [] : [old]; // no room for the move: it is read where it is
  });

const lastFirst = (a: KeptGame, b: KeptGame): number => b.at - a.at || (a.key < b.key ? 1 : -1);
/** All that is kept of a game of the site. `modes`: those that the page can open. */
export const listGames = (jeu: string, modes: (mode: string) => boolean): GameList => {
  const unmoved = takeOver(jeu);
  const all = [...keptUnder(prefix(jeu)), ...unmoved].map((kept) => readRecord(kept, modes));
  return { games: all.filter((one) => 'saved' in one).toSorted(lastFirst), aside: all.filter((one) => 'why' in one) };
};

/** Puts back what was dropped; beside what has come to its place since. False when the device refuses. */
export const giveBack = (jeu: string, { key, text: kept }: Kept): boolean =>
  write(read(key) === null ? key : newGameKey(jeu), kept);

export const gameFileName = (jeu: string, { name, at }: { readonly name: string; readonly at: number }): string => {
  const day = at === 0 ? '' : `-${new Date(at).toISOString().slice(0, 10)}`;
  return `${jeu}-partie-${fileWords(name) || 'sans-nom'}${day}.json`;
};
/** Why a file is no game of this page: sentences. */
const NO_GAME = 'Ce fichier n’est pas une partie enregistrée.';
const SCENARIO = 'Ce fichier est un scénario, et non une partie : ouvrez-le dans l’atelier, à « Fichiers ».';
const LATER = 'Cette partie vient d’une version plus récente du site : rechargez la page, puis ouvrez-la de nouveau.';
const OTHER = 'Cette partie est d’un autre jeu : ouvrez-la depuis la page « Jouer » de ce jeu.';
/** Longest file of a game that is read, in characters: some thousands of moves. */
const MAX_GAME = 4_000_000;
/** The game that a file holds, under a key of its own; or why it holds none. */
export const gameFromFile = (jeu: string, given: string, modes: (mode: string) => boolean): KeptGame | string => {
  if (given.length > MAX_GAME) return NO_GAME;
  const trimmed = given.replace(/^\uFEFF/, '');
  const one = readRecord({ key: newGameKey(jeu), text: trimmed }, modes);
  if (!('why' in one)) return one;
  const { value } = readWhole(trimmed);
  return one.why === 'later'
    ? LATER
    : one.why === 'stranger'
      ? OTHER
      : isRecord(value) && typeof value['jeu'] === 'string' && 'scenario' in value
        ? SCENARIO
        : NO_GAME;
};

// The last questions that found something, newest first: what the search offers before anything is typed.
import { isRecord } from '../engine/kernel/json.ts';
import { drop, read, write } from './device.ts';
import { readWhole } from './salvage.ts';

const KEY = 'rv.recherches';
const MOST = 4;
export interface Search {
  readonly question: string;
  /** The game it was asked in; undefined: in all of them. */
  readonly jeu?: string | undefined;
}
const isSearch = (one: unknown): one is Search =>
  isRecord(one) && typeof one['question'] === 'string' && (one['jeu'] === undefined || typeof one['jeu'] === 'string');
const all = (): readonly Search[] => {
  const { value } = readWhole(read(KEY) ?? '[]');
  return Array.isArray(value) ? value.filter(isSearch) : [];
};

/** Those of a game and those asked everywhere; all of them without a game. */
export const recentSearches = (jeu: string | undefined): readonly Search[] =>
  all()
    .filter((one) => jeu === undefined || one.jeu === undefined || one.jeu === jeu)
    .slice(0, MOST);
/** False when the device refuses. The same question is kept once. */
export const keepSearch = (search: Search): boolean => {
  const others = all().filter(({ question }) => question.toLowerCase() !== search.question.toLowerCase());
  const here = others.filter(({ jeu }) => jeu === search.jeu).slice(0, MOST - 1);
  return write(KEY, JSON.stringify([search, ...others.filter((one) => one.jeu !== search.jeu || here.includes(one))]));
};
/** Those that `recentSearches` tells, forgotten. */
export const forgetSearches = (jeu: string | undefined): void => {
  const told = new Set(recentSearches(jeu).map(({ question }) => question));
  const left = all().filter(({ question }) => !told.has(question));
  if (left.length === 0) drop(KEY);
  else write(KEY, JSON.stringify(left));
};

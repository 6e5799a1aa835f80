// What players ask, and how well questions find their rules: counted once, for the tests that ask the index and for those that ask the page.
import { existsSync, readFileSync } from 'node:fs';
import type { Asked } from '../src/integrations/answers.ts';
import { READY_GAMES } from '../src/site/games.ts';

export interface Question {
  readonly jeu: string;
  readonly question: string;
  readonly regles: readonly string[]; // any of them answers
}
/** The same where the game is known. */
export type Sought = Omit<Question, 'jeu'>;
/** Questions of every game that the site shows (tests/games/<jeu>/questions.json): those asked at the table, or some that nothing was tuned for. */
export const questionsOf = (set: 'table' | 'neuves'): readonly Question[] =>
  READY_GAMES.flatMap(({ slug }) => {
    const file = new URL(`./games/${slug}/questions.json`, import.meta.url);
    if (!existsSync(file)) return [];
    const { [set]: mine = [] } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Sought[]>>;
    return mine.map((each) => ({ jeu: slug, ...each }));
  });
/** Five or six whole questions of each rule, as players ask them: indexed, never shown. */
export const askedOf = (jeu: string): Asked =>
  JSON.parse(readFileSync(new URL(`../src/engine/${jeu}/asked.json`, import.meta.url), 'utf8')) as Asked;
export interface Score {
  readonly of: number;
  readonly first: number;
  readonly three: number;
  readonly mrr: number; // mean of 1 / rank, 0 when not found
}

/** 1 for the first, 0 when none of the wanted rules is there. */
export const rankOf = (found: readonly string[], { regles }: Pick<Question, 'regles'>): number =>
  found.findIndex((id) => regles.includes(id)) + 1;
export const inThree = (rank: number): boolean => rank >= 1 && rank <= 3;
export const scoreOf = (ranks: readonly number[]): Score => ({
  of: ranks.length,
  first: ranks.filter((rank) => rank === 1).length,
  three: ranks.filter(inThree).length,
  mrr: ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, ranks.length),
});
export const told = (name: string, { of, first, three, mrr }: Score): string =>
  `${name}: ${first} premiers, ${three}/${of} dans les trois premiers, MRR ${mrr.toFixed(3)}`;

/** In all, then per game. */
export const table = (name: string, set: readonly Question[], ranks: readonly number[]): readonly string[] => [
  told(name, scoreOf(ranks)),
  ...[...new Set(set.map(({ jeu }) => jeu))].map((jeu) =>
    told(`  ${jeu}`, scoreOf(ranks.filter((_, i) => set[i]?.jeu === jeu))),
  ),
];

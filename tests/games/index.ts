// The games that the suites run on: each folder here is one, its index.ts says what they need of it. A game shown on the site without its folder fails tests/games/games.test.ts.
import { existsSync } from 'node:fs';
import { READY_GAMES, SHELF } from '../../src/site/games.ts';
import type { GameSubject } from './subject.ts';

const written = SHELF.filter(({ slug }) => existsSync(new URL(`./${slug}/index.ts`, import.meta.url)));
export const GAMES: readonly GameSubject[] = await Promise.all(
  written.map(async ({ slug }) => ((await import(`./${slug}/index.ts`)) as { readonly SUBJECT: GameSubject }).SUBJECT),
);
/** Those that the built site shows. */
export const SHOWN: readonly GameSubject[] = GAMES.filter(({ jeu }) => READY_GAMES.some(({ slug }) => slug === jeu));

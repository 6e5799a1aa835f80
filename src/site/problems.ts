// The problems of the day, by game: those that have a list take turns, in the order of src/site/games.ts.
import type { Types } from '../engine/kernel/game.ts';
import type { Problem } from '../engine/kernel/problem.ts';
import { READY_GAMES } from './games.ts';

const lists = import.meta.glob<readonly Problem<Types>[]>('../engine/*/problems/list.json', {
  eager: true,
  import: 'default',
});
export interface Asked {
  readonly jeu: string;
  readonly nom: string;
  readonly list: readonly Problem<Types>[];
}
export const ASKED: readonly Asked[] = READY_GAMES.flatMap(({ slug, nom: name }) => {
  const list = lists[`../engine/${slug}/problems/list.json`];
  return list === undefined ? [] : [{ jeu: slug, nom: name, list }];
});

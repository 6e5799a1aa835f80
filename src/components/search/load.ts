import { PRETS } from '../../games.ts';
import { makeIndex, type GameIndex } from '../../search/answers.ts';
import { type AnswersWire, fromWire } from '../../search/wire.ts';

/** The site's base path with its final slash, whatever the configuration says. */
export const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The games that can be searched, in the order of the shelf. */
export const GAMES: readonly { readonly slug: string; readonly nom: string }[] = PRETS;

const loading = new Map<string, Promise<GameIndex>>();

async function fetchIndex(jeu: string): Promise<GameIndex> {
  const response = await fetch(`${BASE}recherche/${jeu}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return makeIndex(fromWire((await response.json()) as AnswersWire));
}

/** The index of one game, fetched once; after a failure the next call tries again. */
export function loadGame(jeu: string): Promise<GameIndex> {
  const known = loading.get(jeu);
  if (known !== undefined) return known;
  const started = fetchIndex(jeu);
  loading.set(jeu, started);
  started.catch(() => loading.delete(jeu));
  return started;
}

/** The game of a slug that can be searched, else undefined (an address can hold anything). */
export function searchedGame(slug: string | null | undefined): string | undefined {
  return GAMES.find((game) => game.slug === slug)?.slug;
}

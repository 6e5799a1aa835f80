import { READY_GAMES } from '../../site/games.ts';
import { LATE } from '../play/late.ts';
import { building, type GameIndex } from '../../search/game-index.ts';
import type { AnswersFile } from '../../search/types.ts';
import { type AnswersWire, fromWire } from '../../search/wire.ts';

/** The site's base path with its final slash, whatever the configuration says. */
export const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The games that can be searched, in the order of the shelf. */
export const GAMES: readonly { readonly slug: string; readonly nom: string }[] = READY_GAMES;

const loading = new Map<string, Promise<GameIndex>>();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** How long the page may be kept waiting at a time (ms): what is typed while games arrive goes between. */
const SLICE = 8;
async function indexed(file: AnswersFile): Promise<GameIndex> {
  const steps = building(file);
  for (let until = performance.now() + SLICE; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE;
  }
}

async function fetchIndex(jeu: string): Promise<GameIndex> {
  const response = await fetch(`${BASE}recherche/${jeu}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return indexed(fromWire((await response.json()) as AnswersWire));
}

/** The index of one game, fetched once; when it fails or is late the next call tries again. */
export function loadGame(jeu: string): Promise<GameIndex> {
  const known = loading.get(jeu);
  if (known !== undefined) return known;
  const started = fetchIndex(jeu);
  loading.set(jeu, started);
  const forget = (): void => void loading.delete(jeu);
  const late = setTimeout(forget, LATE);
  started.then(() => clearTimeout(late), forget);
  return started;
}

/** Where a question is asked: one game, or all of them. */
export const loadAsked = (jeu: string | undefined): Promise<readonly GameIndex[]> =>
  Promise.all((jeu === undefined ? GAMES.map(({ slug }) => slug) : [jeu]).map(loadGame));

/** The game of a slug that can be searched, else undefined (an address can hold anything). */
export function searchedGame(slug: string | null | undefined): string | undefined {
  return GAMES.find((game) => game.slug === slug)?.slug;
}

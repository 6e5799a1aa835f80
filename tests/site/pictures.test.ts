// A rule page shows the thing before it says it: no chapter without a picture, a table of its game, or something that lives.
import { describe, expect, test } from 'vitest';
import { SHOWN } from '../games/index.ts';
import { siteAtRoot } from './built.ts';

const site = siteAtRoot();
/** Chapters whose pictures are still to be drawn. */
const WITHOUT: readonly string[] = [
  ...['zones', 'tour', 'techniques', 'execution', 'points', 'grammaire', 'cartes', 'document'].map(
    (chapter) => `/battlefight/regles/${chapter}/`,
  ),
  ...['presentation', 'fin', 'pouvoirs-heros-2', 'pouvoirs-heros-3', 'pouvoirs-heros-4'].map(
    (chapter) => `/versus/regles/${chapter}/`,
  ),
  ...['pouvoirs-vilains-1', 'pouvoirs-vilains-3', 'pouvoirs-vilains-4'].map((chapter) => `/versus/regles/${chapter}/`),
];
const SHOWS = 'main figure.schema, main astro-island, main .example, main .live-card';

describe.each(SHOWN.map(({ jeu, holds }) => [jeu, holds.chapters] as const))('%s', (jeu, chapters) => {
  const pages = site.pages.filter(({ address }) => new RegExp(`^/${jeu}/regles/[^/]+/$`).test(address));
  test('each chapter has a picture or something live', () => {
    expect(pages).toHaveLength(chapters);
    const bare = pages.filter(({ root }) => root.querySelector(SHOWS) === null).map(({ address }) => address);
    expect(bare.filter((address) => !WITHOUT.includes(address))).toEqual([]);
  });
});

// A rule page shows the thing before it says it: no chapter without a picture, a table of its game, or something that lives.
import { describe, expect, test } from 'vitest';
import { SHOWN } from '../games/index.ts';
import { siteAtRoot } from './built.ts';

const site = siteAtRoot();
const SHOWS = 'main figure.schema, main astro-island, main .example, main .live-card';

describe.each(SHOWN.map(({ jeu, holds }) => [jeu, holds.chapters] as const))('%s', (jeu, chapters) => {
  const pages = site.pages.filter(({ address }) => new RegExp(`^/${jeu}/regles/[^/]+/$`).test(address));
  test('each chapter has a picture or something live', () => {
    expect(pages).toHaveLength(chapters);
    const bare = pages.filter(({ root }) => root.querySelector(SHOWS) === null).map(({ address }) => address);
    expect(bare).toEqual([]);
  });
});

// Pages that a game has of its own: addresses of their own, and what to show there.
import { existsSync, globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from './games.ts';
import { toolOf, toolsOf } from './tools.ts';

/** What every game has under its own address. */
const TAKEN = readdirSync('src/pages/[jeu]').map((name) => name.replace(/\..*$/, ''));
describe.each(SHELF.map(({ slug }) => slug))('%s', (jeu) => {
  const own = toolsOf(jeu);
  test('no page stands where another is', () => {
    const slugs = own.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z-]*$/);
    expect(slugs.filter((slug) => TAKEN.includes(slug))).toEqual([]);
  });
  test('each has what shows it', () => {
    expect(own.length === 0 || existsSync(`src/components/${jeu}/Outil.astro`)).toBe(true);
    for (const { titre: title, description, chapeau } of own) {
      for (const text of [title, description, chapeau]) expect(text.length).toBeGreaterThan(10);
      expect(description.length).toBeLessThanOrEqual(200);
    }
  });
});
test('an unknown page stops the build', () => expect(() => toolOf('versus', 'rien')).toThrow(/rien/));
test('every list of pages belongs to a game', () =>
  expect(
    globSync('src/components/*/outils.ts')
      .map((file) => file.split(/[\\/]/).at(-2))
      .filter((jeu) => !SHELF.some(({ slug }) => slug === jeu)),
  ).toEqual([]));

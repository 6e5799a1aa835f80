// The fonts are cut (scripts/fonts.mjs): no character that the site writes with was lost on the way.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';

const fontOf = (file: string) => {
  const font = create(readFileSync(file));
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
};
const has = (file: string): ((letter: string) => boolean) => {
  const font = fontOf(file);
  return (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};
const whole = (file: string): string => createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
/** All characters of the sources: sentences, rule pages, what the engines say. */
const written = new Set(
  globSync('src/**/*.{ts,tsx,astro,mdx,json}', { exclude: (name) => name.includes('.test.') }).flatMap((file) => [
    ...readFileSync(file, 'utf8'),
  ]),
);

test.each([
  ['texte', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
  ['texte-italique', 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2'],
  ['titres', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
])('%s has every letter that the site writes and its family has', (as, of) => {
  const [before, after] = [has(whole(of)), has(`src/fonts/${as}.woff2`)];
  const kept = [...written].filter(before);
  expect(kept.length).toBeGreaterThan(120);
  expect(kept.filter((letter) => !after(letter))).toEqual([]);
});

test.each([
  ['texte', 'Adobe'],
  ['texte-italique', 'Adobe'],
  ['titres', 'The Bricolage Grotesque Project Authors'],
])('%s says whose it is, and bears no reserved name', (as, author) => {
  const { familyName, fullName, postscriptName, copyright } = fontOf(`src/fonts/${as}.woff2`);
  expect(copyright).toContain(author);
  const names = [familyName, fullName, postscriptName].map(String);
  expect(names.every((name) => name.length > 5)).toBe(true);
  expect(names.filter((name) => name.includes('Source'))).toEqual([]);
});

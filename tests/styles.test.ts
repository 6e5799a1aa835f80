// `:has()` from above a place: Chromium then looks the whole place through at each thing drawn in it. On the board of Battle Beyond Space, of 400 cells, one thing more cost 12 ms of style and layout, and 0.3
// once its component said what its style sheets ask. So each anchor is named here: it holds a handful of elements, or stands on pages where nothing is played.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HANDFUL = [
  '.bar',
  '.btn',
  '.caption',
  '.cell-menu',
  '.exo-answer',
  '.exo-option',
  '.lecon-dit',
  '.map-edit', // of a workshop; its answer changes with the focus alone
  '.sc-pawn',
  '.time',
  "[role='group']",
  'ul',
];
const READ = [
  '.bf-fiche',
  '.cover',
  '.feuillet',
  '.print-top',
  '.sc-things',
  '.schema',
  '.schema-board',
  '.vs-graph',
  '.vs-sheet',
  'body',
  'li',
  'td',
];

/** What stands before each `:has(` of a selector: its compound, `&` or nothing included. */
const anchorsIn = (selector: string): readonly string[] =>
  selector
    .split(':has(')
    .slice(0, -1)
    .map(
      (before) => /(?:[^\s>+~,(]|\((?:[^()]|\([^()]*\))*\))*$/.exec(before.replace(/:(?:not|is)\($/, ''))?.[0] ?? '',
    );
const isKnown = (anchor: string): boolean =>
  [...HANDFUL, ...READ].some(
    (known) => anchor.startsWith(known) && !/[\w-]/.test(anchor.charAt(known.length)) && !anchor.includes('&'),
  );
/** Selectors of a sheet, but those of paper. */
const selectorsOf = (sheet: string): readonly string[] => {
  const bare = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  const screen = bare.replaceAll(/@media print\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  return [...screen.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
};

test.each(globSync('src/styles/**/*.css').toSorted())('%s asks nothing of a place from above', (file) => {
  const wide = selectorsOf(readFileSync(file, 'utf8'))
    .flatMap((selector) => anchorsIn(selector).map((anchor) => ({ selector, anchor })))
    .filter(({ anchor }) => !isKnown(anchor));
  expect(wide).toEqual([]);
});
test('the reading of selectors finds what it is for', () => {
  const sheet = `@media print { .scene:has(.x) { a: b } } /* .place:has(.y) {} */
    .scene.panelled:has(> .log) { & > .caption:not(:has(.z)) { a: b } &:has(.w) { a: b } } .choices .btn:has(.told) { a: b } :is([data-lien], main:has(.busy)) { a: b }`;
  expect(selectorsOf(sheet).flatMap(anchorsIn)).toEqual(['.scene.panelled', '.caption', '&', '.btn', 'main']);
  expect(['.scene.panelled', '.caption', '', '&', '.btn', 'main', '.button'].filter(isKnown)).toEqual([
    '.caption',
    '.btn',
  ]);
});

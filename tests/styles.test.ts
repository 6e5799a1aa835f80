// What makes Chromium style a whole place again at each thing drawn in it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// `:has()` from above a place: the whole place is looked through. On the board of Battle Beyond Space, of 400 cells, one thing more cost 12 ms of style and layout, and 0.3 once its component said what
// its style sheets ask. So each anchor is named here: it holds a handful of elements, or stands on pages where nothing is played.
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
// Siblings told apart by neither class nor attribute (`* + *`, `path + path`): whatever is drawn, anywhere, all that stands beside it is asked, and all that this holds. One `> * + *` on the panel of a scene had the
// 1,000 elements of a board of Battle Beyond Space styled again each time some of its cells came: 90 ms of an opening, 30 without. `:not(:first-child)` says the same, and is asked of two at most.
const READ_ALONE = ['.couverture', '.tout', '.vs-liste', '.vs-tours']; // pages where nothing is played
const NAMED = /[.#[]/;
/** A selector without what stands between its brackets, and with `¬` for what it bars. */
const bones = (selector: string): string =>
  selector
    .replaceAll(/\[[^\]]*\]/g, '[]')
    .replaceAll(/:nth[\w-]+\([^()]*\)/g, '')
    .replaceAll(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '¬');
const siblingsIn = (selector: string): readonly (readonly [before: string, after: string])[] =>
  bones(selector)
    .replaceAll(/\s*([+~])\s*/g, '$1')
    .split(/[\s>,()]+/)
    .flatMap((chain) => {
      const [first = '', ...others] = chain.split(/[+~]/);
      return others.map((after, i) => [others[i - 1] ?? first, after] as const);
    });
const asksAll = (selector: string): boolean =>
  !READ_ALONE.some((page) => selector.startsWith(page)) &&
  siblingsIn(selector).some(([before, after]) => !NAMED.test(before) && !NAMED.test(after));

test.each(globSync('src/styles/**/*.css').toSorted())('%s asks of siblings by what they are named', (file) => {
  expect(selectorsOf(readFileSync(file, 'utf8')).filter(asksAll)).toEqual([]);
});
test('the reading of siblings finds what it is for', () => {
  const wide = ['.panel > * + *', '& > * + *', '.a path + path', '.b:not(.c) i + i::after', '.d :is(p, h3 + span)'];
  const narrow = ['.a + .b', '.a ~ p', 'ol + .told', '& ~ .mats', '[role="a+b"] > p', '.c > :nth-child(n + 4) ~ .d'];
  expect([...wide, ...narrow, '.tout > section + section'].filter(asksAll)).toEqual(wide);
});

// « All but » under what the root says (`[data-lien] .lobby > :not(.list)`): when the root says it no more, the whole page is styled again, at the very moment when a table is shown.
const isAllBut = (selector: string): boolean =>
  /^(?::root|\[data-)/.test(selector) && /[\s>+~(][*¬]+\s*(?:[,)]|$)/.test(bones(selector));
test.each(globSync('src/styles/**/*.css').toSorted())('%s asks by name what the root changes', (file) => {
  expect(selectorsOf(readFileSync(file, 'utf8')).filter(isAllBut)).toEqual([]);
});
test('the reading of what is barred finds what it is for', () => {
  const wide = ['[data-lien] :is(.lobby > :not(.list), .a)', ':root[data-js] .b > *', '[data-c] .d ~ :not(.e:not(.f))'];
  const narrow = [
    '[data-lien] .lobby > .rest',
    '[data-lien] li:not([data-named])',
    '.b > *',
    ':root:not([data-js]) main',
  ];
  expect([...wide, ...narrow].filter(isAllBut)).toEqual(wide);
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

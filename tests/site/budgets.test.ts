// What a reader downloads, against the budgets. Compressed as a good host does (gzip, level 9); 1 kB = 1,024 bytes.
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { closure, fileOf, importsOf, none, siteAtRoot, type SitePage, textOf, zipped } from './built.ts';

const KB = 1024;
const site = siteAtRoot();
const table: (readonly [what: string, measured: string, allowed: string])[] = [];
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
/** Measures against a budget; the row is told even when the budget is not kept. */
const weigh = (what: string, bytes: number, most: number): void => {
  table.push([what, kb(bytes), `≤ ${most} kB`]);
  expect(bytes, `${what}: ${kb(bytes)}`).toBeGreaterThan(100);
  expect(bytes, `${what}: ${kb(bytes)}, ${most} kB at most`).toBeLessThanOrEqual(most * KB);
};
/** Measures what has no budget of its own. */
const tell = (what: string, bytes: number): void => void table.push([what, kb(bytes), '']);
afterAll(() => {
  const width = Math.max(...table.map(([what]) => what.length));
  console.info(['Budgets (gzip)', ...table.map(([what, measured, allowed]) => `  ${what.padEnd(width)}  ${measured.padStart(9)}  ${allowed}`.trimEnd())].join('\n'));
});

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0);
};
const files = (page: SitePage, selector: string, name: string): readonly string[] => [...new Set(page.root.querySelectorAll(selector).map((element) => fileOf(site, element.getAttribute(name) ?? '') ?? `missing: ${element.toString()}`))];
const total = (names: readonly string[]): number => names.reduce((sum, file) => sum + zipped(textOf(site, file)), 0);
const pageOf = (address: string): SitePage => {
  const page = site.pages.find((one) => one.address === address);
  if (page === undefined) throw new Error(`no page at ${address}`);
  return page;
};
const textWeight = (page: SitePage): number => zipped(page.html) + total(files(page, 'link[rel=stylesheet]', 'href'));
const rulePages = site.pages.filter(({ address }) => /^\/battleworld\/regles\/[^/]+\/$/.test(address));

test('rule pages: HTML and style sheets', () => {
  expect(rulePages).toHaveLength(15);
  const weights = rulePages.map(textWeight);
  const worst = Math.max(...weights);
  weigh('rule page, HTML + CSS, median', median(weights), 14);
  weigh(`rule page, HTML + CSS, worst (${rulePages[weights.indexOf(worst)]?.address})`, worst, 25);
});

/** What a page fetches by itself: its scripts, what they import as they load, and what they ask for when the browser is idle (the offline state). */
const beforeTouch = (page: SitePage): readonly string[] => {
  const loaded = closure(site, files(page, 'script[src]', 'src'));
  const idle = loaded.flatMap((file) => importsOf(site, file).lazy).filter((file) => /\/hors-ligne\./.test(file));
  expect(idle, 'the script that installs the site').toHaveLength(1);
  return closure(site, [...loaded, ...idle]);
};
test('rule pages: JavaScript files before anyone touches an example', () => {
  weigh('rule page, JavaScript before touch, worst', Math.max(...rulePages.map((page) => total(beforeTouch(page)))), 3);
  const inline = (page: SitePage): number => zipped(page.root.querySelectorAll('script:not([src])').map(({ rawText }) => rawText).join('\n'));
  tell('  inline scripts apart: Astro’s loader, the theme', Math.max(...rulePages.map(inline)));
});

/** The modules of an island that wakes: itself, what draws it, and all they import as they load. */
const awake = (page: SitePage): readonly string[] => {
  const of = (name: string): readonly string[] => files(page, `astro-island[${name}]`, name);
  return closure(site, [...beforeTouch(page), ...of('component-url'), ...of('renderer-url')]);
};
test('examples: everything that stepping runs', () => {
  const examples = site.pages.filter(({ address }) => /^\/battleworld\/exemples\/[^/]+\/$/.test(address));
  expect(examples).toHaveLength(10);
  const worst = Math.max(...examples.map((page) => total(awake(page))));
  weigh('example stepped, all JavaScript, worst', worst, 30);
  // the engine itself comes with the first « Prendre la main »: told, without a budget
  for (const [slug, mode] of [['egalite', 'combat'], ['iron-man-et-ultron', 'partie']] as const) {
    const woken = awake(pageOf(`/battleworld/exemples/${slug}/`));
    const live = woken.flatMap((file) => importsOf(site, file).lazy).filter((file) => new RegExp(`/(?:Live|mode-${mode})\\.`).test(file));
    expect(live.length, `what « Prendre la main » loads: ${live.join(', ')}`).toBeGreaterThanOrEqual(2);
    tell(`  once taken over, engine of ${mode} included`, total(closure(site, [...woken, ...live])));
  }
});

const engine = (...modes: readonly string[]): number => {
  const contents = modes.map((mode) => `export * from './src/engine/battleworld/${mode}/index.ts';`).join('\n');
  const built = buildSync({ stdin: { contents, resolveDir: process.cwd() }, bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' });
  return zipped(built.outputFiles[0]?.contents ?? '');
};
// The whole game plays combats within: what it adds to the combat is its own engine, the rest is counted above it.
test('the engine of each mode, its sentences included', () => {
  const combat = engine('combat');
  const both = engine('combat', 'partie');
  weigh('engine of battleworld/combat', combat, 12);
  weigh('engine of battleworld/partie, the combat within apart', both - combat, 12);
  tell('  both together', both);
});

test('answers: the index of a game and its reader', () => {
  const reader = buildSync({ entryPoints: ['src/search/answers.ts'], bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' });
  weigh('answers of battleworld, reader included', zipped(textOf(site, 'recherche/battleworld.json')) + zipped(reader.outputFiles[0]?.contents ?? ''), 45);
});

test('what is installed to work offline', () => {
  const { octets, fichiers } = JSON.parse(textOf(site, 'hors-ligne.json')) as { readonly octets: number; readonly fichiers: number };
  table.push(['installed offline, as stored', `${(octets / KB / KB).toFixed(2)} MB`, '≤ 3 MB'], ['installed offline, files', `${fichiers}`, '≤ 300']);
  expect(octets).toBeGreaterThan(100_000);
  expect(octets).toBeLessThanOrEqual(3 * KB * KB);
  expect(fichiers).toBeGreaterThan(site.pages.length);
  expect(fichiers).toBeLessThanOrEqual(300);
  // every file is in it, under its address: one that the worker does not know would be missing offline
  const worker = textOf(site, 'sw.js');
  const elsewhere = new Set(['sw.js', '_headers', 'apercu.png']); // the last is for those who link here, not for readers
  none([...site.files].filter((file) => !elsewhere.has(file)).map((file) => file.replace(/(^|\/)index\.html$/, '$1') || './').filter((address) => !worker.includes(`"${address}"`)));
});

test('other pages, told', () => {
  for (const address of ['/', '/battleworld/', '/battleworld/atelier/', '/battleworld/jouer/', '/glossaire/']) {
    const page = pageOf(address);
    tell(`${address} HTML + CSS`, textWeight(page));
    tell(`${address} JavaScript as it opens`, total(awake(page)));
  }
});

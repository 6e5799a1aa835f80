// What a reader downloads, against the budgets. Compressed as a good host does (gzip, level 9); 1 kB = 1,024 bytes.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { plain } from '../../src/integrations/packs.ts';
import { openPack, packOf, takeOut } from '../../src/site/packs.ts';
import { UNLISTED } from '../../src/integrations/sitemap.ts';
import { toolsOf } from '../../src/site/tools.ts';
import { SHOWN } from '../games/index.ts';
import type { GameSubject } from '../games/subject.ts';
import { closure, fileOf, importsOf, none, registered, siteAtRoot, type SitePage, textOf, zipped } from './built.ts';

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
  console.info(
    [
      'Budgets (gzip)',
      ...table.map(([what, measured, allowed]) =>
        `  ${what.padEnd(width)}  ${measured.padStart(9)}  ${allowed}`.trimEnd(),
      ),
    ].join('\n'),
  );
});

const PREVIEW = /^[^/]+\/(?:regles|exemples)\/[^/]+\.png$/;
const packName = (file: string): string => basename(file, '.pack');
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2 : (sorted[Math.floor(half)] ?? 0);
};
const files = (page: SitePage, selector: string, name: string): readonly string[] => [
  ...new Set(
    page.root
      .querySelectorAll(selector)
      .map((element) => fileOf(site, element.getAttribute(name) ?? '') ?? `missing: ${element.toString()}`),
  ),
];
const total = (names: readonly string[]): number => names.reduce((sum, file) => sum + zipped(textOf(site, file)), 0);
const pageOf = (address: string): SitePage => {
  const page = site.pages.find((one) => one.address === address);
  if (page === undefined) throw new Error(`no page at ${address}`);
  return page;
};
const textWeight = (page: SitePage): number => zipped(page.html) + total(files(page, 'link[rel=stylesheet]', 'href'));
/** The pages of a game below one of its folders: its chapters, its examples. */
const below = (jeu: string, folder: string): readonly SitePage[] =>
  site.pages.filter(({ address }) => new RegExp(`^/${jeu}/${folder}/[^/]+/$`).test(address));
/** What a page fetches by itself: its scripts, what they import as they load, and what they ask for when the browser is idle (the offline state). */
const beforeTouch = (page: SitePage): readonly string[] => {
  const loaded = closure(site, files(page, 'script[src]', 'src'));
  const idle = loaded.flatMap((file) => importsOf(site, file).lazy).filter((file) => /\/offline\./.test(file));
  expect(idle, 'the script that installs the site').toHaveLength(1);
  return closure(site, [...loaded, ...idle]);
};
/** The modules of an island that wakes: itself, what draws it, and all they import as they load. */
const awake = (page: SitePage): readonly string[] => {
  const of = (name: string): readonly string[] => files(page, `astro-island[${name}]`, name);
  return closure(site, [...beforeTouch(page), ...of('component-url'), ...of('renderer-url')]);
};
const tellPage = (address: string): void => {
  const page = pageOf(address);
  tell(`${address} HTML + CSS`, textWeight(page));
  tell(`${address} JavaScript as it opens`, total(awake(page)));
};
/** One bundle as a page would fetch it. */
const bundle = (from: Pick<BuildOptions, 'entryPoints' | 'stdin'>): number => {
  const built = buildSync({ ...from, bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' });
  return zipped(built.outputFiles?.[0]?.contents ?? '');
};
const reader = (): number => bundle({ entryPoints: ['src/search/answers.ts'] });
/** Modes of a game in one bundle: with their sentences, or one file of each. */
const engine = (jeu: string, modes: readonly string[], file = 'index.ts'): number => {
  const contents = modes.map((mode) => `export * from './src/engine/${jeu}/${mode}/${file}';`).join('\n');
  return bundle({ stdin: { contents, resolveDir: process.cwd() } });
};

describe.each(SHOWN.map((game) => [game.jeu, game] as const))('%s', (jeu, { holds, examples, modes }: GameSubject) => {
  test('rule pages: HTML and style sheets', () => {
    const rulePages = below(jeu, 'regles');
    expect(rulePages).toHaveLength(holds.chapters);
    // the sheets of a game are fetched once for all its chapters
    const weights = rulePages.map(({ html }) => zipped(html));
    const worst = Math.max(...weights);
    weigh(`${jeu}: rule page, HTML, median`, median(weights), 18);
    weigh(`${jeu}: rule page, HTML, worst (${rulePages[weights.indexOf(worst)]?.address})`, worst, 22);
    weigh(
      `${jeu}: rule page, its style sheets, worst`,
      Math.max(...rulePages.map(textWeight).map((all, i) => all - (weights[i] ?? 0))),
      24,
    );
  });
  test('rule pages: JavaScript files before anyone touches an example', () => {
    const rulePages = below(jeu, 'regles');
    weigh(
      `${jeu}: rule page, JavaScript before touch, worst`,
      Math.max(...rulePages.map((page) => total(beforeTouch(page)))),
      4,
    );
    const inline = (page: SitePage): number =>
      zipped(
        page.root
          .querySelectorAll('script:not([src])')
          .map(({ rawText }) => rawText)
          .join('\n'),
      );
    tell('  inline scripts apart: Astro’s loader, the theme', Math.max(...rulePages.map(inline)));
  });
  test('examples: everything that stepping runs', () => {
    const pages = below(jeu, 'exemples');
    expect([pages.length, examples.length]).toEqual([holds.examples, holds.examples]);
    /** All that stepping runs: the island, and what draws its mode. */
    const stepped = ({ id, mode }: (typeof examples)[number]): readonly string[] =>
      closure(site, [
        ...awake(pageOf(`/${jeu}/exemples/${id.slice(jeu.length + 1)}/`)),
        registered(site, `./${jeu}/reading-${mode}.ts`),
      ]);
    weigh(
      `${jeu}: example stepped, all JavaScript, worst`,
      Math.max(...examples.map((example) => total(stepped(example)))),
      holds.stepped ?? 45,
    );
    weigh(
      `${jeu}: states of an example, worst`,
      Math.max(...examples.map(({ id }) => zipped(textOf(site, `${id.replace('.', '/exemples/')}.json`)))),
      10,
    );
    // the engine itself comes with the first « Prendre la main »: told, without a budget
    for (const mode of Object.keys(modes)) {
      const shown = examples.find((example) => example.mode === mode);
      if (shown === undefined) continue;
      const woken = stepped(shown);
      const live = woken.flatMap((file) => importsOf(site, file).lazy).filter((file) => /\/Live\./.test(file));
      expect(live, 'what « Prendre la main » loads').toHaveLength(1);
      tell(
        `  once taken over, engine of ${mode} included`,
        total(closure(site, [...woken, ...live, registered(site, `./${jeu}/mode-${mode}.ts`)])),
      );
    }
  });
  test.each(Object.entries(modes).map(([name, mode]) => [name, mode.engine] as const))(
    'the engine of %s, with its sentences',
    (name, { most, within, machine }) => {
      if (machine !== undefined) {
        weigh(`engine of ${jeu}/${name}: what runs the rules`, engine(jeu, [name], machine.file), most);
        weigh('  its set-up and its sentences included', engine(jeu, [name]), machine.whole);
      } else if (within === undefined) weigh(`engine of ${jeu}/${name}`, engine(jeu, [name]), most);
      else {
        const both = engine(jeu, [...within, name]);
        weigh(`engine of ${jeu}/${name}, the ${within.join(', ')} within apart`, both - engine(jeu, within), most);
        tell('  all together', both);
      }
    },
  );
  const thinkers = Object.keys(modes)
    .map((mode) => [mode, `src/components/${jeu}/think-${mode}.worker.ts`] as const)
    .filter(([, worker]) => existsSync(worker));
  test.each(thinkers)('the machine of %s, its engine apart', (mode, worker) => {
    weigh(`what thinks in ${jeu}/${mode}`, bundle({ entryPoints: [worker] }) - engine(jeu, [mode]), 10);
  });
  test('the workshop: all that it runs as it opens', () => {
    const opened = awake(pageOf(`/${jeu}/atelier/`));
    weigh(`${jeu}: workshop, JavaScript as it opens`, total(opened), 114.6);
    const after = opened
      .flatMap((file) => importsOf(site, file).lazy)
      .filter((file) => /\/(?:post|PrintSheet)\./.test(file));
    expect(after, 'its links, its page on paper').toHaveLength(2);
    tell('  once idle: its links, its page on paper', total(closure(site, [...opened, ...after])) - total(opened));
  });
  test('answers: its index and the reader', () => {
    weigh(`answers of ${jeu}, reader included`, zipped(textOf(site, `recherche/${jeu}.json`)) + reader(), 60);
  });
  test('pages that only this game has: HTML and style sheets', () => {
    for (const { slug } of toolsOf(jeu)) {
      const page = pageOf(`/${jeu}/${slug}/`);
      weigh(`${page.address} HTML + CSS`, textWeight(page), 30);
      tell('  JavaScript as it opens', total(awake(page)));
    }
  });
  test('other pages, told', () => {
    for (const part of ['', 'jouer/']) tellPage(`/${jeu}/${part}`);
  });
});

test('what is installed to work offline', async () => {
  const { octets, fichiers } = JSON.parse(textOf(site, 'hors-ligne.json')) as {
    readonly octets: number;
    readonly fichiers: number;
  };
  table.push(
    ['installed offline, as stored', `${(octets / 1e6).toFixed(2)} MB`, '≤ 4 MB'],
    ['installed offline, files asked for', `${fichiers}`, '≤ 25'],
  );
  expect(octets).toBeGreaterThan(100_000);
  expect(octets).toBeLessThanOrEqual(4_000_000);
  expect(fichiers).toBeLessThanOrEqual(25);
  // what the worker installs is there, and as heavy as it is told
  const worker = textOf(site, 'sw.js');
  const installed = [...site.files].filter((file) => worker.includes(`"url":"${file}"`));
  expect(installed).toHaveLength(fichiers);
  expect(
    installed
      .filter((file) => file !== 'hors-ligne.json')
      .reduce((sum, file) => sum + statSync(join(site.folder, file)).size, 0),
  ).toBe(octets);
  // every file is in it, under its address and byte for byte: one that no pack holds would be missing offline
  const packs = new Map(
    await Promise.all(
      installed
        .filter((file) => file.endsWith('.pack'))
        .map(
          async (file) => [packName(file), await openPack(new Blob([readFileSync(join(site.folder, file))]))] as const,
        ),
    ),
  );
  const names = new Set(packs.keys());
  const elsewhere = new Set([
    ...installed,
    'sw.js',
    '_headers',
    'apercu.png',
    ...[...site.files].filter((file) => file.startsWith('captures/')), // for the browser that offers to install
    ...[...site.files].filter((file) => PREVIEW.test(file)), // for whoever shows a link
    ...UNLISTED.map((page) => `${page}index.html`),
  ]); // for those who link here, or who draw: not for readers
  const files = [...site.files].filter((file) => !elsewhere.has(file));
  const addresses = files.map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
  const faults = files.filter((file, i) => {
    const pack = packs.get(packOf(addresses[i] ?? '', names));
    const content = pack === undefined ? undefined : takeOut(pack, addresses[i] ?? '');
    return content === undefined || !Buffer.from(content).equals(plain(readFileSync(join(site.folder, file))));
  });
  none(faults);
  none(
    [...packs.values()]
      .flatMap(({ directory }) => Object.keys(directory))
      .filter((address) => !addresses.includes(address)),
  );
});

test('pages of no game, told', () => {
  for (const address of ['/', '/glossaire/']) tellPage(address);
});

// Every address in the built pages leads somewhere, on both builds; every rule has its one paragraph.
import { existsSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { UNLISTED } from '../../src/integrations/sitemap.ts';
import { SHELF } from '../../src/site/games.ts';
import { toolsOf } from '../../src/site/tools.ts';
import { SHOWN } from '../games/index.ts';
import { fileOf, none, type Site, siteAtRoot, type SitePage, siteUnderBase, textOf } from './built.ts';

const ORIGIN = 'https://built.test';
/** Attributes that hold an address, for any element; a `srcset` would hold several, and there is none. */
const ADDRESSES = [
  'href',
  'src',
  'action',
  'data',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
] as const;
const IDREFS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'list'] as const;

/** Every rule of the games on show, with its game and its chapter. */
const RULES = SHOWN.flatMap(({ jeu, rules }) =>
  Object.entries(rules).map(([id, { chapter }]) => ({ id, jeu, chapter })),
);

const idsOf = (page: SitePage): readonly string[] => page.root.querySelectorAll('[id]').map((element) => element.id);
const placeOf = (element: HTMLElement): string => `<${element.rawTagName}> « ${element.text.trim().slice(0, 40)} »`;

/** Whether a fragment has its target in a page. A scenario or a moment is for the page's script, where there is one that opens it. */
const hasTarget = (site: Site, file: string, fragment: string): boolean => {
  const page = site.pages.find((one) => one.file === file);
  if (page === undefined) return false;
  if (/^[sp]=/.test(fragment)) return /\/(?:jouer|atelier|exemples\/[^/]+)\/index\.html$/.test(file);
  // an exercise is drawn from its type and its seed: the page must offer the type
  const type = /^x=([a-z0-9-]+)\.\d+$/.exec(fragment)?.[1];
  if (type !== undefined)
    return file.endsWith('/exercices/index.html') && page.root.querySelector(`option[value="${type}"]`) !== null;
  // the permanent address of a rule, and that of its demonstration, name their line by `name`: the id is its paragraph's, wherever it is
  if (
    (file === 'r/index.html' || file.endsWith('/action/index.html')) &&
    page.root.querySelectorAll('a[name]').some((a) => a.getAttribute('name') === fragment)
  )
    return true;
  return page.root.querySelectorAll('[id]').some(({ id }) => id === fragment);
};

const brokenIn = (site: Site, page: SitePage): readonly string[] =>
  ADDRESSES.flatMap((name) =>
    page.root.querySelectorAll(`[${name}]`).flatMap((element): readonly string[] => {
      const value = element.getAttribute(name) ?? '';
      if (/^(?:data|mailto):/.test(value) || element.getAttribute('rel') === 'canonical') return [];
      const url = new URL(value, ORIGIN + page.address);
      if (url.origin !== ORIGIN) return [];
      const told = `${page.file}: ${value} in ${placeOf(element)}`;
      const file = fileOf(site, url.pathname);
      if (file === undefined) return [`${told}: no such file`];
      const fragment = decodeURIComponent(url.hash.slice(1));
      return fragment === '' || element.rawTagName === 'use' || hasTarget(site, file, fragment)
        ? []
        : [`${told}: no such target`];
    }),
  );

describe.each([
  ['at the root', siteAtRoot()],
  ['under a base path', siteUnderBase()],
])('the site %s', (_, site) => {
  test('has pages to read', () => expect(site.pages.length).toBeGreaterThan(35));
  test('gives each rule exactly one element, with its id', () => {
    for (const { jeu, rules } of SHOWN) expect(Object.keys(rules).length, jeu).toBeGreaterThan(0);
    const held = new Map<string, number>();
    for (const id of site.pages.flatMap(idsOf)) held.set(id, (held.get(id) ?? 0) + 1);
    none(RULES.map(({ id }) => [id, held.get(id) ?? 0]).filter(([, count]) => count !== 1));
    const marked = site.pages.flatMap((page) =>
      page.root
        .querySelectorAll('.regle[data-regle]')
        .map((element) => [element.id, element.getAttribute('data-regle')] as const),
    );
    none(marked.filter(([id, rule]) => id !== rule));
    expect(marked.map(([id]) => id).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
  });
  test('gives each rule its permanent address', () => {
    const page = site.pages.find(({ file }) => file === 'r/index.html');
    const named =
      page?.root.querySelectorAll('a[name]').map((a) => [a.getAttribute('name'), a.getAttribute('href')]) ?? [];
    expect(named.toSorted()).toEqual(
      RULES.map(({ id, jeu, chapter }) => [id, `${site.base}${jeu}/regles/${chapter}/#${id}`]).toSorted(),
    );
  });
  test.each(site.pages.map((page) => [page.file, page] as const))(
    '%s: no id twice, each reference to an id found',
    (__, page) => {
      const ids = idsOf(page);
      none(ids.filter((id, i) => ids.indexOf(id) !== i));
      const missing = IDREFS.flatMap((name) =>
        page.root.querySelectorAll(`[${name}]`).flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter((id) => !ids.includes(id))
            .map((id) => `${name}="${id}"`),
        ),
      );
      none([...new Set(missing)]);
    },
  );
  test.each(site.pages.map((page) => [page.file, page] as const))('%s: every address leads somewhere', (__, page) => {
    none(brokenIn(site, page));
  });
  test('on a page, what shows a rule in action is named after it: no two such links of one name lead elsewhere', () => {
    const seen = site.pages.flatMap((page) =>
      page.root.querySelectorAll('main a[href]').flatMap((link) => {
        if (link.text.trim() !== 'voir en action') return [];
        return [[page.file, link.getAttribute('aria-label') ?? '', link.getAttribute('href') ?? ''] as const];
      }),
    );
    expect(seen.length).toBeGreaterThan(RULES.length / 2);
    none(seen.filter(([, name]) => !/^Voir en action\s: \S/.test(name)));
    const ledTo = new Map<string, string>();
    none(
      seen.filter(([file, name, href]) => {
        const first = ledTo.get(`${file} ${name}`);
        ledTo.set(`${file} ${name}`, first ?? href);
        return first !== undefined && first !== href;
      }),
    );
  });
  test('each example is given the file that steps it', () => {
    const islands = site.pages.flatMap((page) =>
      page.root
        .querySelectorAll('astro-island')
        .map((island) => island.getAttribute('props') ?? '')
        .filter((props) => props.includes('"file"')),
    );
    expect(islands.length).toBeGreaterThanOrEqual(SHOWN.reduce((sum, { examples }) => sum + examples.length, 0));
    const missing = islands.filter((props) => {
      const [slug = '', address = ''] = [/"id":\[0,"[^."]+\.([^"]+)"\]/, /"file":\[0,"([^"]+)"\]/].map(
        (name) => name.exec(props)?.[1],
      );
      const file = fileOf(site, address);
      return (
        file === undefined ||
        !address.endsWith(`/${slug}.json`) ||
        (JSON.parse(textOf(site, file)) as { readonly steps?: readonly unknown[] }).steps?.length === undefined
      );
    });
    none(missing);
  });
  test('no style sheet asks for a file that is not there', () => {
    const missing = [...site.files]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...textOf(site, file).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
          .map(([, asked = '']) => asked)
          .filter(
            (asked) =>
              !asked.startsWith('data:') &&
              fileOf(site, new URL(asked, `${ORIGIN}${site.base}${file}`).pathname) === undefined,
          )
          .map((asked) => `${file}: ${asked}`),
      );
    none(missing);
  });
  test('has the addresses that stay', () => {
    const wanted = [
      '',
      '404.html',
      'glossaire/',
      'recherche/',
      'couverture/',
      'credits/',
      'changements/',
      'epingles/',
      'probleme/',
      'appareil/',
      'partage/',
      'r/',
      ...SHELF.map(({ slug }) => `${slug}/`),
      ...SHOWN.flatMap(({ jeu }) =>
        [
          'regles',
          'exemples',
          'atelier',
          'jouer',
          'aide',
          'arbitrages',
          'action',
          ...(existsSync(`src/engine/${jeu}/exercises/index.ts`) ? ['exercices'] : []),
          ...toolsOf(jeu).map(({ slug }) => slug),
        ].map((part) => `${jeu}/${part}/`),
      ),
    ];
    const examples = SHOWN.flatMap((game) =>
      game.examples.map(({ id }) => `${game.jeu}/exemples/${id.slice(id.indexOf('.') + 1)}/`),
    );
    const held = new Set(site.pages.map(({ address }) => address));
    none([...wanted, ...examples].filter((address) => !held.has(site.base + address)));
    for (const { jeu, rulings } of SHOWN) {
      const arbitrages = site.pages.find(({ address }) => address === `${site.base}${jeu}/arbitrages/`);
      none(
        rulings
          .map(({ id }) => id.toLowerCase())
          .filter((id) => arbitrages?.root.querySelectorAll('[id]').some((element) => element.id === id) !== true)
          .map((id) => `${jeu}: ${id}`),
      );
    }
  });
  test('lets every page be reached from the home page', () => {
    const leads = new Map(
      site.pages.map(
        ({ address, root }) =>
          [
            address,
            root
              .querySelectorAll('a[href]')
              .map((a) => new URL(a.getAttribute('href') ?? '', ORIGIN + address).pathname),
          ] as const,
      ),
    );
    const reached = new Set<string>();
    const walk = (address: string): void => {
      if (reached.has(address)) return;
      reached.add(address);
      leads.get(address)?.forEach(walk);
    };
    walk(site.base);
    const alone = ['404.html', ...UNLISTED].map((page) => site.base + page);
    none([...leads.keys()].filter((address) => !reached.has(address) && !alone.includes(address)));
  });
  test('« voir en action » leads to a step of an example that cites the rule, or to its demonstration', () => {
    const steps = new Map(
      site.pages.flatMap(({ address, root }) =>
        root
          .querySelectorAll('[data-evenement]')
          .map((row): readonly [string, HTMLElement] => [`${address}#${row.id}`, row]),
      ),
    );
    const seen = site.pages
      .flatMap(({ root }) => root.querySelectorAll('.regle'))
      .flatMap((rule) =>
        rule.querySelectorAll('a.voir').map((link) => ({ id: rule.id, href: link.getAttribute('href') ?? '' })),
      );
    for (const { jeu, rules } of SHOWN)
      expect(seen.filter(({ id }) => rules[id] !== undefined).length, jeu).toBeGreaterThan(0);
    // what opens elsewhere is checked by couverture.test.ts
    none(
      seen
        .filter(({ href }) => !/\/(?:action|atelier)\/#/.test(href))
        .filter(
          ({ id, href }) =>
            steps
              .get(href)
              ?.querySelectorAll('a[href]')
              .some((cite) => cite.getAttribute('href')?.endsWith(`#${id}`)) !== true,
        )
        .map(({ id, href }) => `${id} → ${href}`),
    );
  });
});

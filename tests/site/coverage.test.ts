// Every rule that an engine runs is seen at work, or /couverture/ says why not; what it is seen in is there.
import { describe, expect, test } from 'vitest';
import type { ActionFile } from '../../src/components/play/demo.ts';
import type { Sight } from '../../src/engine/kernel/demonstration.ts';
import { SHOWN } from '../games/index.ts';
import type { GameSubject } from '../games/subject.ts';
import { none, type Site, siteAtRoot, siteUnderBase, textOf, zipped } from './built.ts';

const KINDS = ['event', 'node', 'refusal', 'aside', 'setup', 'notice'];
const fileOf = (site: Site, jeu: string): ActionFile => JSON.parse(textOf(site, `${jeu}/action.json`)) as ActionFile;
const pageOf = (site: Site, file: string) => {
  const page = site.pages.find((one) => one.file === file);
  if (page === undefined) throw new Error(`no ${file}`);
  return page;
};
/** By rule, where its paragraph says to see it. */
const links = (site: Site): ReadonlyMap<string, readonly string[]> =>
  new Map(
    site.pages.flatMap(({ root }) =>
      root
        .querySelectorAll('.regle[data-regle]')
        .map((rule) => [rule.id, rule.querySelectorAll('a.voir').map((a) => a.getAttribute('href') ?? '')] as const),
    ),
  );
/** By rule, the reason that the page gives for not showing it. */
const reasons = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    pageOf(site, 'couverture/index.html')
      .root.querySelectorAll('[data-liste=muettes] dl > div')
      .map(
        (row) =>
          [
            (row.querySelector('dt a')?.getAttribute('href') ?? '').split('#')[1] ?? '',
            row.querySelector('dd[data-raison]')?.text ?? '',
          ] as const,
      ),
  );

/** Whether the link holds a scenario that the set-up refuses by this rule. */
const refusedBy = (modes: GameSubject['modes'], sight: Sight | undefined, rule: string, href: string): boolean => {
  if (sight?.kind !== 'setup') return false;
  const mode = modes[sight.mode];
  const read = mode?.codec.decode(href.slice(href.indexOf('#')));
  const door = read?.ok === true ? mode?.game.setup(read.value) : undefined;
  return door?.ok === false && door.error.some(({ cites }) => cites.includes(rule));
};

describe.each([
  ['at the root', siteAtRoot()],
  ['under a base path', siteUnderBase()],
])('the site %s', (_, site) => {
  const seen = links(site);
  const why = reasons(site);
  test.each(SHOWN.map((game) => [game.jeu, game] as const))(
    '%s: each rule of the engine is seen at work, or says why not',
    (__, { rules }) => {
      const engine = Object.entries(rules)
        .filter(([, { runs }]) => runs === 'engine')
        .map(([id]) => id);
      const unseen = engine.filter((id) => (seen.get(id) ?? []).length === 0);
      none(unseen.filter((id) => (why.get(id) ?? '').length < 20).map((id) => `${id}: neither shown nor explained`));
      none(
        [...why.keys()]
          .filter((id) => engine.includes(id) && !unseen.includes(id))
          .map((id) => `${id}: said not to be shown, and shown`),
      );
      expect(engine.length).toBeGreaterThan(0);
      expect(unseen.length / engine.length, 'part of the rules that nothing shows').toBeLessThanOrEqual(0.05);
    },
  );
  test.each(SHOWN.map((game) => [game.jeu, game] as const))(
    '%s: « voir en action » names a demonstration that is there, whole',
    (jeu, { rules, modes }) => {
      const file = fileOf(site, jeu);
      const page = `${site.base}${jeu}/action/`;
      const asked = Object.keys(rules).flatMap((id) =>
        (seen.get(id) ?? []).filter((href) => href.startsWith(page)).map((href) => [id, href] as const),
      );
      const workshop = `${site.base}${jeu}/atelier/#s=`; // where a rule that refuses a set-up shows it
      const faulty = Object.keys(rules).flatMap((id) =>
        (seen.get(id) ?? []).filter((href) => href.startsWith(workshop)).map((href) => [id, href] as const),
      );
      expect(asked.length + faulty.length).toBeGreaterThan(0);
      none(asked.filter(([id, href]) => href !== `${page}#${id}` || file.rules[id] === undefined));
      none(faulty.filter(([id, href]) => !refusedBy(modes, file.rules[id], id, href)));
      none(
        Object.keys(file.rules)
          .filter((id) => file.exemples[id] === undefined && ![...asked, ...faulty].some(([one]) => one === id))
          .map((id) => `${id}: a demonstration that no paragraph leads to`),
      );
      for (const [id, sight] of Object.entries(file.rules)) {
        expect(KINDS, id).toContain(sight.kind);
        const run = 'run' in sight ? file.runs[sight.run] : sight;
        expect(modes[run?.mode ?? ''], `${id}: mode`).toBeDefined();
        expect(file.scenarios[run?.scenario ?? -1], `${id}: scenario`).toBeDefined();
      }
      none(
        Object.entries(file.exemples).filter(
          ([, step]) => !site.files.has(`${jeu}/exemples/${step.slice(0, step.lastIndexOf('.'))}/index.html`),
        ),
      );
    },
  );
  test.each(SHOWN.map(({ jeu }) => jeu))(
    '%s: the page of demonstrations lists them, each with its paragraph',
    (jeu) => {
      const page = pageOf(site, `${jeu}/action/index.html`);
      const named = page.root.querySelectorAll('.montrees a[name]').map((a) => a.getAttribute('name') ?? '');
      expect(named.toSorted()).toEqual(Object.keys(fileOf(site, jeu).rules).toSorted());
      const read = page.root
        .querySelectorAll('.montrees small a')
        .map((a) => (a.getAttribute('href') ?? '').split('/').at(-1)?.slice(1) ?? '');
      expect(read).toEqual(named);
    },
  );
  test('/couverture/ counts as the rules do', () => {
    const rows = pageOf(site, 'couverture/index.html')
      .root.querySelectorAll('table tbody tr')
      .map((row) =>
        row.querySelectorAll('td').map(({ text }) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))),
      );
    const count = (game: (typeof SHOWN)[number], runs: string): number =>
      Object.values(game.rules).filter((rule) => rule.runs === runs).length;
    const [kinds, views] = [rows.slice(0, SHOWN.length), rows.slice(SHOWN.length)];
    expect(kinds.map((row) => row.slice(0, 4))).toEqual(
      SHOWN.map((game) => [
        Object.keys(game.rules).length,
        count(game, 'engine'),
        count(game, 'data'),
        count(game, 'text'),
      ]),
    );
    // by an example, by a demonstration, by neither: the whole of the engine's, each once
    expect(views.map(([a = 0, b = 0, c = 0]) => a + b + c)).toEqual(SHOWN.map((game) => count(game, 'engine')));
    SHOWN.forEach((game, i) => {
      const engine = Object.entries(game.rules)
        .filter(([, { runs }]) => runs === 'engine')
        .map(([id]) => id);
      const shown = engine.filter((id) => (seen.get(id) ?? []).length > 0).length;
      expect(views[i]?.[3], game.jeu).toBeCloseTo((100 * shown) / engine.length, 0);
    });
  });
});
test('/couverture/ holds in 30 kB, HTML and CSS: five hundred rules by their titles, each a link', () => {
  const site = siteAtRoot();
  const { root, html } = pageOf(site, 'couverture/index.html');
  const sheets = root
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => (link.getAttribute('href') ?? '').slice(1));
  expect(sheets.length).toBeGreaterThan(0);
  const bytes = zipped(html) + sheets.reduce((sum, sheet) => sum + zipped(textOf(site, sheet)), 0);
  expect(bytes, `${(bytes / 1024).toFixed(1)} kB`).toBeLessThanOrEqual(30 * 1024);
});

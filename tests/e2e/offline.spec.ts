// After one visit the whole site is on the device: its server is then shut down for good.
import type { Page } from '@playwright/test';
import { UNLISTED } from '../../src/integrations/sitemap.ts';
import { ofTheDay } from '../day.ts';
import { exampleOf, type GameOnShow, GAMES } from './games.ts';
import { ask, begin, expect, pagesOf, stepsFrom, test } from './kit.ts';
import { expected, install, READY, serveAlone, SITES, watchRequests } from './offline-site.ts';
import { published } from './published.ts';

test.use({ serviceWorkers: 'allow' });
/** Each page is read through the worker with the files that it names; so many of them are opened as well, that their scripts run, others each day (`LONG=1`: all). Under a base path the worker is the same, and its addresses alone differ. */
const OPENED = { root: 120, base: 40 };
/** Tabs opened side by side. */
const TABS = 3;

const opens = async (page: Page, url: string): Promise<void> => {
  const response = await page.goto(url, { waitUntil: 'commit' });
  expect(response?.status(), url).toBe(200);
  await expect(page.locator('main h1'), url).toHaveText(/\S/);
  await expect(page.locator('[data-hors-ligne="pret"]').first(), url).toBeAttached({ timeout: 30_000 }); // the scripts of the page run
};

/** Addresses of pages or files that do not come, or come without a heading. */
const missingOf = (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const missing: string[] = [];
    const files = new Set<string>();
    const read = async (address: string): Promise<string> => {
      const response = await fetch(address).catch(() => undefined);
      if (response?.ok !== true) missing.push(address);
      return response?.ok === true ? response.text() : '';
    };
    for (const address of all) {
      const shown = new DOMParser().parseFromString(await read(address), 'text/html');
      if (!/\S/.test(shown.querySelector('main h1')?.textContent ?? '')) missing.push(`${address}: no heading`);
      for (const element of shown.querySelectorAll(
        'script[src], img[src], astro-island, link:is([rel=stylesheet], [rel=icon], [rel=manifest], [rel~=preload])',
      ))
        for (const name of ['src', 'href', 'component-url', 'renderer-url', 'before-hydration-url']) {
          const file = element.getAttribute(name);
          if (file !== null && file !== '') files.add(new URL(file, address).href);
        }
    }
    for (const file of files) await read(file);
    return files.size === 0 ? ['no file is named'] : missing;
  }, addresses);

for (const { name, base, folder } of SITES) {
  test(`each page of the sitemap without network, after one visit (${name})`, async ({ page, context, faults }) => {
    test.setTimeout(60_000 + 60_000 * GAMES.length);
    const pages = pagesOf(folder()).filter((page) => !UNLISTED.includes(page));
    const { url, close } = await serveAlone(folder(), base);
    await install(page, url).finally(close);
    await context.setOffline(true);
    watchRequests(context, faults);
    const sitemap = await page.evaluate(async (address) => (await fetch(address)).text(), `${url}sitemap.xml`);
    const told = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      new URL(address).pathname.slice(base.length),
    );
    expect(told.toSorted()).toEqual([...pages].toSorted());
    expect(told.length).toBeGreaterThan(35);

    expect(
      await missingOf(
        page,
        told.map((address) => url + address),
      ),
    ).toEqual([]);
    const left = [...ofTheDay(`offline ${name}`, told, base === '/' ? OPENED.root : OPENED.base)];
    const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
    await Promise.all(
      tabs.map(async (tab) => {
        for (let address = left.pop(); address !== undefined; address = left.pop()) await opens(tab, url + address);
      }),
    );
    // every file that the pages ask for as they load came; none of them waits for the network
    expect(faults.filter((fault) => !fault.includes('/sw.js'))).toEqual([]);
    const lost = await page.goto(`${url}nulle-part/`);
    expect(lost?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test(`examples, workshops, tables, search and links work without network (${name})`, async ({
    page,
    context,
    faults,
  }) => {
    test.setTimeout(60_000 + 60_000 * GAMES.length);
    const { url, close } = await serveAlone(folder(), base);
    await install(page, url).finally(close);
    await context.setOffline(true);
    watchRequests(context, faults);
    for (const game of GAMES) await test.step(game.jeu, () => playsOffline(page, url, game));
  });
}

test('that all is there is said once, and told on « Sur cet appareil » whenever it is asked', async ({
  page,
  context,
}) => {
  const [root] = SITES;
  if (root === undefined) throw new Error('no site');
  const { url, close } = await serveAlone(root.folder(), root.base);
  await install(page, url).finally(close);
  for (const tab of [page, await context.newPage()]) {
    await tab.goto(`${url}${GAMES[0]?.jeu}/`);
    await expect(tab.locator('.pied [data-hors-ligne]')).toHaveAttribute('data-hors-ligne', 'pret');
    await expect(tab.locator('.pied [data-hors-ligne]')).toBeEmpty();
    await tab.goto(`${url}appareil/`);
    await expect(tab.locator('main [data-hors-ligne]')).toHaveText(READY);
    await expect(tab.locator('.pied [data-hors-ligne]')).toBeEmpty();
  }
});

const playsOffline = async (page: Page, url: string, game: GameOnShow): Promise<void> => {
  const { jeu, rule, plainChapter, workshop, links } = game;
  // without its final slash, with any query, by its permanent address
  await page.goto(`${url}${jeu}/regles/${rule.chapter}?depuis=ailleurs`);
  await page.locator(`[id="${rule.id}"] .montrer`).click();
  await expect(page.locator('.preuve-moment > .moment-lieu > .place').first()).toBeVisible();
  await page.goto(`${url}r/#${rule.id}`);
  await expect(page).toHaveURL(`${url}${jeu}/regles/${rule.chapter}/#${rule.id}`);

  await page.goto(`${url}${jeu}/regles/${plainChapter}/`);
  const dialog = await ask(page, rule.words);
  await expect(dialog.locator('[data-resultat]').first()).toHaveAttribute('data-regle', rule.id);

  await page.goto(url + exampleOf(game));
  await stepsFrom(page);

  await page.goto(`${url}${jeu}/jouer/`);
  await begin(page);
  await page.goto('about:blank');
  await page.goto(`${url}${jeu}/jouer/${published(jeu, links.moment)}`);
  await expect(page.locator(`[data-partie="${links.momentMode}"]`)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${url}${jeu}/atelier/${published(jeu, links.scenario)}`);
  await expect(page.locator(workshop.name)).toHaveValue(links.name);
  await page.locator(workshop.name).fill('Un brouillon sans réseau');
  await page.goto(`${url}${jeu}/atelier/`);
  await expect(page.locator(workshop.name)).toHaveValue('Un brouillon sans réseau');
};

test.afterEach(({ faults }) => expected(faults, /nulle-part|sw\.js|404 \(Not Found\)/)); // the missing page asked for on purpose, and the update looked for in vain

// From one build to the next with tabs open: offered, never imposed, never half-done, and nothing lost. The next build is made from the one under test (next-build.ts);
// both are served at one address, one after the other, as a host does.
import type { Locator, Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { serve } from '../../scripts/serve.mjs';
import { exampleOf, type GameOnShow, GAMES } from './games.ts';
import { ask, awake, expect, stepsFrom, test } from './kit.ts';
import { MARK, makeNext, NEXT } from './next-build.ts';
import { expected, install, serveAlone, SITES } from './offline-site.ts';
import { published } from './published.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' }); // one next build for all

const [root] = SITES;
if (root === undefined) throw new Error('no site');
const FIRST = root.folder();
let scratch = '';
let next = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  scratch = await mkdtemp(join(tmpdir(), 'suivante-'));
  next = join(scratch, 'site');
  await makeNext(FIRST, next);
});
test.afterAll(() => rm(scratch, { recursive: true, force: true }));

interface Host {
  readonly url: string;
  /** The same address, another folder; what the former held is gone. */
  readonly deploy: (folder: string) => Promise<void>;
  readonly close: () => void;
}
const host = async (): Promise<Host> => {
  let server = await serveAlone(FIRST, '/');
  const { url } = server;
  return {
    url,
    deploy: async (folder) => {
      server.close();
      server = await serve({ root: folder, base: '/', port: Number(new URL(url).port) });
      expect(server.url, 'the same address').toBe(url);
    },
    close: () => server.close(),
  };
};

const line = (page: Page): Locator => page.locator('.pied [data-hors-ligne]');
const notice = (page: Page): Locator => page.getByRole('region', { name: 'Version du site' });
/** The line that always tells. */
const state = (page: Page): Locator => page.locator('main [data-hors-ligne]');
const OFFER = /^Nouvelle version disponible · Recharger$/;
/** A tab behind another, which nobody looks at. */
const behind = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
/** What a page is made of: its HTML and its scripts are of one build, this one. */
const isAll = async (page: Page, build: 'first' | 'next'): Promise<void> => {
  const made = await page.evaluate(
    (mark) => ({
      html: document.querySelector<HTMLElement>('[data-version]')?.dataset['version'],
      scripts: Object.hasOwn(globalThis, mark),
    }),
    MARK,
  );
  expect(made, page.url()).toEqual({ html: build === 'next' ? NEXT : manifest.version, scripts: build === 'next' });
};
/** As the browser does when nothing is asked of them for a while: the next request starts another life. */
const stopWorkers = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
};
const [game, other, third] = GAMES as readonly [GameOnShow, GameOnShow, GameOnShow];
const saved = (page: Page): Promise<string | null> =>
  page.evaluate(
    (start) =>
      (Object.entries({ ...localStorage }).find(([key]) => key.startsWith(start))?.[1] as string | undefined) ?? null,
    `rv.parties.${game.jeu}.`,
  );
// An example is stepped in a page where its scripts were never asked for: they come then, and its data with them.
const dataOf = (page: Page): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address)).text(), new URL(page.url()).pathname.replace(/\/$/, '.json'));

test('with a game, a draft and an example open in tabs: offered where one looks, all kept, each tab of one build', async ({
  page: table,
  context,
}) => {
  test.setTimeout(180_000);
  const { url, deploy, close } = await host();
  try {
    await install(table, url);
    await behind(table);
    await table.goto(`${url}${game.jeu}/jouer/${published(game.jeu, game.links.moment)}`);
    await expect(table.locator('[data-partie]')).toBeVisible();
    const step = await table.locator('[data-partie]').getAttribute('data-pas');
    for (const command of ['annuler', 'retablir']) await table.locator(`[data-commande=${command}]`).click(); // from now on it is this reader's game
    await expect.poll(() => saved(table)).toContain(`"cursor":${step}`);
    const kept = await saved(table);
    const workshop = await context.newPage();
    await workshop.goto(`${url}${other.jeu}/atelier/`);
    await expect(workshop.locator(other.workshop.ready)).toBeVisible();
    const example = await context.newPage();
    await behind(example);
    await example.goto(`${url}${exampleOf(third)}`);
    for (const tab of [table, workshop, example]) await expect(line(tab)).toHaveAttribute('data-hors-ligne', 'pret');

    // the next build takes the place of the first, whose files are gone: a page that is opened now finds it, and stays of the first
    await deploy(next);
    const fresh = await context.newPage();
    await behind(fresh);
    await fresh.goto(`${url}${other.jeu}/regles/${other.rule.chapter}/`);
    const tabs = [table, workshop, example, fresh];
    for (const tab of tabs)
      await expect(line(tab)).toHaveAttribute('data-hors-ligne', 'nouvelle-version', { timeout: 30_000 });
    await expect(notice(workshop)).toBeVisible();
    for (const tab of [table, example, fresh]) await expect(notice(tab)).toHaveCount(0);
    await fresh.goto(url + exampleOf(other));
    await stepsFrom(fresh);
    expect(await dataOf(fresh)).not.toContain(MARK);
    for (const tab of tabs) await isAll(tab, 'first');

    // one tab accepts, in the middle of a word: it alone is loaded again
    await workshop.locator(other.workshop.name).fill('Écrit juste avant');
    await notice(workshop).getByRole('button', { name: 'Recharger' }).click();
    await expect(line(workshop)).toHaveText(new RegExp(`version ${NEXT.replaceAll('.', '\\.')}$`), { timeout: 30_000 });
    await isAll(workshop, 'next');
    await expect(workshop.locator(other.workshop.name)).toHaveValue('Écrit juste avant');

    // the others go on with what they came from, without network too
    close();
    for (const tab of [table, example]) await expect(line(tab)).toHaveText(/^Nouvelle version installée · Recharger$/);
    await stepsFrom(example);
    expect(await dataOf(example)).not.toContain(MARK);
    await table.locator('[data-commande=partager]').click();
    await expect(table.locator('dialog.share textarea')).toBeVisible();
    await expect(table.locator('dialog.share textarea')).not.toHaveValue('');
    await table.keyboard.press('Escape');
    await expect(table.locator('dialog.share')).toBeHidden();
    const dialog = await ask(table, game.rule.words);
    await expect(async () => {
      await table.keyboard.press('Escape'); // the first one may only empty the field
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
    for (const tab of [table, example]) await isAll(tab, 'first');
    expect(await saved(table)).toBe(kept);

    // until their readers want, in another life of the worker too
    await stopWorkers(table);
    await line(table).getByRole('button', { name: 'Recharger' }).click();
    await expect(line(table)).toHaveAttribute('data-hors-ligne', 'pret');
    await table.locator('[data-reprendre-partie]').click();
    await expect(table.locator('[data-partie]')).toHaveAttribute('data-pas', step ?? '');
    await isAll(table, 'next');
    await example.goto(url + exampleOf(third)); // without the step in the address
    await stepsFrom(example);
    expect(await dataOf(example)).toContain(MARK);
    await isAll(example, 'next');
    expect(await saved(table)).toBe(kept);
  } finally {
    close();
  }
});

test('offered once: neither at the next page nor in another tab; « Sur cet appareil » still tells it, and does it', async ({
  page,
  context,
}) => {
  const { url, deploy, close } = await host();
  try {
    await install(page, url);
    await deploy(next);
    await page.reload();
    await expect(notice(page)).toHaveText(/^Nouvelle version disponible/, { timeout: 30_000 });
    await expect(line(page)).toBeEmpty();
    await notice(page).getByRole('button', { name: 'Plus tard' }).click();
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(`${url}${third.jeu}/`);
      await expect(line(tab)).toHaveAttribute('data-hors-ligne', 'nouvelle-version');
      await tab.goto(`${url}appareil/`);
      await expect(state(tab)).toHaveText(OFFER);
      await expect(line(tab)).toBeEmpty();
      await expect(notice(tab)).toHaveCount(0);
    }
    await state(page).getByRole('button', { name: 'Recharger' }).click();
    await expect(state(page)).toHaveText(new RegExp(`version ${NEXT.replaceAll('.', '\\.')}$`), { timeout: 30_000 });
    await isAll(page, 'next');
  } finally {
    close();
  }
});

test('pages that are opened while the next build takes over are of one build', async ({ page, context, faults }) => {
  test.setTimeout(120_000);
  const { url, deploy, close } = await host();
  try {
    await install(page, url);
    await deploy(next);
    await page.reload();
    const accept = notice(page).getByRole('button', { name: 'Recharger' });
    await expect(accept).toBeVisible({ timeout: 30_000 });
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
    await Promise.all([
      accept.click(),
      ...tabs.map((tab, i) => tab.goto(url + exampleOf(GAMES[i] ?? game), { waitUntil: 'commit' })),
    ]);
    // Chromium may leave the new worker waiting when pages are opened at that very moment: the line says so, and this page goes on as it was
    await expect(line(page)).toHaveText(new RegExp(`${NEXT.replaceAll('.', '\\.')}$|attend que le navigateur`), {
      timeout: 30_000,
    });
    for (const tab of tabs) {
      // a page caught between two workers may lack its files: then it says so, and one reload mends it
      await expect(line(tab)).toHaveAttribute('data-hors-ligne', /./);
      if ((await line(tab).getAttribute('data-hors-ligne')) === 'incomplete') await tab.reload();
      await stepsFrom(tab);
      const isNext = (await tab.locator('[data-version]').getAttribute('data-version')) === NEXT;
      await isAll(tab, isNext ? 'next' : 'first');
      expect((await dataOf(tab)).includes(MARK), 'its data').toBe(isNext);
    }
  } finally {
    close();
    expected(faults, /\/_astro\//); // of the first build, asked of a host that has the next
  }
});

test('an update that stops half-way, or mixes two builds, is said and leaves the one in place whole', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(120_000);
  const { url, deploy, close } = await host();
  const broken = join(scratch, 'melange');
  try {
    await install(page, url);
    // the worker of the next build, a pack of the first: a host in the middle of its copy
    await cp(next, broken, { recursive: true });
    const pack = join('hors-ligne', 'versus.pack');
    await writeFile(join(broken, pack), Buffer.concat([await readFile(join(FIRST, pack)), Buffer.from('.')]));
    await deploy(broken);
    await page.reload();
    await expect(line(page)).toHaveText(/nouvelle version n’a pas pu être installée.*reste prête hors ligne/, {
      timeout: 30_000,
    });
    await context.setOffline(true);
    await page.goto(url + exampleOf(game));
    await stepsFrom(page);
    await isAll(page, 'first');
    await context.setOffline(false);
    await deploy(next);
    await page.reload();
    await expect(line(page)).toHaveAttribute('data-hors-ligne', 'nouvelle-version', { timeout: 30_000 });
  } finally {
    close();
    expected(faults, /integrity|versus\.pack|INTERNET_DISCONNECTED.*sw\.js|sw\.js/);
  }
});

test('a version that could not be written down is served all the same in the worker’s next life', async ({ page }) => {
  const { url, deploy, close } = await host();
  try {
    await install(page, url);
    const record = (written?: string): Promise<string> =>
      page.evaluate(async (put) => {
        const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('versions-'));
        const cache = await caches.open(name);
        const [request] = await cache.keys();
        if (request === undefined) throw new Error('no record of the versions');
        if (put !== undefined) await cache.put(request, new Response(put));
        return (await cache.match(request))?.text() ?? '';
      }, written);
    const before = await record();
    await deploy(next);
    await page.reload();
    await notice(page).getByRole('button', { name: 'Recharger' }).click({ timeout: 30_000 });
    await expect(line(page)).toHaveText(new RegExp(`version ${NEXT.replaceAll('.', '\\.')}$`), { timeout: 30_000 });
    expect(await record(before)).toBe(before); // as if there had been no room for another
    await stopWorkers(page);
    close();
    await page.reload();
    await expect(line(page)).toHaveAttribute('data-hors-ligne', 'pret');
    await isAll(page, 'next');
  } finally {
    close();
  }
});

test('an update for which the device has no room is said, with what to do', async ({ page, context }) => {
  const { url, deploy, close } = await host();
  try {
    await install(page, url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 3_000_000 });
    await deploy(next);
    await page.reload();
    await expect(line(page)).toHaveText(/la place manque.*Libérez-en.*reste prête hors ligne/, { timeout: 30_000 });
    close();
    await page.goto(url + exampleOf(game));
    await stepsFrom(page);
    await isAll(page, 'first');
  } finally {
    close();
  }
});

test('a page whose files are gone from the host, and that nothing kept, says so', async ({ browser }) => {
  const { url, deploy, close } = await host();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url + exampleOf(game));
    await expect(line(page)).toHaveAttribute('data-hors-ligne', 'indisponible');
    await awake(page.locator('[data-exemple]'));
    await deploy(next);
    await page.locator('[data-exemple] [data-commande=main]').click(); // what plays has not come yet
    await expect(notice(page)).toContainText('n’a pas pu venir');
    await expect(line(page)).toHaveAttribute('data-hors-ligne', 'incomplete');
    await notice(page).getByRole('button', { name: 'Recharger' }).click();
    await expect(line(page)).toHaveAttribute('data-hors-ligne', 'indisponible');
    await stepsFrom(page);
    await isAll(page, 'next');
  } finally {
    close();
    await context.close();
  }
});
test.afterEach(({ faults }) => expected(faults, /sw\.js/)); // looked for in vain when the host is closed

// What a browser may refuse: the offline line says so, and what to do; the site still works with the network.
import type { Page } from '@playwright/test';
import { exampleOf, type GameOnShow, GAMES } from './games.ts';
import { ask, begin, expect, misprints, siteUrl, stepsFrom, test } from './kit.ts';
import { expected, install, READY, serveAlone, SITES } from './offline-site.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
const [game] = GAMES as readonly [GameOnShow];
const [root] = SITES;
if (root === undefined) throw new Error('no site');

const says = async (page: Page, text: RegExp): Promise<void> => {
  const line = page.locator('.pied [data-hors-ligne]');
  await expect(line).toHaveText(text, { timeout: 30_000 });
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(100);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
};
/** An example steps, a game begins, search answers. */
const works = async (page: Page, url: string): Promise<void> => {
  await page.goto(url + exampleOf(game));
  await stepsFrom(page);
  await page.goto(`${url}${game.jeu}/jouer/`);
  await begin(page);
  await page.goto(`${url}${game.jeu}/regles/${game.plainChapter}/`);
  await expect((await ask(page, game.rule.words)).locator('[data-resultat]').first()).toHaveAttribute(
    'data-regle',
    game.rule.id,
  );
};

const KEPT = /[Pp]arties, brouillons et réglages ne seront pas gardés/;
const REFUSALS: readonly (readonly [name: string, refuse: () => void, says: RegExp])[] = [
  [
    'a worker refused',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
    /^Hors ligne indisponible\s: le navigateur refuse de garder le site\. Sortez/,
  ],
  [
    'no worker at all',
    () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    /^Hors ligne indisponible\s: ce navigateur ne sait pas garder/,
  ],
  [
    'no decompression',
    () => void Reflect.deleteProperty(globalThis, 'DecompressionStream'),
    /^Hors ligne indisponible\s: ce navigateur ne sait pas garder/,
  ],
  [
    'writing refused',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    KEPT,
  ],
  [
    'storage refused whole, as when cookies are blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
    KEPT,
  ],
];
for (const [name, refuse, text] of REFUSALS) {
  test(`${name}: said, and the site works`, async ({ page }) => {
    const url = siteUrl();
    await page.addInitScript(refuse);
    await page.goto(url);
    await says(page, text);
    await works(page, url);
    await says(page, text);
  });
}

test('no room on the device: said, nothing half-kept, and the site works; installed as soon as there is room', async ({
  page,
  context,
  faults,
}) => {
  const { url, close } = await serveAlone(root.folder(), root.base);
  try {
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(url);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    await page.goto(url);
    await says(page, /^Hors ligne indisponible\s: la place manque sur l’appareil\. Libérez-en/);
    expect(
      await page.evaluate(async () =>
        (
          await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))
        ).reduce((sum, n) => sum + n, 0),
      ),
    ).toBe(0);
    expect(await misprints(page)).toEqual([]);
    await works(page, url);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await install(page, url);
  } finally {
    close();
    expected(faults, /sw\.js/);
  }
});

test('what the browser cleared comes back with the network; without it, nothing is promised', async ({
  page,
  context,
  faults,
}) => {
  const { url, close } = await serveAlone(root.folder(), root.base);
  const clear = (): Promise<void> =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes('versus.pack')) await cache.delete(request);
      }
    });
  try {
    await install(page, url);
    await clear();
    await page.goto(`${url}appareil/`);
    await expect(page.locator('main [data-hors-ligne]')).toHaveText(READY);
    await clear();
    close();
    await context.setOffline(true);
    await page.reload();
    await says(page, /^Hors ligne indisponible\s: le navigateur a effacé une partie du site/);
    await page.goto(url + exampleOf(game)); // another pack
    await stepsFrom(page);
  } finally {
    close();
    expected(faults, /sw\.js|versus\.pack|410|hors-ligne\.json/);
  }
});

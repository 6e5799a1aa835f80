// After one visit the whole site is on the device: its server is then shut down for good.
import { resolve } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { exampleOf, GAMES } from './games.ts';
import { ask, awake, begin, expect, pagesOf, test } from './kit.ts';

test.use({ serviceWorkers: 'allow' });
const SITES = [
  ['at the root', '/', () => process.env['DIST'] ?? 'dist', 4500],
  [
    'under a base path',
    '/regles/',
    (): string => {
      const folder = process.env['DIST_BASE'];
      if (folder === undefined) throw new Error('DIST_BASE names no folder: build with « BASE=/regles/ npx astro build --outDir /tmp/regles », or run « npm test »');
      return folder;
    },
    4600,
  ],
] as const;

for (const [name, base, folder, port] of SITES) {
  test(`every page opens without network after one visit, and search answers (${name})`, async ({ page, context }) => {
    test.setTimeout(60_000 + 60_000 * GAMES.length);
    const pages = pagesOf(folder());
    const { url, close } = await serve({ root: resolve(folder()), base, port });
    try {
      await page.goto(url);
      await expect(page.locator('[data-hors-ligne="pret"]')).toHaveText(/^Prêt hors ligne · \d,\d\sMo · version \d+\.\d+\.\d+$/, { timeout: 60_000 });
    } finally {
      close();
    }
    await context.setOffline(true);
    expect(pages.length).toBeGreaterThan(35);
    for (const address of pages) {
      const response = await page.goto(url + address, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), address).toBe(200);
      expect((await page.locator('main h1').first().textContent())?.trim(), address).not.toBe('');
    }
    const lost = await page.goto(`${url}nulle-part/`);
    expect(lost?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();

    for (const game of GAMES) {
      const { jeu, rule, plainChapter } = game;
      // without its final slash, with any query, by its permanent address
      await page.goto(`${url}${jeu}/regles/${rule.chapter}?depuis=ailleurs`);
      await expect(page.locator(`[id="${rule.id}"]`)).toBeAttached();
      await page.goto(`${url}r/#${rule.id}`);
      await expect(page).toHaveURL(`${url}${jeu}/regles/${rule.chapter}/#${rule.id}`);

      await page.goto(`${url}${jeu}/regles/${plainChapter}/`);
      const dialog = await ask(page, rule.words);
      await expect(dialog.locator('[data-resultat]').first()).toHaveAttribute('data-regle', rule.id);

      await page.goto(url + exampleOf(game));
      const frame = page.locator('[data-exemple]');
      await frame.locator('[data-commande=suivant]').click();
      await expect(frame).toHaveAttribute('data-pas', '1');
      await awake(frame);
      await frame.locator('[data-commande=main]').click();
      await expect(frame.locator('.ask')).toBeVisible();
      await page.goto(`${url}${jeu}/jouer/`);
      await begin(page);
    }
  });
}
test.afterEach(({ faults }) => {
  // the missing page asked for on purpose, and the update that the browser looks for in vain
  const expected = /nulle-part|sw\.js|404 \(Not Found\)/;
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
});

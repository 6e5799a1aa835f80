// Every page: opens without an unseen error, fits a phone. Then what pages share: help, weight before touch, the reader's place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PRETS } from '../../src/games.ts';
import { GAMES } from './games.ts';
import { expect, misprints, PAGES, test } from './kit.ts';

const SLICES = Math.ceil(PAGES.length / 11);
for (let slice = 0; slice < SLICES; slice += 1) {
  const mine = PAGES.filter((_, i) => i % SLICES === slice);
  test(`pages open without an unseen error, and fit 360 px (${slice + 1}/${SLICES})`, async ({ page, faults }) => {
    expect(mine.length).toBeGreaterThan(5);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of mine) {
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('[data-hors-ligne]').first(), address).toHaveAttribute('data-hors-ligne', /.+/); // the last script of a page has run
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${address} is wider than the screen`,
      ).toBeLessThanOrEqual(360);
      expect(await misprints(page), address).toEqual([]);
      expect(faults, address).toEqual([]);
    }
  });
}

test('every game that the site shows is visited', () => {
  expect(GAMES.map(({ jeu }) => jeu)).toEqual(PRETS.map(({ slug }) => slug));
});

test.describe('before anyone touches it', () => {
  test.use({ serviceWorkers: 'allow' }); // where the worker is refused, a page also fetches the words that say so
  for (const { jeu, rule } of GAMES) {
    test(`${jeu}: a rule page fetches 3 kB of JavaScript at most`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(`${jeu}/regles/${rule.chapter}/`);
      await expect(page.locator('[data-hors-ligne]').first()).toHaveAttribute('data-hors-ligne', /.+/);
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(0);
      const bytes = asked.reduce(
        (sum, path) => sum + gzipSync(readFileSync(join(process.env['DIST'] ?? 'dist', path)), { level: 9 }).length,
        0,
      );
      expect(bytes, asked.join(' ')).toBeLessThanOrEqual(3 * 1024);
    });
  }
});
for (const { jeu, rule } of GAMES) {
  test(`${jeu}: the home page takes the reader back to the chapter`, async ({ page }) => {
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    await page.locator(`[id="${rule.id}"]`).scrollIntoViewIfNeeded();
    await page.locator('header .mark').click(); // leaving is what keeps the place
    await expect(page.locator('[data-reprendre] a')).toHaveAttribute(
      'href',
      new RegExp(`/${jeu}/regles/${rule.chapter}/`),
    );
  });
}

test('« ? » lists the keys, but not while typing', async ({ page }) => {
  await page.goto(`${GAMES[0]?.jeu}/regles/`);
  await page.keyboard.press('?');
  const help = page.locator('dialog#touches');
  await expect(help).toBeVisible();
  await expect(help).toContainText('Ctrl K');
  await expect(help).toContainText('épingler la règle');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.goto('recherche/');
  await page.locator('input[name=q]').fill('');
  await page.keyboard.type('quoi ?');
  await expect(page.locator('input[name=q]')).toHaveValue('quoi ?');
  await expect(page.locator('dialog#touches')).toHaveCount(0);
});

test('the theme is chosen, and kept', async ({ page }) => {
  await page.goto('');
  const button = page.locator('[data-theme-bascule]');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('rv.theme'))).toBe(theme);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
});

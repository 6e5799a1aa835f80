// Every page, opened once: no unseen error, fits a phone, French typography; then axe, in both themes, on the same load. Then what pages share: help, weight before touch, the reader's place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { READY_GAMES } from '../../src/site/games.ts';
import { ofTheDay } from '../day.ts';
import { THEMED, violations } from './axe.ts';
import { GAMES } from './games.ts';
import { awake, expect, misprints, PAGES, test } from './kit.ts';

/** Pages of one template differ by their content only: one a game, drawn by the day, is looked at whole, by all the rules of axe and on the smallest screens. So are those that are alone of their kind. */
const TEMPLATE = /^[^/]+\/(?:regles|exemples|apprendre)\/(?=.)/;
const whole = new Set(
  Object.entries(Object.groupBy(PAGES, (address) => TEMPLATE.exec(address)?.[0] ?? address)).flatMap(([name, alike]) =>
    ofTheDay(name, alike ?? [], 1),
  ),
);
/** Of the others, axe looks at a third with the rules that content breaks, another each day (`LONG=1`: at all, with all). */
const drawn = new Set([...whole, ...ofTheDay('pages under axe', PAGES, Math.ceil(PAGES.length / 3))]);
const CONTENT = [
  ...THEMED,
  'heading-order',
  'empty-heading',
  'page-has-heading-one',
  'duplicate-id-aria',
  'link-name',
  'button-name',
  'image-alt',
  'svg-img-alt',
  'list',
  'listitem',
  'definition-list',
  'dlitem',
  'td-headers-attr',
  'th-has-data-cells',
  'scrollable-region-focusable',
  'nested-interactive',
  'aria-required-children',
  'aria-required-parent',
  'aria-allowed-attr',
  'aria-valid-attr-value',
  'label',
  'target-size',
];

const SLICES = Math.ceil(PAGES.length / 12);
for (let slice = 0; slice < SLICES; slice += 1) {
  const mine = PAGES.filter((_, i) => i % SLICES === slice);
  test(`pages, each opened once (${slice + 1}/${SLICES})`, async ({ page, faults }) => {
    test.setTimeout(20_000 * mine.length);
    expect(mine.length).toBeGreaterThan(5);
    for (const address of mine) {
      await page.goto('about:blank'); // the page before is not laid out again for nobody
      const narrow = whole.has(address) ? 320 : 360;
      await page.setViewportSize({ width: narrow, height: 740 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('[data-hors-ligne]').first(), address).toHaveAttribute('data-hors-ligne', /.+/); // the last script of a page has run
      for (const width of new Set([narrow, 360])) {
        await page.setViewportSize({ width, height: 740 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${address} is wider than a screen of ${width}`,
        ).toBeLessThanOrEqual(width);
      }
      expect(await misprints(page), address).toEqual([]);
      for (const island of await page.locator('astro-island[client=geste]').all()) await awake(island); // it changes colours as it wakes
      expect(faults, address).toEqual([]);
      if (!drawn.has(address)) continue;
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await violations(page, whole.has(address) ? undefined : CONTENT), `${address}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page, THEMED), `${address}, dark`).toEqual([]);
      expect(faults, address).toEqual([]);
    }
  });
}

test('every game that the site shows is visited', () => {
  expect(GAMES.map(({ jeu }) => jeu)).toEqual(READY_GAMES.map(({ slug }) => slug));
});

test('where less motion is asked for, a theme changes at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${GAMES[0]?.jeu}/regles/`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const colour = (of: string): Promise<string> =>
    page.evaluate((selector) => getComputedStyle(document.querySelector(selector) ?? document.body).color, of);
  expect(await colour('header .mark')).toBe(await colour('body'));
});

test.describe('before a scene comes near the window', () => {
  test.use({ serviceWorkers: 'allow' }); // where the worker is refused, a page also fetches the words that say so
  for (const { jeu, rule } of GAMES) {
    test(`${jeu}: a rule page fetches 4 kB of JavaScript at most`, async ({ page }) => {
      await page.addInitScript(() => {
        // nothing ever comes near: a scene that stands high in its chapter would wake at once
        IntersectionObserver.prototype.observe = () => undefined;
      });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(`${jeu}/regles/${rule.chapter}/`);
      await expect(page.locator('[data-hors-ligne]').first()).toHaveAttribute('data-hors-ligne', /.+/);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(0);
      const bytes = asked.reduce(
        (sum, path) => sum + gzipSync(readFileSync(join(process.env['DIST'] ?? 'dist', path)), { level: 9 }).length,
        0,
      );
      expect(bytes, asked.join(' ')).toBeLessThanOrEqual(4 * 1024);
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
  await expect(help).toContainText('vaisseau suivant');
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

// The five workshops on a phone: what one takes and where it goes are in the window together, and nothing moves when something is taken.
import type { Locator, Page } from '@playwright/test';
import { expect, field, test } from './kit.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

interface Desk {
  readonly game: string;
  readonly begin?: (page: Page) => Promise<void>;
  readonly thing: string; // of the tray
  readonly spot: string; // where it goes
}
const DESKS: readonly Desk[] = [
  { game: 'battleworld', thing: 'serval', spot: '[data-cell=d5]' },
  { game: 'battle-beyond-space', thing: 'asteroide', spot: '[data-cell="1699"] > path' },
  { game: 'battlefight', thing: 'personne', spot: '[data-cell=D4]' },
  {
    game: 'fields-of-eternia',
    begin: async (page) => {
      await field(page, 'mode').selectOption('partie');
      await expect(page.locator('.map-edit')).toBeVisible();
      await page.locator('[data-onglet=reserve]').tap();
    },
    thing: 'zone:contree',
    spot: 'rect[data-cell=a1]',
  },
  { game: 'versus', thing: 'zone', spot: '[data-cell=a1]' },
];

const boxOf = async (one: Locator): Promise<{ readonly top: number; readonly bottom: number }> =>
  one.evaluate((el) => {
    const { top, bottom } = el.getBoundingClientRect();
    return { top, bottom };
  });
/** Place, line of the hand and shelf, one under the other, between the bar and the foot of the window. */
const inSight = async (page: Page): Promise<readonly number[]> => {
  const bar = await boxOf(page.locator('.desk-bar'));
  const place = await boxOf(page.locator('.desk-place'));
  const line = await boxOf(page.locator('.desk-told, .desk-held'));
  const shelf = await boxOf(page.locator('.tray-shelf'));
  const tops = [bar.bottom, place.top, place.bottom, line.top, line.bottom, shelf.top, shelf.bottom, 640];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  return [place.top, shelf.top].map(Math.round);
};

for (const { game, begin, thing, spot } of DESKS)
  test(`${game}: a thing of the tray is taken and put without the window moving`, async ({ page }) => {
    await page.goto(`${game}/atelier/`);
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    await begin?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    const before = await inSight(page);

    await page.locator(`[data-stock="${thing}"]`).tap();
    await expect(page.locator(`[data-stock="${thing}"]`)).toHaveAttribute('aria-pressed', 'true');
    expect(await inSight(page)).toEqual(before);
    await expect(page.locator('[data-main=lacher]')).toBeInViewport({ ratio: 1 });

    const cell = page.locator('.desk-place').locator(spot).first();
    await expect(cell).toBeInViewport();
    const pieces = async (): Promise<number> =>
      page.locator('.desk-place .place').evaluate((el) => el.innerHTML.length);
    const empty = await pieces();
    await cell.tap();
    if (game === 'battle-beyond-space') await cell.tap(); // cells that a finger misses are enlarged first
    await expect.poll(pieces).not.toBe(empty);
    expect(await inSight(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    if (game === 'battle-beyond-space') await expect(page.locator('.tray-mirror')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-main=lacher]').tap();
    await page.locator('[data-onglet=piece]').tap();
    const section = page.locator('#atelier-piece summary').first();
    if (await section.isVisible()) await section.tap(); // pieces are gathered by whose they are
    await page.locator('#atelier-piece [data-prendre]').first().tap();
    await expect(page.locator('.desk-held')).toBeVisible();
    await expect(page.locator('[data-main=lacher]')).toBeInViewport({ ratio: 1 });
  });

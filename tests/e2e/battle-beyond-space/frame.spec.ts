// Where the board looks on a phone: whose turn it is, clear of the card in hand.
import type { Page } from '@playwright/test';
import { begin, expect, test } from '../kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const boxes = (page: Page, selector: string): Promise<readonly Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.describe('as a new reader finds it', () => {
  test.use({ kept: {} });
  for (const scenario of ['vous-contre-la-machine', 'laser-contre-teleportation'])
    test(`${scenario}: as it opens, the card in hand covers no ship of one's own`, async ({ page }) => {
      await page.goto('battle-beyond-space/jouer/');
      await begin(page, scenario);
      await expect(page.locator('.bbs-open')).toBeVisible();
      const [card] = await boxes(page, '.bbs-hand');
      const fleet = await boxes(page, '.sb-frame [data-piece^="0"]');
      expect(fleet.length).toBeGreaterThan(3);
      expect(card && fleet.filter((ship) => overlap(ship, card))).toEqual([]);
    });
});

test('at another fleet’s turn the frame is on that fleet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rv.scene', JSON.stringify({ together: true })));
  await page.goto('battle-beyond-space/jouer/');
  await begin(page, 'l-anneau-assiege'); // J2 begins, J1 lies far from there
  await expect(page.locator('.bbs-fleet.now')).toHaveAttribute('data-seat', '1');
  const [frame] = await boxes(page, '.sb-frame');
  const fleet = await boxes(page, '.sb-frame [data-piece^="1"]');
  expect(fleet).toHaveLength(4);
  const inside = ({ left, top, right, bottom }: Box): boolean =>
    frame !== undefined &&
    left >= frame.left - 1 &&
    top >= frame.top - 1 &&
    right <= frame.right + 1 &&
    bottom <= frame.bottom + 1;
  expect(fleet.filter((ship) => !inside(ship))).toEqual([]);
});

test('a slip in a lesson: both of its answers are whole beside each other', async ({ page }) => {
  await page.goto('battle-beyond-space/apprendre/un-tour-entier/');
  await page.locator('.bbs-open').tap();
  await page.locator('.bbs-read [data-action]').tap();
  const back = page.locator('.rail').getByRole('button', { name: 'Reprendre ce coup' });
  await expect(async () => {
    await page.getByRole('gridcell', { name: /chasseur b1 de J1/ }).tap({ timeout: 1000 }); // a first press may only bring it nearer
    await expect(back).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const button of await page.locator('.rail > .btn').all()) await expect(button).toBeInViewport({ ratio: 1 });
});

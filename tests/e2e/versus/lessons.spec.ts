// Lessons on a phone: both camps are in sight under their sentence, none cut by the question.
import { expect, type Page } from '@playwright/test';
import { test } from '../kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

const bottom = async (page: Page, part: string): Promise<number> => {
  const box = await page.locator(`[data-lecon] ${part}`).first().boundingBox();
  if (box === null) throw new Error(`${part} is not drawn.`);
  return Math.round(box.y + box.height);
};
for (const [lesson, tiles] of [
  ['la-verification', 5],
  ['prise-d-otages', 6],
] as const)
  test(`${lesson}: with ${tiles} tiles, the camp that waits stands whole in the place`, async ({ page }) => {
    await page.goto(`versus/apprendre/${lesson}/`);
    await expect(page.locator('[data-lecon] .vs-river:not(.small) > li')).toHaveCount(tiles);
    await expect(page.locator('[data-lecon] .scene')).toHaveAttribute('data-tient', /question/); // which has its room
    await page.locator('[data-lecon] .decide button').first().scrollIntoViewIfNeeded(); // once nothing moves
    expect(await bottom(page, '.vs-waiting')).toBeLessThanOrEqual(await bottom(page, '[data-lieu]'));
  });

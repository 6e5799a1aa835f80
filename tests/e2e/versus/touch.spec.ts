// Versus by touch alone, at 360 by 640, as a new reader finds it: a few decisions, or with `SCENE=whole` a game to its end. Whatever is pressed is in the window without scrolling.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit.ts';
import { action, openTable, stepOf } from './companion.ts';

const whole = process.env['SCENE'] === 'whole';
test.use({ kept: {}, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

/** A tap on what stands whole in the window: nothing is scrolled to. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  expect(await page.evaluate(() => scrollY), 'the page has not scrolled').toBe(0);
};
const moved = (game: Locator, step: number): Promise<void> =>
  expect.poll(() => stepOf(game), { timeout: 15_000 }).toBeGreaterThan(step);

test('discs: upkeep, then a tile straight to its activation, then who falls and how many', async ({ page }) => {
  const game = await openTable(page, 'apprendre-les-disques');
  await expect(game.locator('.caption-said')).toHaveCount(0); // the question alone is said
  await tap(page, action(game, 'upkeep'));
  await moved(game, 0);
  await tap(page, game.locator('button[data-cell="tile:sbires-heros-a"]'));
  await tap(page, game.locator('.vs-menu [data-action*=begin]'));
  await expect.poll(() => stepOf(game)).toBe(3); // the turn began, and the tile was activated
  await tap(page, game.locator('button[data-cell="tile:sbires-vilains-a"]'));
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: 'Plus' }).first());
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: /^Neutraliser 2\sfigurines$/ }));
  await expect(game.locator('[data-piece="tile:sbires-vilains-a"]')).toContainText(/2\sfigurines sur 4/);
  await expect(game.locator('.vs-menu')).toHaveCount(0);
});

test(`bombs: ${whole ? 'a game to its end' : 'eight decisions'}`, async ({ page }) => {
  test.setTimeout(whole ? 600_000 : 120_000);
  const game = await openTable(page, 'quatre-bombes-sur-cinq');
  const over = game.locator('.ask[data-tour="end"]');
  const most = whole ? 300 : 8;
  for (let n = 0; n < most && (await over.count()) === 0; n += 1) {
    const step = await stepOf(game);
    // a bomb once a tile acts; else what goes on
    const bomb = game.locator('.vs-goals button[data-cell^="piece:bombe"]').first();
    const goesOn = game
      .locator('.decide')
      .locator('[data-action*="upkeep"], [data-action*="done"], [data-action*="end-turn"]');
    const tile = game.locator('.vs-post button.open[data-cell^="tile:"]').first();
    if ((await bomb.count()) > 0 && (await action(game, 'done').count()) > 0 && n < 12) {
      await tap(page, bomb);
      await tap(page, game.locator('.vs-menu [data-action*="\\"success\\":true"]').first());
    } else if ((await goesOn.count()) > 0) await tap(page, goesOn.first());
    else if ((await action(game, 'stop').count()) > 0 && n > 12) await tap(page, action(game, 'stop'));
    else {
      await tap(page, tile);
      if ((await stepOf(game)) === step && (await game.locator('.vs-menu [data-action*=begin]').count()) > 0)
        await tap(page, game.locator('.vs-menu [data-action*=begin]').first());
    }
    await moved(game, step);
  }
  expect(await stepOf(game)).toBeGreaterThan(7);
  if (whole) await expect(over).toContainText(/gagne/);
});

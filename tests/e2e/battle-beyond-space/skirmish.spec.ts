// A skirmish: « Y a-t-il une solution ? » is answered exactly, and its answer can be played.
import type { Locator, Page } from '@playwright/test';
import { begin, expect, misprints, test } from '../kit.ts';
import { live, pick } from './space.ts';

const takeOver = async (page: Page): Promise<Locator> => {
  await page.goto('battle-beyond-space/exemples/quatre-points-ce-tour/');
  const frame = page.locator('[data-exemple="battle-beyond-space.quatre-points-ce-tour"]');
  await frame.locator('[data-commande=main]').click();
  await live(frame);
  return frame;
};
const verdict = (frame: Locator): Locator => frame.locator('.bbs-solver [role=status]');

for (const [width, height] of [
  [1280, 720],
  [360, 640],
] as const)
  test(`yes, with a line that wins when it is played (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const frame = await takeOver(page);
    await frame.locator('[data-commande=resoudre]').click();
    await expect(verdict(frame)).toHaveText(/^Oui\s: une solution en \d+\scoups, trouvée en [\d\s]+\spositions\.$/, {
      timeout: 30_000,
    });
    await frame.getByText('Montrer la solution').click();
    const coups = await frame.locator('.bbs-line li').count();
    expect(coups).toBeGreaterThan(4);
    for (let i = 0; i < coups; i += 1) {
      const next = frame.locator('[data-commande=solution]');
      if ((await next.count()) === 0) break; // the table plays by itself what nobody decides
      await next.click();
    }
    await expect(frame).toContainText(/J1 a gagné 4\spoints, par ses prises\s; il en fallait 4\s: le but est atteint/);
    expect(await misprints(page)).toEqual([]);
  });

test('no, once the other squadron has moved', async ({ page }) => {
  const frame = await takeOver(page);
  await frame.locator('.bbs-open').first().click();
  await frame.locator('.bbs-read [data-action*=turn-card]').click();
  await pick(await live(frame), -5, 4); // squadron b: one fighter in reach, and nothing else
  await frame.locator('[data-commande=resoudre]').click();
  await expect(verdict(frame)).toHaveText(/^Non\s: aucune, depuis ce moment\./, { timeout: 30_000 });
});

/** The score of each player is whole in sight: nothing that scrolls cuts it. */
const scoresSeen = async (game: Locator): Promise<void> => {
  const scores = game.locator('.bbs-score');
  await expect(scores).toHaveCount(3);
  for (const score of await scores.all()) await expect(score).toBeInViewport({ ratio: 1 });
};
test.describe('at 1440 by 900, in the last round, every score is in sight', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('beside all the cards played before', async ({ page }) => {
    await page.goto('battle-beyond-space/jouer/');
    const game = await begin(page, 'derniere-carte');
    await expect(game.locator('.bbs-played').first()).toBeVisible();
    await scoresSeen(game);
    await expect(game.locator('.bbs-fleet .bbs-prizes').last()).toBeInViewport({ ratio: 1 });
  });
  test('and once a solution was asked for', async ({ page }) => {
    await page.goto('battle-beyond-space/jouer/');
    const game = await begin(page, 'deux-tirs-un-destroyer');
    await game.locator('[data-commande=resoudre]').click();
    await expect(verdict(game)).toHaveText(/^Oui/, { timeout: 30_000 });
    await scoresSeen(game);
  });
});

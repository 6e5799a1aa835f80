// Examples of Versus: what the ledger says of them, where the pages show it; a mission alone, stepped, then taken over.
import type { Locator, Page } from '@playwright/test';
import { expect, misprints, test } from '../kit.ts';
import { place } from './companion.ts';

/** How many pieces are in each state, in the order of the mission. */
const counts = (frame: Locator, token: string): Locator =>
  frame.getByRole('region', { name: token, exact: true }).locator('li > p > b');

test('a mission alone is stepped: pieces, conditions and the end follow', async ({ page }) => {
  await page.goto('versus/exemples/brouilleurs/');
  const frame = page.locator('[data-exemple="versus.brouilleurs"]');
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
  await expect(counts(frame, 'Brouilleurs')).toHaveText(['1', '2', '2']); // off, on, neutralised
  const ends = frame.getByRole('list', { name: 'Conditions de fin' });
  const step = async (pas: number, ...now: readonly string[]): Promise<void> => {
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('data-pas', `${pas}`);
    await expect(counts(frame, 'Brouilleurs')).toHaveText(now);
  };
  await step(2, '1', '2', '2'); // the test fails: the piece stays
  await step(3, '1', '2', '2');
  await expect(frame.locator('.vs-turn')).toHaveText('Tour 4 · au héros');
  await step(4, '1', '1', '3');
  await expect(ends.locator('.holds')).toHaveCount(0);
  await step(5, '0', '1', '4');
  await expect(ends.locator('.holds')).toHaveCount(1);
  await step(6, '0', '1', '4');
  await expect(frame.locator('.vs-turn')).toHaveText(/^Le héros gagne, au tour 4/);
  expect(await misprints(page)).toEqual([]);
  await page.keyboard.press('Home');
  await expect(counts(frame, 'Brouilleurs')).toHaveText(['2', '1', '2']);
});

test('the same is taken over: the piece, then what came of it, and the mission goes another way', async ({ page }) => {
  await page.goto('versus/exemples/brouilleurs/');
  const frame = page.locator('[data-exemple="versus.brouilleurs"]');
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('[data-commande=revenir]')).toBeVisible();
  await place(frame, 'piece:brouilleur-2').click();
  await frame
    .locator('.vs-menu')
    .getByRole('button', { name: /réussi$/ })
    .first()
    .click();
  await expect(counts(frame, 'Brouilleurs')).toHaveText(['1', '2', '2']);
  await place(frame, 'piece:brouilleur-1').click();
  await frame
    .locator('.vs-menu')
    .getByRole('button', { name: /réussi$/ })
    .first()
    .click();
  await expect(counts(frame, 'Brouilleurs')).toHaveText(['0', '3', '2']);
  await expect(frame).toContainText('le vilain gagnerait');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });
  const height = async (page: Page, part: string): Promise<number> =>
    (await page.locator(`[data-lieu] ${part}`).first().boundingBox())?.height ?? 0;

  test('the rooms of a demonstration have the place, and who stands in none a line under them', async ({ page }) => {
    await page.goto('versus/action/#vs.m7.scientifiques');
    await expect(page.locator('[data-lieu] .vs-rooms')).toBeVisible();
    await expect.poll(() => height(page, '.vs-rooms')).toBeGreaterThan(88); // a name and a thing as large as a finger
    expect(await height(page, '.loose')).toBeLessThan(60);
  });
});

// Le problème du jour, by touch on a phone: five days in a row, each game at its turn, by hints alone; a wrong answer counted; what is shared spoils nothing.
import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { test } from './kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

const root = '[data-probleme][data-mode]';
const NOON = new Date(2026, 10, 25, 12).getTime();
const DAY = 86_400_000;
const WITH_PROBLEMS = GAMES.filter(({ jeu }) =>
  existsSync(new URL(`../../src/engine/${jeu}/problems/list.json`, import.meta.url)),
).length;
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('rv.probleme'));

/** By both hints and what they mark, to the end. */
const byHints = async (page: Page): Promise<void> => {
  const mark = page.locator(`${root} [data-ici]`).first();
  const hint = page.locator(`${root} [data-commande="indice"]:not([aria-disabled="true"])`);
  await expect(async () => {
    if ((await page.locator('[data-fin]').count()) > 0) return;
    if ((await mark.count()) === 0) await hint.tap({ timeout: 1000 });
    else await mark.tap({ timeout: 1000 });
    expect(await page.locator('[data-fin]').count()).toBe(1);
  }).toPass({ timeout: 60_000, intervals: [300] });
};

test('five days in a row, one game after the other, make a streak', async ({ page }) => {
  test.setTimeout(240_000);
  const games = new Set<string>();
  for (let day = 0; day < 5; day += 1) {
    await page.clock.setFixedTime(NOON + day * DAY);
    await page.goto('probleme/');
    await page.locator(root).waitFor();
    games.add((await page.locator(root).getAttribute('data-jeu-du-probleme')) ?? '');
    for (const part of ['.lecon-dit', '[data-lieu]', '[data-commande="indice"]']) {
      const box = await page.locator(`${root} ${part}`).first().boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 641)), `${part} is in the window`).toBeLessThanOrEqual(640);
    }
    await byHints(page);
  }
  expect(games.size).toBe(Math.min(5, WITH_PROBLEMS));
  await expect(page.locator('[data-serie]')).toHaveText(/^5\sjours de suite/);
  await page.goto('');
  await expect(page.locator('.voies [data-lien-probleme]')).toHaveText(/5\sjours de suite/);
});

test('a wrong answer says what it is worth, is taken back and counted; the right one is shared without a word of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // back to a combat of Battleworld: its answers are buttons
  const dit = page.locator(`${root} [data-dit]`);
  for (let back = 1; back < 40; back += 1) {
    await page.clock.setFixedTime(NOON - back * DAY);
    await page.goto('probleme/');
    if ((await dit.innerText()).startsWith('Vous parlez pour')) break;
  }
  await page.locator(`${root} [data-commande="indice"]`).tap();
  await page.locator(`${root} [data-commande="indice"]`).tap();
  const right = await page.locator(`${root} [data-ici]`).getAttribute('data-action');
  await page.reload();
  await page.locator(root).waitFor();
  await page.evaluate((best) => {
    const wrong = [...document.querySelectorAll<HTMLElement>('.panel [data-action]')].find(
      (button) => button.dataset['action'] !== best,
    );
    wrong?.click();
  }, right);
  await expect(page.locator('[data-dit]')).toContainText('Il y a mieux');
  await page.locator('[data-commande="annuler"]').tap();
  await expect(page.locator('[data-dit]')).not.toContainText('Il y a mieux');
  await byHints(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.locator('[data-commande="partager"]').tap();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('⬛🟨🟨🟩');
  expect(text).toMatch(/\/probleme\/#2026-11-\d\d&defi=2$/);
  expect(text.split('\n')[0]?.length).toBeLessThan(90);
});

test('a day of before opens, and makes no streak; one to come is refused in a sentence', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('probleme/#2026-11-23');
  await page.locator(root).waitFor();
  await expect(page.locator('h1')).toContainText('lundi 23 novembre');
  await byHints(page);
  expect(await kept(page)).toContain('"late":true');
  await page.goto('about:blank');
  await page.goto('probleme/#2026-12-25');
  await page.locator(root).waitFor();
  await expect(page.locator('main')).toContainText('n’est pas encore ouvert');
  await expect(page.locator(root)).toHaveAttribute('data-probleme', '2026-11-25');
});

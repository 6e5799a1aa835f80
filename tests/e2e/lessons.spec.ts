// Lessons by somebody who knows nothing: « un indice », again, then what it marks, to the end, by touch on a phone. One lesson a game in `npm test`, drawn by the day; LESSONS=whole plays them all.
import { expect, type Page } from '@playwright/test';
import { words } from '../../src/engine/kernel/lesson.ts';
import { ofTheDay, SEED } from '../day.ts';
import { SHOWN } from '../games/index.ts';
import { coveredWords, test } from './kit.ts';

const WHOLE = process.env['LESSONS'] === 'whole';
const SAMPLE = 1;
const MOST = 40; // gestures of a lesson that steps
const GAME = 400; // gestures of a whole game

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

const root = '[data-lecon][data-mode]';
const isOver = async (page: Page): Promise<boolean> => {
  const { etape, etapes } = await page.locator(root).evaluate((el) => ({ ...(el as HTMLElement).dataset }));
  return etape === etapes;
};
/** Sentence, place and « un indice » in the window together. */
const oneScreen = async (page: Page): Promise<void> => {
  for (const part of ['.lecon-dit', '[data-lieu]', '[data-commande="indice"]']) {
    const box = await page.locator(`${root} ${part}`).first().boundingBox();
    expect(box, part).not.toBeNull();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), `${part} is in the window`).toBeLessThanOrEqual(640);
  }
};
/** One gesture: both hints, then what is marked. Nothing to press yet: something answers, or it is over. */
const gesture = async (page: Page): Promise<void> => {
  const mark = page.locator(`${root} [data-ici]`).first();
  const hint = page.locator(`${root} [data-commande="indice"]:not([aria-disabled="true"])`);
  await expect(async () => {
    if (await isOver(page)) return;
    if ((await mark.count()) === 0) await hint.tap({ timeout: 1000 });
    await mark.tap({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
};

for (const { jeu } of SHOWN)
  test(`lessons of ${jeu}, by hints alone (${SEED})`, async ({ page }) => {
    const answer = await page.goto(`${jeu}/apprendre/`);
    expect(answer?.status()).toBe(200);
    const all = await page
      .locator('[data-lien-lecon]')
      .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).pathname));
    const chosen = WHOLE ? all : ofTheDay(`lessons ${jeu}`, all.slice(0, -1), SAMPLE);
    test.setTimeout(60_000 + chosen.length * 60_000 + (WHOLE ? 600_000 : 0));
    for (const path of chosen) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.locator(root).waitFor();
        await oneScreen(page);
        const most = (await page.locator(root).getAttribute('data-etapes')) === '1' ? GAME : MOST;
        for (let i = 0; i < most && !(await isOver(page)); i += 1) {
          await gesture(page);
          if (most === MOST) await expect.poll(() => coveredWords(page.locator(root))).toEqual([]);
        }
        await expect(page.locator('[data-fin]')).toBeVisible();
        expect(await page.evaluate((key) => localStorage.getItem(key), `rv.apprendre.${jeu}`)).toContain(
          path.split('/').at(-2),
        );
      });
    }
  });

for (const { jeu } of SHOWN)
  test(`from home to the first gesture of one's own in ${jeu}: two presses, twenty seconds of reading`, async ({
    page,
  }) => {
    await page.goto('');
    await page.locator(`a[href*="/${jeu}/apprendre/"]:text-is("Apprendre")`).tap();
    await page.locator(root).waitFor();
    const said = await page.locator(`${root} [data-dit]`).innerText();
    expect((60 * words(said)) / 200, said).toBeLessThanOrEqual(20);
    await expect(page.locator(`${root} .decide, ${root} [data-devine]`).first()).toBeVisible(); // the second press is one's own
  });

test('the coach of the last lesson speaks of what is new, once, and is silenced', async ({ page }) => {
  await page.goto('battleworld/apprendre/une-partie/');
  await page.locator(root).waitFor();
  const coach = page.locator('[data-coach]');
  const walk = async (from: string, to: string): Promise<void> => {
    await page.locator(`[data-cell="${from}"]`).tap();
    await page.locator(`[data-cell="${to}"]`).tap();
  };
  await walk('d3', 'd4');
  await expect(coach).toHaveAttribute('data-coach', 'premier-deplacement');
  await coach.locator('[data-commande="silence"]').tap();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await page.locator(root).waitFor();
  await walk('d3', 'd4');
  await expect(page.locator('[data-spot="attack"]').first()).toBeVisible();
  await expect(coach, 'what was said once is not said again').toHaveCount(0);
});

test('a lesson left in the middle goes on where it was, and can be begun again', async ({ page }) => {
  await page.goto('battleworld/apprendre/un-duel/');
  await page.locator(root).waitFor();
  await gesture(page);
  await expect(page.locator(root)).toHaveAttribute('data-etape', '1');
  await page.reload();
  await expect(page.locator(root)).toHaveAttribute('data-etape', '1');
  await expect(page.locator(`${root} [data-piece="total:attack"]`).first()).toBeVisible();
  await page.locator(`${root} [data-commande="reglages"]`).tap();
  await page.locator('[data-commande="recommencer"]').first().tap();
  await expect(page.locator(root)).toHaveAttribute('data-etape', '0');
});

test('a slip is shown for what it does, and taken back; a refusal says its rule', async ({ page }) => {
  await page.goto('battleworld/apprendre/vos-quatre-personnages/');
  await page.locator(root).waitFor();
  await page.locator('[data-cell="e2"]').tap(); // Thor, where Hulk is asked
  await page.locator('[data-cell="e3"]').tap();
  await expect(page.locator('[data-dit]')).toContainText('Hulk');
  await expect(page.locator(`${root} [data-cell="e3"] [data-piece="thor"]`)).toBeVisible();
  await page.locator('[data-commande="annuler"]').tap();
  await expect(page.locator(`${root} [data-cell="e2"] [data-piece="thor"]`)).toBeVisible();
  await page.locator('[data-cell="d2"]').tap();
  await page.locator('[data-cell="d6"]').tap(); // much too far
  await expect(page.locator(`${root} [data-refus]`).first()).toBeVisible();
  await expect(page.locator(`${root} [data-refus] a.cite`).first()).toBeVisible();
});

test('a wrong guess comes back among the exercises, from the portal and from the home page', async ({ page }) => {
  await page.goto('battleworld/apprendre/se-deplacer/');
  await page.locator(root).waitFor();
  for (const step of ['1', '2']) {
    await gesture(page);
    await expect(page.locator(root)).toHaveAttribute('data-etape', step);
  }
  await page.locator('[data-devine="1"]').tap();
  await expect(page.locator('[data-dit]')).toContainText('Non');
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await page.goto('');
  await expect(page.locator('[data-revoir] a')).toHaveText(/^À revoir\s: [12] · Battleworld$/);
  await page.goto('battleworld/');
  await page.locator('[data-revoir] a').tap();
  await expect(page.locator('[data-exercice]')).toHaveAttribute('data-exercice', /\./);
  await expect(page.locator('.exo-question')).toBeVisible();
});

// Lessons of BattleFight on a phone: what a hint says leaves when its gesture is done, and both answers to a question are in sight.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

const open = async (page: Page, slug: string): Promise<Locator> => {
  await page.goto(`battlefight/apprendre/${slug}/`);
  const lesson = page.locator('[data-lecon][data-mode]');
  await lesson.waitFor();
  return lesson;
};
const EDGE = { x: 9, y: 14 };
const play = async (lesson: Locator, card: string): Promise<void> => {
  await lesson.locator(`.bf-held.open [data-cell="carte:${card}"]`).first().tap({ position: EDGE });
  await lesson.locator('[data-lecture] .btn.go').tap();
};

test('a hint leaves its room to what answers, once the gesture is done', async ({ page }) => {
  const lesson = await open(page, 'premier-coup');
  await lesson.locator('[data-commande=indice]').tap();
  await expect(lesson.locator('.lecon-indice')).toContainText('l’attaque est le poing');
  await play(lesson, 'base-attaque');
  await page.waitForFunction(
    () =>
      document.querySelector('[data-lecon][data-mode][data-etape="0"]') !== null &&
      document.querySelector('.lecon-indice') === null,
  ); // before the next step, which has no hint yet
});

test('both answers to a question are in sight', async ({ page }) => {
  const lesson = await open(page, 'lire-une-carte');
  await play(lesson, 'ex-att-2');
  const answers = lesson.locator('[data-devine]');
  const execute = lesson.locator('[data-action*=execute]').first();
  for (let i = 0; i < 2; i += 1) {
    await execute.tap();
    await expect(execute).toHaveCount(i === 0 ? 1 : 0);
  }
  await expect(answers).toHaveCount(2);
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.99 });
});

// Exercises of Battle Beyond Space on a phone: what is asked stays in sight, and who hears the answer hears where it lies.
import { expect, test } from '../kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

test('another kind of question, chosen from under an answer, is asked in sight', async ({ page }) => {
  await page.goto('battle-beyond-space/exercices/#x=tir.7');
  const question = page.locator('.exo-question');
  await page.locator('[data-option]').last().tap();
  await expect(page.locator('.exo-verdict[data-verdict]')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 400 })); // read on below
  await page.getByRole('combobox', { name: 'Questions' }).selectOption('ou');
  await expect(page.locator('[data-exercice^="ou."]')).toBeVisible();
  await expect(question).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an answer that goes by a letter is heard by its cells', async ({ page }) => {
  await page.goto('battle-beyond-space/exercices/#x=ou.7');
  await page.locator('[data-option]').first().tap();
  await expect(page.locator('.exo-verdict .sr')).toHaveText(/^ ?[A-D]\s: (?:\(|Arrière en \().+\)\.$/);
});

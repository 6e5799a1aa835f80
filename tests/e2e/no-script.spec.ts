// Without JavaScript: rules and examples are read, and nothing offers what would not work.
import { EXAMPLE, expect, test } from './kit.ts';

test.use({ javaScriptEnabled: false });

test('a rule page is read whole', async ({ page }) => {
  await page.goto('battleworld/regles/surnombre/#bw.surnombre.definition');
  await expect(page.locator('[id="bw.surnombre.definition"]')).toBeInViewport();
  await expect(page.locator('[data-exemple] [data-evenement]').first()).toBeVisible();
  for (const controls of await page.locator('.controls').all()) await expect(controls).toBeHidden();
  const opener = page.locator('a[data-ouvre-recherche]').first();
  await expect(opener).toHaveAttribute('href', '/recherche/'); // a link, that leads somewhere
});
test('an example is read to its end, and its totals open', async ({ page }) => {
  await page.goto(EXAMPLE);
  await expect(page.locator('[data-evenement]')).toHaveCount(10);
  for (const row of await page.locator('[data-evenement]').all()) await expect(row).toBeVisible();
  await expect(page.locator('.controls')).toBeHidden();
  const total = page.locator('.tally').first();
  await total.locator('summary').click();
  await expect(total.locator('li').first()).toBeVisible();
  await expect(page.locator('.board')).toBeVisible();
});
test('« voir en action » leads to the very line', async ({ page }) => {
  await page.goto('battleworld/regles/combat/');
  await page.locator('[id="bw.combat.egalite"] a.voir').click();
  const line = page.locator(':target');
  await expect(line).toHaveAttribute('data-evenement', /\d+/);
  await expect(line).toBeInViewport();
  await expect(line.locator('a[href$="#bw.combat.egalite"]').first()).toBeVisible();
});
test('the table, the workshop and the search say what they need', async ({ page }) => {
  for (const address of ['battleworld/jouer/', 'battleworld/atelier/', 'recherche/']) {
    await page.goto(address);
    await expect(page.locator('main noscript p').filter({ visible: true }), address).toHaveCount(1);
  }
});

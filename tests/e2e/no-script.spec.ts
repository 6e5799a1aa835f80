// Without JavaScript: rules and examples are read, and nothing offers what would not work.
import { exampleOf, GAMES } from './games.ts';
import { expect, test } from './kit.ts';

test.use({ javaScriptEnabled: false });

for (const game of GAMES) {
  const { jeu, rule, lit, example } = game;
  test(`${jeu}: a rule page is read whole`, async ({ page }) => {
    await page.goto(`${jeu}/regles/${lit.chapter}/#${lit.rule}`);
    await expect(page.locator(`[id="${lit.rule}"]`)).toBeInViewport();
    await expect(page.locator('[data-exemple] [data-evenement]').first()).toBeVisible();
    for (const controls of await page.locator('.controls').all()) await expect(controls).toBeHidden();
    const opener = page.locator('a[data-ouvre-recherche]').first();
    await expect(opener).toHaveAttribute('href', '/recherche/'); // a link, that leads somewhere
  });
  test(`${jeu}: an example is read to its end, and its totals open`, async ({ page }) => {
    await page.goto(exampleOf(game));
    await expect(page.locator('[data-evenement]')).toHaveCount(example.steps);
    for (const row of await page.locator('[data-evenement]').all()) await expect(row).toBeVisible();
    await expect(page.locator('.controls')).toBeHidden();
    if (example.totals) {
      const total = page.locator('.tally').first();
      await total.locator('summary').click();
      await expect(total.locator('li').first()).toBeVisible();
    }
    await expect(page.locator('.board').first()).toBeVisible();
  });
  test(`${jeu}: « voir en action » leads to the very line`, async ({ page }) => {
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    await page.locator(`[id="${rule.id}"] a.voir`).click();
    const line = page.locator(':target');
    await expect(line).toHaveAttribute('data-evenement', /\d+/);
    await expect(line).toBeInViewport();
    await expect(line.locator(`a[href$="#${rule.id}"]`).first()).toBeVisible();
  });
}
test('the tables, the workshops and the search say what they need', async ({ page }) => {
  for (const address of [...GAMES.flatMap(({ jeu }) => [`${jeu}/jouer/`, `${jeu}/atelier/`]), 'recherche/']) {
    await page.goto(address);
    await expect(page.locator('main noscript p').filter({ visible: true }), address).toHaveCount(1);
  }
});

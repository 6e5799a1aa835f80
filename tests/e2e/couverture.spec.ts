// /couverture/ and /r/: what is shown of each rule, and the address of every one.
import { noViolation } from './axe.ts';
import { GAMES } from './games.ts';
import { baseUrl, expect, misprints, test } from './kit.ts';

test('is reached from all the rules, opens its lists, leads to a demonstration', async ({ page }) => {
  await page.goto('r/');
  await page.locator('main a[href$="/couverture/"]').click();
  await expect(page.locator('h1')).toHaveText('Ce que le site sait jouer');
  for (const { jeu } of GAMES) {
    const list = page.locator(`[data-jeu="${jeu}"] [data-liste=demonstration]`);
    const see = list.locator('li a').first();
    await expect(see).toBeHidden();
    await list.locator('summary').press('Enter');
    await expect(see).toBeVisible();
  }
  expect(await misprints(page)).toEqual([]);
  const see = page.locator('[data-liste=demonstration] li a').first();
  const rule = (await see.getAttribute('href'))?.split('#')[1] ?? '';
  await see.click();
  await expect(page.locator(`[data-demonstration="${rule}"]`)).toBeVisible();
});
test('holds on a narrow screen, its lists open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('couverture/');
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
test('leads nowhere out of a base path', async ({ page }) => {
  await page.goto(`${baseUrl()}couverture/`);
  const outside = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '').filter((href) => !href.startsWith('/regles/')));
  expect(outside).toEqual([]);
});
test('an address that is badly written gets a word, and no failure', async ({ page }) => {
  await page.goto('r/#%E0');
  await expect(page.locator('[data-inconnue]')).toContainText('%E0');
});
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the lists open, and lead to the paragraphs', async ({ page }) => {
    await page.goto('couverture/');
    const list = page.locator('[data-liste=texte]').first();
    await list.locator('summary').click();
    const link = list.locator('li a').first();
    const rule = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
    await link.click();
    await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
  });
});
// one game's: they are alike, and a thousand links take axe a minute
noViolation([
  [
    'the lists of a game open',
    'couverture/',
    (page) =>
      page.evaluate(() =>
        document
          .querySelectorAll<HTMLDetailsElement>('[data-jeu=battleworld] details')
          .forEach((one) => (one.open = true)),
      ),
  ],
]);

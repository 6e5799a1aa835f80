// The same site under a base path: nothing leads out of it.
import { exampleOf, GAMES } from './games.ts';
import { ask, baseUrl, expect, stepsFrom, test } from './kit.ts';

for (const game of GAMES) {
  const { jeu, rule, other, workshop } = game;
  const paragraph = `${jeu}/regles/${rule.chapter}/#${rule.id}`;
  test(`${jeu}: home, a rule page, the permanent address of a rule`, async ({ page }) => {
    const url = baseUrl();
    await page.goto(url);
    await expect(page.locator('h1')).toBeVisible();
    await page.locator(`main a[href$="/${jeu}/"]`).first().click();
    await expect(page).toHaveURL(`${url}${jeu}/`);
    await page.goto(`${url}${jeu}/regles/${rule.chapter}/`);
    await expect(page.locator(`[id="${rule.id}"]`)).toBeAttached();
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) =>
        all.map((a) => a.getAttribute('href') ?? '').filter((href) => !href.startsWith('/regles/')),
      );
    expect(outside).toEqual([]);
    await page.goto(`${url}r/#${rule.id}`);
    await expect(page).toHaveURL(url + paragraph);
    await page.goto(`${url}r/#${rule.id.slice(0, -1)}`); // a letter is missing: the nearest known one is offered
    await expect(page.locator('[data-inconnue] a')).toHaveAttribute('href', url + paragraph);
  });
  test(`${jeu}: search leads to the paragraph`, async ({ page }) => {
    await page.goto(`${baseUrl()}${jeu}/`);
    const dialog = await ask(page, rule.words);
    await expect(dialog.locator('[data-resultat-page]').first()).toHaveAttribute(
      'href',
      /^(?:http:\/\/localhost:\d+)?\/regles\//,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(baseUrl() + paragraph);
    await page.goto(`${baseUrl()}recherche/?q=${other}&jeu=${jeu}`);
    await expect(page.locator('[data-resultat]').first()).toHaveAttribute(
      'href',
      new RegExp(`^(?:http://localhost:\\d+)?/regles/${jeu}/`),
    );
  });
  test(`${jeu}: an example is stepped, taken over and shared; the table and the workshop open`, async ({
    page,
    context,
  }) => {
    await page.goto(`${baseUrl()}${exampleOf(game)}`);
    const frame = await stepsFrom(page);
    await frame.locator('[data-commande=partager]').click();
    await page.locator('dialog.share input[value=jouer]').check();
    const link = await page.locator('dialog.share textarea').inputValue();
    expect(link.startsWith(`${baseUrl()}${jeu}/jouer/#p=`)).toBe(true);
    const shared = await context.newPage();
    await shared.goto(link);
    await expect(shared.locator('[data-partie]')).toHaveAttribute('data-pas', '1');
    await shared.goto(`${baseUrl()}${jeu}/atelier/`);
    await expect(shared.locator(workshop.ready)).toBeVisible();
    await shared.getByRole('button', { name: workshop.play }).click();
    await expect(shared).toHaveURL(`${baseUrl()}${jeu}/jouer/`);
    await expect(shared.locator('[data-partie]')).toBeVisible();
  });
}
test('a missing page says so, in the frame of the site', async ({ page, faults }) => {
  const response = await page.goto(`${baseUrl()}nulle-part/`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('main a').first()).toHaveAttribute('href', /^\/regles\//);
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
  faults.length = 0;
});

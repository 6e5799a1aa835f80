// The same site under a base path: nothing leads out of it.
import { ask, awake, baseUrl, EXAMPLE, expect, test } from './kit.ts';

test('home, a rule page, the permanent address of a rule', async ({ page }) => {
  const url = baseUrl();
  await page.goto(url);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('main a[href$="/battleworld/"]').first().click();
  await expect(page).toHaveURL(`${url}battleworld/`);
  await page.goto(`${url}battleworld/regles/combat/`);
  await expect(page.locator('[id="bw.combat.egalite"]')).toBeAttached();
  const outside = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '').filter((href) => !href.startsWith('/regles/')));
  expect(outside).toEqual([]);
  await page.goto(`${url}r/#bw.combat.egalite`);
  await expect(page).toHaveURL(`${url}battleworld/regles/combat/#bw.combat.egalite`);
  await page.goto(`${url}r/#bw.combat.egallite`);
  await expect(page.locator('[data-inconnue] a')).toHaveAttribute('href', /\/regles\/battleworld\/regles\/combat\/#bw\.combat\.egalite$/);
});
test('search leads to the paragraph', async ({ page }) => {
  await page.goto(`${baseUrl()}battleworld/`);
  const dialog = await ask(page, 'égalité combat');
  await expect(dialog.locator('[data-resultat-page]').first()).toHaveAttribute('href', /^(?:http:\/\/localhost:\d+)?\/regles\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseUrl()}battleworld/regles/combat/#bw.combat.egalite`);
  await page.goto(`${baseUrl()}recherche/?q=relancer un dé`);
  await expect(page.locator('[data-resultat]').first()).toHaveAttribute('href', /^(?:http:\/\/localhost:\d+)?\/regles\/battleworld\//);
});
test('an example is stepped, taken over and shared; the table and the workshop open', async ({ page, context }) => {
  await page.goto(`${baseUrl()}${EXAMPLE}`);
  const frame = page.locator('[data-exemple]');
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
  await awake(frame);
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('.ask')).toBeVisible();
  await frame.locator('[data-commande=partager]').click();
  await page.locator('dialog.share input[value=jouer]').check();
  const link = await page.locator('dialog.share textarea').inputValue();
  expect(link.startsWith(`${baseUrl()}battleworld/jouer/#p=`)).toBe(true);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('[data-partie]')).toHaveAttribute('data-pas', '1');
  await other.goto(`${baseUrl()}battleworld/atelier/`);
  await expect(other.locator('.desk[data-pret]')).toBeVisible();
  await other.getByRole('button', { name: 'Jouer d’ici' }).click();
  await expect(other).toHaveURL(`${baseUrl()}battleworld/jouer/`);
  await expect(other.locator('[data-partie]')).toBeVisible();
});
test('a missing page says so, in the frame of the site', async ({ page, faults }) => {
  const response = await page.goto(`${baseUrl()}nulle-part/`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('main a').first()).toHaveAttribute('href', /^\/regles\//);
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
  faults.length = 0;
});

// Search: from anywhere by keyboard, as a page, with nothing found.
import { ask, expect, misprints, test } from './kit.ts';

for (const from of ['', 'battleworld/regles/tour/']) {
  test(`Ctrl+K, a question, Enter: the paragraph (from /${from})`, async ({ page }) => {
    await page.goto(from);
    const dialog = await ask(page, 'égalité combat');
    await expect(dialog.locator('[data-resultat][aria-selected=true]')).toHaveAttribute('data-regle', 'bw.combat.egalite');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('[data-resultat][aria-selected=true]')).not.toHaveAttribute('data-regle', 'bw.combat.egalite');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/battleworld\/regles\/combat\/#bw\.combat\.egalite$/);
    await expect(page.locator('[id="bw.combat.egalite"]')).toBeInViewport();
    await expect(dialog).toBeHidden();
  });
}

test('Esc closes the dialog and gives the focus back; the button opens it too', async ({ page }) => {
  await page.goto('battleworld/regles/combat/');
  const opener = page.locator('a[data-ouvre-recherche]').first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  await expect(dialog.getByRole('combobox', { name: 'Question' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the page answers the question of its address', async ({ page }) => {
  await page.goto('recherche/?q=que se passe-t-il à égalité au combat&jeu=battleworld');
  await expect(page.locator('[data-resultat]').first()).toBeVisible();
  const found = await page.locator('[data-resultat]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['regle']));
  expect(found.slice(0, 3)).toContain('bw.combat.egalite');
  await expect(page.locator('select[name=jeu]')).toHaveValue('battleworld');
  await expect(page.locator('[data-aucun-resultat]')).toHaveCount(0);
  await expect(page.locator('[data-resultat-page]').first()).toBeVisible(); // what the pages hold comes after the answers
  expect(await misprints(page)).toEqual([]);
  await page.locator('input[name=q]').fill('soigner un allié');
  await expect(page).toHaveURL(/[?&]q=soigner/);
  await expect(page.locator('[data-resultat]').first()).toHaveAttribute('data-regle', /^bw\./);
});

test('nonsense finds nothing, and says so', async ({ page }) => {
  await page.goto('recherche/?q=zxqwkjv');
  await expect(page.locator('[data-aucun-resultat]')).toContainText('zxqwkjv');
  await expect(page.locator('[data-resultat], [data-resultat-page]')).toHaveCount(0);
  await expect(page.locator('[data-recherche-etat]')).toHaveText('Aucun résultat');
});

test('a misspelt question is understood', async ({ page }) => {
  await page.goto('recherche/?q=egalitee au combbat');
  await expect(page.locator('[data-resultat][data-regle="bw.combat.egalite"]')).toBeVisible();
});

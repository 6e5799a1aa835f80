// The workshop of Battleworld: faults told beside their field with their rule, a scenario shared, then played.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, shareLink, test, unfold } from '../kit.ts';

const fault = (page: Page, path: string): Locator => page.locator(`[id="champ.${path}.faute"]`);
const open = async (page: Page): Promise<void> => {
  await page.goto('battleworld/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};

test('two characters on one cell, a name emptied: told with the rule beside the field, then repaired', async ({
  page,
}) => {
  await open(page);
  const verdict = page.locator('.verdict');
  await expect(verdict).toHaveText('Prêt à jouer');
  const cell = await unfold(page, 'units.1.cell');
  const was = await cell.inputValue();
  const neighbour = await (await unfold(page, 'units.0.cell')).inputValue();
  expect(neighbour).not.toBe(was);
  await cell.fill(neighbour);
  await expect(verdict).toHaveText(/1\sfaute à corriger/);
  await expect(fault(page, 'units.1.cell')).toBeVisible();
  await expect(fault(page, 'units.1.cell').locator('a.cite').first()).toHaveAttribute(
    'href',
    /\/battleworld\/regles\/[a-z-]+\/#bw\./,
  );
  await expect(cell).toHaveAttribute('aria-describedby', /champ\.units\.1\.cell\.faute/);
  await expect(page.locator('#bilan li')).toHaveCount(1);

  const name = await unfold(page, 'name');
  await name.fill('');
  await expect(fault(page, 'name')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(verdict).toHaveText(/2\sfautes à corriger/);
  await expect(fault(page, 'units.1.cell')).toBeVisible();
  expect(await misprints(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Jouer d’ici' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click({ force: true }); // it answers why not
  await expect(page).toHaveURL(/\/atelier\//);
  await expect(page.locator('.said')).toContainText('Corrigez');

  await page
    .locator('.desk-form details.part')
    .evaluateAll((parts) => parts.forEach((part) => part.removeAttribute('open')));
  await expect(cell).toBeHidden();
  await page.locator('#bilan .link').first().click(); // opens what hides the field, and goes there
  await expect(cell).toBeFocused();
  await unfold(page, 'name');
  await name.fill('Retour au calme');
  await cell.fill(was);
  await expect(verdict).toHaveText('Prêt à jouer');
  await expect(page.locator('.faults')).toHaveCount(0);
});

test('a scenario travels by link, whole', async ({ page, context }) => {
  await open(page);
  await (await unfold(page, 'name')).fill('Mardi soir');
  const life = await unfold(page, 'units.0.life');
  await life.fill('2');
  await expect(page.locator('.verdict')).toHaveText('Prêt à jouer');
  const link = await shareLink(page, 'modifier');
  expect(link).toMatch(/\/battleworld\/atelier\/#s=\d+\.battleworld~partie\.[\w-]+$/);
  expect(link.slice(link.indexOf('#')).length).toBeLessThanOrEqual(300);
  const other = await context.newPage();
  await other.goto(link);
  await expect(field(other, 'name')).toHaveValue('Mardi soir');
  await expect(await unfold(other, 'units.0.life')).toHaveValue('2');
  await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
});

test('undo and redo, reset and its undo', async ({ page }) => {
  await open(page);
  const name = await unfold(page, 'name');
  const was = await name.inputValue();
  await name.fill('Autre nom');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue(was);
  await page.keyboard.press('Control+y');
  await expect(name).toHaveValue('Autre nom');
  await page.getByRole('button', { name: 'Remettre à zéro' }).click();
  await expect(name).toHaveValue(was);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(name).toHaveValue('Autre nom');
});

test('the draft is kept on the device', async ({ page }) => {
  await open(page);
  await (await unfold(page, 'name')).fill('Gardé ici');
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('Gardé ici')));
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Gardé ici');
});

test('« Jouer d’ici » reaches the table with the board', async ({ page }) => {
  await open(page);
  await (await unfold(page, 'name')).fill('Vers la table');
  const cell = await unfold(page, 'units.0.cell');
  await cell.fill('c3');
  await expect(page.locator('.verdict')).toHaveText('Prêt à jouer');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await expect(page).toHaveURL(/\/battleworld\/jouer\//);
  const game = page.locator('[data-partie="battleworld/partie"]');
  await expect(game).toContainText('Vers la table');
  await expect(game.locator('[data-cell=c3]')).toContainText('Hulk'); // the first character of the ready-made scenario
  await expect(game.locator('[data-cell=d2]')).not.toContainText('Hulk');
});

test('the board of the workshop is edited by touch', async ({ page }) => {
  await open(page);
  const cell = await unfold(page, 'units.0.cell');
  await expect(cell).toHaveValue('d2');
  await page.locator('.board-pane [data-cell=d2]').click();
  await page.locator('.board-pane [data-cell=d3]').click();
  await expect(cell).toHaveValue('d3');
});

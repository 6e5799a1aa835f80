// An epic combat in the browser: the ledger's totals where the example ends, the scripted hand and the hidden cards of the table, the ten phases.
import type { Page } from '@playwright/test';
import { expect, misprints, test } from '../kit.ts';

test('Teela contre Evil-Lyn: 5/4/3 against 3/7/4, Teela falls and pays five', async ({ page }) => {
  await page.goto('fields-of-eternia/exemples/teela-contre-evil-lyn/');
  const frame = page.locator('[data-exemple="fields-of-eternia.teela-contre-evil-lyn"]');
  await expect(frame).toContainText(/Teela\s: initiative 5, attaque 4, défense 3\./);
  await expect(frame).toContainText(/Evil-Lyn\s: initiative 3, attaque 7, défense 4\./);
  await expect(frame).toContainText(/Teela n’a plus de PS/);
  await expect(frame).toContainText(/«\sPiège magique\s», qui vaut 2/);
  await expect(frame).toContainText(/paie 3\sEternium/);
  expect(await misprints(page)).toEqual([]);
});

const ask = (page: Page) => page.locator('.ask').first();
/** What the scenario wants: offered by a button while nothing is hidden from anybody, drawn without a word after that. */
const draw = async (page: Page): Promise<void> => {
  const wanted = page.getByRole('button', { name: /^Prendre la carte décidée d’avance/ });
  await expect(page.locator('[data-commande=lancer]')).toBeVisible();
  await ((await wanted.count()) > 0 ? wanted : page.locator('[data-commande=lancer]')).click();
};
const show = (page: Page) => page.locator('[data-commande=montrer]').click();
test('the table: cards come as the scenario wants, the other hand is hidden', async ({ page }) => {
  await page.goto('fields-of-eternia/jouer/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Les Montagnes de Perpetua' })
    .getByRole('link', { name: 'Jouer' })
    .click();
  for (const hero of ['Teela', 'Evil-Lyn']) {
    await expect(ask(page)).toContainText(`Passez l’appareil à ${hero}`);
    await show(page);
    await page.locator('.foe-weapons [data-cell]').first().click();
  }
  await draw(page);
  await show(page);
  await expect(ask(page)).toContainText(/Teela a pioché une carte «\s\+1\s»/); // the first of her scripted hand
  await page.getByRole('button', { name: /Se concentrer/ }).click();
  await draw(page); // she still holds the device
  await expect(ask(page)).toContainText(/Teela a pioché une carte «\s\+2\s»/);
  await page.locator('.place').getByRole('button', { name: 'Poser la carte en initiative' }).click(); // the column itself
  await draw(page);
  await expect(ask(page)).toContainText(/Passez l’appareil à Evil-Lyn/);
  await show(page);
  await expect(ask(page)).toContainText(/Evil-Lyn a pioché une carte «\s\+3\s»/);
  await expect(page.locator('.live')).toContainText(/une carte cachée en initiative/); // Teela's, seen by Evil-Lyn
  expect(await misprints(page)).toEqual([]);
});

test('the ten phases: both columns, each cell leads to its rule', async ({ page }) => {
  await page.goto('fields-of-eternia/regles/combat/');
  const table = page.getByRole('table').filter({ hasText: 'Créature' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  const hrefs = await table
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(20);
  for (const href of hrefs) expect(href).toMatch(/\/fields-of-eternia\/regles\/[a-z0-9-]+\/#foe\./);
});

test('the odds of a combat show to who reads its example as to who plays it', async ({ page }) => {
  await page.goto('fields-of-eternia/exemples/ram-man-contre-une-creature/');
  const frame = page.locator('[data-exemple]');
  for (let step = 1; step <= 3; step += 1) {
    await frame.locator('[data-commande=suivant]').click();
    await expect(frame).toHaveAttribute('data-pas', String(step));
  }
  await page.locator('details.chances summary').click();
  const read = page.locator('details.chances .odds li');
  await expect(read.first()).toBeVisible({ timeout: 60_000 });
  const told = await read.allTextContents();
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('.ask')).toBeVisible();
  await expect(frame.locator('.odds li').first()).toBeVisible({ timeout: 60_000 });
  expect(await frame.locator('.odds li').allTextContents()).toEqual(told);
});

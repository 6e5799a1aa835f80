// An epic combat in the browser: the ledger's totals where the example ends, the scripted hand at the table, hidden cards, a refusal, the ten phases.
import type { Locator, Page } from '@playwright/test';
import { noViolation } from '../axe.ts';
import { expect, misprints, test } from '../kit.ts';

const E1 = 'fields-of-eternia/exemples/teela-contre-evil-lyn/';
const frame = (page: Page): Locator => page.locator('[data-exemple="fields-of-eternia.teela-contre-evil-lyn"]');

test('Teela contre Evil-Lyn: 5/4/3 against 3/7/4, Teela falls and pays five', async ({ page }) => {
  await page.goto(E1);
  const log = frame(page).locator('.log, [data-journal]').or(frame(page));
  await expect(log.first()).toContainText(/Teela\s: initiative 5, attaque 4, défense 3\./);
  await expect(log.first()).toContainText(/Evil-Lyn\s: initiative 3, attaque 7, défense 4\./);
  await expect(log.first()).toContainText(/Teela n’a plus de PS/);
  await expect(log.first()).toContainText(/« Piège magique », qui vaut 2/);
  expect(await misprints(page)).toEqual([]);
});

test('the table: cards come as the scenario scripts them, the other hand is hidden, a refusal says why', async ({ page }) => {
  await page.goto('fields-of-eternia/jouer/');
  await page.getByRole('listitem').filter({ hasText: 'Les Montagnes de Perpetua' }).getByRole('button', { name: 'Jouer' }).click();
  const table = page.locator('.frame, [data-exemple], .session').first();
  await expect(table).toBeVisible();
  expect(await misprints(page)).toEqual([]);
  await noViolation(page);
});

test('the ten phases: both columns, each cell leads to its rule', async ({ page }) => {
  await page.goto('fields-of-eternia/regles/combat/');
  const table = page.getByRole('table').filter({ hasText: 'Créature' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  const hrefs = await table.locator('tbody a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThanOrEqual(20);
  for (const href of hrefs) expect(href).toMatch(/\/fields-of-eternia\/regles\/[a-z0-9-]+\/#foe\./);
});

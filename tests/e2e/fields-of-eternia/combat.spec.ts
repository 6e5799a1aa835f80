// An epic combat in the browser: the ledger's totals where the example ends, the scripted hand and the hidden cards of the table, the ten phases.
import type { Page } from '@playwright/test';
import { typeset } from '../../../src/plugins/typography.ts';
import { expect, misprints, test } from '../kit.ts';

test('Teela contre Evil-Lyn: 5/4/3 against 3/7/4, Teela falls and pays five', async ({ page }) => {
  await page.goto('fields-of-eternia/exemples/teela-contre-evil-lyn/');
  const frame = page.locator('[data-exemple="fields-of-eternia.teela-contre-evil-lyn"]');
  await expect(frame).toContainText(/Teela a 5 en initiative, 4 en attaque et 3 en défense\./);
  await expect(frame).toContainText(/Evil-\u2060Lyn a 3 en initiative, 7 en attaque et 4 en défense\./);
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
    await expect(ask(page)).toContainText(typeset(`Passez l’appareil à ${hero}`));
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
  await expect(ask(page)).toContainText(/Passez l’appareil à Evil-\u2060Lyn/);
  await show(page);
  await expect(ask(page)).toContainText(/Evil-\u2060Lyn a pioché une carte «\s\+3\s»/);
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
  await page.goto('fields-of-eternia/exemples/ram-man-contre-une-creature/#ex.ram-man-contre-une-creature.3');
  const frame = page.locator('[data-exemple]');
  await expect(frame).toHaveAttribute('data-pas', '3');
  await page.locator('details.chances summary').click();
  const read = page.locator('details.chances .odds li');
  await expect(read.first()).toBeVisible({ timeout: 60_000 });
  const told = await read.allTextContents();
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('.ask')).toBeVisible();
  await expect(frame.locator('.odds li').first()).toBeVisible({ timeout: 60_000 });
  expect(await frame.locator('.odds li').allTextContents()).toEqual(told);
});

test('against a creature, what laying a card is worth stands on each open column, and moves nothing as it comes', async ({
  page,
}) => {
  await page.goto('fields-of-eternia/exemples/ram-man-contre-une-creature/#ex.ram-man-contre-une-creature.3');
  const frame = page.locator('[data-exemple]');
  await expect(frame).toHaveAttribute('data-pas', '3');
  await frame.locator('[data-commande=main]').click();
  const columns = frame.locator('.foe-zone.open');
  await expect(columns.first()).toBeVisible();
  const boxes = () => columns.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  const odds = columns.locator('.place-odds');
  await expect(odds.first()).toBeVisible({ timeout: 60_000 });
  expect(await odds.count()).toBe(before.length);
  expect(await boxes()).toEqual(before);
  await expect(odds.first()).toContainText(/^(?:gagne|perd|sans vainqueur)/);
});

test('on paper, what a hero has spent and the blow are drawn in ink', async ({ page }) => {
  await page.goto('fields-of-eternia/exemples/teela-contre-evil-lyn/#ex.teela-contre-evil-lyn.39');
  await expect(page.locator('.foe-blow')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const inks = await page.evaluate(() => {
    const light = (color: string): number => Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
    const ink = (selector: string, of: 'borderTopColor' | 'stroke' | 'color'): readonly number[] =>
      [...document.querySelectorAll(selector)].map((one) => light(getComputedStyle(one)[of]));
    return [...ink('.foe-pips i', 'borderTopColor'), ...ink('.foe-blow path', 'stroke'), ...ink('.foe-blow', 'color')];
  });
  expect(inks.length).toBeGreaterThan(4);
  for (const ink of inks) expect(ink).toBeLessThan(128);
});

test('an example that opens under way: its own steps from there, those before when an address or its log names them', async ({
  page,
}) => {
  const open = async (slug: string, step?: number): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`fields-of-eternia/exemples/${slug}/${step === undefined ? '' : `#ex.${slug}.${step}`}`);
  };
  const frame = page.locator('[data-exemple]');
  const at = async (step: number, told: string): Promise<void> => {
    await expect(frame).toHaveAttribute('data-pas', String(step));
    await expect(frame.locator('.example-at')).toHaveText(told);
  };
  const legend = page.locator('[data-legende]');
  await open('plus-fort-ensemble');
  await at(14, 'Départ');
  await expect(legend).toContainText('ont déjà posé trois cartes chacun');
  await expect(frame.locator('[data-commande=precedent]')).toHaveAttribute('aria-disabled', 'true');
  await frame.locator('[data-commande=suivant]').click();
  await at(15, 'étape 1 sur 8');

  await page.locator('[data-pli=journal] .fold-name').click();
  await page.locator('[data-evenement="1"] .log-n').click();
  await at(1, 'étape 1 sur 22');
  await expect(legend).toContainText('Skeletor');
  await frame.locator('[data-commande=precedent]').click();
  await at(0, 'Départ');
  await expect(legend).not.toContainText('ont déjà posé');

  await open('deux-manches-a-egalite', 24);
  await at(24, 'étape 24 sur 47');
  await open('departage', 20); // of the duel, which is an example of its own now
  await expect(frame).toHaveAttribute('data-exemple', 'fields-of-eternia.le-duel-qui-departage');
  await at(20, 'étape 20 sur 32');
  await open('departage', 29);
  await at(29, 'étape 3 sur 6');
});

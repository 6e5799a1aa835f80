// Live cards: beside the rules of its keyword, a card is read without anything, changed, mended and run by keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { awake, expect, openLog, tabTo, test } from './kit.ts';

const CHAPTER = 'battlefight/regles/combat/';
const cardOf = (page: Page, id: string): Locator => page.locator(`[data-carte-vive="${id}"]`);
/** Opens the editor of a card from the keyboard: its steps have the focus. */
const edit = async (page: Page, id: string): Promise<Locator> => {
  const card = cardOf(page, id);
  await tabTo(page, `[data-carte-vive="${id}"] [data-commande=modifier]`, 300);
  await page.keyboard.press('Enter');
  await expect(card.locator('textarea')).toBeFocused();
  return card;
};

test('a card is changed, mended and run by keyboard alone', async ({ page }) => {
  await page.goto(CHAPTER);
  const card = await edit(page, 'blesser');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Blessé 3');
  await page.keyboard.press('Escape'); // the words proposed
  await expect(card.locator('mark.wrong')).toHaveText('Blessé');
  const fault = card.locator('.step-fault');
  await expect(fault).toContainText('Vouliez-vous dire');
  const run = card.locator('[data-commande=executer]');
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await expect(card.getByRole('status').filter({ hasText: '1 faute' })).toBeVisible();
  await tabTo(page, '[data-carte-vive="blesser"] .step-fixes button');
  await expect(page.locator(':focus')).toContainText('Blesser');
  await page.keyboard.press('Enter');
  await expect(card.locator('textarea')).toHaveValue('Blesser 3');
  await expect(card.locator('mark')).toHaveCount(0);
  await tabTo(page, '[data-carte-vive="blesser"] [data-commande=executer]');
  await page.keyboard.press('Enter');
  await expect(card.locator('.decide')).toBeFocused();
  await tabTo(page, '[data-carte-vive="blesser"] [data-commande=continuer]');
  await expect(page.locator(':focus')).toContainText('Blesser 3');
  await page.keyboard.press('Enter');
  // the Protection of J2 takes 2 away: 1 point of damage is left
  await openLog(card);
  const told = card.locator('.log [aria-current=step]');
  await expect(told).toContainText(/subit 1\sdégât/);
  await expect(told).toContainText(
    /sa\svie\spasse\sde\s20\sà\s19\.\sL’étape\sen\sdonne\s3\set\sla\sProtection\s2\sde\smoins/,
  );
  await expect(told.locator('a[href$="#bf.combat.blesser-calcul"]').first()).toBeVisible();
  await expect(card.getByRole('status').filter({ hasText: /de\s20\sà\s19/ })).toBeAttached();
  await expect(page.locator('[id="bf.combat.blesser-calcul"]')).toHaveAttribute('data-cited', '');
  await tabTo(page, '[data-carte-vive="blesser"] [data-commande=revenir]', 80, 'Shift+Tab'); // above what happened
  await page.keyboard.press('Enter');
  await expect(card.locator('textarea')).toHaveValue('Blesser 3');
  await expect(page.locator('[data-cited]')).toHaveCount(0);
});

test('the card that the page gives comes back, and so does the reader’s', async ({ page }) => {
  await page.goto(CHAPTER);
  const card = await edit(page, 'bloquer');
  const given = await card.locator('textarea').inputValue();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bloquer 2');
  await expect(card.locator('.example-at')).toHaveText('votre version');
  const reset = card.locator('[data-commande=reprendre]');
  await reset.click();
  await expect(card.locator('textarea')).toHaveValue(given);
  await expect(card.locator('.example-at')).toContainText('non officielle');
  await reset.click();
  await expect(card.locator('textarea')).toHaveValue('Bloquer 2');
  await card.locator('[data-commande=revenir]').click();
  await expect(card).toBeFocused();
  await expect(card.locator('.live-text')).toBeVisible();
});

test('a press that comes before the code is not lost; decisions are asked; the position opens at the table', async ({
  page,
}) => {
  await page.goto('battlefight/regles/position/');
  const card = cardOf(page, 'pousser');
  await card.locator('[data-commande=executer]').click();
  await card.locator('[data-look=target]').filter({ hasText: 'pion 2' }).click(); // whom it targets
  await card.locator('[data-commande=continuer]').click();
  await card.locator('[data-cell=D7][data-look=reach]').click();
  await card.locator('[data-cell=D7][data-look=target]').click(); // who stands at the edge goes out
  await expect(card.locator('.log [aria-current=step]')).toContainText('J2 sort du plateau');
  await card.locator('[data-commande=revenir]').click();
  const link = card.locator('[data-commande=table]');
  await link.focus();
  await expect(link).toHaveAttribute('href', /\/battlefight\/jouer\/#s=\d+\.battlefight~partie\./);
  await link.click();
  await expect(page.locator('[data-partie]')).toBeVisible();
  await expect(page.getByRole('button', { name: /Bourrasque/ }).first()).toBeVisible();
});

test('nothing of it is fetched before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('battlefight/regles/effets/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /Live|CardEditor|mode-partie/.test(url))).toEqual([]);
  await cardOf(page, 'force').hover();
  await awake(cardOf(page, 'force'));
  expect(scripts.filter((url) => /LiveBench|mode-partie/.test(url))).toEqual([]); // the engine waits for a press
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the card, what it does and its run are read', async ({ page }) => {
    await page.goto(CHAPTER);
    const card = cardOf(page, 'blesser');
    await expect(card.locator('.live-text li')).toHaveCount(2);
    await expect(card.locator('.live-text')).toContainText(
      /subit 2\sdégâts\s: .* L’étape\sen\sdonne\s3, la\sForce\s1\sde\splus et la\sProtection\s2\sde\smoins/,
    );
    await expect(card.locator('.live-start')).toContainText('Protection +2');
    await expect(card.locator('.controls')).toBeHidden();
    await expect(card.locator('.live-attempt')).toBeHidden();
  });
});

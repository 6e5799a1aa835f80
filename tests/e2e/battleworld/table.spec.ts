// The table of Battleworld: a game played by keyboard, undone, left and taken up again.
import type { Page } from '@playwright/test';
import { awake, begin, expect, misprints, settle, tabTo, test, toMachine } from '../kit.ts';

const openTable = async (page: Page, scenario: string): Promise<void> => {
  await page.goto('battleworld/jouer/');
  await awake(page.locator('.lobby'));
  await tabTo(page, `[data-scenario="${scenario}"]`);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-partie="battleworld/partie"]')).toHaveAttribute('data-pas', '0');
};

test('is played with the keyboard alone; dice are typed, moves undone, the game resumed', async ({ page }) => {
  await openTable(page, 'la-lecon-de-fatalis');
  const game = page.locator('[data-partie]');
  // two against one, the captain leading
  await tabTo(page, '.decide button[data-action*=\'"attackers":["capitaine-america","hulk"]\'], .decide summary');
  const group = page.locator('.decide summary:focus');
  if ((await group.count()) > 0) {
    await page.keyboard.press('Enter');
    await tabTo(page, '.decide button[data-action*=\'"attackers":["capitaine-america","hulk"]\']');
  }
  await page.keyboard.press('Enter');
  await expect(game).toHaveAttribute('data-pas', '1');
  await expect(page.locator('.tray')).toBeVisible();
  // a real die, read aloud: first a value it cannot give
  await tabTo(page, '.typed input');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.typed [role=alert]')).toContainText(/de\s1\sà\s6/);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(game).toHaveAttribute('data-pas', '2');
  await expect(page.locator('[data-evenement="2"]')).toContainText('5');
  await tabTo(page, '[data-commande=lancer]');
  await page.keyboard.press('Enter');
  await expect(game).toHaveAttribute('data-pas', '3');
  await page.keyboard.press('Control+z');
  await expect(game).toHaveAttribute('data-pas', '2');
  await page.keyboard.press('Control+z');
  await expect(game).toHaveAttribute('data-pas', '1');
  await page.keyboard.press('Control+y');
  await expect(game).toHaveAttribute('data-pas', '2');
  expect(await misprints(page)).toEqual([]);
  const ask = await page.locator('.ask').textContent();

  await page.reload();
  await awake(page.locator('.lobby'));
  await tabTo(page, '[data-reprendre-partie]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-partie]')).toHaveAttribute('data-pas', '2');
  await expect(page.locator('.ask')).toHaveText(ask ?? '');
});

test('the board is one stop of the keyboard: arrows move, Enter picks', async ({ page }) => {
  await openTable(page, 'vengeurs-contre-fatalis');
  const game = page.locator('[data-partie]');
  await page.locator('.tray .face').first().click(); // who begins
  await expect(game).toHaveAttribute('data-pas', '1');
  const grid = page.getByRole('grid');
  await expect(grid.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  const start = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await page.keyboard.press('ArrowUp');
  const moved = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  expect(moved?.charAt(0)).toBe(start?.charAt(0));
  expect(Number(moved?.slice(1))).toBe(Number(start?.slice(1)) + 1);
  for (const cell of await grid.locator('[role=gridcell]').all())
    await expect(cell).toHaveAccessibleName(/^[a-e][1-7]\s: ./);
});

test('a place that goes once it is pressed leaves the focus to the next question, not to the page', async ({
  page,
}) => {
  await openTable(page, 'vengeurs-contre-fatalis');
  const game = page.locator('[data-partie]');
  await page.locator('.tray .face').first().click();
  await page.locator('[data-cell=d2]').click();
  await page.locator('[data-cell=d3]').click();
  await expect(game).toHaveAttribute('data-pas', '2');
  await tabTo(page, '.bw-spot.open');
  await page.keyboard.press('Enter'); // where the die goes: the sheet has no such place any more
  await expect(game).toHaveAttribute('data-pas', '3');
  await expect(page.locator('.bw-spot:focus')).toHaveCount(0);
  await expect(page.locator('.decide')).toBeFocused();
});

test('a move on the board that a rule refuses is answered with the rule', async ({ page }) => {
  await openTable(page, 'vengeurs-contre-fatalis');
  await page.locator('.tray .face').first().click();
  await page.locator('[data-cell=d2]').click(); // Hulk, on foot
  await page.locator('[data-cell=d5]').click(); // three cells away
  await expect(page.locator('[data-refus] a.cite').first()).toHaveAttribute('href', /#bw\.deplacement\./);
  await page.locator('[data-cell=d3]').click(); // still in hand
  await expect(page.locator('[data-partie]')).toHaveAttribute('data-pas', '2');
});

test('what was replaced stays in the log, struck through', async ({ page }) => {
  await openTable(page, 'vengeurs-contre-fatalis');
  await page.locator('.tray .face').first().click();
  await page.locator('[data-commande=annuler]').click();
  await page.locator('.tray .face').last().click();
  await expect(page.locator('.log .struck del')).toHaveCount(1);
  await expect(page.locator('[data-partie]')).toHaveAttribute('data-pas', '1');
});

test('the machine answers for its seat', async ({ page }) => {
  await page.goto('battleworld/jouer/');
  const game = await begin(page, 'la-lecon-de-fatalis');
  await settle(game, (menu) => toMachine(menu.locator('.seats select').nth(0)));
  await expect.poll(async () => Number(await game.getAttribute('data-pas')), { timeout: 20_000 }).toBeGreaterThan(0);
});

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the largest board fills its place: no cell under 24 px', async ({ page }) => {
    await page.goto('battleworld/jouer/');
    await begin(page, 'le-grand-plateau');
    const cell = page.locator('[data-partie] .grid-cell').first();
    await expect.poll(async () => (await cell.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(24);
  });
});

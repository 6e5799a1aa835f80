// A worked example of Battleworld: its totals, a face chosen, its odds, a refusal. What every game's examples do: tests/e2e/examples.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { EXAMPLE, expect, misprints, openLog, test } from '../kit.ts';

const SLUG = 'hulk-capitaine-contre-fatalis';
const frameOf = (page: Page): Locator => page.locator(`[data-exemple="battleworld.${SLUG}"]`);
const open = async (page: Page, step?: number): Promise<Locator> => {
  await page.goto(step === undefined ? EXAMPLE : `${EXAMPLE}#ex.${SLUG}.${step}`);
  const frame = frameOf(page);
  if (step !== undefined) await expect(frame).toHaveAttribute('data-pas', String(step));
  return frame;
};
const takeOver = async (page: Page, step: number): Promise<Locator> => {
  const frame = await open(page, step);
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('.ask')).toBeVisible();
  return frame;
};
/** What a position shows: the question, the totals, what was told last. */
const position = (frame: Locator): Promise<readonly string[]> =>
  frame.evaluate((root) =>
    ['.ask', '.tallies', '[aria-current=step] .say'].map((part) =>
      [...root.querySelectorAll(part)].map(({ textContent }) => textContent.trim()).join(' | '),
    ),
  );

test('a total opens into its parts, and they add up', async ({ page }) => {
  const frame = await open(page, 8);
  await openLog(frame);
  const total = frame.locator('[data-evenement="8"] .tally').first();
  await expect(total.locator('summary b')).toHaveText('16');
  const part = total.locator('li').first();
  await expect(part).toBeHidden();
  await total.locator('summary').click();
  await expect(part).toBeVisible();
  const values = await total.locator('li > b').allTextContents();
  expect(values.length).toBeGreaterThan(2);
  expect(values.reduce((sum, value) => sum + Number(value.replace('−', '-')), 0)).toBe(16);
  for (const item of await total.locator('li').all())
    await expect(item.locator('a.cite').first()).toHaveAttribute('href', /\/battleworld\/regles\/[a-z-]+\/#bw\./);
  await expect(frame).toHaveAttribute('data-pas', '8'); // opening is not stepping
});

test('« Prendre la main »: another face is chosen, and the moment travels by link', async ({ page, context }) => {
  const frame = await takeOver(page, 7);
  const before = await position(frame);
  await frame.locator('.face').nth(0).click(); // 1 instead of the 6 that was rolled
  await expect.poll(() => position(frame)).not.toEqual(before);
  expect(await misprints(page)).toEqual([]);
  const told = await position(frame);
  await frame.locator('[data-commande=partager]').click();
  const dialog = page.locator('dialog.share');
  const links: Record<string, string> = {};
  for (const kind of ['lire', 'jouer']) {
    await dialog.locator(`input[value=${kind}]`).check();
    links[kind] = await dialog.locator('textarea').inputValue();
    expect(links[kind]).toMatch(/#p=\d+\.battleworld~combat\.[\w-]+$/);
  }
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(links['jouer']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await position(frame)).toEqual(told); // sharing changes nothing

  const other = await context.newPage();
  await other.goto(links['jouer'] ?? '');
  const game = other.locator('[data-partie="battleworld/combat"]');
  await expect(game).toHaveAttribute('data-pas', '8');
  expect(await position(game)).toEqual(told);
  await other.goto('about:blank');
  await other.goto(links['lire'] ?? '');
  const read = other.locator('[data-exemple]');
  await expect(read).toHaveAttribute('data-pas', '8');
  const said = (of: Locator): Promise<readonly string[]> =>
    of.locator('[data-evenement="8"] .say > span:first-child').allTextContents(); // the sentences, not the rules folded after
  expect(await said(read)).toEqual(await said(frame));
});

test('E1: at 16 to 11, one more token gives the captain one chance in three of one more wound', async ({ page }) => {
  const frame = await takeOver(page, 9);
  await expect(frame.locator('.ask')).toContainText('Capitaine');
  const odds = frame.locator('.odds');
  await expect(odds).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  // 16 to 11: 5 or 6 on the D6 makes 21 or 22 to 11, 10 or more between them, so a second wound
  const pay = odds.locator('li', { hasText: 'Dépenser un jeton Puissance' });
  await expect(pay).toContainText(/2\sblessures, 1\/3 · 33,3\s%/);
  await expect(pay).toContainText(/1\sblessure, 2\/3 · 66,7\s%/);
  await expect(odds.locator('li', { hasText: 'Conclure' })).toContainText(/infligées, 1\s/);
});

test('a refused action says which rule refuses it', async ({ page }) => {
  const frame = await takeOver(page, 9);
  await frame.locator('.why-not summary').click();
  await frame.locator('.why-not .btn').first().click();
  const refusal = frame.locator('[data-refus]');
  await expect(refusal).toContainText(/\p{L}{4}/u);
  await expect(refusal.locator('a.cite').first()).toHaveAttribute('href', /#bw\./);
});

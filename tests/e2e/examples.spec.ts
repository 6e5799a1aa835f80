// A worked example: stepped, opened, taken over, shared.
import type { Locator, Page } from '@playwright/test';
import { awake, EXAMPLE, expect, misprints, tabTo, test } from './kit.ts';

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
  frame.evaluate((root) => ['.ask', '.tallies', '[aria-current=step] .say'].map((part) => [...root.querySelectorAll(part)].map(({ textContent }) => textContent.trim()).join(' | ')));

test('is stepped by keyboard: four steps on, the end, the start, a step back', async ({ page }) => {
  const frame = await open(page);
  await expect(frame).toHaveAttribute('data-pas', '0');
  await tabTo(page, '[data-commande=suivant]');
  await awake(frame);
  for (let step = 1; step <= 4; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('data-pas', String(step));
    await expect(frame.locator('[data-evenement][aria-current=step]')).toHaveAttribute('data-evenement', String(step));
  }
  await expect(page).toHaveURL(new RegExp(`#ex\\.${SLUG}\\.4$`));
  await page.keyboard.press('End');
  await expect(frame).toHaveAttribute('data-pas', '10');
  await expect(frame.locator('[data-commande=suivant]')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveAttribute('data-pas', '10');
  await page.keyboard.press('ArrowLeft');
  await expect(frame).toHaveAttribute('data-pas', '9');
  await page.keyboard.press('Home');
  await expect(frame).toHaveAttribute('data-pas', '0');
  await expect(page).toHaveURL(new RegExp(`#ex\\.${SLUG}\\.0$`));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2); // replaced, never pushed
});

test('goes where its log is clicked, and where the address says', async ({ page }) => {
  const frame = await open(page);
  const row = frame.locator('[data-evenement="6"]');
  await row.hover();
  await awake(frame);
  await row.locator('.say span').first().click();
  await expect(frame).toHaveAttribute('data-pas', '6');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `ex.${SLUG}.3`);
  await expect(frame).toHaveAttribute('data-pas', '3');
});

test('a click that comes before the code is not lost', async ({ page }) => {
  const frame = await open(page);
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
});

test('a total opens into its parts, and they add up', async ({ page }) => {
  const frame = await open(page, 8);
  const total = frame.locator('[data-evenement="8"] .tally').first();
  await expect(total.locator('summary b')).toHaveText('16');
  const part = total.locator('li').first();
  await expect(part).toBeHidden();
  await total.locator('summary').click();
  await expect(part).toBeVisible();
  const values = await total.locator('li > b').allTextContents();
  expect(values.length).toBeGreaterThan(2);
  expect(values.reduce((sum, value) => sum + Number(value.replace('−', '-')), 0)).toBe(16);
  for (const item of await total.locator('li').all()) await expect(item.locator('a.cite').first()).toHaveAttribute('href', /\/battleworld\/regles\/[a-z-]+\/#bw\./);
  await expect(frame).toHaveAttribute('data-pas', '8'); // opening is not stepping
});

test('on a rule page, the paragraphs that a step cites light up', async ({ page }) => {
  await page.goto('battleworld/regles/surnombre/');
  const frame = page.locator('[data-exemple]').first();
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
  const last = await frame.locator('[data-evenement]').count();
  const seen = new Set<string>();
  for (let step = 1; step <= last; step += 1) {
    await expect(frame).toHaveAttribute('data-pas', String(step));
    const { lit, expected } = await page.evaluate((at) => {
      const row = document.querySelector(`[data-exemple] [data-evenement="${at}"]`);
      const cited = [...(row?.querySelectorAll<HTMLAnchorElement>('.say > .cite') ?? [])].map(({ hash }) => hash.slice(1));
      const here = (id: string): boolean => document.getElementById(id)?.hasAttribute('data-regle') === true;
      return { lit: [...document.querySelectorAll('[data-cited]')].map(({ id }) => id), expected: [...new Set(cited)].filter(here) };
    }, step);
    expect(lit.toSorted(), `step ${step}`).toEqual(expected.toSorted());
    for (const id of lit) seen.add(id);
    if (step < last) await page.keyboard.press('ArrowRight');
  }
  expect(seen.size).toBeGreaterThan(1);
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
  const said = (of: Locator): Promise<readonly string[]> => of.locator('[data-evenement="8"] .say > span').allTextContents();
  expect(await said(read)).toEqual(await said(frame));
});

test('an example shares its step, and comes back from a fork', async ({ page, context }) => {
  const frame = await open(page, 5);
  await frame.locator('[data-commande=partager]').click();
  await page.locator('dialog.share input[value=lire]').check();
  const link = await page.locator('dialog.share textarea').inputValue();
  expect(link).toMatch(new RegExp(`#ex\\.${SLUG}\\.5$`));
  const other = await context.newPage();
  await other.goto(link);
  await expect(frameOf(other)).toHaveAttribute('data-pas', '5');
  await page.keyboard.press('Escape');
  await frame.locator('[data-commande=main]').click();
  await frame.locator('.face').nth(2).click();
  await expect(frame).toHaveAttribute('data-pas', '6');
  await frame.locator('[data-commande=revenir]').click();
  await expect(frame).toHaveAttribute('data-pas', '5');
  await expect(frame.locator('[data-evenement]')).toHaveCount(10);
});

test('E1: at 16 to 11, one more token gives the captain one chance in three of one more wound', async ({ page }) => {
  const frame = await takeOver(page, 9);
  await expect(frame.locator('.ask')).toContainText('Capitaine');
  const odds = frame.locator('.odds');
  await expect(odds).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  // 16 to 11: 5 or 6 on the D6 makes 21 or 22 to 11, 10 or more between them, so a second wound
  const pay = odds.locator('li', { hasText: 'Dépenser un jeton Puissance (Capitaine América)' });
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

// Search: from anywhere by keyboard, as a page, with nothing found.
import type { Locator, Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { ask, expect, misprints, test } from './kit.ts';

for (const { jeu, prefix, rule, other, plainChapter } of GAMES) {
  const paragraph = new RegExp(`/${jeu}/regles/${rule.chapter}/#${rule.id.replaceAll('.', '\\.')}$`);
  for (const from of [...(jeu === GAMES[0]?.jeu ? [''] : []), `${jeu}/regles/${plainChapter}/`]) {
    test(`Ctrl+K, a question, Enter: the paragraph (from /${from})`, async ({ page }) => {
      await page.goto(from);
      const dialog = await ask(page, rule.words);
      await expect(dialog.locator('[data-resultat][aria-selected=true]')).toHaveAttribute('data-regle', rule.id);
      await page.keyboard.press('ArrowDown');
      await expect(dialog.locator('[data-resultat][aria-selected=true]')).not.toHaveAttribute('data-regle', rule.id);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paragraph);
      await expect(page.locator(`[id="${rule.id}"]`)).toBeInViewport();
      await expect(dialog).toBeHidden();
    });
  }
  test(`${jeu}: the page answers the question of its address`, async ({ page }) => {
    await page.goto(`recherche/?q=${rule.question}&jeu=${jeu}`);
    await expect(page.locator('[data-resultat]').first()).toBeVisible();
    const found = await page
      .locator('[data-resultat]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['regle']));
    expect(found.slice(0, 3)).toContain(rule.id);
    await expect(page.locator('select[name=jeu]')).toHaveValue(jeu);
    await expect(page.locator('[data-aucun-resultat]')).toHaveCount(0);
    await expect(page.locator('[data-resultat-page]').first()).toBeVisible(); // what the pages hold comes after the answers
    expect(await misprints(page)).toEqual([]);
    await page.locator('input[name=q]').fill(other);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${other.split(' ')[0]}`));
    await expect(page.locator('[data-resultat]').first()).toHaveAttribute('data-regle', new RegExp(`^${prefix}\\.`));
  });
  test(`${jeu}: a misspelt question is understood`, async ({ page }) => {
    await page.goto(`recherche/?q=${rule.misspelt}&jeu=${jeu}`);
    await expect(page.locator(`[data-resultat][data-regle="${rule.id}"]`)).toBeVisible();
  });
}

test('Esc closes the dialog and gives the focus back; the button opens it too', async ({ page }) => {
  await page.goto(`${GAMES[0]?.jeu}/regles/`);
  const opener = page.locator('a[data-ouvre-recherche]').first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  await expect(dialog.getByRole('combobox', { name: 'Question' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('nonsense finds nothing, and says so', async ({ page }) => {
  await page.goto('recherche/?q=zxqwkjv');
  await expect(page.locator('[data-aucun-resultat]')).toContainText('zxqwkjv');
  await expect(page.locator('[data-resultat], [data-resultat-page]')).toHaveCount(0);
  await expect(page.locator('[data-recherche-etat]')).toHaveText('Aucun résultat');
});

const groupOf = (page: Page, title: string): Locator =>
  page.locator('.recherche-groupe', { has: page.getByRole('heading', { name: title }) });
test('before anything is typed: what was asked before, asked again by one press, forgotten by another', async ({
  page,
}) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  await page.goto(`recherche/?q=${game.rule.question}&jeu=${game.jeu}`);
  await page.locator('[data-resultat]').first().click();
  await page.goto('recherche/');
  const field = page.locator('input[name=q]');
  await field.focus();
  const recent = groupOf(page, 'Recherches récentes');
  await expect(recent.getByRole('button')).toHaveCount(2);
  await expect(page.locator('[data-question]')).toHaveCount(GAMES.length); // one of each game, when none is chosen
  await recent.getByRole('button').first().click();
  await expect(page.locator('select[name=jeu]')).toHaveValue(game.jeu);
  await expect(page.locator('[data-resultat]').first()).toBeVisible();
  await field.fill('');
  await expect(page.locator('[data-question]')).toHaveCount(6);
  await page.getByRole('button', { name: 'Effacer ces recherches' }).click();
  await expect(page.getByText('Recherches récentes')).toHaveCount(0);
  await expect(page.locator('[data-question]')).toHaveCount(6);
  expect(await page.evaluate(() => localStorage.getItem('rv.recherches'))).toBeNull();
  expect(await misprints(page)).toEqual([]);
});

for (const [jeu, question, term] of [
  ['battlefight', 'ça veut dire quoi Stable', 'Stable'],
  ['versus', 'c’est quoi un DPA', 'DPA'],
] as const) {
  test(`${question}: the definition first, and by Enter its rule`, async ({ page }) => {
    await page.goto(`${jeu}/`);
    const dialog = await ask(page, question);
    const first = dialog.locator('[role=option]').first();
    await expect(first).toHaveAttribute('data-definition', /./);
    await expect(first.locator('.recherche-titre')).toContainText(term);
    const rule = await first.getAttribute('data-definition');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
  });
}

test('nothing found in a game: near words, the other games, its glossary, its rules', async ({ page }) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  await page.goto(`recherche/?q=trnaspchxe&jeu=${game.jeu}`);
  const near = groupOf(page, 'Mots proches').getByRole('button').first();
  const word = await near.innerText();
  await near.click();
  await expect(page.locator('input[name=q]')).toHaveValue(word);
  await expect(page.locator('[data-resultat]').first()).toBeVisible();
  await page.locator('input[name=q]').fill('zxqwkjv');
  const ways = groupOf(page, 'Par un autre chemin');
  await expect(ways.getByRole('link')).toHaveCount(2);
  await ways.getByRole('button', { name: 'Chercher dans tous les jeux' }).click();
  await expect(page.locator('select[name=jeu]')).toHaveValue('');
  await expect(groupOf(page, 'Mots proches')).toHaveCount(0);
  const glossary = ways.getByRole('link', { name: 'Le glossaire' });
  await expect(glossary).toHaveAttribute('href', /\/glossaire\/$/); // no longer that of the game: the answers of all games have come
  await glossary.click();
  await expect(page).toHaveURL(/\/glossaire\/$/);
});

// What people expect anywhere: the system's share sheet, keys that are told, an error that can be told and a glossary that is found in.
import { readFileSync } from 'node:fs';
import { GAMES } from './games.ts';
import { expect, misprints, siteUrl, test } from './kit.ts';
import { published } from './published.ts';

const [first] = GAMES;
if (first === undefined) throw new Error('no game on show');
const { jeu, rule } = first;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

/** A browser that has a share sheet: what is handed to it is noted. */
const SHEET = (): void => {
  const kept: unknown[] = [];
  Object.assign(window, { kept });
  Object.defineProperty(navigator, 'share', { value: (what: unknown) => (kept.push(what), Promise.resolve()) });
};
const handed = (): unknown => (window as unknown as { kept: unknown[] }).kept.at(-1);

test('a list, a rule, a step are handed to the system’s share sheet where there is one', async ({ page }) => {
  await page.addInitScript(SHEET);
  await page.addInitScript((id) => localStorage.setItem('rv.epingles', JSON.stringify({ ids: [id] })), rule.id);
  await page.goto('epingles/');
  await page.getByRole('button', { name: 'Partager la liste' }).click();
  expect(await page.evaluate(handed)).toMatchObject({ url: expect.stringContaining(`/epingles/#e=${rule.id}`) });
  await page.goto(`${jeu}/regles/${rule.chapter}/`);
  await page.locator(`[id="${rule.id}"] .montrer`).click();
  await page.locator('dialog.preuve').getByRole('button', { name: 'Partager' }).click();
  expect(await page.evaluate(handed)).toMatchObject({ url: expect.stringMatching(new RegExp(`/r/#${rule.id}$`)) });
  await page.goto(`${jeu}/exemples/${first.example.slug}/`);
  await page.locator('[data-commande=suivant]').click();
  await page.locator('[data-commande=partager]').first().click();
  await page.locator('dialog.share').getByRole('button', { name: 'Partager' }).click();
  expect(await page.evaluate(handed)).toMatchObject({ url: expect.stringContaining('#ex.') });
});

test('« Signaler une erreur » copies the rule, the moment and the version, and sends nothing', async ({ page }) => {
  await page.goto(`${jeu}/regles/${rule.chapter}/`);
  await page.locator(`[id="${rule.id}"] .montrer`).click();
  const card = page.locator('dialog.preuve');
  const title = await card.locator('h2').innerText();
  await card.getByRole('button', { name: 'Signaler une erreur' }).click();
  await expect(page.locator('.toast')).toContainText('Rien n’est envoyé');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [title, rule.id, version, page.url()]) expect(copied).toContain(part);
});

test('the keys are found without knowing one, and not told where there is no keyboard', async ({ page, browser }) => {
  await page.goto('credits/');
  await page.getByRole('button', { name: 'Clavier' }).click();
  await expect(page.getByRole('dialog', { name: 'Au clavier' })).toBeVisible();
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const touched = await phone.newPage();
  await touched.goto(`${new URL(page.url()).origin}/credits/`);
  await expect(touched.getByRole('button', { name: 'Signaler une erreur' })).toBeVisible();
  await expect(touched.getByRole('button', { name: 'Clavier' })).toBeHidden();
  await phone.close();
});

test('a rule that is unpinned comes back at its place', async ({ page }) => {
  const ids = [rule.id, 'bw.base.cible', 'bw.base.soins'];
  await page.addInitScript((list) => {
    if (localStorage.getItem('rv.epingles') === null)
      localStorage.setItem('rv.epingles', JSON.stringify({ ids: list }));
  }, ids);
  await page.goto('epingles/');
  await page.locator('[data-epinglee] [data-geste=retirer]').nth(1).click();
  await expect(page.locator('[data-epinglee]')).toHaveCount(2);
  await page.locator('.toast').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('[data-epinglee]').nth(1)).toHaveAttribute('data-epinglee', 'bw.base.cible');
});

test('the glossary: a game at a time, from A to Z, found as one types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('glossaire/');
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(2500);
  const open = page.locator('details.glossaire[open]');
  await page.locator('details.glossaire > summary').first().click();
  await expect(open).toHaveCount(1);
  const letters = open.locator('nav a');
  const told = await letters.allInnerTexts();
  expect(told).toEqual([...new Set(told)].toSorted());
  await letters.last().click();
  await expect(open.locator('dl > div:target')).toBeInViewport();
  const [name = ''] = (await page.locator('details.glossaire dt').last().innerText()).split('\n');
  await page.getByLabel('Trouver un terme').fill(name.toUpperCase());
  const shown = page.locator('details.glossaire dl > div:visible');
  await expect(shown.filter({ hasText: name })).not.toHaveCount(0);
  expect(await shown.count()).toBeLessThan((await page.locator('details.glossaire dl > div').count()) / 8);
  const id = await shown.last().getAttribute('id');
  await page.goto(`glossaire/#${id}`); // where the text of a rule leads
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`glossaire/#g-${jeu}`); // where a search that finds nothing leads
  await expect(open).toHaveAttribute('data-jeu', jeu);
  const links = await page.locator('.glossaire dd > a').allTextContents();
  expect(links.every((link) => link.length > 'La règle : '.length)).toBe(true);
  expect(await misprints(page)).toEqual([]);
});

test('a link that was sent says what it is, and the two things to do with it', async ({ page }) => {
  await page.goto(`${jeu}/jouer/${published(jeu, first.links.moment)}`);
  const sent = page.locator('[data-envoi]');
  await expect(sent).toContainText(/On vous a envoyé «.+», après \d+\scoups?/);
  await sent.getByRole('link', { name: 'Relire depuis le début' }).click();
  await expect(page).toHaveURL(/\?lire#p=/);
  await expect(sent.getByRole('link', { name: 'Jouer d’ici' })).toBeVisible();
  await sent.getByRole('button', { name: 'Lire étape par étape' }).click();
  await expect(sent).toHaveCount(0);
});

test('a link of the site itself was sent by nobody; one that was sent says so while chance alone has played', async ({
  page,
}) => {
  const said = page.locator('[data-envoi]');
  await page.goto('battlefight/');
  const href = await page.locator('a[href*="jouer/#s="]').first().getAttribute('href'); // its first cards are dealt by themselves
  await page.evaluate((to) => location.assign(to ?? ''), href);
  await expect(page.locator('[data-partie]')).toBeVisible();
  await expect(page.locator('.decide .ask')).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(new URL(href ?? '', siteUrl()).href);
  await expect(page.locator('.decide .ask')).toBeVisible();
  await expect(said).toContainText(/On vous a envoyé «.+», à jouer depuis le début/);
});

test.describe('people around one device, chance by itself', () => {
  test.use({ kept: { together: true } });
  test('what a sent link says is read once: it does not come back as a curtain lifts', async ({ page }) => {
    await page.goto('battle-beyond-space/jouer/');
    const modify = await page
      .locator('a[href*="/atelier/#s=1.battle-beyond-space~partie."]')
      .first()
      .getAttribute('href');
    const href = (modify ?? '').replace('/atelier/', '/jouer/');
    await page.goto('about:blank');
    await page.goto(new URL(href, siteUrl()).href);
    const [said, curtain] = [page.locator('[data-envoi]'), page.locator('[data-rideau]')];
    await expect(curtain).toBeVisible();
    await said.getByRole('button', { name: 'Jouer' }).click();
    await expect(said).toHaveCount(0);
    await curtain.locator('[data-commande=montrer]').click();
    await expect(page.locator('.decide .ask')).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});

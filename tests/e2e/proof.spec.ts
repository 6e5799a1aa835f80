// « Montrer la règle »: one rule on the whole screen, from wherever it is named; what closes it gives back the page as it was.
import type { Page } from '@playwright/test';
import type { Proofs } from '../../src/scripts/proof-file.ts';
import { exampleOf, GAMES } from './games.ts';
import { ask, expect, misprints, stepsFrom, test } from './kit.ts';
import { expected } from './offline-site.ts';

const cardOf = (page: Page) => page.locator('dialog.preuve');
const LAYERS = '.preuve-moment > .moment-lieu > .place';
const layersOf = (page: Page) => page.locator(LAYERS);
/** From now on, how many boards stand in the place of a moment, one after the other: two are there for half a second. */
const watchLayers = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const [first, last] = [...document.querySelectorAll(selector)];
      const now = first === undefined ? 'none' : last === undefined ? 'one' : 'two';
      const alike = now === 'two' && first?.innerHTML === last?.innerHTML;
      if (told.at(-1) !== now) told.push(alike ? 'twice the same' : now);
    }).observe(document.body, { childList: true, subtree: true });
  }, LAYERS);
const toldOf = (page: Page) => page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
const CROSSING = 600; // ms
const [first] = GAMES;
if (first === undefined) throw new Error('no game on show');

for (const { jeu, rule } of GAMES) {
  test(`${jeu}: from the margin of a rule; back, Esc and « Fermer » return to the paragraph`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    const paragraph = page.locator(`[id="${rule.id}"]`);
    const title = (await paragraph.locator('.intitule > :first-child').innerText()).trim();
    const said = (await paragraph.locator('.dit').innerText()).trim().slice(0, 25);
    const control = paragraph.getByRole('button', { name: `Montrer : ${title}` });
    await control.scrollIntoViewIfNeeded();
    const where = await page.evaluate(() => scrollY);
    const card = cardOf(page);
    for (const way of ['Fermer', 'Escape', 'back']) {
      await control.click();
      await expect(card).toBeVisible();
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(card.locator('.preuve-dit')).toContainText(said);
      await expect(card.locator('[data-voir]')).toHaveAttribute('href', new RegExp(`/${jeu}/`));
      if (way === 'back') await page.goBack();
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await card.getByRole('button', { name: 'Fermer' }).click();
      await expect(card).toBeHidden();
      expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(['', where]);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    }
  });
  test(`${jeu}: it fills a phone, in type that is read from afar`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    await page.locator(`[id="${rule.id}"] .montrer`).click();
    const card = cardOf(page);
    await expect(card.locator('[data-voir]')).toBeVisible();
    expect(await card.evaluate((it) => [it.clientWidth, it.clientHeight, it.scrollWidth])).toEqual([360, 640, 360]);
    expect(
      await card.locator('.preuve-dit').evaluate((it) => parseFloat(getComputedStyle(it).fontSize)),
    ).toBeGreaterThanOrEqual(24);
    await expect(card.locator('.preuve-qr')).toHaveCount(1);
    expect(await misprints(page)).toEqual([]);
  });
}

for (const { jeu, rule } of GAMES) {
  test(`${jeu}: the moment plays once under the paragraph, told in words; nothing of it can be pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    await watchLayers(page);
    await page.locator(`[id="${rule.id}"] .montrer`).click();
    await expect(page.locator('.preuve-moment')).toBeVisible();
    await page.locator('.preuve-moment').scrollIntoViewIfNeeded();
    await expect.poll(() => toldOf(page)).toEqual(['none', 'one', 'two', 'one']);
    const lasts = await layersOf(page).evaluate((it) => parseFloat(getComputedStyle(it).animationDuration) * 1000);
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(CROSSING);
    await expect(page.locator('.preuve-moment > figcaption')).toHaveText(/\p{L}{2}/u);
    expect(await page.locator('.preuve-moment > .moment-lieu').evaluate((it) => (it as HTMLElement).inert)).toBe(true);
    expect(await misprints(page)).toEqual([]);
  });
  test(`${jeu}: where motion is not wanted, the moment stands as it ends`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${jeu}/regles/${rule.chapter}/`);
    await watchLayers(page);
    await page.locator(`[id="${rule.id}"] .montrer`).click();
    await expect(layersOf(page)).toHaveCount(1);
    await page.locator('.preuve-moment').scrollIntoViewIfNeeded();
    await page.waitForTimeout(2 * CROSSING + 1000);
    expect(await toldOf(page)).toEqual(['none', 'one']);
  });
}
for (const { jeu } of GAMES) {
  test(`${jeu}: a rule that only a refused set-up shows says what to look at, and draws nothing`, async ({ page }) => {
    await page.goto(`${jeu}/regles/`);
    const { rules } = await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as Proofs,
      new URL(`../preuves.json`, page.url()).href,
    );
    const [id, proof] = Object.entries(rules).find(([, [, , , moment]]) => moment?.[1] === '') ?? [];
    if (id === undefined) throw new Error('no such rule');
    await page.goto(`r/#${id}`);
    await page.locator(`[id="${id}"] .montrer`).click();
    await expect(page.locator('.preuve-moment > figcaption')).toHaveText(proof?.[3]?.[0] ?? 'nothing');
    await expect(page.locator('.preuve-moment > figcaption')).toHaveText(/\p{L}{2}/u);
    await expect(page.locator('.preuve-moment > .moment-lieu')).toHaveCount(0);
    await expect(cardOf(page).locator('[data-voir]')).toHaveAttribute('href', new RegExp(`/${jeu}/atelier/#`));
  });
}
test('a moment that does not come leaves its words, and the card whole', async ({ page, faults }) => {
  await page.route(`**/${first.jeu}/exemples/*.json`, (route) => route.abort());
  await page.goto(`${first.jeu}/regles/${first.rule.chapter}/`);
  await page.locator(`[id="${first.rule.id}"] .montrer`).click();
  await expect(page.locator('.preuve-moment > figcaption')).toHaveText(/\p{L}{2}/u);
  await expect(page.locator('.preuve-moment > .moment-lieu')).toHaveCount(0);
  await expect(cardOf(page).locator('[data-voir]')).toBeVisible();
  expected(faults, /exemples\/.*\.json/);
});

test('a rule cited in a scene is shown over it: the step and the address stay', async ({ page }) => {
  await page.goto(exampleOf(first));
  const frame = await stepsFrom(page);
  const cited = frame.locator('.caption .cite').first();
  const [title, href, address] = [(await cited.innerText()).trim(), await cited.getAttribute('href'), page.url()];
  await cited.click();
  const card = cardOf(page);
  await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(card.locator('[data-lire]')).toHaveAttribute('href', href ?? '');
  expect(page.url()).toBe(address);
  await page.keyboard.press('ArrowRight'); // nothing under it moves
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(frame).toHaveAttribute('data-pas', '1');
  expect(page.url()).toBe(address);
});

test('an answer of the search is shown by the keyboard, and the dialog stays open under it', async ({ page }) => {
  await page.goto(`${first.jeu}/`);
  const dialog = await ask(page, first.rule.words);
  await expect(dialog.locator('[data-resultat][aria-selected=true]')).toHaveAttribute('data-regle', first.rule.id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const card = cardOf(page);
  await expect(card).toHaveAttribute('data-preuve', first.rule.id);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('what the card leads to comes back to the card', async ({ page }) => {
  await page.goto(`recherche/?q=${first.rule.question}&jeu=${first.jeu}`);
  await page.locator(`[data-montrer="${first.rule.id}"]`).click();
  const card = cardOf(page);
  await card.getByRole('link', { name: 'Lire dans le chapitre' }).click();
  await expect(page).toHaveURL(new RegExp(`#${first.rule.id.replaceAll('.', '\\.')}$`));
  await page.goBack();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
});

test('the address of the rule is copied where the system shares nothing', async ({ page }) => {
  await page.goto(`${first.jeu}/regles/${first.rule.chapter}/`);
  await page.locator(`[id="${first.rule.id}"] .montrer`).click();
  await cardOf(page).locator('[data-partager]').click();
  await expect(page.locator('.toast')).toHaveText('Lien de la règle copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/r/#${first.rule.id}$`));
});

// Paper: what promises one A4 page holds on one, nothing is cut, and it reads in black and white.
import type { Page } from '@playwright/test';
import { ofTheDay } from '../day.ts';
import { violations } from './axe.ts';
import { GAMES } from './games.ts';
import { awake, expect, PAGES, pagesPrinted, smallPrint, test } from './kit.ts';

/** The width left by the margins of @page: 210 − 2 × 15 mm. */
const PAPER = Math.round((180 / 25.4) * 96);
/** What is wider than the paper, or than the box that hides its overflow. */
const cut = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate(
    ([width, place]) => {
      const seen = [...document.querySelectorAll<HTMLElement>(`${place} *`)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          one.closest('.sr, svg *') === null,
      );
      return seen.flatMap((one) => {
        const { left, right, width: its } = one.getBoundingClientRect();
        if (its === 0) return [];
        const hides =
          getComputedStyle(one).overflowX !== 'visible' &&
          one.scrollWidth > one.clientWidth + 1 &&
          one.localName !== 'svg';
        return left < -1 || right > width + 1 || hides
          ? [
              `${one.localName}.${one.getAttribute('class') ?? ''} « ${one.textContent.trim().slice(0, 40)} » ${Math.round(left)} → ${Math.round(right)}${hides ? ' hides a part' : ''}`,
            ]
          : [];
      });
    },
    [PAPER, within] as const,
  );
/** As printed: on paper of that width, light whatever the theme of the screen. */
const onPaper = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
};
/** Contrast is a matter of luminance: what passes reads without colours. */
const legible = async (page: Page, within?: string): Promise<void> =>
  expect(await violations(page, ['color-contrast'], within)).toEqual([]);

for (const { jeu, workshop } of GAMES) {
  test(`${jeu}: each aid sheet is one A4 page, whole, legible at arm's length in black and white`, async ({ page }) => {
    await page.goto(`${jeu}/aide/`);
    const sheets = await page.locator('.feuillet').count();
    expect(sheets).toBeGreaterThan(0);
    await onPaper(page);
    expect(await cut(page)).toEqual([]);
    expect(await smallPrint(page.locator('.feuillet'))).toEqual([]);
    await legible(page);
    expect(await pagesPrinted(page)).toBe(sheets);
  });

  test(`${jeu}: each ready-made scenario prints on one page, whole, legible in black and white`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${jeu}/`);
    const links = await page
      .locator('main a[href*="/jouer/#s="]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(0);
    for (const [i, link] of links.entries()) {
      await page.goto('about:blank');
      await page.emulateMedia({ media: 'screen' });
      await page.goto(link.replace('/jouer/', '/atelier/').slice(1));
      await expect(page.locator(workshop.ready)).toBeVisible();
      await onPaper(page);
      await expect(page.locator('.print-sheet'), link).toBeVisible();
      await expect(page.locator('.desk-form')).toBeHidden();
      expect(await cut(page), link).toEqual([]);
      if (i === 0) await legible(page);
      expect(await pagesPrinted(page), link).toBe(1);
    }
  });

  const examples = PAGES.filter((page) => page.startsWith(`${jeu}/exemples/`) && page !== `${jeu}/exemples/`);
  for (const address of ofTheDay(`${jeu}, an example on paper`, examples, 1))
    test(`${address} prints with its title, its picture and all that happens, which reads in black and white`, async ({
      page,
    }) => {
      await page.goto(address);
      await awake(page.locator('[data-exemple]').first());
      await page.keyboard.press('ArrowRight'); // stepped: what is to come is hidden on the screen
      await onPaper(page);
      await expect(page.locator('main > h1')).toBeInViewport();
      await expect(page.locator('.scene').first()).toBeVisible();
      const lines = page.locator('.log > li');
      await expect(lines).not.toHaveCount(0);
      for (const line of await lines.all()) await expect(line).toBeVisible();
      expect(await cut(page, '.folds')).toEqual([]);
      await legible(page, '.folds');
    });
}

test('the cards of BattleFight print nine to a sheet, then the board', async ({ page }) => {
  await page.goto('battlefight/cartes/');
  await onPaper(page);
  expect(await page.locator('.bf-fiche').count()).toBe(30);
  expect(await pagesPrinted(page)).toBe(Math.ceil(30 / 9) + 1);
});

test('a table of BattleFight in mid-game prints with the technique under way and both hands, names whole', async ({
  page,
}) => {
  const EIGHT_AND_THREE = '9DFHw2I-WuhCvY09HMHFLfZGBtpaQczVObgnBlHGfzDbnUhpDmn2EVrpo5f1aPU6koVIYw24bEFa54J6NgYw5AA';
  await page.goto(`battlefight/jouer/#s=1.battlefight~partie.${EIGHT_AND_THREE}`);
  await page.locator('.bf-held.open [data-cell="carte:base-deplacement"]').first().click();
  await page.locator('[data-lecture] .btn.go').click();
  await expect(page.locator('[role=grid] [data-look=reach]').first()).toBeVisible();
  await onPaper(page);
  await expect(page.locator('.bf-open')).toBeVisible();
  const titles = page.locator('.bf-hand .card-title:visible');
  await expect(titles).toHaveCount(8 + 3);
  const box = async (what: string) => (await page.locator(what).first().boundingBox()) ?? { y: 0, height: 0 };
  const [ring, hand] = [await box('.bf-ring svg'), await box('.bf-mat')];
  expect(ring.y + ring.height).toBeLessThanOrEqual(hand.y + 1); // one under the other
  expect(
    await titles.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
    ),
  ).toEqual([]);
});

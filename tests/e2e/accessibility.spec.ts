// axe over every type of page and over what opens on them, in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ask, begin, EXAMPLE, expect, test } from './kit.ts';

const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))); // a colour half-way is no colour
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`));
};
const ready = (page: Page): Promise<void> => expect(page.locator('.desk[data-pret]')).toBeVisible();

const STATES: readonly (readonly [what: string, address: string, act?: (page: Page) => Promise<void>])[] = [
  ['the home page', ''],
  ['a portal', 'battleworld/'],
  ['a portal in preparation', 'versus/'],
  ['the list of chapters', 'battleworld/regles/'],
  ['a rule page', 'battleworld/regles/combat/'],
  ['the list of examples', 'battleworld/exemples/'],
  ['an example', EXAMPLE],
  ['an example of a whole game', 'battleworld/exemples/iron-man-et-ultron/'],
  ['the rulings', 'battleworld/arbitrages/'],
  ['the aid sheet', 'battleworld/aide/'],
  ['the glossary', 'glossaire/'],
  ['the permanent addresses', 'r/'],
  ['a missing page', '404.html'],
  ['the table before a game', 'battleworld/jouer/'],
  ['a bad link', 'battleworld/jouer/#p=rien', (page) => expect(page.locator('[data-lien-refuse]')).toBeVisible()],
  ['the workshop', 'battleworld/atelier/', ready],
  ['results of a search', 'recherche/?q=attaquer à distance', (page) => expect(page.locator('[data-resultat-page]').first()).toBeVisible()],
  [
    'the search dialog',
    'battleworld/',
    async (page) => void (await ask(page, 'égalité combat')),
  ],
  [
    'the list of keys',
    '',
    async (page) => {
      await page.keyboard.press('?');
      await expect(page.locator('dialog#touches')).toBeVisible();
    },
  ],
  [
    'a definition',
    'battleworld/regles/combat/',
    async (page) => {
      await page.locator('main .terme').first().hover();
      await expect(page.locator('.definition:popover-open')).toBeVisible();
    },
  ],
  [
    'an example taken over, with its odds and a refusal',
    `${EXAMPLE}#ex.hulk-capitaine-contre-fatalis.9`,
    async (page) => {
      await page.locator('[data-pas="9"] [data-commande=main]').click();
      await expect(page.locator('.odds')).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
      await page.locator('.why-not summary').click();
      await page.locator('.why-not .btn').first().click();
      await expect(page.locator('[data-refus]')).toBeVisible();
    },
  ],
  [
    'sharing',
    `${EXAMPLE}#ex.hulk-capitaine-contre-fatalis.4`,
    async (page) => {
      await page.locator('[data-pas="4"] [data-commande=partager]').click();
      await expect(page.locator('dialog.share textarea')).toBeVisible();
    },
  ],
  [
    'a game under way',
    'battleworld/jouer/',
    async (page) => {
      await begin(page, 'la-lecon-de-fatalis');
      await page.locator('.decide summary, .decide .choices .btn').first().click();
    },
  ],
  [
    'the workshop, at fault',
    'battleworld/atelier/',
    async (page) => {
      await ready(page);
      await page.locator('[id="champ.name"]').evaluate((field) => {
        for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) box.open = true;
      });
      await page.locator('[id="champ.name"]').fill('');
      await expect(page.locator('[id="champ.name.faute"]')).toBeVisible();
    },
  ],
];

for (const [what, address, act] of STATES) {
  test(`${what}: no violation, in either theme`, async ({ page }) => {
    await page.goto(address);
    await act?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

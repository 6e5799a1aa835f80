// axe over what only Battleworld has: odds and a refusal, the workshop at fault.
import { noViolation } from '../axe.ts';
import { begin, EXAMPLE, expect } from '../kit.ts';

noViolation([
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
    'a game under way, its choices unfolded',
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
      await expect(page.locator('.desk[data-pret]')).toBeVisible();
      await page.locator('[id="champ.name"]').fill('');
      await expect(page.locator('[id="champ.name.faute"]')).toBeVisible();
      await page.locator('[data-stock=serval]').click(); // a fifth character, where another stands
      await page.locator('.desk-place [data-cell=b2]').click();
      await page.locator('.desk-place [data-cell=d2]').click(); // a card in hand
      await expect(page.locator('#bilan [data-reparer]').first()).toBeVisible();
    },
  ],
]);

// A link that does not open says why in French, keeps its text, and shows a way on. Never a blank page.
import { exampleOf, GAMES } from './games.ts';
import { begin, expect, test } from './kit.ts';
import { published } from './published.ts';

for (const game of GAMES) {
  const { jeu, mode, links, workshop } = game;
  const GOOD = published(jeu, links.scenario);
  const MOMENT = published(jeu, links.moment);
  /** One character changed in the middle. */
  const damaged = `${GOOD.slice(0, 40)}${GOOD[40] === 'A' ? 'B' : 'A'}${GOOD.slice(41)}`;

  const BAD: readonly (readonly [name: string, link: string, says: RegExp])[] = [
    ['damaged', damaged, /abîmé/],
    ['truncated', GOOD.slice(0, -12), /abîmé/],
    ['of an unknown game', GOOD.replace(mode.replace('/', '~'), 'echecs~blitz'), /autre jeu/],
    ['of a later version', GOOD.replace('#s=1.', '#s=99.'), /plus récente/],
    ['oversized', `${GOOD}${'A'.repeat(60_000)}`, /caractères/],
    ['that is none', '#s=', /n’est pas un lien/],
  ];

  for (const [name, link, says] of BAD) {
    test(`${jeu}: a link ${name}, on the table`, async ({ page }) => {
      await page.goto(`${jeu}/jouer/${link}`);
      const panel = page.locator('[data-lien-refuse]');
      await expect(panel).toContainText(says);
      await expect(page.locator('textarea[readonly]')).toHaveValue(/^#s=/);
      await expect(page.getByRole('button', { name: /Choisir un scénario|Fermer/ })).toBeVisible();
      await page.getByRole('button', { name: /Choisir un scénario|Fermer/ }).click();
      await expect(panel).toBeHidden();
      await begin(page);
    });
    test(`${jeu}: a link ${name}, in the workshop`, async ({ page }) => {
      await page.goto(`${jeu}/atelier/${link}`);
      const panel = page.locator(workshop.badLink);
      await expect(panel).toContainText(says);
      await expect(panel.locator('textarea')).toHaveValue(/#s=/);
      await panel.getByRole('button').click();
      await expect(panel).toBeHidden();
      await expect(page.locator(workshop.name)).not.toHaveValue('');
    });
  }

  test(`${jeu}: a damaged moment, where an example is told, is explained at the table`, async ({ page }) => {
    await page.goto(`${exampleOf(game)}${MOMENT.slice(0, -9)}`);
    await expect(page.locator('[data-lien-refuse]')).toContainText(/abîmé/);
    expect(new URL(page.url()).pathname).toMatch(/\/jouer\/$/);
  });

  test(`${jeu}: the links published by version 1 still open`, async ({ page }) => {
    await page.goto(`${jeu}/jouer/${GOOD}`);
    await expect(page.locator(`[data-partie="${mode}"]`)).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${jeu}/jouer/${MOMENT}`);
    await expect(page.locator(`[data-partie="${links.momentMode}"]`)).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${jeu}/atelier/${GOOD}`);
    await expect(page.locator(workshop.name)).toHaveValue(links.name);
  });
}

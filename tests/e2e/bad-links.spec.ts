// A link that does not open says why in French, keeps its text, and shows a way on. Never a blank page.
import { readFileSync } from 'node:fs';
import { begin, expect, test } from './kit.ts';

const published = (name: string): string => (JSON.parse(readFileSync(new URL(`../links/${name}.json`, import.meta.url), 'utf8')) as { readonly link: string }).link;
const GOOD = published('v1-partie-siege');
const MOMENT = published('v1-combat-e1-moment');
/** One character changed in the middle. */
const damaged = `${GOOD.slice(0, 40)}${GOOD[40] === 'A' ? 'B' : 'A'}${GOOD.slice(41)}`;

const BAD: readonly (readonly [name: string, link: string, says: RegExp])[] = [
  ['damaged', damaged, /abîmé/],
  ['truncated', GOOD.slice(0, -12), /abîmé/],
  ['of an unknown game', GOOD.replace('battleworld~partie', 'echecs~blitz'), /autre jeu/],
  ['of a later version', GOOD.replace('#s=1.', '#s=99.'), /plus récente/],
  ['oversized', `${GOOD}${'A'.repeat(60_000)}`, /caractères/],
  ['that is none', '#s=', /n’est pas un lien/],
];

for (const [name, link, says] of BAD) {
  test(`a link ${name}, on the table`, async ({ page }) => {
    await page.goto(`battleworld/jouer/${link}`);
    const panel = page.locator('[data-lien-refuse]');
    await expect(panel).toContainText(says);
    await expect(page.locator('textarea[readonly]')).toHaveValue(/^#s=/);
    await expect(page.getByRole('button', { name: /Choisir un scénario|Fermer/ })).toBeVisible();
    await page.getByRole('button', { name: /Choisir un scénario|Fermer/ }).click();
    await expect(panel).toBeHidden();
    await begin(page);
  });
  test(`a link ${name}, in the workshop`, async ({ page }) => {
    await page.goto(`battleworld/atelier/${link}`);
    const panel = page.locator('.bad-link');
    await expect(panel).toContainText(says);
    await expect(panel.locator('textarea')).toHaveValue(/#s=/);
    await panel.getByRole('button').click();
    await expect(panel).toBeHidden();
    await expect(page.locator('[id="champ.name"]')).not.toHaveValue('');
  });
}

test('a damaged moment, where an example is told, is explained at the table', async ({ page }) => {
  await page.goto(`battleworld/exemples/egalite/${MOMENT.slice(0, -9)}`);
  await expect(page.locator('[data-lien-refuse]')).toContainText(/abîmé/);
  expect(new URL(page.url()).pathname).toMatch(/\/jouer\/$/);
});

test('the links published by version 1 still open', async ({ page }) => {
  await page.goto(`battleworld/jouer/${GOOD}`);
  await expect(page.locator('[data-partie="battleworld/partie"]')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`battleworld/jouer/${MOMENT}`);
  await expect(page.locator('[data-partie="battleworld/combat"]')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`battleworld/atelier/${GOOD}`);
  await expect(page.locator('[id="champ.name"]')).toHaveValue('Le siège des X-Men');
});

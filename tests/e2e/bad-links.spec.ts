// A link that does not open says why in French, keeps its text, and shows a way on. Never a blank page.
import type { Page } from '@playwright/test';
import { ofTheDay } from '../day.ts';
import { exampleOf, GAMES } from './games.ts';
import { awake, begin, expect, test, unfold } from './kit.ts';
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

  /** One of them, another each day, is where the page opens; the others come to a page that is there (`LONG=1`: each opens its own). */
  const opening = new Set(ofTheDay(`bad links of ${jeu}`, BAD, 1));
  const arrive = async (page: Page, address: string, bad: (typeof BAD)[number]): Promise<void> => {
    if (opening.has(bad)) {
      await page.goto('about:blank');
      await page.goto(`${address}${bad[1]}`);
    } else await page.evaluate((hash) => void (location.hash = hash), bad[1]);
  };

  test(`${jeu}: bad links, on the table`, async ({ page }) => {
    await page.goto(`${jeu}/jouer/`);
    await awake(page.locator('.lobby'));
    for (const bad of BAD)
      await test.step(bad[0], async () => {
        await arrive(page, `${jeu}/jouer/`, bad);
        const panel = page.locator('[data-lien-refuse]');
        await expect(panel).toContainText(bad[2]);
        await expect(page.locator('textarea[readonly]')).toHaveValue(/^#s=/);
        await page.getByRole('button', { name: /Choisir un scénario|Fermer/ }).click();
        await expect(panel).toBeHidden();
      });
    await begin(page);
  });
  test(`${jeu}: bad links, in the workshop`, async ({ page }) => {
    await page.goto(`${jeu}/atelier/`);
    await awake(page.locator('[data-atelier]'));
    for (const bad of BAD)
      await test.step(bad[0], async () => {
        await arrive(page, `${jeu}/atelier/`, bad);
        const panel = page.locator(workshop.badLink);
        await expect(panel).toContainText(bad[2]);
        await expect(panel.locator('textarea')).toHaveValue(/#s=/);
        await panel.getByRole('button').click();
        await expect(panel).toBeHidden();
        await expect(page.locator(workshop.name)).not.toHaveValue('');
      });
  });

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

  const elsewhere = GAMES.find((other) => other.jeu !== jeu);
  const BACK = [
    ['damaged', damaged],
    ['of another game', published(elsewhere?.jeu ?? '', elsewhere?.links.scenario ?? '')],
  ] as const;
  for (const [name, link] of BACK) {
    test(`${jeu}: back from a link ${name}, the game is where it was`, async ({ page }) => {
      await page.goto(`${jeu}/jouer/`);
      const playing = await begin(page, game.scenario);
      await playing.evaluate((element) => element.setAttribute('data-marque', '')); // the very same game, not another one like it
      await page.evaluate((hash) => void (location.hash = hash), link);
      const panel = page.locator('[data-lien-refuse]');
      await expect(panel).toBeVisible();
      await expect(playing).toBeHidden();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(playing).toBeVisible();
      await expect(playing).toHaveAttribute('data-marque', '');
      await page.evaluate((hash) => void (location.hash = hash), link);
      await page.getByRole('button', { name: 'Revenir à la partie' }).click();
      await expect(playing).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });
  }
  test(`${jeu}: back from a bad link, the work is on the desk`, async ({ page }) => {
    await page.goto(`${jeu}/atelier/`);
    await awake(page.locator('[data-atelier]'));
    await page.locator(workshop.name).fill('Travail en cours');
    await page.evaluate((hash) => void (location.hash = hash), damaged);
    await expect(page.locator(workshop.badLink)).toContainText(/abîmé/);
    await page.goBack();
    await expect(page.locator(workshop.badLink)).toBeHidden();
    await expect(page.locator(workshop.name)).toHaveValue('Travail en cours');
  });
}

/** 5,000 lists in one another, well sealed: what recurs would fall. */
const TOWER = '#s=1.battle-beyond-space~partie._ZQr7cAxDQAAAAKgoM7-NUzhBwEAAAAA7goAAAAA3A0';
test('a tower of lists, on the table: a sentence, its text, and a way on', async ({ page }) => {
  await page.goto(`battle-beyond-space/jouer/${TOWER}`);
  await expect(page.locator('[data-lien-refuse]')).toContainText(/emboîtées trop profondément/);
  await expect(page.locator('textarea[readonly]')).toHaveValue(TOWER);
  await page.getByRole('button', { name: 'Choisir un scénario' }).click();
  await begin(page);
});
test('a tower of lists, in the workshop: what one does then is kept', async ({ page }) => {
  await page.goto(`battle-beyond-space/atelier/${TOWER}`);
  const panel = page.locator('.bad-link');
  await expect(panel).toContainText(/emboîtées trop profondément/);
  await expect(panel.locator('textarea')).toHaveValue(new RegExp(TOWER.slice(3, 40)));
  await page.locator('[id="champ.name"]').fill('Après la tour');
  await panel.getByRole('button').click();
  await page.waitForTimeout(600); // drafts are kept after a pause
  await page.goto('battle-beyond-space/atelier/');
  await page.reload();
  await expect(page.locator('[id="champ.name"]')).toHaveValue('Après la tour');
});
test('an exported file keeps the words of its name; faults of a file speak of a file', async ({ page }) => {
  await page.goto('battleworld/atelier/');
  await awake(page.locator('[data-atelier]'));
  await (await unfold(page, 'name')).fill('Un duel de héros');
  await page.locator('[data-onglet=scenario]').click();
  await page.getByText('Fichiers', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter un fichier' }).click();
  expect((await download).suggestedFilename()).toBe('battleworld-un-duel-de-heros.json');
  await page.locator('[id="champ.json"]').fill('{"name": "x", "auteur": "Ana", "round": 1e309}');
  await page.getByRole('button', { name: 'Lire ce texte' }).click();
  const faults = page.locator('[id="champ.json.faute"]');
  await expect(faults).toContainText(/Ce fichier contient \d+\sfautes/);
  await expect(faults).toContainText('Tour : un nombre entier est attendu.');
  await expect(faults).toContainText('« auteur » : ce champ est inconnu.');
  await expect(faults).not.toContainText('lien');
});

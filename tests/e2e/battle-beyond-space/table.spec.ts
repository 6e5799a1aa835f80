// The table of Battle Beyond Space: a turn played on the board and counted by hand; refusals with their rule; hidden powers.
import type { Locator } from '@playwright/test';
import { typeset } from '../../../src/plugins/typography.ts';
import { expect, misprints, settle, test } from '../kit.ts';
import { openTable, pick } from './space.ts';

const CARD = '.bbs-open';
const reveal = async (game: Locator): Promise<void> => {
  await game.locator(CARD).click(); // read first
  await expect(game.locator('.bbs-read')).toContainText('tout droit');
  await game.locator('.bbs-read [data-action*=turn-card]').click();
};

test('the last card of J1: two cells of the ring, two fighters shot, fourteen points of prizes', async ({ page }) => {
  const board = await openTable(page, 'derniere-carte');
  const game = page.locator('[data-partie="battle-beyond-space/partie"]');
  const log = game.locator('.log');
  await reveal(game); // 3/2/3
  await pick(board, -4, 1); // a1: its squadron moves
  await expect(log).toContainText(/a1 avance de 3\scases vers l’est/);
  await expect(log).toContainText(/a2 avance de 3\scases vers le sud-est/);
  await expect(log).toContainText(/chasseur a2 de J3 est [^.]*1\spoint pour J1/); // shot over a probe, three cells away
  // two sides at most
  const compass = game.locator('.bbs-compass');
  await compass.locator('[data-cote="3"]').click({ force: true }); // it answers why not
  await expect(game.locator('[data-refus=trop-tourner] a.cite').first()).toHaveAttribute(
    'href',
    /#bbs\.rotations\.chiffre$/,
  );
  await compass.locator('[data-cote="1"]').click();
  await compass.locator('[data-cote="5"]').click(); // a2 keeps its own
  // D1 stays, and shoots around an asteroid
  await pick(board, -1, 4);
  await pick(board, -1, 4); // its own cell: it stops there
  await pick(board, 0, 5);
  await expect(log).toContainText(/chasseur a2 de J2 est [^.]*1\spoint pour J1/);
  await expect(game.locator('.ask').first()).toContainText('J2');
  await expect(game.locator('[data-piece="score:0"]')).toHaveText('14'); // 9 fighters, 1 destroyer, 1 probe; the ring counts at the end
  await expect(game.locator('.bbs-fleet[data-seat="0"]')).toContainText('2 cases de l’anneau');
  expect(await misprints(page)).toEqual([]);
});

test('a heading may be chosen before its turn: the question is about the ship in hand, an undo takes the heading back first, and nobody else may turn', async ({
  page,
}) => {
  const board = await openTable(page, 'derniere-carte');
  const game = page.locator('[data-partie]');
  await reveal(game);
  await pick(board, -4, 1);
  const [ask, ends] = [game.locator('.ask').first(), game.locator('.decide [data-action*=hold]').first()];
  const second = board.locator('[data-cell][aria-label*="chasseur a2 de J1"]').first();
  const plan = async (): Promise<void> => {
    await second.dispatchEvent('click'); // it lies under a side of the ship that is asked
    await expect(ask).toContainText(typeset('a2 tourne-t-il'));
    await game.locator('.bbs-compass [data-cote]:not([aria-disabled], [aria-pressed=true])').first().click();
    await expect(ask).toContainText(typeset('a1 tourne-t-il'));
    await expect(ends).toHaveText('Ne plus tourner personne d’autre');
  };
  await expect(ask).toContainText(typeset('a1 tourne-t-il'));
  await expect(ends).toHaveText('Ne tourner personne');
  const step = await game.getAttribute('data-pas');
  await plan();
  await page.keyboard.press('Control+z');
  await expect(ends).toHaveText('Ne tourner personne');
  await plan();
  await game.locator('[data-commande=annuler]').click();
  await expect(ends).toHaveText('Ne tourner personne');
  await expect(game, 'nothing that was played is undone').toHaveAttribute('data-pas', step ?? '');
  await plan();
  await ends.click();
  await expect(game.locator('.log')).toContainText(/a2 tourne d/);
  await expect(game.locator('.log')).toContainText(/a1 reste tourné/);
});

test('a tap that means nothing is refused with the rule; the list of refusals too', async ({ page }) => {
  const board = await openTable(page, 'derniere-carte');
  const game = page.locator('[data-partie]');
  await reveal(game);
  await pick(board, -1, 4); // a destroyer, before the squadron
  await expect(game.locator('[data-refus] a.cite').first()).toHaveAttribute(
    'href',
    /\/battle-beyond-space\/regles\/[a-z-]+\/#bbs\./,
  );
  await expect(game).toHaveAttribute('data-pas', '1');
  // once read it goes, by Esc or by a press elsewhere, and comes again when it is tried again
  const refusal = game.locator('[data-lieu] [data-refus]');
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  await pick(board, -1, 4);
  await expect(refusal).toHaveCount(1);
  await pick(board, -1, 4);
  await expect(refusal).toHaveCount(1);
  await page.locator('body > header').click({ position: { x: 2, y: 2 } });
  await expect(game.locator('[data-refus]')).toHaveCount(0);
  await game.locator('.why-not summary').click();
  await game.locator('.why-not').getByRole('button').first().click();
  await expect(game.locator('[data-refus] a.cite').first()).toBeVisible();
});

test('four races: powers and hands are hidden from those who do not hold the device', async ({ page }) => {
  await page.goto('battle-beyond-space/jouer/');
  await page.locator('[data-scenario=premier-contact]').click();
  const game = page.locator('[data-partie]');
  await settle(game, (menu) => menu.locator('[data-reglage=vrais-des]').uncheck());
  await expect(game.locator('.ask').first()).toContainText(/Passez l’appareil|Étape 1/);
  await expect(game.locator('[data-commande=montrer]')).toBeVisible();
  await expect(game).not.toContainText(/Je tiens/);
  await game.locator('[data-commande=montrer]').click();
  await expect(game.locator(CARD)).toHaveCount(1);
  expect(await misprints(page)).toEqual([]);
});

// The workshop of Battle Beyond Space: the board painted, a fleet moved, faults told with their rule, a challenge, links that bring all of it back.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, shareLink, test, unfold } from '../kit.ts';
import { cellAt, live, pick } from './space.ts';

const verdict = (page: Page): Locator => page.locator('.verdict');
const open = async (page: Page): Promise<Locator> => {
  await page.goto('battle-beyond-space/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  return live(page.locator('.board-pane'));
};
const draw = async (page: Page, brush: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Dessiner le plateau' }).click();
  await page.getByRole('group', { name: 'Pinceau' }).getByRole('button', { name: brush }).click();
  return live(page.locator('.board-pane'));
};

test('the board is painted: a hole, the central asteroid missed, put back', async ({ page }) => {
  await open(page);
  const board = await draw(page, 'Cases et trous');
  await pick(board, 0, 11); // in no start zone
  await unfold(page, 'board.holes');
  await expect(field(page, 'board.holes')).toContainText(/396\scases et 1\strou/);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await draw(page, 'Astéroïdes');
  await pick(board, 0, 0);
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  const fault = page.locator('.faults').filter({ hasText: 'Il manque l’astéroïde central' }).first();
  await expect(fault.locator('a.cite').first()).toHaveAttribute(
    'href',
    /\/battle-beyond-space\/regles\/mise-en-place\/#bbs\./,
  );
  expect(await misprints(page)).toEqual([]);
  await pick(board, 0, 0);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
});

test('a fighter moved away cuts its squadron in two; a link brings the fleet back', async ({ page, context }) => {
  const board = await open(page);
  await pick(board, 2, -11); // a6 of J1
  await pick(board, 5, -10); // the only free cell of its zone: none of its own beside it
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await expect(page.locator('#bilan')).toContainText('n’est pas d’un seul tenant');
  await expect(cellAt(board, 5, -10)).toContainText('chasseur a6');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await page.getByRole('button', { name: 'Tourner le chasseur a6 à gauche' }).click(); // still in hand
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await (await unfold(page, 'name')).fill('Tête à gauche');
  const link = await shareLink(page, 'modifier');
  expect(link).toMatch(/\/battle-beyond-space\/atelier\/#s=\d+\.battle-beyond-space~partie\.[\w-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  await expect(field(other, 'name')).toHaveValue('Tête à gauche');
  await expect(cellAt(other.locator('.board-pane'), 2, -11)).toContainText(/chasseur a6 de J1, tourné vers l’est/); // from the south-east, one side
});

test('a late position becomes a challenge, is shared as one, and played', async ({ page }) => {
  await open(page);
  await page.locator('.desk-form > details > summary', { hasText: 'Partir d’un scénario prêt' }).click();
  await page.getByRole('button', { name: /^Partir de là\s: La dernière carte/ }).click();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await (await unfold(page, 'challenge')).check();
  await (await unfold(page, 'challenge.goal.least')).fill('6');
  await field(page, 'challenge.goal.of').selectOption('total');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  expect(await shareLink(page, 'jouer')).toMatch(/#s=\d+\.battle-beyond-space~escarmouche\./);
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  const game = page.locator('[data-partie="battle-beyond-space/escarmouche"]');
  await expect(game).toContainText('La dernière carte');
  await expect(game.locator('[data-commande=resoudre]')).toBeVisible();
});

// The coach at the table of Versus, where only people play: it speaks to the camp whose turn it is, and is silenced.
import { expect, settle, test } from '../kit.ts';
import { action, openTable } from './companion.ts';

test('the coach tells what is new and what was left, holds until one acts, and is silenced', async ({ page }) => {
  const game = await openTable(page, 'apprendre-les-disques');
  await settle(game, (menu) => menu.locator('[data-reglage="coach"]').check());
  const coach = game.locator('[data-coach]');
  await action(game, 'upkeep').click();
  await expect(coach).toHaveAttribute('data-coach', 'recuperation');
  await action(game, 'begin').click();
  await expect(coach).toHaveAttribute('data-coach', 'prix');
  await action(game, 'stop').click();
  await expect(coach, 'the event tile could have been activated').toHaveAttribute('data-coach', 'evenement-oublie');
  await action(game, 'end-turn').click();
  await expect(action(game, 'begin'), 'the upkeep of the other camp runs by itself').toBeVisible();
  await expect(coach, 'and does not chase what has just been said').toHaveAttribute('data-coach', 'verification');
  await coach.locator('[data-commande="silence"]').click();
  await expect(coach).toHaveCount(0);
  await action(game, 'begin').click();
  await action(game, 'stop').click();
  await expect(coach).toHaveCount(0);
});

// What the browser tests of Versus share: the table as its players read and touch it.
import type { Locator, Page } from '@playwright/test';
import { begin, expect } from '../kit.ts';

export const openTable = async (page: Page, scenario: string): Promise<Locator> => {
  await page.goto('versus/jouer/');
  return begin(page, scenario);
};
/** A button of the question asked, by what its action holds: « upkeep », « evenement-heros ». */
export const action = (game: Locator, ...parts: readonly string[]): Locator =>
  game.locator(`.decide ${parts.map((part) => `[data-action*='"${part}"']`).join('')}`).first();
/** A tile, a piece or a space of the board that may be tapped. */
export const place = (game: Locator, at: string): Locator => game.locator(`button[data-cell="${at}"]`);
/** How many actions have been played: each press waits for its own. */
export const stepOf = async (game: Locator): Promise<number> => Number(await game.getAttribute('data-pas'));

/** Available, spent, unavailable discs of the camp whose turn it is; what the next activation costs. */
export const seesDiscs = async (
  game: Locator,
  discs: readonly [number, number, number],
  next: number,
): Promise<void> => {
  await expect(game.locator('.vs-purse .vs-discs b')).toHaveText(discs.map(String));
  await expect(game.locator('.vs-next')).toContainText(new RegExp(`^Prochaine activation\\s: ${next}\\sdisque`));
};
/** What the table reminds of now, in order. */
export const reminds = async (game: Locator, ...kinds: readonly string[]): Promise<void> => {
  await expect
    .poll(() =>
      game.locator('[data-rappel]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-rappel'))),
    )
    .toEqual(kinds);
};
/** The list of what the place takes, for who does not touch: it is open. */
export const listOf = async (game: Locator): Promise<void> => {
  const list = game.locator('.decide .all-choices');
  if ((await list.getAttribute('open')) === null) await list.locator('> summary').click();
};

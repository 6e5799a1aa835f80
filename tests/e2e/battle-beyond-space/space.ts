// What the browser tests of Battle Beyond Space share: its board, found and read cell by cell.
import type { Locator, Page } from '@playwright/test';
import { begin, expect, tabTo } from '../kit.ts';

const FOCUSED = '.sb [role=gridcell][tabindex="0"]';
/** A cell by its name, as the board tells it. */
export const cellAt = (board: Locator, q: number, r: number): Locator =>
  board.getByRole('gridcell', {
    name: new RegExp(`^\\(${[q, r].map((n) => (n < 0 ? `−${-n}` : `${n}`)).join(', ')}\\)`),
  });
export const pick = async (board: Locator, q: number, r: number): Promise<void> => cellAt(board, q, r).click();
/** The board takes keys and fingers. */
export const live = async (inside: Page | Locator): Promise<Locator> => {
  const board = inside.locator('.sb[data-live]').first();
  await expect(board).toBeVisible();
  return board;
};
export const openTable = async (page: Page, scenario: string): Promise<Locator> => {
  await page.goto('battle-beyond-space/jouer/');
  await begin(page, scenario);
  return live(page);
};
/** The focus enters the board from the keyboard. */
export const enter = (page: Page): Promise<Locator> => tabTo(page, FOCUSED);
/** What is said of the cell that has the focus. */
export const said = async (page: Page): Promise<string> =>
  (await page.locator(':focus').getAttribute('aria-label')) ?? '';
/** Where the focus is. */
export const where = async (page: Page): Promise<readonly [q: number, r: number]> => {
  const [, q = '', r = ''] = /^\((−?\d+), (−?\d+)\)/.exec(await said(page)) ?? [];
  return [q, r].map((text) => Number(text.replace('−', '-'))) as unknown as readonly [number, number];
};

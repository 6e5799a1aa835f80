// The board of 397 hexes under the keyboard: six directions, jumps, zoom; it answers a key within one frame.
import type { Page } from '@playwright/test';
import { expect, test } from '../kit.ts';
import { cellAt, enter, live, openTable, said, where } from './space.ts';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('one focus stop among 397; arrows lead to the six neighbours, and back', async ({ page }) => {
  const board = await openTable(page, 'derniere-carte');
  await expect(board.locator('[role=gridcell]')).toHaveCount(397);
  await expect(board.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await enter(page);
  for (const [q, r] = await where(page); (await where(page))[1] !== 0;)
    await press(page, r > 0 ? 'ArrowUp' : 'ArrowDown', q > 0 ? 'ArrowLeft' : 'ArrowRight');
  const from = await where(page); // an even row
  const ways: readonly (readonly [key: string, back: string, q: number, r: number])[] = [
    ['ArrowRight', 'ArrowLeft', 1, 0],
    ['ArrowLeft', 'ArrowRight', -1, 0],
    ['ArrowUp', 'ArrowDown', 1, -1],
    ['Shift+ArrowUp', 'Shift+ArrowDown', 0, -1],
    ['ArrowDown', 'ArrowUp', 0, 1],
    ['Shift+ArrowDown', 'Shift+ArrowUp', -1, 1],
  ];
  for (const [key, back, q, r] of ways) {
    await press(page, key);
    expect(await where(page), key).toEqual([from[0] + q, from[1] + r]);
    await press(page, back);
    expect(await where(page), `${key}, then ${back}`).toEqual(from);
  }
  await press(page, 'End');
  expect((await where(page))[0]).toBe(11);
  await press(page, 'ArrowRight'); // the edge
  expect((await where(page))[0]).toBe(11);
  await expect(board.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  // for those who see, under the board, and where it is they see: no name of a cell there; nothing once the focus is elsewhere
  const told = /^[^:]*: (.+)$/.exec(await said(page))?.[1] ?? 'case libre';
  await expect(board.locator('.sb-said')).toHaveText(told);
  await press(page, 'Tab');
  await expect(board.locator('.sb-said')).toBeEmpty();
});

test('V goes from ship to ship, A among asteroids and probes, C among lit cells; Shift goes back; Enter picks', async ({
  page,
}) => {
  await openTable(page, 'derniere-carte');
  await enter(page);
  const seen: string[] = [];
  for (let i = 0; i < 9; i += 1) {
    await press(page, 'v');
    seen.push(await said(page));
  }
  expect(seen.filter((one) => /chasseur a[12] de J[123]|destroyer D1 de J[123]/.test(one))).toHaveLength(9);
  expect(new Set(seen).size).toBe(9); // three fleets of three
  await press(page, 'Shift+V');
  expect(await said(page)).toBe(seen[7]);
  await press(page, 'a');
  expect(await said(page)).toMatch(/^\(−?\d+, −?\d+\)\s: .*(astéroïde|sonde)/);
  await expect(page.locator('.sb-said')).toHaveText(/astéroïde|sonde/);
  await expect(page.locator('.sb-said')).not.toHaveText(/\(−?\d+, −?\d+\)/); // where it is, one sees
  await page.locator('.bbs-open').click();
  await page.locator('.bbs-read [data-action*=turn-card]').click();
  await enter(page);
  const lit = new Set<string>();
  for (let i = 0; i < 6; i += 1) {
    await press(page, 'c');
    lit.add(await said(page));
  }
  expect([...lit].filter((one) => /y arriverait/.test(one))).toHaveLength(2); // where each fighter of squadron a would end
  for (let i = 0; i < 9 && !/chasseur a1 de J1/.test(await said(page)); i += 1) await press(page, 'v');
  await press(page, 'Enter'); // its squadron moves
  await expect(page.locator('[data-partie] .log')).toContainText('J1 choisit l’escadron A');
});

test('zoom by buttons and keys; the frame follows the focus; everything fits again', async ({ page }) => {
  const board = await openTable(page, 'derniere-carte');
  const frame = board.locator('.sb-frame');
  const scroll = (): Promise<number> => frame.evaluate((element) => element.scrollLeft);
  const size = async (): Promise<number> => (await cellAt(board, 0, 0).boundingBox())?.width ?? 0;
  await enter(page);
  await press(page, '0'); // it opened on what matters
  const small = await size();
  await expect(board.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-disabled', 'true');
  await board.getByRole('button', { name: 'Agrandir' }).click();
  await expect(board).toHaveAttribute('data-zoomed', '');
  expect(await size()).toBeGreaterThan(small * 1.2);
  await enter(page);
  await press(page, '+', '+', 'Home');
  const left = await scroll();
  await press(page, 'End');
  expect(await scroll()).toBeGreaterThan(left);
  await expect(page.locator(':focus')).toBeInViewport();
  await press(page, '0');
  await expect(board).not.toHaveAttribute('data-zoomed');
  expect(Math.abs((await size()) - small)).toBeLessThan(0.5);
});

test('the words of ships show where a cell is large enough for them', async ({ page }) => {
  const board = await openTable(page, 'derniere-carte');
  await enter(page);
  const words = (): Promise<boolean> =>
    board
      .locator('.sb-over .sb-s text')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize) > 0);
  const agrees = async (): Promise<boolean> =>
    (await words()) === ((await cellAt(board, 0, 0).boundingBox())?.width ?? 0) >= 32;
  await press(page, '0');
  await expect.poll(agrees).toBe(true);
  expect(await words()).toBe(false);
  await press(page, '+', '+');
  await expect.poll(agrees).toBe(true);
  expect(await words()).toBe(true);
  await page.setViewportSize({ width: 500, height: 700 });
  await expect.poll(agrees).toBe(true);
});

test('the board answers a key within one frame', async ({ page }) => {
  test.slow();
  await page.goto('battle-beyond-space/exemples/placer-sa-flotte/'); // sixty ships
  const frame = page.locator('[data-exemple]');
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
  await live(frame);
  await enter(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async (): Promise<{ readonly script: number; readonly drawing: number }> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { script: of('ScriptDuration') * 1000, drawing: (of('LayoutDuration') + of('RecalcStyleDuration')) * 1000 };
  };
  const PRESSES = 5; // one way, then back
  await press(page, 'ArrowRight', 'ArrowLeft'); // compiled, as anything else that runs twice
  const from = await where(page);
  const rounds: { readonly script: number; readonly drawing: number }[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = await spent();
    for (const key of ['ArrowDown', 'ArrowUp']) for (let i = 0; i < PRESSES; i += 1) await press(page, key);
    const after = await spent();
    expect(await where(page)).toEqual(from);
    rounds.push({
      script: (after.script - before.script) / (2 * PRESSES),
      drawing: (after.drawing - before.drawing) / (2 * PRESSES),
    });
  }
  const best = rounds.toSorted((a, b) => a.script - b.script)[0] ?? { script: Infinity, drawing: Infinity }; // the round least delayed by what else the machine does
  console.info(
    `a key on the board: ${best.script.toFixed(2)} ms of script, ${best.drawing.toFixed(2)} ms of layout and style`,
  );
  expect(best.script).toBeGreaterThan(0);
  expect(best.script).toBeLessThan(16);
});

test('from the question, a letter leads to the board: the next lit cell, the next ship', async ({ page }) => {
  await openTable(page, 'derniere-carte');
  const game = page.locator('[data-partie]');
  await game.locator('.bbs-open').first().press('Enter');
  await game.locator('.bbs-read [data-action]').press('Enter');
  await expect(game.locator('.decide')).toBeFocused(); // the card is gone
  await expect(game.locator('.ask')).toContainText('Étape 2');
  await press(page, 'c');
  await expect(page.locator(':focus')).toHaveAttribute('data-look', /reach|danger/);
  expect(await said(page)).toMatch(/y arriverait/);
  await game.locator('.decide').focus();
  await press(page, 'v');
  expect(await said(page)).toMatch(/chasseur|destroyer/);
});

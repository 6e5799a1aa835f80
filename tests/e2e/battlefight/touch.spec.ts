// The table of BattleFight under a finger, at 360×640: every press falls on what lies in the window, nothing is scrolled. A few decisions by default, three whole games with SCENE=whole.
import type { Locator, Page } from '@playwright/test';
import { begin, expect, hasten, test } from '../kit.ts';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  kept: {},
  contextOptions: { reducedMotion: 'reduce' },
});

const whole = process.env['SCENE'] === 'whole';

/** Taps the middle of something, or its left edge, as it lies in the window: a finger neither scrolls for it nor presses through what covers it. */
const tap = async (page: Page, target: Locator, edge = Infinity): Promise<void> => {
  const under = (): Promise<{ readonly x: number; readonly y: number; readonly said: string }> =>
    target.evaluate((element, edge) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + Math.min(width / 2, edge), top + height / 2];
      const hit = document.elementFromPoint(x, y); // nothing, outside the window
      const reached = hit !== null && (element.contains(hit) || hit.contains(element));
      return { x, y, said: reached ? '' : (hit?.outerHTML.slice(0, 200) ?? 'nothing') };
    }, edge);
  await expect.poll(async () => (await under()).said, 'under the finger').toBe(''); // what arrives late may move it
  const { x, y } = await under();
  await page.touchscreen.tap(x, y);
};
const EDGE = 9; // pixels: what shows of a card in a fan
const stepOf = async (game: Locator): Promise<number> => Number(await game.getAttribute('data-pas'));

/** Reads the card, then plays it. */
const playCard = async (page: Page, game: Locator, card: string): Promise<void> => {
  const before = await stepOf(game);
  await tap(page, game.locator(`.bf-held.open [data-cell="carte:${card}"]`).first(), EDGE);
  const play = game.locator('[data-lecture] .btn.go');
  await play.waitFor();
  await tap(page, play);
  await expect.poll(() => stepOf(game)).toBeGreaterThan(before);
};
const pressCell = async (page: Page, game: Locator, name: string): Promise<void> => {
  const before = await stepOf(game);
  const cell = game.locator(`[role=grid] [data-cell="${name}"][data-look]`);
  await cell.waitFor();
  await tap(page, cell.locator('.hex-body'));
  await expect.poll(() => stepOf(game)).toBeGreaterThan(before);
};

test('« Deux pas du bord » is won by taps alone', async ({ page }) => {
  await page.goto('battlefight/jouer/');
  const game = await begin(page, 'deux-pas-du-bord');
  await playCard(page, game, 'ex-dep-2');
  await pressCell(page, game, 'D5');
  await playCard(page, game, 'ex-att-3');
  await pressCell(page, game, 'D7');
  await pressCell(page, game, 'D7'); // who stands at the edge is pressed: out
  await expect(game.locator('.ask[data-tour=end]')).toContainText('gagne la partie');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** What may be pressed now: a lit cell, a lit card, a technique that waits, else an answer beside the question. */
const LIT = '[role=grid] [data-look=reach], [role=grid] [data-look=target]';
const decide = async (page: Page, game: Locator, turn: number): Promise<void> => {
  const cells = game.locator(LIT);
  const cards = game.locator('.bf-held.open [data-cell], .bf-waits.open [data-cell]');
  const answers = game.locator('.ask ~ * button[data-action]:visible, .panel button[data-action]:visible');
  await expect(cells.or(cards).or(answers).first()).toBeVisible({ timeout: 45_000 });
  if ((await cells.count()) > 0) {
    await tap(page, cells.nth(turn % (await cells.count())).locator('.hex-body'));
  } else if ((await cards.count()) > 0) {
    await tap(page, cards.nth(turn % (await cards.count())), EDGE);
    await tap(page, game.locator('[data-lecture] .btn.go').first());
  } else await tap(page, answers.first());
};

for (const seed of whole ? [1, 2, 3] : [1])
  test(`a duel against the machine goes on by taps alone, drawn from ${seed}`, async ({ page }) => {
    test.setTimeout(whole ? 600_000 : 120_000);
    await hasten(page, seed);
    await page.goto('battlefight/jouer/');
    await page.locator('[data-scenario=duel]').first().waitFor();
    const game = await begin(page, 'duel');
    const end = game.locator('.ask[data-tour=end]');
    let last = await stepOf(game);
    for (let turn = 0; turn < (whole ? 400 : 8); turn += 1) {
      const ready = game.locator(
        `${LIT}, .bf-held.open [data-cell], .bf-waits.open [data-cell], .panel button[data-action]`,
      );
      await expect(ready.or(end).first()).toBeVisible({ timeout: 45_000 });
      if (await end.isVisible()) break;
      await decide(page, game, turn);
      await expect.poll(() => stepOf(game)).toBeGreaterThan(last);
      last = await stepOf(game);
    }
    if (whole) await expect(end).toContainText('gagne la partie');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

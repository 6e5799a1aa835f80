// Battle Beyond Space by touch alone, at 360 by 640, as a new reader finds it: a skirmish to its end, or with `SCENE=whole` a game. Whatever is pressed is in the window without scrolling.
import type { Locator, Page } from '@playwright/test';
import { partie } from '../../../src/engine/battle-beyond-space/partie/index.ts';
import { known } from '../../../src/engine/kernel/result.ts';
import { replayLine } from '../../../src/engine/kernel/play.ts';
import { LINKS } from '../../../src/engine/scenario/battle-beyond-space.ts';
import { encodeMoment } from '../../../src/engine/scenario/moment.ts';
import { GAMES } from '../../games/battle-beyond-space/ready.ts';
import { begin, cutAnswers, expect, hasten, test } from '../kit.ts';

const whole = process.env['SCENE'] === 'whole';
test.use({ kept: {}, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

/** A tap on what stands in the window: nothing is scrolled to. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  expect(await page.evaluate(() => scrollY), 'the page has not scrolled').toBe(0);
};
const stepOf = async (game: Locator): Promise<number> => Number(await game.getAttribute('data-pas'));
const over = (game: Locator): Locator => game.locator('.ask[data-tour="end"]');
/** Waits for the hand of the reader, the first seat: the machine and chance play by themselves. */
const mine = async (game: Locator): Promise<boolean> => {
  await expect
    .poll(
      async () =>
        (await over(game).count()) > 0 ||
        ((await game.locator('.ask[data-tour="0"]').count()) > 0 && (await game.locator('.busy').count()) === 0),
      { timeout: 60_000 },
    )
    .toBe(true);
  return (await over(game).count()) === 0;
};
/** What a finger would press now: what is to be confirmed, since it harms oneself; a card, read first; a side around the ship; a lit cell; else what has no place. */
const press = async (page: Page, game: Locator): Promise<void> => {
  const risk = game.locator('[data-commande=confirmer-coup]');
  if ((await risk.count()) > 0) return tap(page, risk);
  const card = game.locator('.bbs-open');
  if ((await card.count()) > 0) {
    await tap(page, card.first());
    return tap(page, game.locator('.bbs-read [data-action]'));
  }
  const side = game.locator('.bbs-compass [data-cote]:not([aria-disabled])');
  if ((await side.count()) > 0) return tap(page, side.first());
  const listed = game.locator('.decide > .choices [data-action]');
  const lit = game.locator('.sb-grid [data-cell][data-look]');
  await expect.poll(async () => (await lit.count()) + (await listed.count())).toBeGreaterThan(0); // once nothing moves
  for (const cell of await lit.all()) {
    const box = await cell.boundingBox();
    const frame = await game.locator('.sb-frame').boundingBox();
    if (box === null || frame === null) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const free = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.sb-grid') !== null, at);
    if (!free || at.x < frame.x || at.x > frame.x + frame.width || at.y > frame.y + frame.height) continue;
    const step = await stepOf(game);
    await page.touchscreen.tap(at.x, at.y);
    const menu = game.locator('.bbs-menu .btn, .bbs-compass [data-cote]:not([aria-disabled])');
    await expect
      .poll(async () => (await stepOf(game)) > step || (await menu.count()) > 0 || (await risk.count()) > 0, {
        timeout: 2000,
      })
      .toBe(true)
      .catch(() => undefined); // enlarged first: the next press will do
    if ((await stepOf(game)) === step && (await menu.count()) > 0) await tap(page, menu.first());
    return;
  }
  expect(await listed.count(), 'what is lit is out of reach, and nothing is listed').toBeGreaterThan(0);
  return tap(page, listed.first());
};
const playOn = async (page: Page, game: Locator, most: number): Promise<void> => {
  for (let n = 0; n < most && (await mine(game)); n += 1) {
    const step = await stepOf(game);
    await expect.poll(() => cutAnswers(game)).toEqual([]);
    for (let tries = 0; tries < 8 && (await stepOf(game)) === step; tries += 1) await press(page, game);
    await expect.poll(() => stepOf(game)).toBeGreaterThan(step);
  }
};

test('a skirmish, alone against the machine: one press to begin, then by touch to its end', async ({ page }) => {
  test.setTimeout(180_000);
  await hasten(page, 11);
  await page.goto('battle-beyond-space/jouer/');
  const game = await begin(page, 'premier-accrochage');
  await playOn(page, game, 80);
  await expect(over(game)).toContainText(/J1 (?:atteint|manque) le but/);
});

test('what lies open closes by a press elsewhere, and by Esc', async ({ page }) => {
  await page.goto('battle-beyond-space/jouer/');
  const game = await begin(page, 'vous-contre-la-machine');
  await mine(game);
  const read = game.locator('.bbs-read');
  await tap(page, game.locator('.bbs-open'));
  await expect(read).toBeVisible();
  await tap(page, game.locator('.ask'));
  await expect(read).toHaveCount(0);
  await tap(page, game.locator('.bbs-open'));
  await expect(read).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(read).toHaveCount(0);
});

/** A skirmish of three in which the reader may name an elite fighter before anything else. */
const withElite = (): string => {
  const { scenario } = known(GAMES.find(({ id }) => id === 'escarmouche-a-trois'));
  const named = {
    ...scenario,
    players: scenario.players.map((player, seat) =>
      seat === 0 ? { ...player, power: 'terriens-1' as const } : player,
    ),
  };
  const start = partie.setup(named);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(partie, start.value, []);
  if (!line.ok) throw new Error('refused');
  return encodeMoment(partie, LINKS.partie.codec, named, line.value);
};
test('a card is read over what the cells may be for: a finger meets its button', async ({ page }) => {
  await page.goto(`battle-beyond-space/jouer/#p=${withElite()}`);
  const game = page.locator('[data-partie]');
  await game.waitFor();
  await mine(game);
  await expect(game.locator('.bbs-focus')).toBeVisible();
  const step = await stepOf(game);
  await tap(page, game.locator('.bbs-open').first());
  await tap(page, game.locator('.bbs-read [data-action]'));
  await expect.poll(() => stepOf(game)).toBeGreaterThan(step);
  await expect(game.locator('.ask')).toContainText('Étape 2');
});

test('a whole game', async ({ page }) => {
  test.skip(!whole, 'SCENE=whole plays it');
  test.setTimeout(900_000);
  await page.goto('battle-beyond-space/jouer/');
  const game = await begin(page, 'vous-contre-la-machine');
  await playOn(page, game, 400);
  await expect(over(game)).toContainText(/remporte la partie|victoire est partagée/);
});

// The three hands that build in a workshop: a mouse, a finger on a phone, a keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { distanceOf } from '../../src/engine/battlefight/board.ts';
import { where } from './battle-beyond-space/space.ts';

/** How a hand presses a control, and a spot of the place. */
export interface Hand<Spot> {
  readonly press: (one: Locator) => Promise<void>;
  readonly cell: (page: Page, at: Spot) => Promise<void>;
}
type Cell<Spot> = Hand<Spot>['cell'];
/** Each hand by its name, and the device that it works on; a game says how each reaches a spot of its place. */
const handsOf = <Spot>(mouse: Cell<Spot>, touch: Cell<Spot>, keyboard: Cell<Spot>) =>
  [
    ['mouse', { press: (one) => one.click(), cell: mouse }, {}],
    ['touch', { press: (one) => one.tap(), cell: touch }, { hasTouch: true, viewport: { width: 360, height: 640 } }],
    ['keyboard', { press: (one) => one.press('Enter'), cell: keyboard }, {}],
  ] as const satisfies readonly (readonly [string, Hand<Spot>, object])[];

interface Walk<Spot> {
  readonly start: string; // selects the one focus stop of the place
  readonly keys: readonly string[];
  readonly here: (page: Page) => Promise<Spot>;
  readonly apart: (a: Spot, b: Spot) => number;
}
/** From the focus stop by arrows, then Enter: which way a key goes is seen by where it leads. */
const byKeys =
  <Spot>({ start, keys: given, here, apart }: Walk<Spot>): Cell<Spot> =>
  async (page, at) => {
    await page.locator(start).focus();
    const keys = [...given];
    for (let left = 60; left > 0 && apart(await here(page), at) > 0; left -= 1) {
      const from = await here(page);
      const key = keys.shift() ?? '';
      await page.keyboard.press(key);
      if (apart(await here(page), at) < apart(from, at))
        keys.unshift(key); // it leads there: again
      else keys.push(key);
    }
    expect(apart(await here(page), at)).toBe(0);
    await page.keyboard.press('Enter');
  };
const HEX_ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowDown'] as const;

// ── The place of each game: a spot of it, and how each hand reaches one
export const worldCell = (page: Page, at: string): Locator => page.locator(`.desk-place [data-cell=${at}]`);
const WAYS = [
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowDown'],
  ['ArrowDown', 'ArrowUp'],
] as const;
export const WORLD_HANDS = handsOf<string>(
  (page, at) => worldCell(page, at).click(),
  (page, at) => worldCell(page, at).tap(),
  // the one focus stop of the board, then arrows: which way they go is seen by where they lead, and a wrong one is taken back
  async (page, at) => {
    await page.locator('.desk-place [data-cell][tabindex="0"]').focus();
    const here = (): Promise<string> =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell'] ?? '');
    const far = (from: string): number =>
      Math.abs(from.charCodeAt(0) - at.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(at.slice(1)));
    for (let left = 20, now = await here(); now !== at && left > 0; left -= 1)
      for (const [key, back] of WAYS) {
        await page.keyboard.press(key);
        const next = await here();
        if (far(next) < far(now)) {
          now = next;
          break;
        }
        if (next !== now) await page.keyboard.press(back);
      }
    expect(await here()).toBe(at);
    await page.keyboard.press('Enter');
  },
);

export type Hex = readonly [q: number, r: number];
/** A cell of the place, by the number that the board gives it. */
export const spaceCell = (page: Page, [q, r]: Hex): Locator =>
  page.locator(`.desk-place [data-cell="${(r + 32) * 64 + q + 32}"]`);
const hexApart = ([q, r]: Hex, [q2, r2]: Hex): number =>
  Math.max(Math.abs(q - q2), Math.abs(r - r2), Math.abs(q + r - q2 - r2));
export const SPACE_HANDS = handsOf<Hex>(
  (page, at) => spaceCell(page, at).click(),
  // cells that a finger misses are enlarged first
  async (page, at) => {
    const one = spaceCell(page, at);
    if ((await page.locator('.desk-place .sb[data-near]').count()) === 0) await one.tap();
    await expect(page.locator('.desk-place .sb[data-near]')).toBeVisible();
    await one.tap();
  },
  byKeys({ start: '.desk-place [role=gridcell][tabindex="0"]', keys: HEX_ARROWS, here: where, apart: hexApart }),
);

export const ringCell = (page: Page, at: string): Locator => page.locator(`.desk-place .hex-board [data-cell=${at}]`);
/** A place where cards lie before a fighter: « hand:0 ». */
export const heap = (page: Page, at: string): Locator => page.locator(`.desk-place [data-cell="${at}"]`);
export const RING_HANDS = handsOf<string>(
  (page, at) => ringCell(page, at).click(),
  (page, at) => ringCell(page, at).tap(),
  byKeys({
    start: '.desk-place .hex-board [data-cell][tabindex="0"]',
    keys: HEX_ARROWS,
    here: (page) => page.locator(':focus').evaluate((el) => (el as SVGElement).dataset['cell'] ?? ''),
    apart: distanceOf,
  }),
);

/** A grid where what lies on a spot has a focus of its own: by rows and columns, from the corner. */
const fromCorner =
  (stop: string, rows: number, spot: (page: Page, at: string) => Locator): Cell<string> =>
  async (page, at) => {
    await page.locator(stop).focus();
    await page.keyboard.press('Home');
    for (let up = rows; up > 0; up -= 1) await page.keyboard.press('ArrowUp');
    for (let right = at.charCodeAt(0) - 97; right > 0; right -= 1) await page.keyboard.press('ArrowRight');
    for (let down = Number(at.slice(1)) - 1; down > 0; down -= 1) await page.keyboard.press('ArrowDown');
    await expect(spot(page, at)).toBeFocused();
    await page.keyboard.press('Enter');
  };
export const mapCell = (page: Page, at: string): Locator => page.locator(`.desk-place rect[data-cell=${at}]`);
export const centre = async (page: Page, at: string): Promise<readonly [number, number]> => {
  await mapCell(page, at).scrollIntoViewIfNeeded();
  const box = await mapCell(page, at).boundingBox();
  if (box === null) throw new Error(`No spot ${at}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};
export const MAP_HANDS = handsOf<string>(
  async (page, at) => page.mouse.click(...(await centre(page, at))),
  async (page, at) => page.touchscreen.tap(...(await centre(page, at))),
  fromCorner('.desk-place rect[data-cell][tabindex="0"]', 7, mapCell),
);

export const planSpot = (page: Page, at: string): Locator => page.locator(`.desk-place [data-cell=${at}]`);
export const corner = { position: { x: 30, y: 16 } }; // a room by its name, not by what lies in it
export const PLAN_HANDS = handsOf<string>(
  (page, at) => planSpot(page, at).click(corner),
  (page, at) => planSpot(page, at).tap(corner),
  fromCorner('.desk-place [data-cell][tabindex="0"]', 6, planSpot),
);

// The three hands that build in a workshop: a mouse, a finger on a phone, a keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';

/** How a hand presses a control, and a spot of the place. */
export interface Hand<Spot> {
  readonly press: (one: Locator) => Promise<void>;
  readonly cell: (page: Page, at: Spot) => Promise<void>;
}
type Cell<Spot> = Hand<Spot>['cell'];
/** Each hand by its name, and the device that it works on; a game says how each reaches a spot of its place. */
export const handsOf = <Spot>(mouse: Cell<Spot>, touch: Cell<Spot>, keyboard: Cell<Spot>) =>
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
export const byKeys =
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
export const HEX_ARROWS = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowUp',
  'ArrowDown',
  'Shift+ArrowUp',
  'Shift+ArrowDown',
] as const;

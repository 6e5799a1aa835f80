// The five workshops on a phone: what one takes and where it goes are in the window together, and nothing moves when something is taken.
import type { Locator, Page } from '@playwright/test';
import { expect, field, test, unfold } from './kit.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

const FINGER = 44; // px
interface Desk {
  readonly game: string;
  readonly begin?: (page: Page) => Promise<void>;
  readonly thing: string; // of the tray
  readonly spot: string; // where it goes
}
const DESKS: readonly Desk[] = [
  { game: 'battleworld', thing: 'serval', spot: '[data-cell=d5]' },
  { game: 'battle-beyond-space', thing: 'asteroide', spot: '[data-cell="1699"]' },
  { game: 'battlefight', thing: 'personne', spot: '[data-cell=D4]' },
  {
    game: 'fields-of-eternia',
    begin: async (page) => {
      await field(page, 'mode').selectOption('partie');
      await expect(page.locator('.map-edit')).toBeVisible();
      await page.locator('[data-onglet=reserve]').tap();
    },
    thing: 'zone:contree',
    spot: 'rect[data-cell=a1]',
  },
  { game: 'versus', thing: 'zone', spot: '[data-cell=a1]' },
];

const boxOf = async (one: Locator): Promise<{ readonly top: number; readonly bottom: number }> =>
  one.evaluate((el) => {
    const { top, bottom } = el.getBoundingClientRect();
    return { top, bottom };
  });
/** Place, line of the hand and shelf, one under the other, between the bar and the foot of the window. */
const inSight = async (page: Page): Promise<readonly number[]> => {
  const bar = await boxOf(page.locator('.desk-bar'));
  const place = await boxOf(page.locator('.desk-place'));
  const line = await boxOf(page.locator('.desk-told, .desk-held'));
  const shelf = await boxOf(page.locator('.tray-shelf'));
  const tops = [bar.bottom, place.top, place.bottom, line.top, line.bottom, shelf.top, shelf.bottom, 640];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  return [place.top, shelf.top].map(Math.round);
};

for (const { game, begin, thing, spot } of DESKS)
  test(`${game}: a thing of the tray is taken and put without the window moving`, async ({ page }) => {
    await page.goto(`${game}/atelier/`);
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    await begin?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    const before = await inSight(page);

    await page.locator(`[data-stock="${thing}"]`).tap();
    await expect(page.locator(`[data-stock="${thing}"]`)).toHaveAttribute('aria-pressed', 'true');
    expect(await inSight(page)).toEqual(before);
    await expect(page.locator('[data-main=lacher]')).toBeInViewport({ ratio: 1 });

    const cell = page.locator('.desk-place').locator(spot).first();
    await expect(cell).toBeInViewport();
    const pieces = async (): Promise<number> =>
      page.locator('.desk-place .place').evaluate((el) => el.innerHTML.length);
    const empty = await pieces();
    await cell.tap();
    if (game === 'battle-beyond-space') await cell.tap(); // cells that a finger misses are enlarged first
    await expect.poll(pieces).not.toBe(empty);
    expect(await inSight(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    if (game === 'battle-beyond-space') await expect(page.locator('.tray-mirror')).toBeInViewport({ ratio: 1 });
    const small = page.locator(':is(.tray-mirror, .tray-owners, .desk-tabs) button');
    expect(
      await small.evaluateAll(
        (all, finger) => all.filter((one) => one.getBoundingClientRect().height < finger).length,
        FINGER,
      ),
    ).toBe(0);
    await page.locator('[data-main=lacher]').tap();
    await page.locator('[data-onglet=piece]').tap();
    const section = page.locator('#atelier-piece summary').first();
    if (await section.isVisible()) await section.tap(); // pieces are gathered by whose they are
    await page.locator('#atelier-piece [data-prendre]').first().tap();
    await expect(page.locator('.desk-held')).toBeVisible();
    await expect(page.locator('[data-main=lacher]')).toBeInViewport({ ratio: 1 });
  });

for (const { game, begin } of DESKS)
  test(`${game}: on a tablet held upright, the place and its bar are in the window together`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${game}/atelier/`);
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    await begin?.(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.desk-bar')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.desk-place')).toBeInViewport({ ratio: 1 });
  });

/** Rooms of the plan: as large as a finger, whole in the window of the place, their name whole and read at arm's length. */
const roomsAmiss = async (page: Page): Promise<readonly string[]> =>
  page.locator('.vs-plan-edit .vs-room').evaluateAll(
    (rooms, [finger]) =>
      rooms.flatMap((room) => {
        const box = room.getBoundingClientRect();
        const pane = room.closest('.board-pane')?.getBoundingClientRect();
        const name = room.querySelector<HTMLElement>('.vs-room-name');
        if (pane === undefined || name === null) return ['no room of a plan'];
        const said = `${name.innerText} ${Math.round(box.width)}×${Math.round(box.height)}`;
        const whole =
          box.top >= pane.top && box.bottom <= pane.bottom && box.left >= pane.left && box.right <= pane.right;
        const typed = name.querySelector('input') !== null; // the zone in hand: its name is a field
        const read =
          typed ||
          (parseFloat(getComputedStyle(name).fontSize) >= 11 && name.getBoundingClientRect().bottom <= box.bottom);
        return box.width >= finger && box.height >= finger && whole && read ? [] : [said];
      }),
    [FINGER] as const,
  );
/** Things of the rooms that a press is for, and that a finger misses. */
const thingsMissed = async (page: Page): Promise<readonly string[]> =>
  page.locator('.vs-plan-edit .vs-thing').evaluateAll(
    (things, [finger]) =>
      things.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const pressed = getComputedStyle(one).pointerEvents !== 'none';
        return pressed && Math.min(width, height) < finger ? [`${one.ariaLabel ?? ''} ${Math.round(width)}`] : [];
      }),
    [FINGER] as const,
  );
for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(`versus: a mission of six rooms, then of eight, is a plan that one presses (${width}×${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('versus/atelier/');
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    await page.locator('[data-onglet=scenario]').tap();
    await page.locator('summary', { hasText: 'Partir d’un scénario prêt' }).tap();
    await page.getByRole('button', { name: /^Partir de là\s: Prise d’otages$/ }).tap();
    await page.locator('[data-onglet=reserve]').tap();
    await page.evaluate(() => scrollTo(0, 0));
    const room = (at: string): Locator => page.locator(`.desk-place [data-cell=${at}] .vs-room`);
    await expect(page.locator('.vs-plan-edit .vs-room')).toHaveCount(6);
    expect(await roomsAmiss(page)).toEqual([]);
    expect(await thingsMissed(page)).toEqual([]);

    // what is too small for a finger is taken by pressing its room, one after the other
    const held = page.locator('.desk-held p');
    const taken: string[] = [];
    const lie = await room('c1').locator('.vs-thing').count();
    const box = await room('c1').boundingBox();
    if (box === null) throw new Error('No room there.');
    for (let press = 0; press <= lie; press += 1) {
      await page.touchscreen.tap(box.x + box.width - 14, box.y + box.height - 8); // beside the name of a zone in hand
      taken.push((await held.textContent()) ?? '');
    }
    expect(new Set(taken).size).toBe(lie + 1); // the zone, then each of them
    // a zone in hand keeps its name and its things in sight; it is named beside the plan, and letting go covers nothing
    await page.locator('[data-main=lacher]').tap();
    await room('b1').tap({ position: { x: 60, y: 8 } });
    await expect(held).toHaveText('Hall');
    await page.locator('[data-onglet=piece]').tap();
    const named = page.locator('#atelier-piece [data-nom-zone]');
    await expect(named).toHaveValue('Hall');
    if (width === 360) {
      await expect(room('b1').locator('.vs-room-name')).toHaveText('Hall');
      const line = await page.locator('.desk-held').evaluate((el) => el.scrollWidth - el.clientWidth);
      expect(line).toBeLessThanOrEqual(0);
    }
    await page.locator('[data-main=lacher]').tap();

    for (const at of ['a3', 'b3']) {
      await page.locator('[data-onglet=reserve]').tap();
      await page.locator('[data-stock=zone]').tap();
      await page.locator(`.desk-place [data-cell=${at}]`).tap();
      await page.locator('[data-main=lacher]').tap();
    }
    await expect(page.locator('.vs-plan-edit .vs-room')).toHaveCount(8);
    expect(await roomsAmiss(page)).toEqual([]);
    expect(await thingsMissed(page)).toEqual([]);
  });

/** Where each stands, rounded: [left, top]. */
const cornersOf = async (all: Locator): Promise<readonly (readonly [left: number, top: number])[]> =>
  all.evaluateAll((ones) =>
    ones.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return [Math.round(left), Math.round(top)] as const;
    }),
  );
const rowsOf = (corners: readonly (readonly [left: number, top: number])[]): readonly number[] =>
  [...new Set(corners.map(([, top]) => top))].map((row) => corners.filter(([, top]) => top === row).length);

test('battle-beyond-space: the nine speed cards of a race are typed three by three, each from speed to points', async ({
  page,
}) => {
  await page.goto('battle-beyond-space/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await unfold(page, 'decks.terriens.0.speed');
  const cards = page.locator('.move-cards').first().locator('.move-card');
  expect(rowsOf(await cornersOf(cards))).toEqual([3, 3, 3]);
  const figures = await cornersOf(cards.first().locator('input'));
  expect(new Set(figures.map(([left]) => left)).size).toBe(1);
  expect(figures.map(([, top]) => top)).toEqual(figures.map(([, top]) => top).toSorted((a, b) => a - b));
});
test('fields-of-eternia: the figures of a hero that one types stand three by three', async ({ page }) => {
  await page.goto('fields-of-eternia/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await (await unfold(page, 'active.hero')).selectOption({ label: 'une carte que je saisis' });
  await unfold(page, 'active.hero.spirit');
  expect(rowsOf(await cornersOf(page.locator('.hero-sheet').first().locator('input')))[0]).toBe(3);
});
test('battlefight: a technique is typed beside its card', async ({ page }) => {
  await page.goto('battlefight/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await page.locator('[data-onglet=scenario]').tap();
  await page.getByRole('button', { name: 'Nouvelle carte' }).tap();
  const title = await field(page, 'cards.0.title').boundingBox();
  const card = await page.locator('.card-preview').first().boundingBox();
  if (title === null || card === null) throw new Error('No card, or no title.');
  expect(title.x).toBeGreaterThanOrEqual(card.x + card.width);
  expect(title.y).toBeLessThan(card.y + card.height);
});

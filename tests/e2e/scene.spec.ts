// One screen: the place, the sentence just told and the next gesture are in the window together, as the page opens and at each step.
// Here a sample drawn by the day; `SCENE=whole npx playwright test scene` looks at every example, at every size, at every step.
import type { Page } from '@playwright/test';
import { ofTheDay } from '../day.ts';
import { awake, expect, PAGES, test } from './kit.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** Games whose places are drawn with the kit: theirs must be seen whole. The others lie on paper, and scroll in it, until they are. */
const STAGED: ReadonlySet<string> = new Set(['battleworld']);
const whole = process.env['SCENE'] === 'whole';

const CASES = PAGES.flatMap((address) => {
  const [, jeu, slug] = /^([^/]+)\/exemples\/([^/]+)\/$/.exec(address) ?? [];
  return jeu === undefined || slug === undefined ? [] : SIZES.map((size) => ({ jeu, slug, size }));
});
const drawn = whole
  ? CASES
  : [
      ...ofTheDay(
        'scenes of Battleworld',
        CASES.filter(({ jeu }) => STAGED.has(jeu)),
        10,
      ),
      ...ofTheDay(
        'scenes of the others',
        CASES.filter(({ jeu }) => !STAGED.has(jeu)),
        10,
      ),
    ];

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
const boxesOf = (page: Page): Promise<Readonly<Record<'place' | 'caption' | 'next' | 'page', Box>>> =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const { top, bottom, left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom, left, right };
    };
    return {
      place: box('[data-lieu]'),
      caption: box('[data-legende]'),
      next: box('[data-commande=suivant]'),
      page: { top: scrollY, bottom: document.documentElement.scrollWidth, left: 0, right: innerWidth },
    };
  });

for (const { jeu, slug, size } of drawn)
  test(`${jeu}, ${slug}, ${size.width}×${size.height}: one screen at each step`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${jeu}/exemples/${slug}/`);
    const frame = page.locator('[data-exemple]');
    await awake(frame); // by itself
    const least = size.height <= 640 ? 0.45 : 0.55;
    const last = await frame.locator('[data-evenement]').count();
    for (let step = 0; ; step += 1) {
      await expect(frame).toHaveAttribute('data-pas', String(step));
      const { place, caption, next, page: whereabouts } = await boxesOf(page);
      const where = `step ${step}`;
      expect(whereabouts.top, `${where}: not scrolled`).toBe(0);
      for (const [name, box] of Object.entries(STAGED.has(jeu) ? { place, caption, next } : { caption, next })) {
        expect(box.bottom - box.top, `${where}: ${name} is drawn`).toBeGreaterThan(20);
        expect(box.top, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect(Math.floor(box.bottom), `${where}: ${name}`).toBeLessThanOrEqual(size.height);
        expect(box.left, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect(Math.floor(box.right), `${where}: ${name}`).toBeLessThanOrEqual(size.width);
      }
      if (STAGED.has(jeu))
        expect((place.bottom - place.top) / size.height, `${where}: the share of the place`).toBeGreaterThanOrEqual(
          least,
        );
      if (step >= last) break;
      await page.keyboard.press('ArrowRight'); // on arrival, without a click
    }
  });

test('each game has a colour of its own, on its pages', async ({ page }) => {
  const accents: string[] = [];
  for (const address of ['', 'battleworld/', 'battle-beyond-space/', 'battlefight/', 'fields-of-eternia/', 'versus/']) {
    await page.goto(address);
    accents.push(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')));
  }
  expect(new Set(accents).size).toBe(accents.length);
});

test('the caption tells each step with one rule, the others folded; nothing to come is shown', async ({ page }) => {
  await page.goto('battleworld/exemples/hulk-capitaine-contre-fatalis/');
  const frame = page.locator('[data-exemple]');
  await awake(frame);
  await expect(frame.locator('[data-evenement]:visible')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveAttribute('data-pas', '1');
  await expect(frame.locator('[data-legende] .caption-text')).toContainText('attaque Fatalis en surnombre');
  await expect(frame.locator('.caption-said .cite')).toHaveCount(1);
  await expect(frame.locator('.caption-rules .cite:visible')).toHaveCount(0);
  await frame.locator('.fold-name').click();
  await expect(frame.locator('[data-evenement]:visible')).toHaveCount(1);
});

test.describe('as a new reader finds it', () => {
  test.use({ kept: {}, hasTouch: true, viewport: { width: 360, height: 640 } });
  test('Battleworld against the machine, by touch alone, at 360 by 640: one press to the first decision, no scrolling', async ({
    page,
  }) => {
    test.setTimeout(whole ? 1_200_000 : 90_000);
    await page.goto('battleworld/jouer/');
    await awake(page.locator('.lobby'));
    await page.locator('[data-scenario="vengeurs-contre-fatalis"]').tap();
    const game = page.locator('[data-partie]');
    const mine = game.locator('.ask[data-tour="0"]');
    const over = game.locator('.ask[data-tour="end"]');
    await expect(mine.or(over)).toBeVisible(); // chance and the machine have answered by themselves
    const steps = async (): Promise<number> => Number(await game.getAttribute('data-pas'));
    for (let decisions = 0; decisions < (whole ? 400 : 8) && (await over.count()) === 0; decisions += 1) {
      const before = await steps();
      await mine.waitFor();
      const inside = (selector: string) => game.locator(`${selector}`);
      // what the place offers first: a place of the card, a lit cell of who is picked, somebody who may act; else a button
      for (const selector of [
        '.bw-spot.open',
        '[data-cell][data-look=target]',
        '[data-cell][data-look=reach]',
        '[data-cell][data-look=ready]',
      ]) {
        if ((await inside(selector).count()) === 0) continue;
        await inside(selector).first().tap();
        break;
      }
      if ((await steps()) === before && (await inside('.cell-menu [data-action]').count()) > 0)
        await inside('.cell-menu [data-action]').first().tap();
      else if ((await steps()) === before && (await inside('[data-look]').count()) === 0)
        await inside('.decide > div .choices [data-action], .decide .choices [data-action]').first().tap();
      expect(await page.evaluate(() => scrollY), 'the page has not scrolled').toBe(0);
      await expect(mine.or(over)).toBeVisible();
    }
    expect(await steps(), 'the game went on').toBeGreaterThan(4);
    if (whole) await expect(over).toBeVisible();
  });
});

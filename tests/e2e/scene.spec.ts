// One screen: the place, the sentence just told and the next gesture are in the window together, as the page opens and at each step.
// Here a sample drawn by the day; `SCENE=whole npx playwright test scene` looks at every example, at every size, at every step.
import type { Page } from '@playwright/test';
import { ofTheDay } from '../day.ts';
import { awake, begin, coveredWords, cutPieces, expect, offered, PAGES, test } from './kit.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** Sizes between those, where two arrangements of a place meet. */
const BETWEEN = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;
const whole = process.env['SCENE'] === 'whole';

const CASES = PAGES.flatMap((address) => {
  const [, jeu, slug] = /^([^/]+)\/exemples\/([^/]+)\/$/.exec(address) ?? [];
  return jeu === undefined || slug === undefined ? [] : SIZES.map((size) => ({ jeu, slug, size }));
});
const drawn = whole ? CASES : ofTheDay('scenes', CASES, 20);

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
    const opens = Number(await frame.getAttribute('data-pas')); // some are entered under way
    for (let step = opens; ; step += 1) {
      await expect(frame).toHaveAttribute('data-pas', String(step));
      const { place, caption, next, page: whereabouts } = await boxesOf(page);
      const where = `step ${step}`;
      expect(whereabouts.top, `${where}: not scrolled`).toBe(0);
      for (const [name, box] of Object.entries({ place, caption, next })) {
        expect(box.bottom - box.top, `${where}: ${name} is drawn`).toBeGreaterThan(20);
        expect(box.top, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect(Math.floor(box.bottom), `${where}: ${name}`).toBeLessThanOrEqual(size.height);
        expect(box.left, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect(Math.floor(box.right), `${where}: ${name}`).toBeLessThanOrEqual(size.width);
      }
      expect((place.bottom - place.top) / size.height, `${where}: the share of the place`).toBeGreaterThanOrEqual(
        least,
      );
      expect(await coveredWords(frame), `${where}: the words of the caption`).toEqual([]);
      await expect.poll(() => cutPieces(frame), { message: `${where}: cards and pawns` }).toEqual([]); // once they have come
      if (step >= last) break;
      await page.keyboard.press('ArrowRight'); // on arrival, without a click
    }
  });

/** What lies under something else in the place and its head, though it may be pressed or is to be read. */
const coveredIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scene = document.querySelector('[data-lieu]')?.parentElement ?? document.body;
    const parts = [...scene.querySelectorAll<HTMLElement>(':scope > [data-lieu], :scope > .scene-head')];
    const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')]);
    const clipped = (element: Element, x: number, y: number): boolean => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(box);
        if (
          (overflowX !== 'visible' && (x < left || x > right)) ||
          (overflowY !== 'visible' && (y < top || y > bottom))
        )
          return true;
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    const under = (element: Element, { left, top, width, height }: DOMRect): Element | undefined => {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 3 || height < 3 || clipped(element, x, y)) return undefined;
      const hit = document.elementFromPoint(x, y);
      const drawing = element.closest('svg'); // what one drawing lays over itself is its own affair
      const pile = element.closest('li.piled'); // pieces that are alike: the one above does for those below
      const above = hit !== null && pile?.contains(hit) === true && hit.closest('button') !== null;
      return hit === null || element.contains(hit) || hit.contains(element) || drawing?.contains(hit) === true || above
        ? undefined
        : hit;
    };
    /** Said, and not shown. */
    const unseen = (element: Element): boolean =>
      element.closest('.sr, [aria-hidden=true]') !== null ||
      (element instanceof SVGElement && /^(?:none|rgba\(.*, 0\))$/.test(getComputedStyle(element).fill));
    const told = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} « ${(element.textContent ?? '').trim().slice(0, 40)} »`;
    return all.flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const words = [...element.childNodes].find(
        (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
      );
      const range = document.createRange();
      if (words !== undefined) range.selectNode(words);
      const read = words === undefined || unseen(element) ? undefined : under(element, range.getBoundingClientRect());
      const pressed = element.matches('button, summary, a[href], [data-action]')
        ? under(element, element.getBoundingClientRect())
        : undefined;
      const above = pressed ?? read;
      return above === undefined ? [] : [`${told(element)} lies under ${told(above)}`];
    });
  });

/** Nothing moves any more: what a new size draws again, and what slides there, has arrived. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 150));
    const scene = document.querySelector('[data-lieu]');
    for (let before = '', quiet = 0; quiet < 2;) {
      await pause();
      const now = `${scene?.innerHTML.length ?? 0} ${document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length}`;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  });

const tables = PAGES.flatMap((address) => {
  const [, jeu] = /^([^/]+)\/jouer\/$/.exec(address) ?? [];
  return jeu === undefined ? [] : offered(jeu).map((scenario) => ({ jeu, scenario }));
});
for (const { jeu, scenario } of whole ? tables : ofTheDay('tables in one screen', tables, 5))
  test(`${jeu}, the table of ${scenario}: at seven sizes, nothing that is read or pressed lies under anything`, async ({
    page,
  }) => {
    await page.goto(`${jeu}/jouer/`);
    await begin(page, scenario);
    const faults: string[] = [];
    for (const size of [...SIZES, ...BETWEEN]) {
      await page.setViewportSize(size);
      await settled(page);
      faults.push(...(await coveredIn(page)).map((fault) => `${size.width}×${size.height}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test.describe('chance by itself', () => {
  test.use({ kept: {} }); // else a table may open on dice to report
  for (const { jeu, scenario } of whole ? tables : ofTheDay('logs of tables', tables, 2))
    test(`${jeu}, the table of ${scenario}: a large window tells what happened under the question, a small one and paper under the scene`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${jeu}/jouer/`);
      await begin(page, scenario);
      const log = page.locator('[data-partie] .log');
      const beside = page.locator('.scene-log');
      const below = page.locator('.folds [data-pli=journal]');
      // some positions open on a question: something is to happen first
      for (let pressed = 0; (await log.count()) === 0 && pressed < 4; pressed += 1) {
        const open = page.locator('[data-partie] [data-action]:not([aria-disabled=true])').first();
        await open.evaluate((button: HTMLElement) => button.click());
        await page.waitForTimeout(800);
      }
      await expect(beside).toBeVisible();
      await expect(below).toHaveCount(0);
      await expect(log.locator('[aria-current]')).toBeInViewport();
      expect((await log.boundingBox())?.height).toBeGreaterThan(100);
      const cited = await log
        .locator('.say')
        .evaluateAll((all) =>
          all.map((say) => [...say.querySelectorAll('.cite')].filter((cite) => cite.checkVisibility()).length),
        );
      expect(Math.max(...cited), 'one rule a sentence').toBe(1);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(below).toHaveCount(1);
      await expect(beside).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(beside).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(below.locator('.log')).toBeVisible();
    });
});

const exercises = ofTheDay(
  'exercises in one screen',
  [...new Set(PAGES.flatMap((address) => /^([^/]+)\/exercices\/$/.exec(address)?.slice(1) ?? []))].flatMap((jeu) =>
    SIZES.map((size) => ({ jeu, size })),
  ),
  whole ? 25 : 5,
);
for (const { jeu, size } of exercises)
  test(`${jeu}, exercises, ${size.width}×${size.height}: place, question and answers in one screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${jeu}/exercices/`);
    const frame = page.locator('[data-exercice]');
    for (let i = 0; i < 4; i += 1) {
      await expect(frame.locator('.exo-question')).toBeVisible();
      for (const part of ['[data-lieu]', '.exo-question', '.exo-answer :is(input, button)', '[data-commande=autre]'])
        await expect(frame.locator(part).first(), part).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const before = (await frame.getAttribute('data-exercice')) ?? '';
      await frame.locator('[data-commande=autre]').click();
      await expect(frame).not.toHaveAttribute('data-exercice', before);
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

test('once a combat is settled, another face of a die is played beside the one that fell, then played on', async ({
  page,
}) => {
  await page.goto('battleworld/exemples/hulk-capitaine-contre-fatalis/');
  const frame = page.locator('[data-exemple]');
  await awake(frame);
  const fold = frame.locator('[data-pli=et-si]');
  await expect(fold).toHaveCount(0); // nothing is settled yet
  for (let step = 0; (await fold.count()) === 0; step += 1) {
    expect(step, 'some step settles the combat').toBeLessThan(30);
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('data-pas', String(step + 1));
  }
  await fold.locator('summary').click();
  await fold.locator('[data-jet]').first().click();
  await expect(fold.locator('[data-face][aria-disabled=true]')).toHaveCount(1); // the one that fell
  await fold.locator('[data-face]:not([aria-disabled=true])').first().click();
  await expect(fold.locator('[data-cours=reel] .bw-duel')).toBeVisible();
  await expect(fold.locator('[data-cours=autre] .bw-duel')).toBeVisible();
  const totals = (course: string) => fold.locator(`[data-cours=${course}] .bw-score`).allInnerTexts();
  expect(await totals('autre')).not.toEqual(await totals('reel'));
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
      // what the place offers first: a place of the card, a lit cell of who is picked, what it may do where it stands, somebody who may act; else a button
      for (const selector of [
        '.bw-spot.open',
        '[data-cell][data-look=target]',
        '[data-cell][data-look=reach]',
        '.bw-aside .board-choices [data-action]',
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

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('what a character may do where it stands is at hand once it is touched', async ({ page }) => {
    await page.goto('battleworld/jouer/');
    const game = await begin(page, 'vengeurs-contre-fatalis');
    await game.locator('[data-commande=lancer]').tap();
    await game.locator('[data-cell][data-look=ready]').first().tap();
    const stay = game.locator('.bw-aside .board-choices [data-action]');
    await expect(stay).toBeInViewport({ ratio: 0.9 });
    const before = (await game.getAttribute('data-pas')) ?? '';
    await stay.tap();
    await expect(game).not.toHaveAttribute('data-pas', before);
  });
});

test.describe('motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
  test('a piece sets off from where it was, and what nobody sees does not move', async ({ page }) => {
    await page.addInitScript(() => {
      const moves: { el: Element; kind: 'way' | 'added' | 'effect'; animation: Animation }[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause(); // as it sets off
        const way =
          JSON.stringify(frames).startsWith('[{"transform":"translate(') &&
          Array.isArray(frames) &&
          frames.length === 2;
        const added = typeof options === 'object' && options.composite === 'add'; // shaken on its way
        moves.push({ el: this, kind: way ? 'way' : added ? 'added' : 'effect', animation });
        return animation;
      };
      Object.assign(globalThis, { moves });
    });
    await page.goto('battlefight/exemples/premiers-tours/');
    const frame = page.locator('[data-exemple]');
    await awake(frame);
    const last = await frame.locator('[data-evenement]').count();
    let compared = 0;
    for (let step = 1; step <= last; step += 1) {
      const faults = await page.evaluate(async () => {
        const moves = (globalThis as unknown as { moves: { el: HTMLElement; kind: string; animation: Animation }[] })
          .moves;
        const frame = (): Promise<void> =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
        const centre = (el: Element): readonly [number, number] => {
          const { x, y, width, height } = el.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        for (const { animation } of moves.splice(0)) animation.finish();
        await frame();
        await document.fonts.ready; // a letter that comes late moves what stands beside it
        await frame();
        const where = new Map(
          [...document.querySelectorAll<HTMLElement>('[data-lieu] [data-piece]')].flatMap((el) =>
            el.offsetWidth === 0 ? [] : [[el.dataset['piece'], centre(el)] as const],
          ),
        );
        const scrolled = scrollY;
        document.querySelector<HTMLElement>('[data-commande=suivant]')?.click();
        await frame();
        const found: string[] = [];
        let ways = 0;
        const effects = new Set(moves.flatMap(({ el, kind }) => (kind === 'effect' ? [el] : [])));
        for (const { el, kind } of moves) {
          const name = el.dataset['piece'] ?? el.className;
          if (el.getBoundingClientRect().width === 0) found.push(`${name} is not shown`);
          const from = where.get(el.dataset['piece']);
          if (kind !== 'way' || from === undefined) continue;
          if (effects.has(el)) found.push(`${name} goes its way under an effect`);
          const [x, y] = centre(el);
          ways += 1;
          if (Math.hypot(x - from[0], y + scrollY - scrolled - from[1]) > 3)
            found.push(`${name} sets off ${Math.round(x - from[0])}, ${Math.round(y - from[1])} from where it was`);
        }
        return { found, ways };
      });
      await expect(frame).toHaveAttribute('data-pas', String(step));
      expect(faults.found, `step ${step}`).toEqual([]);
      compared += faults.ways;
    }
    expect(compared).toBeGreaterThan(10);
  });
});

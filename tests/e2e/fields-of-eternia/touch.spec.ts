// A game of Fields of Eternia by taps alone, on a small phone: every press falls on what is in the window, and nothing lies over it. 8 decisions on a map here, a duel and an encounter in the wilds to their end; the solo game too. `SCENE=whole`, or `LONG=1`, plays the longer ready games whole.
import type { Page } from '@playwright/test';
import { dayRng, LONG } from '../../day.ts';
import { awake, cutAnswers, expect, test } from '../kit.ts';

const whole = process.env['SCENE'] === 'whole' || LONG;
const PATIENCE = whole ? 120_000 : 20_000; // the machine may play several heroes before it asks again
test.use({ kept: {}, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** What can be pressed: lit on the place, in the menu of a place, or a button of the question. */
const PRESSED = [
  '.map-zone[data-look=reach]',
  '.map-zone[data-look=target]',
  '.foe-zone.open > button',
  '.foe-beside.open > button',
  '.place button:is(.cc, .chip).open',
  '.foe-weapons button',
  '.wild-put button',
  '.place .btn[data-action]',
  '.bat-one.open',
  '.solo-press',
  '.decide :is([data-action], [data-commande=lancer], [data-commande=montrer], [data-commande=confirmer-coup])',
].join(',');

interface Seen {
  readonly over: boolean;
  readonly busy: boolean;
  readonly asked: string;
  readonly spots: readonly { readonly name: string; readonly x: number; readonly y: number; readonly menu: boolean }[];
  readonly hidden: readonly string[]; // on the place, but out of the window or under something
}
const look = (page: Page): Promise<Seen> =>
  page.evaluate((selector) => {
    const game = document.querySelector('[data-partie]');
    const ask = game?.querySelector<HTMLElement>('.ask');
    const found = [...(game?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? [])]
      .filter(
        (el) =>
          el.getBoundingClientRect().width > 0 &&
          el.getAttribute('aria-disabled') !== 'true' &&
          el.closest('details:not([open])') === null,
      )
      .map((el) => {
        // the column is what its button covers; the medallion, what a place of the map is
        const area = el.closest('.foe-zone, .foe-beside') ?? el.querySelector('.map-medal') ?? el;
        const { x, y, width, height } = area.getBoundingClientRect();
        const [px, py] = [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(px, py);
        const reached = there !== null && (el.contains(there) || area.contains(there));
        const name = el.getAttribute('aria-label') ?? el.textContent;
        return {
          name,
          x: px,
          y: py,
          reached,
          menu: el.closest('.cell-menu') !== null,
          place: el.closest('.place') !== null,
        };
      });
    const menu = found.some((one) => one.menu);
    return {
      over: ask?.dataset['tour'] === 'end',
      busy: ask === null || ask === undefined || game?.querySelector('.busy') !== null,
      asked: ask?.textContent ?? '',
      spots: found.filter(({ reached }) => reached),
      hidden: found
        .filter(({ reached, place, menu: inMenu }) => !reached && place && (inMenu || !menu))
        .map(({ name }) => name),
    };
  }, PRESSED);

/** Begins a ready game. */
const open = async (page: Page, scenario: string): Promise<void> => {
  await page.goto('fields-of-eternia/jouer/');
  await awake(page.locator('.lobby'));
  await page.locator(`[data-scenario="${scenario}"]`).tap();
  await expect(page.locator('[data-partie] .ask')).toBeVisible();
};
/** Taps what is open, at random, until the game is over or so many decisions are made. */
const play = async (page: Page, decisions: number): Promise<number> => {
  const draw = dayRng('eternia touch');
  const game = page.locator('[data-partie]');
  let made = 0;
  for (let taps = 0; made < decisions && taps < 20 * decisions; taps += 1) {
    let seen = await look(page);
    await expect(async () => {
      seen = await look(page);
      expect(seen.busy, 'still busy').toBe(false);
      expect(seen.over || seen.spots.length > 0, `nothing to press: ${seen.asked}`).toBe(true);
      expect(seen.hidden, `out of reach: ${seen.asked}`).toEqual([]);
      expect(await cutAnswers(game), `no answer whole in sight: ${seen.asked}`).toEqual([]);
    }).toPass({ timeout: PATIENCE });
    if (seen.over) break;
    const lit = seen.spots.some(({ menu }) => menu) ? seen.spots.filter(({ menu }) => menu) : seen.spots;
    const spot = lit[draw.below(lit.length)];
    if (spot === undefined) throw new Error('nothing to press');
    const before = await game.getAttribute('data-pas');
    const scrolled = await page.evaluate(() => scrollY);
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(60);
    if ((await game.getAttribute('data-pas')) !== before) made += 1;
    expect(await page.evaluate(() => scrollY), 'the page has scrolled').toBe(scrolled);
  }
  return made;
};

test('decisions are made by taps at 360 × 640, on the map and in the duel it leads to', async ({ page }) => {
  await open(page, 'le-pont-des-soldats');
  const made = await play(page, 8);
  if ((await page.locator('.ask[data-tour=end]').count()) === 0) expect(made).toBe(8); // a short game may be over before
});

test('a press tells any place and any hero: where nothing may be done, where an action is refused, in a menu', async ({
  page,
}) => {
  await open(page, 'le-pont-des-soldats');
  const press = async (piece: string): Promise<void> => {
    const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
    if (box === null) throw new Error(`no ${piece}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const read = page.locator('.map-read');
  await press('zone:b');
  await expect(read).toContainText('Base du levant');
  await press('hero:1'); // Skeletor, who is not to be activated
  await expect(read).toContainText(/Skeletor \(4\sPS\)/);
  await press('zone:p'); // He-Man is the only one there: activated
  await expect(page.locator('.map-zone[data-look=reach]').first()).toBeVisible();
  await press('zone:b'); // too far for a step
  await expect(page.locator('.map-anchor .map-who')).toContainText('Base du levant : base (Evil Warriors)');
});

test('a place read while the machine plays no longer covers the map once one is asked', async ({ page }) => {
  test.setTimeout(180_000); // the machine's turns, whoever begins
  await open(page, 'une-partie-entiere');
  const press = async (piece: string): Promise<void> => {
    const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
    if (box === null) throw new Error(`no ${piece}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const lit = page.locator('.map-zone[data-look=target]');
  await expect(lit.first()).toBeVisible({ timeout: 60_000 });
  await press('zone:chateau-grayskull');
  await page.getByRole('button', { name: /^Activer He-/ }).tap();
  await page.getByRole('button', { name: 'Finir le tour' }).tap();
  await press('zone:village-de-gaz');
  await expect(page.locator('.map-read')).toBeVisible();
  await expect(lit.first()).toBeVisible({ timeout: 60_000 }); // one’s own turn again
  await expect(page.locator('.map-read')).toHaveCount(0);
});

test('the signs of the frame stand clear of who is on the map', async ({ page }) => {
  for (const scenario of ['une-partie-entiere', 'le-pont-des-soldats']) {
    await open(page, scenario);
    await expect(page.locator('[data-piece^="hero:"]').first()).toBeVisible();
    const signs = await page.locator('.scene-head > .scene-gear svg').all();
    const pawns = await page.locator('[data-piece^="hero:"]').all();
    for (const sign of signs)
      for (const pawn of pawns) {
        const [a, b] = [await sign.boundingBox(), await pawn.boundingBox()];
        if (a === null || b === null) throw new Error('not drawn');
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${scenario}: ${JSON.stringify([a, b])}`).toBe(true);
      }
  }
});

test('in the wilds, the dice that a figure takes lie over nothing that is read', async ({ page }) => {
  await page.goto('fields-of-eternia/apprendre/les-contrees-sauvages/');
  await page.locator('[data-lecon][data-mode]').waitFor();
  await page.locator('[data-action*="reroll"], .dice-again button').first().waitFor();
  const mark = page.locator('[data-lecon] [data-ici]').first();
  const put = page.locator('.wild-figure .wild-put button');
  await expect(async () => {
    if ((await put.count()) > 3) return;
    if ((await mark.count()) === 0) await page.locator('[data-commande="indice"]').tap({ timeout: 1000 });
    await mark.tap({ timeout: 1000 });
    await expect(put.nth(3)).toBeVisible({ timeout: 500 });
  }).toPass();
  const over = await page.evaluate(() => {
    const boxOf = (el: Element) => el.getBoundingClientRect();
    const read = [...document.querySelectorAll('.foe-wild > :is(.phase-title, .wild-powers, .wild-table)')].map(boxOf);
    const meets = (a: DOMRect, b: DOMRect) =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
      Math.min(a.right, b.right) > Math.max(a.left, b.left);
    return [...document.querySelectorAll('.wild-figure > p, .wild-put button')].filter((one) =>
      read.some((other) => other.height > 0 && meets(boxOf(one), other)),
    ).length;
  });
  expect(over).toBe(0);
});

test('in the frame of a demonstration, the name of a column keeps off its total', async ({ page }) => {
  await page.goto('fields-of-eternia/action/#foe.combat.epique-dabord');
  const zones = page.locator('.foe-zone');
  const next = page.locator('[data-commande=suivant]').first();
  await expect(async () => {
    if ((await zones.count()) < 6) await next.tap({ timeout: 1000 });
    await expect(zones).toHaveCount(6, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const apart = await zones.evaluateAll((all) =>
    all.map((zone) => {
      const total = zone.querySelector('.foe-total')?.getBoundingClientRect().left ?? 0;
      const words = [...zone.querySelectorAll('.zone-head > span')].filter(
        (one) => getComputedStyle(one).position === 'static',
      );
      const ends = words.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      return Math.round(total - Math.max(...ends.map(({ right }) => right)));
    }),
  );
  expect(apart.length).toBeGreaterThanOrEqual(6);
  for (const gap of apart) expect(gap, `${apart.join()}`).toBeGreaterThanOrEqual(2);
});

test('the weapons of both sides are read whole while one is chosen', async ({ page }) => {
  await open(page, 'les-montagnes-de-perpetua');
  const lines = page.locator('.foe-weapons .card-lines');
  await expect(lines).toHaveCount(4);
  const cut = await lines.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(cut).toEqual([0, 0, 0, 0]);
});

test('so they are against an enemy that nobody plays, and in the shorter place of a lesson', async ({ page }) => {
  await open(page, 'seul-contre-skeletor');
  await page.locator('.solo-press[data-cell="ennemi:0"]').tap();
  await page.locator('.solo-thing [data-action*="solo-fight"]').first().tap();
  const lines = page.locator('.foe-weapons .card-lines');
  await expect(lines).toHaveCount(4);
  const cuts = (): Promise<readonly number[]> =>
    lines.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(await cuts()).toEqual([0, 0, 0, 0]);
  await page.goto('fields-of-eternia/apprendre/une-partie/');
  await page.locator('[data-lecon][data-mode]').waitFor();
  for (const zone of ['couchant', 'pont', 'levant'])
    await page.locator(`.map-zone[data-look]:not([data-look=way])[aria-label*="${zone}"]`).first().tap();
  await expect(lines).toHaveCount(4);
  expect(await cuts()).toEqual([0, 0, 0, 0]);
});

test('in the game of the last lesson, a question comes with its first answer, whole', async ({ page }) => {
  await page.goto('fields-of-eternia/apprendre/une-partie/');
  await page.locator('[data-lecon][data-mode]').waitFor();
  await page.locator('.map-zone[data-look=target]').tap();
  await page.locator('[data-commande=silence]').tap(); // the coach has his own room
  const answer = page.locator('.decide [data-action]').first();
  await expect(answer).toHaveText('Finir le tour');
  await expect(page.locator('[data-coach]')).toHaveCount(0);
  const [button, bar] = [await answer.boundingBox(), await page.locator('.scene > .rail').boundingBox()];
  if (button === null || bar === null) throw new Error('not drawn');
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});

/** Whether two things on the page share more than a hair. */
const meet = async (page: Page, one: string, other: string): Promise<readonly string[]> =>
  page.evaluate(
    ([a, b]) => {
      const all = (selector: string): readonly Element[] =>
        [...document.querySelectorAll(selector)].filter((el) => el.getBoundingClientRect().width > 0);
      const text = (el: Element): string => (el.textContent ?? '').trim().slice(0, 30);
      return all(a).flatMap((first, i) =>
        all(b).flatMap((second, j) => {
          if (first === second || (a === b && j < i)) return [];
          const [p, q] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
          const [x, y] = [
            Math.min(p.right, q.right) - Math.max(p.left, q.left),
            Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
          ];
          return x > 1 && y > 1 ? [`${text(first)} / ${text(second)}`] : [];
        }),
      );
    },
    [one, other] as const,
  );

test('on the sheet of a solo game, three heroes, two enemies and their outposts lie clear of one another', async ({
  page,
}) => {
  await page.goto('fields-of-eternia/action/#foe.solo.debutant-soldats');
  await expect(page.locator('.solo-thing:visible').nth(6)).toBeVisible();
  const things = '.solo-sides .solo-thing';
  expect(await meet(page, things, things)).toEqual([]);
  expect(await meet(page, things, '.score-track, .solo-goal')).toEqual([]);
  // and where it is taken over, what is said of one is read and pressed
  await page.getByRole('button', { name: 'Prendre la main' }).first().tap();
  await page.locator('.solo-press[data-cell="poste:1"]').tap();
  const said = page.locator('.solo-thing .cell-menu');
  const before = await said.boundingBox();
  expect(before?.height).toBeGreaterThan(88); // a report, and « Fermer »
  await said.locator('[data-action]').first().tap();
  await expect(said).toHaveCount(0);
});

test('what is read of a place covers neither the goals nor the signs of the frame', async ({ page }) => {
  test.setTimeout(180_000); // the machine may begin
  await open(page, 'une-partie-entiere');
  await expect(page.locator('.map-zone[data-look=target]').first()).toBeVisible({ timeout: 60_000 });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    await page.locator('.map-zone[data-zone="temple-de-serpos"] .map-medal').click();
    await expect(page.locator('.map-read.above')).toContainText('Temple de Serpos');
    expect(await meet(page, '.map-read', '.foe-aims > summary, .scene-gear'), `${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

const SHORT_GAMES = ['les-montagnes-de-perpetua', 'le-dylinx', 'seul-contre-skeletor'];
const LONG_GAMES = ['le-pont-des-soldats', 'escarmouche-a-deux', 'une-partie-entiere'];
for (const scenario of [...SHORT_GAMES, ...(whole ? LONG_GAMES : [])])
  test(`${scenario}: a whole game by taps, to its end`, async ({ page }) => {
    test.setTimeout(whole ? 1_500_000 : 120_000); // a whole game with its combats: a quarter of an hour on a busy machine
    await open(page, scenario);
    await play(page, 400);
    await expect(page.locator('.ask[data-tour=end]')).toBeVisible();
    await expect(page.locator('[data-commande=reessayer]')).toBeInViewport({ ratio: 0.99 }); // nothing is scrolled to
  });

// The table of BattleFight under a finger, at 360×640: every press falls on what lies in the window, nothing is scrolled. One whole duel by default, more of them with SCENE=whole.
import type { Locator, Page } from '@playwright/test';
import { begin, coveredWords, cutAnswers, expect, hasten, test } from '../kit.ts';

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  kept: {},
  reducedMotion: 'reduce',
});

const whole = process.env['SCENE'] === 'whole';

/** Taps the middle of something, or its left edge, as it lies in the window: a finger neither scrolls for it nor presses through what covers it. */
const tap = async (page: Page, target: Locator, edge = Infinity): Promise<void> => {
  const under = (): Promise<{ readonly x: number; readonly y: number; readonly said: string }> =>
    target.evaluate((element, edge) => {
      if (element.closest('.bf-hand, .bf-laid') !== null)
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // a full hand slides under the finger
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
  await expect(game.locator('[data-commande=reessayer]')).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** What may be pressed now: a lit cell, a lit card, a technique that waits, else an answer beside the question. */
const LIT = '[role=grid] [data-look=reach], [role=grid] [data-look=target]';
const CARDS = '.bf-held.open [data-cell], .bf-waits.open [data-cell]';
/** Which lit cell is pressed: somebody who may be aimed at, else the one nearest to everybody. */
const nearest = (cells: Locator): Promise<number> =>
  cells.evaluateAll((all) => {
    const middle = (element: Element): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const pawns = [...document.querySelectorAll('[data-piece^="pawn:"]')].map(middle);
    const far = (element: Element): number => {
      const [x, y] = middle(element);
      return Math.max(...pawns.map(([a, b]) => Math.hypot(a - x, b - y)));
    };
    const target = all.findIndex((element) => element.getAttribute('data-look') === 'target');
    return target >= 0 ? target : all.reduce((best, one, i) => (far(one) < far(all[best] ?? one) ? i : best), 0);
  });
/** Which lit card is taken: mostly an attack at contact, a step before that, so that the game comes to its end. */
const wanted = async (page: Page, cards: Locator, turn: number): Promise<number> => {
  const close = await page.evaluate(() => {
    const [one, other] = [...document.querySelectorAll('[data-piece^="pawn:"]')].map((pawn) =>
      pawn.getBoundingClientRect(),
    );
    const wide = document.querySelector('.bf-ring .hex-body')?.getBoundingClientRect().width ?? 0;
    return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < wide * 1.2;
  });
  const kinds = await cards.evaluateAll((all) => all.map(({ className }) => className));
  const good = kinds.flatMap((kind, i) => (kind.includes(close ? 'type-attaque' : 'type-deplacement') ? [i] : []));
  return (turn % 4 === 3 ? undefined : good[turn % Math.max(good.length, 1)]) ?? turn % kinds.length;
};
const decide = async (page: Page, game: Locator, turn: number): Promise<void> => {
  const [cells, cards] = [game.locator(LIT), game.locator(CARDS)];
  if ((await cells.count()) > 0) await tap(page, cells.nth(await nearest(cells)).locator('.hex-body'));
  else if ((await cards.count()) > 0) {
    await tap(page, cards.nth(await wanted(page, cards, turn)), EDGE);
    await tap(page, game.locator('[data-lecture] .btn.go').first());
  } else await tap(page, game.locator('.panel button[data-action]:visible').first());
};

/** What is cut by the edge of the place, among cards, lives and fighters. */
const cut = (game: Locator): Promise<readonly string[]> =>
  game.locator('[data-lieu]').evaluate((place) => {
    const edge = place.getBoundingClientRect();
    return [...place.querySelectorAll('.sc-card, .bf-points > b, [data-piece^="pawn:"]')].flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const inside =
        left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
      return width < 3 || inside ? [] : [one.outerHTML.slice(0, 120)];
    });
  });
/** The share of the window's height that the ring has. */
const ringShare = (game: Locator): Promise<number> =>
  game.locator('.bf-ring svg').evaluate((ring) => ring.getBoundingClientRect().height / innerHeight);

/** Decisions by taps alone, one after the other, until the game ends or there have been enough. */
const playOn = async (page: Page, seed: number, most: number): Promise<Locator> => {
  await hasten(page, seed);
  await page.goto('battlefight/jouer/');
  await page.locator('[data-scenario=duel]').first().waitFor();
  const game = await begin(page, 'duel');
  const end = game.locator('.ask[data-tour=end]');
  const curtain = game.locator('[data-commande=montrer]');
  const ready = game.locator(`${LIT}, ${CARDS}, .panel button[data-action]`).or(curtain).or(end);
  const rings = new Set<number>();
  for (let turn = 0; turn < most;) {
    await expect(ready.first()).toBeVisible({ timeout: 45_000 });
    if (await end.isVisible()) break;
    if (await curtain.isVisible()) {
      await tap(page, curtain);
      await expect(curtain).toBeHidden();
      continue;
    }
    expect(await cut(game), `decision ${turn}`).toEqual([]);
    expect(await cutAnswers(game, Infinity), `decision ${turn}`).toEqual([]);
    expect(await coveredWords(game), `decision ${turn}`).toEqual([]);
    const share = await ringShare(game);
    expect(share, `decision ${turn}`).toBeGreaterThan(0.4);
    rings.add(Math.round(1000 * share));
    if (turn === 0) await expect(game.locator('.caption-more')).not.toContainText('reçoit'); // one sentence tells the deal
    const before = await stepOf(game);
    await decide(page, game, turn);
    await expect.poll(() => stepOf(game), { intervals: [20] }).toBeGreaterThan(before);
    turn += 1;
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect([...rings], 'the ring keeps its size from one question to the next, whatever is said').toHaveLength(1);
  return end;
};

test.describe('two people at one phone', () => {
  test.use({ kept: { together: true } });
  for (const seed of whole ? [1, 2, 3, 9, 11] : [1])
    test(`a whole duel by taps alone, hands hidden from one another, drawn from ${seed}`, async ({ page }) => {
      test.setTimeout(whole ? 600_000 : 120_000);
      await expect(await playOn(page, seed, 400)).toContainText('gagne la partie');
    });
});
test.describe('with motion', () => {
  test.use({ kept: { together: true }, reducedMotion: 'no-preference' });
  test('the place keeps its height while a technique runs by itself', async ({ page }) => {
    await page.goto('battlefight/jouer/');
    const game = await begin(page, 'duel');
    const [curtain, asked] = [
      game.locator('[data-commande=montrer]'),
      game.locator('.bf-basics .bf-held.open').first(),
    ];
    await expect(curtain.or(asked).first()).toBeVisible({ timeout: 45_000 });
    if (await curtain.isVisible()) await tap(page, curtain);
    await expect(asked).toBeVisible();
    await page.evaluate(() => {
      const seen = { heights: new Set<number>(), ran: false, said: new Set<string>() };
      const look = (): void => {
        seen.heights.add(Math.round(document.querySelector('[data-lieu]')?.getBoundingClientRect().height ?? 0));
        const busy = document.querySelector('.decide[data-busy=forced] .busy')?.textContent;
        seen.ran ||= document.querySelector('.decide .busy') !== null;
        if (typeof busy === 'string') seen.said.add(busy);
        requestAnimationFrame(look);
      };
      Object.assign(globalThis, { seen });
      look();
    });
    await playCard(page, game, 'base-concentration');
    await expect(curtain).toBeVisible(); // its step has run, and it is the other's turn
    const seen = await page.evaluate(() => {
      const { seen: now } = globalThis as unknown as {
        seen: { heights: Set<number>; ran: boolean; said: Set<string> };
      };
      return { heights: [...now.heights], ran: now.ran, said: [...now.said] };
    });
    expect(seen.ran).toBe(true);
    expect(seen.heights).toHaveLength(1);
    expect(seen.said).toEqual(['La technique s’exécute…']); // the question tells which step
  });
});
/** Seven cards in hand, without and with two techniques that wait. */
const SEVEN = [
  's3New2I-WugGpxaAj2LFEoigGMNocmJvcmBfoIMyG4ptUBxak2MUB1j8hyXTo6_SRFrFgjJBCR-cxjxPABhEAA',
  'Es6gwxEfqP1BRHwA26TEKCMq2oJTC4ANqRJwSwZHLIGSBEabFnubBvsKIJTpVmyj7tCmAkZ5gyUAMdoISIMVwL0FwMAEAA',
];
for (const width of [360, 1440])
  for (const [waiting, link] of SEVEN.entries())
    test(`seven cards in hand are read, ${waiting === 0 ? '' : 'beside those that wait, '}${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
      await page.goto(`battlefight/jouer/#s=1.battlefight~partie.${link}`);
      const cards = page.locator('[data-partie] .bf-mat.first .bf-hand button');
      await expect(cards).toHaveCount(7);
      for (const card of await cards.all()) {
        const [shown, named] = await card.evaluate((one) => {
          one.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // beside those that wait, a hand slides under the finger
          const title = one.querySelector('.card-title') ?? one;
          const { left, right, top, bottom } = title.getBoundingClientRect();
          const seen = [left + 2, (left + right) / 2, right - 3].every((x) =>
            one.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          );
          return [seen && getComputedStyle(title).opacity === '1', title.textContent];
        });
        expect(shown, named ?? '').toBe(true);
      }
      await tap(page, cards.nth(3));
      await expect(page.locator('[data-lecture]')).toContainText('Garde haute'); // read, and not played
      expect(await stepOf(page.locator('[data-partie]'))).toBe(0);
    });
for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const)
  test(`the ring has four fifths of the place, and the names of seven cards are whole while a technique runs, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`battlefight/jouer/#s=1.battlefight~partie.${SEVEN[0]}`);
    const game = page.locator('[data-partie]');
    const share = (): Promise<number> =>
      game.evaluate((table) => {
        const [ring, place] = [table.querySelector('.bf-ring svg'), table.querySelector('[data-lieu]')];
        return (ring?.getBoundingClientRect().height ?? 0) / (place?.getBoundingClientRect().height ?? 1);
      });
    await expect(game.locator('.bf-mat.first .bf-hand button')).toHaveCount(7);
    const before = await share();
    expect(before).toBeGreaterThan(0.79);
    await playCard(page, game, 'base-deplacement');
    await expect(game.locator('.bf-open.over, .bf-table[data-asks=cells]').first()).toBeVisible();
    expect(await share(), 'the ring keeps its size').toBeCloseTo(before, 2);
    const cards = await game.locator('.bf-mat.first .bf-hand button').all();
    expect(cards).toHaveLength(7);
    for (const card of cards) {
      await expect(card).toBeInViewport({ ratio: 0.99 });
      const cut = await card.evaluate((one) => {
        const [names, edge] = [document.createRange(), one.getBoundingClientRect()];
        names.selectNodeContents(one.querySelector('.card-title') ?? one);
        const { left, right, bottom } = names.getBoundingClientRect();
        return left < edge.left || right > edge.right || bottom > edge.bottom ? one.textContent : '';
      });
      expect(cut).toBe('');
    }
  });
test('a duel against the machine goes on by taps alone', async ({ page }) => {
  test.setTimeout(whole ? 600_000 : 120_000);
  const end = await playOn(page, 1, whole ? 400 : 8);
  if (whole) await expect(end).toContainText('gagne la partie');
});

test('the ring keeps its size from one step of an example to the next, whatever is said', async ({ page }) => {
  await page.goto('battlefight/exemples/force-protection-et-vitesse/');
  const next = page.locator('[data-exemple] [data-commande=suivant]');
  const ring = page.locator('[data-exemple] .bf-ring .hex-board');
  const widths = new Set<number>();
  await expect(next).toBeEnabled();
  for (let i = 0; i < 20; i += 1) {
    const width = (): Promise<number> => ring.evaluate((box) => Math.round(box.getBoundingClientRect().width));
    await expect.poll(width).toBeGreaterThan(0); // it is drawn anew as the example wakes
    widths.add(await width());
    await next.tap();
  }
  widths.delete(0); // not laid out yet
  expect([...widths]).toHaveLength(1);
});

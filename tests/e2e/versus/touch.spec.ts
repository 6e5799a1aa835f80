// Versus by touch alone, at 360 by 640, as a new reader finds it: a few decisions, a game from the choice of its HQs to its end, with `SCENE=whole` all the turns of another. Whatever is pressed is in the window without scrolling.
import type { Locator, Page } from '@playwright/test';
import { coveredWords, cutAnswers, expect, test } from '../kit.ts';
import { action, openTable, stepOf } from './companion.ts';

const whole = process.env['SCENE'] === 'whole';
// steps are counted here: with motion, what is forced is shown a step at a time; without, it comes with the press before
test.use({
  kept: {},
  hasTouch: true,
  isMobile: true,
  viewport: { width: 360, height: 640 },
  reducedMotion: 'no-preference',
});

/** A tap on what stands whole in the window: nothing is scrolled to. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  expect(await page.evaluate(() => scrollY), 'the page has not scrolled').toBe(0);
};
const moved = (game: Locator, step: number): Promise<void> =>
  expect.poll(() => stepOf(game), { timeout: 15_000 }).toBeGreaterThan(step);

test('discs: upkeep, then a tile straight to its activation, then who falls and how many', async ({ page }) => {
  const game = await openTable(page, 'apprendre-les-disques');
  await expect(game.locator('.caption-said')).toBeHidden(); // the question alone is said
  await tap(page, action(game, 'upkeep'));
  await moved(game, 0);
  await tap(page, game.locator('button[data-cell="tile:sbires-heros-a"]'));
  await tap(page, game.locator('.vs-menu [data-action*=begin]'));
  await expect.poll(() => stepOf(game)).toBe(3); // the turn began, and the tile was activated
  for (const button of await game.locator('.vs-waiting button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(Math.round(width), Math.round(height)), 'as large as a finger').toBeGreaterThanOrEqual(44);
  }
  await tap(page, game.locator('button[data-cell="tile:sbires-vilains-a"]'));
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: 'Plus' }).first());
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: /^Neutraliser 2\sfigurines$/ }));
  await expect(game.locator('[data-piece="tile:sbires-vilains-a"]')).toContainText(/2\sfigurines sur 4/);
  await expect(game.locator('.vs-menu')).toHaveCount(0);
});

test('what must not be forgotten is read whole', async ({ page }) => {
  const game = await openTable(page, 'la-derniere-ruelle');
  await tap(page, action(game, 'upkeep'));
  await tap(page, action(game, 'begin'));
  await tap(page, game.locator('.vs-reminders summary'));
  await expect(game.locator('[data-rappel]').first()).toBeInViewport({ ratio: 0.99 });
});

test('hostages: the plan, where each thing is as large as a finger; a troop goes figure by figure', async ({
  page,
}) => {
  const game = await openTable(page, 'prise-d-otages');
  await tap(page, action(game, 'upkeep'));
  await moved(game, 0);
  await tap(page, game.locator('button[data-cell="tile:elites-heros-a"]'));
  await tap(page, game.locator('.vs-menu [data-action*=begin]'));
  await expect(game.locator('.vs-plan')).toBeVisible();
  const things = game.locator('.vs-plan button[data-cell^="figure:"]');
  expect(await things.count()).toBeGreaterThan(10);
  for (const thing of await things.all()) {
    await expect(thing).toBeInViewport({ ratio: 0.95 });
    const { width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
    expect(Math.min(Math.round(width), Math.round(height)), 'as large as a finger').toBeGreaterThanOrEqual(44);
  }
  const step = await stepOf(game);
  await tap(page, game.locator('button[data-cell="figure:elites-heros-a#1"]'));
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: 'Fermer' }));
  await tap(page, game.locator('button[data-cell="figure:elites-heros-a#1"]'));
  await game.locator('button[data-cell="zone:Hall"]').click({ position: { x: 4, y: 4 } });
  await moved(game, step);
  const hall = game.getByRole('region', { name: 'Hall' });
  await expect(hall.locator('[data-piece="figure:elites-heros-a#1"]')).toHaveCount(1);
  await expect(game.locator('button[data-cell="figure:elites-heros-a#2"] [data-piece]')).toHaveCount(2); // who stayed
  // a lit room is pressed through what stands in it; undone, that is in reach again
  await game.locator('button[data-cell="figure:elites-heros-a#2"]').tap();
  const tusk = hall.locator('[data-piece="figure:tusk#1"]');
  await tap(page, tusk);
  await expect(hall.locator('[data-piece^="figure:elites-heros-a"]')).toHaveCount(2);
  await tap(page, game.locator('[data-commande=annuler]'));
  await expect(hall.locator('[data-piece^="figure:elites-heros-a"]')).toHaveCount(1);
  await tap(page, tusk);
  await expect(game.locator('.vs-menu')).toContainText('Tusk');
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: 'Fermer' }));
  // a hostage with nobody beside it says so
  await game.locator('button[data-cell="piece:otage-1"]').tap();
  await expect(game.locator('.vs-menu.refusal')).toContainText('zone');
});

test('what a tile does is chosen at the thumb, then who and where: a figure alone is in hand at once, a blow is told by one press', async ({
  page,
}) => {
  const game = await openTable(page, 'prise-d-otages');
  await tap(page, action(game, 'upkeep'));
  await moved(game, 0);
  await tap(page, game.locator('button[data-cell="tile:huntress"]'));
  await tap(page, game.locator('.vs-menu [data-action*=begin]'));
  const act = (id: string): Locator => game.locator(`[data-acte=${id}]`);
  await expect(act('move')).toBeVisible();
  for (const button of await game.locator('[data-acte]').all()) {
    await expect(button).toBeInViewport({ ratio: 0.99 });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(Math.round(width), Math.round(height)), 'as large as a finger').toBeGreaterThanOrEqual(44);
  }
  await expect(action(game, 'done')).toBeInViewport({ ratio: 0.99 });
  const step = await stepOf(game);
  await tap(page, act('move'));
  await expect(game.locator('.vs-menu')).toContainText('Huntress');
  await tap(page, game.locator('[data-commande=annuler]')); // takes back what was chosen, and nothing else
  await expect(game.locator('.vs-menu')).toHaveCount(0);
  expect(await stepOf(game)).toBe(step);
  await tap(page, act('move'));
  await tap(page, game.locator('button[data-cell="zone:Hall"]'));
  await expect.poll(() => stepOf(game)).toBe(step + 1);
  await expect(game.getByRole('region', { name: 'Hall' }).locator('[data-piece="figure:huntress#1"]')).toHaveCount(1);
  await tap(page, act('strike'));
  await expect(game.locator('button[data-cell^="figure:huntress"]')).toHaveCount(0); // no blow is about her
  await tap(page, game.locator('button[data-cell="figure:sbires-vilains-a#1"]'));
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: 'Plus' }).first());
  await tap(page, game.locator('.vs-menu').getByRole('button', { name: /^Neutraliser 2\sfigurines$/ }));
  await expect.poll(() => stepOf(game)).toBe(step + 3);
});

/** The rooms that a figure in hand may go to, of which no part as large as a finger is pressed, be it on what stands there, which offers it first. */
const hiddenRooms = (game: Locator): Promise<readonly (string | undefined)[]> =>
  game.locator('.vs-room-pick').evaluateAll((rooms) =>
    rooms
      .filter((room) => {
        const { left, right, top, bottom } = room.getBoundingClientRect();
        const isRoom = (x: number, y: number): boolean =>
          document.elementFromPoint(x, y)?.closest('.vs-room') === room.parentElement;
        for (let x = left + 3; x + 44 < right - 3; x += 4)
          for (let y = top + 3; y + 44 < bottom - 3; y += 4)
            if ([0, 11, 22, 33, 44].every((dx) => [0, 11, 22, 33, 44].every((dy) => isRoom(x + dx, y + dy))))
              return false;
        return true;
      })
      .map((room) => (room instanceof HTMLElement ? room.dataset['cell'] : undefined)),
  );
for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`a figure in hand, at ${viewport.width}`, () => {
    test.use({ viewport });
    test('every lit room is in reach; a hostage is led to one, two figures of a troop go together', async ({
      page,
    }) => {
      const game = await openTable(page, 'prise-d-otages');
      const does = async (target: Locator): Promise<void> => {
        const step = await stepOf(game);
        await target.click();
        await moved(game, step);
      };
      await does(action(game, 'upkeep'));
      await does(action(game, 'begin'));
      await does(game.locator('button[data-cell="tile:sbires-heros-a"]'));
      await game.locator('button[data-cell="figure:sbires-heros-a#1"]').click();
      const menu = game.locator('.vs-menu');
      await expect(menu).toBeVisible();
      expect(await game.locator('.vs-room-pick').count()).toBeGreaterThan(3);
      await expect.poll(() => hiddenRooms(game)).toEqual([]); // the plan may still be moving
      await menu.getByRole('button', { name: 'Plus' }).first().click();
      await expect(menu).toContainText(/Déplacer 2\sfigurines/);
      const step = await stepOf(game);
      await game.locator('button[data-cell="zone:Guichets"]').click();
      await expect.poll(() => stepOf(game)).toBe(step + 2);
      await game.locator('.vs-plan button[data-cell^="piece:"]').first().click();
      await expect(menu).toContainText('Touchez la pièce où le mener.');
      await expect(menu.getByRole('button', { name: /^Mener/ })).toHaveCount(0);
      await expect.poll(() => hiddenRooms(game)).toEqual([]); // the plan may still be moving
      await does(game.locator('.vs-room-pick').first());
    });
  });

/** Each camp chooses its HQ, then its five tiles, place by place: a card read, then taken. How many presses it took. */
const formTeams = async (game: Locator, press: (target: Locator) => Promise<void>): Promise<number> => {
  const cards = game.locator('.vs-gallery button');
  let presses = 0;
  for (let step = await stepOf(game); (await cards.count()) > 0; step += 1) {
    await press(cards.first());
    await press(game.locator('.vs-card-read .go').first());
    await moved(game, step);
    presses += 2;
  }
  return presses;
};
/** The villain waits; a tile of the hero neutralises four bombs out of five: the game ends at the check. */
const playShort = async (game: Locator, press: (target: Locator) => Promise<void>): Promise<void> => {
  const does = async (target: Locator, steps = 1): Promise<void> => {
    const step = await stepOf(game);
    await press(target);
    await expect.poll(() => stepOf(game)).toBe(step + steps);
  };
  const began = (): Promise<void> => expect(action(game, 'begin')).toBeVisible(); // the upkeep plays by itself
  await began();
  await does(action(game, 'begin'));
  await does(action(game, 'stop'));
  await does(action(game, 'end-turn'));
  await began();
  await press(game.locator('.vs-post button[data-cell^="tile:"]').first());
  await does(game.locator('.vs-menu [data-action*=begin]'), 2);
  for (const bomb of [1, 2, 3, 4]) {
    await press(game.locator(`.vs-goals button[data-cell="piece:bombe-${bomb}"]`));
    await does(game.locator('.vs-menu [data-action*="\\"success\\":true"]').first());
  }
  await does(action(game, 'done'));
  await does(action(game, 'stop'));
  await does(action(game, 'end-turn'));
  await expect(game.locator('.ask[data-tour="end"]')).toContainText('Le héros gagne');
  const again = game.locator('[data-commande=reessayer]');
  await expect(again).toBeInViewport({ ratio: 0.99 }); // nothing is scrolled to
  await expect(game.locator('[data-commande=defier]')).toHaveCount(0); // nobody is challenged with what was reported
  await press(again);
  await expect.poll(() => stepOf(game)).toBe(0);
};
const FEWEST = 24; // two HQs and ten tiles, each read then taken
test('a whole game: two teams place by place, nothing to scroll to, then to its end', async ({ page }) => {
  const game = await openTable(page, 'partie-complete');
  const press = (target: Locator): Promise<void> => tap(page, target);
  expect(await formTeams(game, press)).toBe(FEWEST);
  await playShort(game, press);
});
test.describe('with a mouse, at 1440', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1440, height: 900 } });
  test('the same game; another place shows its own cards, the same one again shows them all', async ({ page }) => {
    const game = await openTable(page, 'partie-complete');
    const press = (target: Locator): Promise<void> => target.click();
    const cards = game.locator('.vs-gallery button');
    for (const n of [0, 1]) {
      await press(cards.first());
      await press(game.locator('.vs-card-read .go'));
      await moved(game, n);
    }
    const minions = await cards.count();
    await press(game.locator('button[data-cell="slot:villain:3"]'));
    await expect(cards.first()).toHaveAttribute('data-cell', 'card:bane-venom-injected');
    const leaders = await cards.count();
    await press(game.locator('button[data-cell="slot:villain:3"]'));
    await expect.poll(() => cards.count()).toBeGreaterThan(minions + leaders); // they come in two goes
    expect(await formTeams(game, press)).toBe(FEWEST - 4);
    await playShort(game, press);
  });
});

test(`bombs: ${whole ? 'a game to its end' : 'eight decisions'}`, async ({ page }) => {
  test.setTimeout(whole ? 600_000 : 120_000);
  const game = await openTable(page, 'quatre-bombes-sur-cinq');
  const over = game.locator('.ask[data-tour="end"]');
  const most = whole ? 300 : 8;
  for (let n = 0; n < most && (await over.count()) === 0; n += 1) {
    const step = await stepOf(game);
    await expect.poll(() => cutAnswers(game)).toEqual([]);
    // a bomb once a tile acts; else what goes on
    const bomb = game.locator('.vs-goals button[data-cell^="piece:bombe"]').first();
    const goesOn = game
      .locator('.decide')
      .locator('[data-action*="upkeep"], [data-action*="done"], [data-action*="end-turn"]');
    const tile = game.locator('.vs-post button.open[data-cell^="tile:"]').first();
    if ((await bomb.count()) > 0 && (await action(game, 'done').count()) > 0 && n < 12) {
      await tap(page, bomb);
      await tap(page, game.locator('.vs-menu [data-action*="\\"success\\":true"]').first());
    } else if ((await goesOn.count()) > 0) await tap(page, goesOn.first());
    else if ((await action(game, 'stop').count()) > 0 && (n > 12 || (await tile.count()) === 0))
      await tap(page, action(game, 'stop'));
    else {
      await tap(page, tile);
      if ((await stepOf(game)) === step && (await game.locator('.vs-menu [data-action*=begin]').count()) > 0)
        await tap(page, game.locator('.vs-menu [data-action*=begin]').first());
    }
    await moved(game, step);
  }
  expect(await stepOf(game)).toBeGreaterThan(7);
  if (whole) await expect(over).toContainText(/gagne/);
});

test('played again, a game opens as it did: its first upkeep waits for the press', async ({ page }) => {
  const game = await openTable(page, 'la-derniere-ruelle');
  await tap(page, action(game, 'upkeep'));
  for (let turn = 0; turn < 4; turn += 1)
    for (const next of ['begin', 'stop', 'end-turn'] as const) await tap(page, action(game, next));
  await tap(page, game.locator('[data-commande=reessayer]'));
  await expect.poll(() => stepOf(game)).toBe(0);
  await page.waitForTimeout(1500); // longer than what is forced is left to be read
  expect(await stepOf(game)).toBe(0);
  await expect(action(game, 'upkeep')).toBeInViewport({ ratio: 0.99 });
});

test('teams are formed on a phone with two rows of cards whole in sight, six at least', async ({ page }) => {
  const game = await openTable(page, 'partie-complete');
  for (const card of (await game.locator('.vs-gallery button').all()).slice(0, 6))
    await expect(card).toBeInViewport({ ratio: 0.99 });
  await expect(game.locator('.decide .all-choices > summary')).toBeInViewport({ ratio: 0.99 });
});

test('an exercise about a river names its tiles', async ({ page }) => {
  await page.goto('versus/exercices/#x=place-dans-la-riviere.7');
  const names = page.locator('[data-exercice] .vs-river .tile-name');
  await expect(names).toHaveCount(7);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
});

for (const [what, address] of [
  ['more sentences', 'versus/exemples/folie-douce/#ex.folie-douce.8'],
  ['a demonstration', 'versus/action/#vs.pouvoirs-vilains.jervis-tetch-controle-elites'],
] as const)
  test(`what opens the rest of a caption covers none of its words: ${what}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.caption-more > summary')).toBeVisible();
    expect(await coveredWords(page.locator('body'))).toEqual([]);
  });

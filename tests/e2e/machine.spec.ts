// The machine that thinks: whole games against Novice, by what the page offers; why it played so, what it would do here; nothing secret said.
// Three of the games in `npm test`, drawn by the day; `LEVELS=whole`: all of them, against the two other levels too.
import type { Locator, Page } from '@playwright/test';
import { ofTheDay } from '../day.ts';
import { begin, expect, hasten, openLog, settle, siteUrl, test, toMachine } from './kit.ts';
import { published } from './published.ts';
import { install, serveAlone, SITES } from './offline-site.ts';

const WHOLE = process.env['LEVELS'] === 'whole';
const LEVELS = WHOLE ? (['novice', 'habitue', 'redoutable'] as const) : (['novice'] as const);
const SAMPLE = 3;
/** A ready-made game a mode: the shortest that decides. `briefly`: so many decisions of one's own, then the game under way is given up, each in turn, so that the end is reached (`LEVELS=whole` plays it all). */
const GAMES: readonly {
  readonly jeu: string;
  readonly scenario: string;
  readonly minutes?: number;
  readonly briefly?: number;
}[] = [
  { jeu: 'battleworld', scenario: 'la-lecon-de-fatalis' },
  { jeu: 'battlefight', scenario: 'deux-pas-du-bord' },
  { jeu: 'battlefight', scenario: 'match-en-trois-parties', minutes: 15, briefly: 8 }, // three long games
  { jeu: 'battle-beyond-space', scenario: 'derniere-carte' },
  { jeu: 'battle-beyond-space', scenario: 'premier-accrochage' },
  { jeu: 'fields-of-eternia', scenario: 'les-montagnes-de-perpetua' },
  { jeu: 'fields-of-eternia', scenario: 'stratos-contre-tri-klops-aux-des' },
  { jeu: 'fields-of-eternia', scenario: 'le-pont-des-soldats' },
  { jeu: 'fields-of-eternia', scenario: 'escarmouche-a-deux', minutes: 8 }, // three minutes on a busy machine
];
const MOST = 800; // decisions of one's own: far beyond any of these games

test.use({ kept: {}, reducedMotion: 'reduce' });

const opened = async (page: Page, { jeu, scenario }: { readonly jeu: string; readonly scenario: string }) => {
  await page.goto(`${siteUrl()}${jeu}/jouer/`);
  return begin(page, scenario);
};
const thinks = (game: Locator): Locator => game.locator('.decide .busy', { hasText: 'La machine réfléchit' });
/** Presses what waits for the reader: an idea of the advice, else the first choice. False once the game is over. */
const decide = async (game: Locator, advised = true): Promise<boolean> => {
  const advice = game.locator('[data-pli=conseil]');
  const shown = game.locator('.choices button, .tray button').filter({ visible: true });
  const list = game.locator('.all-choices > summary');
  const over = game.locator('[data-tour=end]');
  await expect(over.or(advice).or(shown).or(list).first()).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return false;
  const before = await game.getAttribute('data-pas');
  if (advised && (await advice.count()) > 0) {
    await advice.locator('summary').click();
    await advice.locator('[aria-busy=false] [data-idee]').first().click();
  } else {
    if ((await shown.count()) === 0) await list.click();
    for (const group of await game.locator('.all-choices[open] details:not([open]) > summary').all())
      if ((await shown.count()) === 0) await group.click();
    await shown.first().click();
  }
  const sure = game.locator('[data-commande=confirmer-coup]'); // what harms oneself is asked again
  await expect(async () => {
    if (await sure.isVisible()) await sure.click();
    expect(await game.getAttribute('data-pas')).not.toBe(before);
  }).toPass();
  return true;
};

const resign = async (game: Locator): Promise<void> => {
  const before = await game.getAttribute('data-pas');
  await game.locator('.asides summary').click();
  await game
    .getByRole('button', { name: /^Abandonner/ })
    .first()
    .click();
  await expect(game).not.toHaveAttribute('data-pas', before ?? '');
};

for (const at of WHOLE ? GAMES : ofTheDay('games against the machine', GAMES, SAMPLE))
  for (const level of LEVELS)
    test(`${at.jeu}, ${at.scenario}: a whole game against ${level}, by its advice`, async ({ page }) => {
      const brief = WHOLE ? Infinity : (at.briefly ?? Infinity);
      test.setTimeout((brief === Infinity ? (at.minutes ?? 4) : 4) * 60_000);
      await hasten(page, 7);
      const game = await opened(page, at);
      await settle(game, (menu) => toMachine(menu.locator('.seats select').nth(1), level));
      let own = 0;
      while (await decide(game)) {
        expect((own += 1)).toBeLessThan(MOST);
        if (own % brief === 0) await resign(game);
      }
      expect(own).toBeGreaterThan(3);
      const steps = Number(await game.getAttribute('data-pas'));
      const after = game.locator('[data-pli=apres]');
      await after.locator('summary').click();
      await expect(after.locator('polyline').first()).toBeVisible({ timeout: 60_000 });
      const again = after.locator('[data-commande=rejouer]');
      if (brief < Infinity) {
        await expect(after.locator('h3')).toHaveText(/\S/); // given up, it may have had no moment that weighed
        return;
      }
      await expect(again).not.toHaveCount(0);
      await again.first().click();
      expect(Number(await game.getAttribute('data-pas'))).toBeLessThan(steps);
    });

test('a single combat of Battleworld, from its link: whole against novice, by its advice', async ({ page }) => {
  await hasten(page, 7);
  await page.goto(`${siteUrl()}battleworld/jouer/${published('battleworld', 'v1-combat-e1')}`);
  const game = page.locator('[data-partie]');
  await settle(game, async (menu) => {
    await menu.locator('.seats select').nth(0).selectOption('humain');
    await toMachine(menu.locator('.seats select').nth(1), 'novice');
  });
  let own = 0;
  while (await decide(game)) expect((own += 1)).toBeLessThan(MOST);
  expect(own).toBeGreaterThan(0);
  await openLog(game);
  expect(await game.locator('.log [data-evenement]').count()).toBeGreaterThan(own); // the other seat and the dice too
});

test('« Pourquoi ce coup ? » shows the machine’s best ideas, the one played among them; another is played instead', async ({
  page,
}) => {
  const game = await opened(page, { jeu: 'battleworld', scenario: 'vengeurs-contre-fatalis' });
  const why = game.locator('[data-pli=pourquoi]');
  while ((await why.count()) === 0) await decide(game, false);
  await why.locator('summary').click();
  const ideas = why.locator('[aria-busy=false] [data-idee]');
  await expect(ideas).toHaveCount(3);
  await expect(why.locator('[aria-pressed=true]')).toHaveCount(1);
  await ideas.and(page.locator('[aria-pressed=false]')).first().click();
  await openLog(game);
  await expect(game.locator('.log .struck')).not.toHaveCount(0);
});

test('where hands are hidden, the move alone is told; once the game is over, the ideas too', async ({ page }) => {
  const game = await opened(page, { jeu: 'battlefight', scenario: 'duel' });
  const why = game.locator('[data-pli=pourquoi]');
  for (let i = 0; i < 4; i += 1) {
    await decide(game);
    await expect(why).toHaveCount(0);
  }
  await expect(game.locator('[data-pli=conseil]')).toBeVisible();
  await game.locator('.asides summary').click();
  await game.getByRole('button', { name: /^Abandonner/ }).click();
  await expect(game.locator('[data-tour=end]')).toBeVisible();
  await expect(why).toBeVisible();
});

test('a game reloaded while the machine thinks goes on', async ({ page }) => {
  const game = await opened(page, { jeu: 'battleworld', scenario: 'vengeurs-contre-fatalis' });
  await settle(game, (menu) => toMachine(menu.locator('.seats select').nth(1), 'redoutable'));
  do await decide(game);
  while (!(await thinks(game).isVisible()));
  await page.reload();
  await page.locator('[data-reprendre-partie]').first().click();
  await expect(game.locator('.seats select').nth(1)).toHaveValue('redoutable');
  expect(await decide(game)).toBe(true);
});

test('a worker that does not come is said, and one plays on without it', async ({ page, faults }) => {
  await page.route(/think-partie.*\.js/, (route) => route.abort());
  const game = await opened(page, { jeu: 'battleworld', scenario: 'vengeurs-contre-fatalis' });
  const said = game.getByText('La réponse n’est pas venue');
  while (!(await said.isVisible())) {
    await decide(game, false);
    await expect(thinks(game)).toBeHidden();
  }
  await page.unroute(/think-partie.*\.js/);
  await game.getByRole('button', { name: 'Réessayer' }).click();
  await expect(game.locator('[data-pli=conseil]')).toBeVisible({ timeout: 30_000 });
  faults.splice(0);
});

test('at one’s turn, all that the machine and chance did is told at once, led by what matters; the pace is the reader’s', async ({
  page,
}) => {
  await hasten(page, 7);
  const game = await opened(page, { jeu: 'battle-beyond-space', scenario: 'premier-accrochage' });
  const steps = game.locator('[data-legende] .caption-more', { has: page.locator('ol') });
  do {
    expect(await decide(game)).toBe(true);
    await expect(game.locator('.decide[data-busy]')).toHaveCount(0, { timeout: 30_000 });
  } while (!(await steps.isVisible()));
  const count = Number.parseInt((await steps.locator('summary').textContent()) ?? '', 10);
  await steps.locator('summary').click();
  await expect(steps.locator('li')).toHaveCount(count);
  expect(count).toBeGreaterThan(1);
  // the one that leads is among them, and the log tells each
  const lead = (await game.locator('.caption-text').textContent()) ?? '-';
  await expect(steps.locator('li > b')).toHaveText(lead);
  await openLog(game);
  for (const text of await steps.locator('li > :last-child').allTextContents())
    expect(await game.locator('.log').textContent()).toContain(text);
  await settle(game, async (menu) => void (await menu.locator('[data-reglage=rythme]').selectOption('quick')));
  expect(await page.evaluate(() => localStorage.getItem('rv.scene'))).toContain('"pace":"quick"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('the list and the advice lie over the scene, their first answers in sight; Esc or a press elsewhere closes them', async ({
    page,
  }) => {
    const game = await opened(page, { jeu: 'battleworld', scenario: 'vengeurs-contre-fatalis' });
    const folds = [
      [game.locator('.all-choices'), 'summary, .btn'],
      [game.locator('[data-pli=conseil]'), '[data-idee]'],
    ] as const;
    for (const [fold, answers] of folds) {
      const name = fold.locator('> summary');
      await name.tap();
      const first = fold.locator(`:scope > :not(summary) :is(${answers})`).first();
      await expect(first).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(fold).not.toHaveAttribute('open');
      await expect(name).toBeFocused();
      await name.tap();
      await expect(first).toBeInViewport({ ratio: 1 });
      await page.touchscreen.tap(180, 80); // over the place, beside the sheet
      await expect(fold).not.toHaveAttribute('open');
    }
  });
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the machine plays on', async ({ page, context }) => {
    const [root] = SITES;
    if (root === undefined) throw new Error('no site');
    const { url, close } = await serveAlone(root.folder(), root.base);
    try {
      await install(page, url);
      close();
      await context.setOffline(true);
      await page.goto(`${url}battlefight/jouer/`);
      const game = await begin(page, 'duel');
      for (let i = 0; i < 4; i += 1) expect(await decide(game)).toBe(true);
    } finally {
      close();
    }
  });
});

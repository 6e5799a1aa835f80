// The table of Versus: a turn by keys alone on a phone, reports in two taps, reminders at their moment, and what a link keeps from the villain.
import type { Locator, Page } from '@playwright/test';
import { typeset } from '../../../src/plugins/typography.ts';
import { expect, misprints, tabTo, test } from '../kit.ts';
import { action, openTable, place, reminds, seesDiscs, stepOf } from './companion.ts';

const MOST_TABS = 60;
/** The focus goes to one element by Tab alone; then Enter. */
const enter = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let i = 0; !(await target.evaluate((element) => element === document.activeElement)); i += 1) {
    expect(i, `${String(target)} is reached by Tab`).toBeLessThan(MOST_TABS);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
};
/** Shift+Tab to the river of who plays, then arrows alone to one of its tiles; then Enter. */
const enterTile = async (game: Locator, tile: string): Promise<void> => {
  const page = game.page();
  const target = place(game, tile);
  await tabTo(page, '.vs-river:not(.small) button.sc-tile', MOST_TABS, 'Shift+Tab');
  for (let i = 0; !(await target.evaluate((element) => element === document.activeElement)); i += 1) {
    expect(i, `${tile} is reached by arrows`).toBeLessThan(MOST_TABS);
    const [from, to] = await Promise.all([page.locator(':focus').boundingBox(), target.boundingBox()]);
    if (from === null || to === null) throw new Error('no tile has the focus');
    const below = to.y - from.y;
    await page.keyboard.press(
      Math.abs(below) > from.height / 2
        ? below > 0
          ? 'ArrowDown'
          : 'ArrowUp'
        : to.x > from.x
          ? 'ArrowRight'
          : 'ArrowLeft',
    );
  }
  await page.keyboard.press('Enter');
};
const fold = (game: Locator, name: string): Locator =>
  game.locator('.decide .choice-groups summary').filter({ hasText: name });
const list = (game: Locator): Locator => game.locator('.decide .all-choices > summary');
/** What the camp that waits has in its three zones. */
const seesWaiting = (game: Locator, discs: readonly string[]): Promise<void> =>
  expect(game.locator('.vs-waiting .vs-tally span:not(.cube)')).toHaveText(discs);
/** Everything on a phone is as wide as the phone. */
const fits = async (game: Locator): Promise<void> => {
  expect(await game.page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
};

test('a river is one stop for Tab, by a tile that is lit; the tile that has the focus is told from those that are lit', async ({
  page,
}) => {
  const game = await openTable(page, 'la-derniere-ruelle');
  await action(game, 'upkeep').click();
  await action(game, 'begin').click();
  const tile = await tabTo(page, '.vs-river:not(.small) button.sc-tile', MOST_TABS, 'Shift+Tab');
  await expect(tile).toHaveClass(/open/);
  await page.keyboard.press('ArrowRight');
  const next = page.locator('.vs-river:not(.small) button.sc-tile.open:focus');
  await expect(next).toHaveCount(1);
  const ring = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).outlineColor);
  expect(await ring(next)).not.toBe(
    await ring(game.locator('.vs-river:not(.small) .sc-tile.open:not(:focus)').first()),
  );
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.vs-river:not(.small)') === null)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(next).toHaveCount(1); // back where it was
});

test.describe('on a phone, by keys alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('a turn of the hero: discs, costs, two reports, a refusal, undone to the beginning, kept by a reload', async ({
    page,
  }) => {
    const game = await openTable(page, 'apprendre-les-disques');
    await seesDiscs(game, [3, 0, 7], 1);
    await reminds(game, 'more-discs'); // Oracle
    await enter(action(game, 'upkeep'));
    await seesDiscs(game, [6, 0, 4], 1);
    await reminds(game, 'start-effects');
    await enter(action(game, 'begin'));
    await enterTile(game, 'tile:sbires-heros-a'); // on the place
    await seesDiscs(game, [5, 1, 4], 2);
    await expect(game.locator('.ask')).toContainText(typeset('que se passe-t-il'));
    await enter(list(game));
    await enter(fold(game, 'Objectifs'));
    await enter(action(game, 'test', 'ordinateur-1'));
    await seesDiscs(game, [6, 1, 3], 2); // a disc back for a success
    await enter(list(game));
    await enter(fold(game, 'Neutralisations'));
    await enter(action(game, 'neutralise', 'sbires-vilains-a#1'));
    await expect(game.locator('[data-piece="tile:sbires-vilains-a"]')).toContainText(/3\sfigurines sur 4/);
    await fits(game);
    await enter(action(game, 'done'));
    await enterTile(game, 'tile:elites-heros-a');
    await seesDiscs(game, [4, 3, 3], 3);
    await enter(action(game, 'done'));
    await enterTile(game, 'tile:huntress');
    await seesDiscs(game, [1, 6, 3], 4);
    await enter(action(game, 'done'));
    const before = await stepOf(game);
    await enterTile(game, 'tile:sbires-heros-b'); // on the board: it answers why not
    const refused = game.locator('.vs-menu [data-refus=disques-insuffisants]');
    await expect(refused).toContainText(/Prix en disques\s: 4\. En zone disponible\s: 1/);
    await expect(refused.locator('a.cite').first()).toHaveAttribute(
      'href',
      /\/versus\/regles\/dpa\/#vs\.dpa\.insuffisant$/,
    );
    await expect(game).toHaveAttribute('data-pas', `${before}`);
    await enter(action(game, 'stop'));
    await reminds(game, 'end-effects', 'give-back', 'check');
    await enter(action(game, 'end-turn'));
    await expect(game.locator('.vs-turn')).toHaveText('Tour 1 · au vilain');
    await expect(action(game, 'begin')).toBeVisible(); // nobody decides anything in an upkeep: it was played
    await seesWaiting(game, ['1', '0', '9']);
    await fits(game);
    expect(await misprints(page)).toEqual([]);

    const end = await stepOf(game);
    await page.reload();
    await tabTo(page, '[data-reprendre-partie]');
    await page.keyboard.press('Enter');
    await expect(game).toHaveAttribute('data-pas', `${end}`);
    await seesWaiting(game, ['1', '0', '9']);
    for (let at = end; at > 0; at = await stepOf(game)) {
      await page.keyboard.press('Control+z');
      await expect(game).not.toHaveAttribute('data-pas', `${at}`);
    }
    await seesDiscs(game, [3, 0, 7], 1);
    await expect(game.locator('[data-commande=annuler]')).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a report is two taps, the piece then what came of it; the game ends with its reasons', async ({ page }) => {
    const game = await openTable(page, 'quatre-bombes-sur-cinq');
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      await target.tap();
      taps += 1;
    };
    await tap(action(game, 'upkeep'));
    await tap(action(game, 'begin'));
    await tap(place(game, 'tile:sbires-heros-a')); // a decision: one tap
    await expect(game).toHaveAttribute('data-pas', '3');
    for (const bomb of [1, 2]) {
      const [before, step] = [taps, await stepOf(game)];
      await tap(place(game, `piece:bombe-${bomb}`));
      await expect(game.locator('.vs-menu')).toBeInViewport();
      await expect(game).toHaveAttribute('data-pas', `${step}`); // one tap, that a finger may have missed, reports nothing
      await tap(game.locator('.vs-menu').getByRole('button', { name: /réussi$/ }));
      await expect(game).toHaveAttribute('data-pas', `${step + 1}`);
      expect(taps - before).toBe(2);
    }
    await expect(game.getByRole('region', { name: /^Bombes.*neutralisée\s: 4/ })).toBeVisible();
    await reminds(game, 'check');
    await expect(game.locator('[data-rappel=check]')).toContainText(/la partie finirait et le héros gagnerait/);
    await tap(action(game, 'done'));
    await tap(action(game, 'stop'));
    await tap(action(game, 'end-turn'));
    await expect(game.locator('.vs-turn')).toHaveText('Le héros gagne');
    await expect(game.locator('.ask')).toContainText(
      /Le héros gagne\. 1\sbombe sur\s5\sest amorcée\. Il en fallait moins de 2/,
    );
    const last = game.locator('.log [data-evenement]').last();
    await expect(last).toContainText(
      /Vérification 2 du tour 3.*4\sbombes sur\s5\ssont neutralisées\. Il en fallait 4 au moins/,
    );
    await expect(last.locator('a[href*="#vs.m1.fin"]').first()).toBeAttached();
    expect(taps).toBe(10); // three to begin, two a report, three to end
    await fits(game);
    expect(await misprints(page)).toEqual([]);
  });
});

test('a place keeps the focus once its action is played or its list closed; gone, the board has it', async ({
  page,
}) => {
  const game = await openTable(page, 'quatre-bombes-sur-cinq');
  await action(game, 'upkeep').click();
  await action(game, 'begin').click();
  await place(game, 'tile:sbires-heros-a').press('Enter');
  await expect(place(game, 'tile:sbires-heros-a')).toBeFocused(); // at the end of the river now
  await place(game, 'piece:bombe-3').press('Enter');
  await expect(game.locator('.vs-menu [data-action]').first()).toBeFocused();
  await game.locator('.vs-menu').getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(place(game, 'piece:bombe-3')).toBeFocused();
  await page.keyboard.press('Enter');
  await game
    .locator('.vs-menu')
    .getByRole('button', { name: /réussi$/ })
    .press('Enter');
  await expect(place(game, 'piece:bombe-3')).toHaveCount(0); // neutralised: nothing more to tell of it
  await expect(game.locator('.vs-place')).toBeFocused();
});

/** Begins, then presses a place `frames` frames after: whatever the page still has to do by then, the press keeps the focus. */
const pressedSoon = async (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (left) => {
    const find = (selector: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(`[data-partie] ${selector}`);
      if (found === null) throw new Error(`${selector} is not there`);
      return found;
    };
    const begin = find('[data-action*="begin"]');
    begin.focus();
    begin.click();
    // drawn, before its first frame, after which effects run
    for (let waited = 0; begin.isConnected && waited < 1000; waited += 1) await Promise.resolve();
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
    const tile = find('button[data-cell="tile:sbires-heros-a"]');
    tile.focus();
    tile.click();
  }, frames);
for (const frames of [0, 1, 2, 3])
  test(`a place pressed ${frames} frames after the last step keeps the focus as well`, async ({ page }) => {
    const game = await openTable(page, 'quatre-bombes-sur-cinq');
    await action(game, 'upkeep').click();
    await expect(action(game, 'begin')).toBeVisible();
    await pressedSoon(page, frames);
    await expect(place(game, 'tile:sbires-heros-a')).toHaveClass(/active/);
    await expect(place(game, 'tile:sbires-heros-a')).toBeFocused();
  });

test('the menu at a place closes by Esc, by a press outside, by the place itself; another place opens its own', async ({
  page,
}) => {
  const game = await openTable(page, 'quatre-bombes-sur-cinq');
  await action(game, 'upkeep').click();
  await action(game, 'begin').click();
  await place(game, 'tile:sbires-heros-a').click();
  await expect.poll(() => stepOf(game)).toBe(3);
  const menu = game.locator('.vs-menu');
  const bomb = place(game, 'piece:bombe-3');
  const opened = async (): Promise<void> => {
    await bomb.click();
    await expect(menu).toBeVisible();
    await expect(bomb).toHaveAttribute('aria-expanded', 'true');
  };
  const closed = async (): Promise<void> => {
    await expect(menu).toHaveCount(0);
    await expect(bomb).toHaveAttribute('aria-expanded', 'false');
  };
  await opened();
  await page.keyboard.press('Escape');
  await closed();
  await expect(bomb).toBeFocused();
  for (const outside of [game.locator('.vs-turn'), game.locator('[data-legende]'), page.locator('header').first()]) {
    await opened();
    await outside.click({ position: { x: 3, y: 3 } });
    await closed();
  }
  await opened();
  await bomb.click();
  await closed();
  await opened();
  const other = place(game, 'tile:sbires-vilains-a');
  await other.click();
  await expect(menu).toHaveCount(1);
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(bomb).toHaveAttribute('aria-expanded', 'false');
  expect(await stepOf(game), 'nothing was played').toBe(3);
});

test('what is forgotten is told at its moment: power and mission of the event tile, the end of the turn, the check', async ({
  page,
}) => {
  const game = await openTable(page, 'la-derniere-ruelle');
  const told = (kind: string): Locator => game.locator(`[data-rappel=${kind}]`);
  await action(game, 'upkeep').click();
  await reminds(game, 'start-effects');
  await action(game, 'begin').click();
  await reminds(game, 'event-power', 'event-mission', 'check');
  await expect(told('event-power')).toContainText('Officier vétéran');
  await expect(told('event-mission')).toContainText('une tuile neutralisée de cette rivière retourne dans la boîte');
  await expect(told('check')).toContainText(
    /vérification 1 du tour 7.*3\stuiles neutralisées dans une même rivière\. Il en faut 4/,
  );
  for (const line of await game.locator('[data-rappel]').all())
    await expect(line.locator('a').first()).toHaveAttribute('href', /\/versus\/regles\/[a-z0-9-]+\/#vs\./);
  await place(game, 'tile:sbires-heros-a').click();
  await expect(game.locator('.vs-menu [data-refus=tuile-neutralisee]')).toContainText(
    'Une tuile neutralisée ne s’active pas',
  );
  await expect(told('check')).toBeHidden();
  await game.locator('.vs-reminders summary').click();
  await expect(told('check')).toBeVisible();
  await place(game, 'tile:huntress').press('Enter');
  await action(game, 'done').click();
  await action(game, 'stop').click();
  await expect(game.locator('.vs-reminders details')).not.toHaveAttribute('open'); // a press elsewhere has closed it
  await reminds(game, 'end-effects', 'give-back', 'check');
  await action(game, 'end-turn').click();
  await expect(game.locator('.vs-turn')).toHaveText('Tour 7 · au vilain');
  expect(await misprints(page)).toEqual([]);
});

test('the villain’s link stops before Batman hides, and shows no shadow', async ({ page, context }) => {
  await page.goto('versus/pouvoirs/#batman');
  await page.locator('#batman').getByRole('link', { name: 'Essayer' }).click();
  const game = page.locator('[data-partie="versus/partie"]');
  await action(game, 'upkeep').click();
  await action(game, 'begin').click();
  await place(game, 'tile:evenement-heros').click();
  await place(game, 'zone:Parking').click();
  await place(game, 'zone:Rue').click();
  await game.getByRole('button', { name: 'Cacher Batman sous l’ombre 2' }).click();
  await expect(game.locator('.log')).toContainText('Batman se cache sous l’ombre 2');
  await action(game, 'stop').click(); // cut as well: it comes after
  const hidden = await stepOf(game);
  await game.locator('[data-commande=partager]').click();
  const dialog = page.locator('dialog.share');
  await dialog.getByRole('radio', { name: 'Sans les secrets' }).check();
  await expect(dialog).toContainText(/s’ouvre après le coup 5.*les 2\scoups suivants ne sont pas dans le lien/);
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await dialog.locator('textarea').inputValue());
  expect(link).toMatch(/\/versus\/jouer\/\?lire#p=/);
  await dialog.locator('input[value=lire]').check();
  const whole = await dialog.locator('textarea').inputValue();

  const villain = await context.newPage();
  await villain.goto(link);
  const read = villain.locator('[data-exemple]');
  await expect(read).toHaveAttribute('data-pas', `${hidden - 2}`);
  await expect(read.locator('[data-evenement]')).toHaveCount(hidden - 2);
  await expect(read).toContainText('fumigène'); // the smokes are laid, for all to see
  await expect(read).not.toContainText(/ombre \d|Ombre \d|se cache/);
  await expect(read.getByRole('img', { name: /^Ombre/ })).toHaveCount(0);
  await expect(read.locator('[data-commande=suivant]')).toHaveAttribute('aria-disabled', 'true');
  await villain.goto(whole); // the hero’s own link tells it: the difference is in the link
  await villain.reload();
  await expect(villain.getByRole('img', { name: /^Ombre 2, zone Parking\s: Batman$/ })).toBeVisible();
  expect(await misprints(villain)).toEqual([]);
});

test('by keyboard, arrows go from tile to tile, and Enter activates', async ({ page }) => {
  const game = await openTable(page, 'prise-d-otages');
  await action(game, 'upkeep').press('Enter');
  await action(game, 'begin').press('Enter');
  const tiles = game.locator('.vs-post:not(.vs-waiting) .vs-river:not(.small) button');
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.locator('.ask')).toContainText('Inspecteurs');
});

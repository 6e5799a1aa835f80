// What is sent: a game played by messages, a challenge, a ready-made scenario, a file; a link read by hand before it is opened; and how little it takes to send a scenario of one's own.
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { encodeMoment } from '../../src/engine/scenario/moment.ts';
import { GAMES } from '../games/index.ts';
import { seededLine } from '../links/golden.ts';
import { awake, begin, hasten, settle, siteUrl, test } from './kit.ts';

test.use({ kept: {} });

const FIRST = 'vengeurs-contre-fatalis';
/** Another reader, on another device. */
const elsewhere = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await hasten(page, 5);
  await page.goto(address);
  return page;
};
/** Plays whatever is first offered, until somebody elsewhere is waited for. */
const playOn = async (game: Locator): Promise<void> => {
  const away = game.locator('[data-a-distance]');
  const choice = game.locator('.decide [data-action]').first();
  for (let i = 0; i < 60 && !(await away.isVisible()); i += 1) {
    const step = await game.getAttribute('data-pas');
    await expect(away.or(choice).first()).toBeAttached({ timeout: 15_000 });
    if (await away.isVisible()) return;
    await choice.dispatchEvent('click');
    await expect(game).not.toHaveAttribute('data-pas', step ?? '', { timeout: 15_000 });
  }
  await expect(away).toBeVisible();
};
/** The link that passes the hand. */
const passed = async (game: Locator): Promise<string> => {
  await game.locator('[data-commande=passer-la-main]').click();
  const dialog = game.page().locator('dialog.share');
  await expect(dialog.getByRole('heading')).toHaveText('Passer la main');
  const href = await dialog.getByRole('textbox', { name: 'Lien' }).inputValue();
  await game.page().keyboard.press('Escape');
  return href;
};

test('a game is played by messages: each answers by a link, and keeps one game', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await hasten(page, 3);
  await page.goto('battleworld/jouer/');
  const mine = await begin(page, FIRST);
  await settle(mine, async (menu) => void (await menu.locator('.seats select').nth(1).selectOption('ailleurs')));
  await playOn(mine);
  const sent = await passed(mine);
  expect(sent).toContain('/battleworld/jouer/?main#p=');

  const other = await elsewhere(browser, sent);
  const theirs = other.locator('[data-partie]');
  await theirs.waitFor();
  const note = other.locator('[data-envoi]');
  await expect(note).toContainText('On vous passe la main dans « Vengeurs contre Fatalis »');
  await expect(note).toContainText('Vous jouez : Les Vilains.');
  await note.getByRole('button', { name: 'À moi de jouer' }).click();
  const before = Number(await theirs.getAttribute('data-pas'));
  await playOn(theirs);
  const answer = await passed(theirs);

  await page.goto(answer);
  await page.reload();
  await mine.waitFor();
  expect(Number(await mine.getAttribute('data-pas'))).toBeGreaterThan(before);
  await expect(page.locator('[data-envoi]')).toContainText('Vous jouez : Les Héros.');
  await playOn(mine);
  await settle(mine, (menu) => menu.locator('[data-commande=quitter]').click());
  await expect(page.locator('[data-partie-gardee]')).toHaveCount(1); // the answer went on with the game that was sent
  await other.context().close();
});

test('where hands are hidden, nobody is offered to play from elsewhere', async ({ page }) => {
  await page.goto('fields-of-eternia/jouer/');
  const game = await begin(page, 'une-partie-entiere');
  const far = game.locator('.seats option[value=ailleurs]');
  await expect(game.locator('.seats select').first()).toBeAttached();
  await expect(far).toHaveCount(0);
});

test('a problem of the day says the tries of who sent it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00'));
  await page.goto('probleme/#2026-11-24&defi=3');
  await expect(page.locator('[data-probleme]')).toHaveAttribute('data-probleme', '2026-11-24');
  await expect(page.locator('main .note')).toContainText('trouvé au 3e essai');
});

test('a game begun at the table is sent as a challenge: who opens it begins from its start', async ({
  page,
  browser,
}) => {
  await hasten(page, 3);
  await page.goto('battleworld/jouer/');
  const game = await begin(page, FIRST);
  await game.locator('.decide [data-action]').first().dispatchEvent('click');
  await expect(game).not.toHaveAttribute('data-pas', '0');
  await game.locator('[data-commande=partager]').click();
  const dialog = page.locator('dialog.share');
  await dialog.getByRole('radio', { name: 'Défier' }).check();
  const href = await dialog.getByRole('textbox', { name: 'Lien' }).inputValue();
  expect(href).toMatch(/\/battleworld\/jouer\/#s=.*&defi=0$/);
  const other = await elsewhere(browser, href);
  const theirs = other.locator('[data-partie]');
  await theirs.waitFor();
  await expect(other.locator('[data-envoi]')).toContainText(
    'On vous défie ! C’est « Vengeurs contre Fatalis », à jouer depuis le début. La personne qui vous l’envoie n’a pas terminé la partie.',
  );
  await other.goto('about:blank'); // a link that is opened, not an address that changes
  await other.goto(href.replace(/defi=0$/, 'defi=2'));
  await expect(other.locator('[data-envoi]')).toContainText('a terminé la partie au 2e essai.');
  await other.context().close();
});

test('a ready-made scenario is sent by a short address, that opens it', async ({ page, browser }) => {
  await page.goto('battleworld/jouer/');
  await awake(page.locator('.lobby'));
  await page.locator(`[data-partager="${FIRST}"]`).click();
  const link = page.locator('dialog.share').getByRole('textbox', { name: 'Lien' });
  const href = await link.inputValue();
  expect(href).toBe(`${new URL(page.url()).origin}${new URL(siteUrl()).pathname}battleworld/jouer/#pret=${FIRST}`);
  await expect(page.locator('dialog.share .qr')).toBeVisible();
  const other = await elsewhere(browser, href);
  await other.locator('[data-partie]').waitFor();
  await expect(other.locator('[data-envoi]')).toContainText(
    'On vous a envoyé « Vengeurs contre Fatalis », à jouer depuis le début.',
  );
  await other.goto('about:blank');
  await other.goto(href.replace(FIRST, 'celui-qui-manque'));
  await expect(other.getByText('Ce lien parle d’un scénario que cette page ne connaît pas.')).toBeVisible();
  await other.context().close();
});

test.describe('at a table where people play', () => {
  test.use({ kept: { together: true } });

  test('a link that comes is not lost to a move that is played before it is read', async ({ page }) => {
    const ours = `#pret=${FIRST}`;
    const other = '#pret=celui-qui-manque';
    const hash = async (): Promise<string> => await page.evaluate(() => location.hash);
    await page.goto(`battleworld/jouer/${ours}`);
    const game = page.locator('[data-partie]');
    const choice = game.locator('.decide [data-action]').first();
    await expect(choice).toBeAttached();
    await choice.dispatchEvent('click');
    await expect.poll(hash, 'what the address told is past').toBe('');
    await page.evaluate((link) => history.pushState(null, '', link), other); // as on a busy page, where nothing has told yet that it came
    const step = await game.getAttribute('data-pas');
    await choice.dispatchEvent('click');
    await expect(game).not.toHaveAttribute('data-pas', step ?? '');
    await page.waitForTimeout(300); // what a move has to do is done by then
    expect(await hash()).toBe(other);
    await page.reload();
    await expect(page.getByText('Ce lien parle d’un scénario que cette page ne connaît pas.')).toBeVisible();
  });
});

test('a link to the workshop says what was sent, and its two ways', async ({ page, browser }) => {
  await page.goto('battleworld/jouer/');
  const href = await page.locator(`[data-modifier="${FIRST}"]`).getAttribute('href');
  const address = new URL(href ?? '', page.url()).href;
  const other = await elsewhere(browser, address);
  const note = other.locator('[data-envoi]');
  await expect(note).toContainText('On vous a envoyé « Vengeurs contre Fatalis ».');
  await note.getByRole('button', { name: 'Modifier' }).click();
  await expect(note).toBeHidden();
  await other.reload();
  await note.getByRole('button', { name: 'Jouer' }).click();
  await other.locator('[data-partie]').waitFor();
  await other.context().close();
});

/** A game of some hundreds of moves: no phone reads its link from a screen. */
const longGame = (): string => {
  const { modes } = GAMES.find(({ jeu }) => jeu === 'battlefight') ?? {};
  const { game, codec } = modes!['partie']!;
  const { scenario, version } = JSON.parse(
    readFileSync('src/engine/battlefight/scenarios/melee-a-six.json', 'utf8'),
  ) as { readonly scenario: unknown; readonly version: number };
  const read = codec.read(scenario, version);
  if (!read.ok) throw new Error('the scenario is refused');
  return encodeMoment(game, codec, read.value, seededLine(modes!['partie']!, read.value, 4, 900));
};

test('a link too long for a messenger goes as a file, that opens the same game', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.goto(`battlefight/jouer/#p=${longGame()}`);
  const game = page.locator('[data-partie]');
  await game.waitFor();
  await game.locator('[data-commande=partager]').click();
  const saving = page.waitForEvent('download');
  await page.locator('[data-lien-long] button').click();
  const path = await (await saving).path();
  const other = await elsewhere(browser, `${siteUrl()}battlefight/jouer/`);
  await awake(other.locator('.lobby'));
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.locator('[data-partie]')).toHaveAttribute('data-pas', /^90\d$/); // chance may draw on by itself, here and there
  await other.context().close();
});

test('a link is read by hand: what it is, its format, its size, its counts; never its moves', async ({ page }) => {
  await page.goto('battleworld/jouer/');
  await awake(page.locator('.lobby'));
  const game = await begin(page, FIRST);
  await game.locator('.decide [data-action]').first().dispatchEvent('click');
  await game.locator('[data-commande=partager]').click();
  const moment = await page.locator('dialog.share').getByRole('textbox', { name: 'Lien' }).inputValue();
  await page.goto('partage/');
  const form = page.locator('[data-lire-lien]');
  await awake(form);
  const told = page.locator('[data-lien-lu]');
  await form.locator('textarea').fill(moment);
  await expect(told).toContainText('Une partie, après');
  await expect(told).toContainText('Battleworld (partie)');
  await expect(told).toContainText('version 1');
  await expect(told).toContainText('caractères dans le lien');
  await expect(told).not.toContainText(/Hulk|move|type/);
  await told.getByRole('link', { name: 'Jouer d’ici' }).click();
  await page.locator('[data-partie]').waitFor();
  await page.goto('partage/');
  await awake(form);
  for (const [text, says] of [
    ['bonjour', 'Ce texte n’est pas un lien'],
    [`${moment.slice(0, -8)}`, 'Ce lien est abîmé'],
    ['https://exemple.org/#s=1.echecs~partie.AAAA', 'un autre jeu'],
    ['/battleworld/exercices/#x=degats.12&defi=2', 'avec un défi'],
  ] as const) {
    await form.locator('textarea').fill(text);
    await expect(told).toContainText(says);
  }
});

test('from the portal to the copied link of a scenario of one’s own: twelve presses at most', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('battleworld/');
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    await what.click();
    presses += 1;
  };
  await press(page.getByRole('navigation', { name: /Battleworld/ }).getByRole('link', { name: 'Jouer' }));
  await awake(page.locator('.lobby'));
  await press(page.locator(`[data-modifier="${FIRST}"]`));
  const desk = page.locator('[data-atelier][data-pret]');
  await desk.waitFor();
  await press(desk.locator('.desk-place [data-cell=d2]')); // somebody is taken up
  await press(desk.locator('.desk-place [data-cell=d3]')); // and put down
  await press(desk.locator('[data-onglet="scenario"]'));
  await press(desk.getByRole('button', { name: 'Partager par lien ou QR code' }));
  await press(page.locator('dialog.share').getByRole('button', { name: 'Copier le lien' }));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/battleworld/atelier/#s=');
  expect(presses).toBeLessThanOrEqual(12);
  await page.goto(copied);
  await page.reload();
  await desk.waitFor();
  await expect(desk.locator('.desk-place [data-cell=d3]')).toHaveAccessibleName(/Hulk/);
});

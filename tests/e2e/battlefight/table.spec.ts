// The table of BattleFight: whole games by clicks, hands hidden between people who share a device or against the machine, a match, four people.
import type { Locator, Page } from '@playwright/test';
import { begin, expect, misprints, settle, test, toMachine } from '../kit.ts';

test.use({ reducedMotion: 'reduce' }); // cards run on without a pause

const table = async (page: Page, scenario: string): Promise<Locator> => {
  await page.goto('battlefight/jouer/');
  return begin(page, scenario);
};
const cell = (game: Locator, name: string): Locator => game.locator(`[role=grid] [data-cell="${name}"][data-look]`);
/** A card lit in the hand, or among the basic techniques. */
const technique = (game: Locator, card: string): Locator =>
  game.locator(`.bf-held.open [data-cell="carte:${card}"]`).first();
const stepOf = async (game: Locator): Promise<number> => Number(await game.getAttribute('data-pas'));
/** Presses, and waits until the game has moved. */
const press = async (game: Locator, target: Locator): Promise<void> => {
  const before = await stepOf(game);
  await target.click();
  await expect(game).not.toHaveAttribute('data-pas', `${before}`);
};
const EDGE = { x: 8, y: 14 }; // what shows of a card in a fan
/** Reads the card, then plays it. */
const playCard = async (game: Locator, card: string): Promise<void> => {
  await technique(game, card).click({ position: EDGE });
  await press(game, game.locator('[data-lecture] .btn.go'));
};
/** The device goes round and chance is drawn, by their buttons, until what is wanted can be pressed. */
const reach = async (game: Locator, wanted: Locator): Promise<void> => {
  const [curtain, draw] = [game.locator('[data-commande=montrer]'), game.locator('[data-commande=lancer]')];
  for (let i = 0; i < 30; i += 1) {
    await expect(curtain.or(draw).or(wanted).first()).toBeVisible();
    if (await wanted.isVisible()) return;
    if (await curtain.isVisible()) await curtain.click();
    else await press(game, draw);
  }
  throw new Error('nobody is asked for what is wanted');
};
const FOCUS = 'base-concentration';
const focus = async (game: Locator): Promise<void> => {
  await reach(game, technique(game, FOCUS));
  await playCard(game, FOCUS);
};
/** Whose turn it is, in the words of the question. */
const asked = (game: Locator): Locator => game.locator('.ask .turn');
const seat = (game: Locator, name: string): Locator => game.getByRole('region', { name, exact: true });
const mat = (game: Locator, name: string): Locator => game.getByRole('region', { name: `Cartes de ${name}` });
const resign = async (game: Locator, name: string): Promise<void> => {
  await reach(game, technique(game, FOCUS));
  await game.locator('.asides summary').click();
  await press(game, game.getByRole('button', { name: new RegExp(`^Abandonner \\(${name}\\)`) }));
};
const over = async (game: Locator, words: RegExp): Promise<void> => {
  await expect(game.locator('.ask[data-tour=end]')).toContainText(words);
  await expect(game.locator('.log [data-evenement]').last()).toBeAttached();
};

/** The win of « Deux pas du bord », in one turn. */
const pushOut = async (game: Locator): Promise<void> => {
  await playCard(game, 'ex-dep-2');
  await press(game, cell(game, 'D5'));
  await playCard(game, 'ex-att-3');
  await press(game, cell(game, 'D7'));
  await press(game, cell(game, 'D7')); // who stands at the edge is pressed: out
  await over(game, /J1 gagne la partie/);
};

test('a whole game by clicks: two cards, a step, two pushes, and the other is off the board', async ({ page }) => {
  const game = await table(page, 'deux-pas-du-bord');
  await expect(game.locator('.scene-goal')).toHaveText('Avec J1, gagnez dès ce tour.');
  await pushOut(game);
  await expect(game.locator('.scene-goal')).toHaveCount(0); // nothing is left to be reached
  await expect(game.locator('[data-but=atteint]')).toContainText(/But atteint\s: Avec J1, gagnez dès ce tour/);
  const end = game.locator('[data-fin-de-partie]');
  await end.getByRole('button', { name: 'Rejouer' }).click();
  await expect(game).toHaveAttribute('data-pas', '0');
  await expect(end).toHaveCount(0);
  await pushOut(game);
  await expect(seat(game, 'J2')).toContainText('hors du jeu');
  expect(await misprints(page)).toEqual([]);
  for (let at = await stepOf(game); at > 0; at = await stepOf(game))
    await press(game, game.locator('[data-commande=annuler]'));
  await expect(technique(game, 'ex-dep-2')).toBeVisible();
  await pushOut(game);
  await end.getByRole('button', { name: 'Changer de partie' }).click();
  await expect(page.locator('.lobby [data-scenario]').first()).toBeVisible();
});

test('a goal that was missed is told so; a challenge is tried again, and sent back with both counts', async ({
  page,
  browser,
}) => {
  const game = await table(page, 'deux-pas-du-bord');
  await resign(game, 'J1');
  await expect(game.locator('[data-but=manque]')).toContainText(/But manqué\s: Avec J1/);
  await expect(game.locator('[data-fin-de-partie] p')).toHaveCount(0); // nobody sent it
  const linkOf = async (on: Page): Promise<string> => {
    await on.locator('[data-fin-de-partie] [data-commande=defier]').click();
    const dialog = on.locator('dialog.share');
    await expect(dialog.getByRole('radio')).toHaveCount(0); // that way of sending alone
    return dialog.getByRole('textbox', { name: 'Lien' }).inputValue();
  };
  const href = await linkOf(page);
  expect(href).toMatch(/&defi=1$/);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(href);
  const theirs = other.locator('[data-partie]');
  await theirs.waitFor();
  await resign(theirs, 'J1');
  const told = theirs.locator('[data-fin-de-partie]');
  await expect(told).toContainText(
    'Vous avez terminé la partie du premier coup. La personne qui vous défie a terminé la partie du premier coup.',
  );
  await told.locator('[data-commande=reessayer]').click();
  await expect(theirs).toHaveAttribute('data-pas', '0');
  await resign(theirs, 'J1');
  await told.locator('[data-commande=reessayer]').click();
  await playCard(theirs, 'ex-dep-2');
  const isKept = (): Promise<boolean> =>
    other.evaluate(() => Object.values(localStorage).some((text) => String(text).includes('"type":"play"')));
  await expect.poll(isKept).toBe(true);
  await other.reload(); // the game of this device, which knows that it was sent
  await other.locator('[data-reprendre-partie]').first().click();
  await press(theirs, theirs.locator('[data-commande=annuler]'));
  await pushOut(theirs);
  await expect(told).toContainText('Vous avez terminé la partie au 2e essai. La personne qui vous défie');
  await expect(told.getByRole('button', { name: 'Renvoyer le défi' })).toBeVisible();
  expect(await misprints(other)).toEqual([]);
  expect(await linkOf(other)).toMatch(/&defi=2$/);
  await other.context().close();
});

test('a card taken up after another never bears the words of the first', async ({ page }) => {
  const game = await table(page, 'deux-pas-du-bord');
  const read = game.locator('[data-lecture]');
  await technique(game, 'ex-att-3').click({ position: EDGE });
  await expect(read.locator('li > span').first()).toHaveText(/\S/);
  const says = (await read.locator('li > span').first().textContent()) ?? '';
  // in one task: what the next drawing shows, before anything can have come for it
  const after = await technique(game, 'ex-dep-2').evaluate(async (card) => {
    (card as HTMLElement).click();
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
    const shown = document.querySelector('[data-lecture]');
    return { of: shown?.getAttribute('data-lecture'), text: shown?.textContent ?? '' };
  });
  expect(after.of).toBe('ex-dep-2');
  expect(after.text).not.toContain(says);
  await expect(read.locator('li > span').first()).toHaveText(/\S/);
});

test('a match of three games between two people: hands stay hidden, the score is told', async ({ page }) => {
  const game = await table(page, 'match-en-trois-parties');
  for (let turn = 0; turn < 3; turn += 1) await focus(game); // each has drawn, then the first again: what a hand holds is asked of nobody else
  await reach(game, technique(game, FOCUS));
  await expect(game.locator('.ask')).toContainText(/choisit une technique/);
  const mine = (await asked(game).textContent()) ?? '';
  const [hidden, shown] = mine === 'J1' ? ['J2', 'J1'] : ['J1', 'J2'];
  await expect(mat(game, hidden).getByRole('img', { name: 'carte cachée' })).not.toHaveCount(0);
  await expect(mat(game, hidden).locator('.bf-hand button')).toHaveCount(0);
  await expect(mat(game, shown).getByRole('img', { name: 'carte cachée' })).toHaveCount(0);
  await expect(mat(game, shown).locator('.bf-hand button')).not.toHaveCount(0);
  await resign(game, 'J1');
  await expect(game.locator('.caption')).toContainText(/J2 gagne la partie 1\.\sScore\s: 0\spour J1 et 1\spour J2\./); // read before the next game is played
  for (const name of ['J2', 'J1']) await resign(game, name);
  await over(game, /J2 gagne le match/);
  await expect(game.locator('.bf-games li')).toHaveText([/1\s: J2$/, /2\s: J1$/, /3\s: J2$/]);
  const middle = await game.locator('.bf-match, .bf-score').evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return Math.round((left + right) / 2);
    }),
  );
  expect(Math.abs((middle[0] ?? 0) - (middle[1] ?? 99))).toBeLessThanOrEqual(1);
  await expect(game.locator('table.bf-score')).toContainText(/J1\s*1\spartie gagnée\s*J2\s*2\sparties gagnées/);
  expect(await misprints(page)).toEqual([]);
});

test('a match against the machine, chance left to itself: it answers each turn, and the hand is never shown', async ({
  page,
}) => {
  const game = await table(page, 'match-en-trois-parties');
  await settle(game, async (menu) => {
    await toMachine(menu.locator('.seats select').nth(1));
    await menu.locator('[data-reglage=vrais-des]').uncheck();
  });
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(technique(game, FOCUS)).toBeVisible();
    await expect(asked(game)).toHaveText('J1');
    await playCard(game, FOCUS);
  }
  await expect(technique(game, FOCUS)).toBeVisible();
  await expect(mat(game, 'J1').locator('.bf-hand button')).not.toHaveCount(0);
  await expect(mat(game, 'J2').locator('.bf-hand button')).toHaveCount(0); // a card that shows can be read
  for (let i = 0; i < 3; i += 1) await resign(game, 'J1');
  await over(game, /J2 gagne le match/);
});

test('« Mêlée à quatre » goes round the table, hands hidden, to the last person in play', async ({ page }) => {
  const game = await table(page, 'melee-a-quatre');
  for (let turn = 0; turn < 5; turn += 1) await focus(game);
  await reach(game, technique(game, FOCUS));
  await expect(asked(game)).toHaveText('J2');
  await expect(mat(game, 'J2').locator('.bf-hand button').first()).toBeVisible();
  for (const name of ['J1', 'J3', 'J4']) await expect(mat(game, name)).toHaveCount(0); // how many they hold is said beside the ring
  for (const name of ['J1', 'J3', 'J4']) await resign(game, name);
  await over(game, /J2 gagne la partie/);
});

test('« Mêlée à quatre » against three machines: the turn comes back', async ({ page }) => {
  const game = await table(page, 'melee-a-quatre');
  await settle(game, async (menu) => {
    for (const other of [1, 2, 3]) await toMachine(menu.locator('.seats select').nth(other));
    await menu.locator('[data-reglage=vrais-des]').uncheck();
  });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(technique(game, FOCUS)).toBeVisible({ timeout: 45_000 });
    await playCard(game, FOCUS);
  }
  await expect(technique(game, FOCUS)).toBeVisible({ timeout: 45_000 });
  await resign(game, 'J1');
  await expect(seat(game, 'J1')).toContainText('hors du jeu');
});

test('by keyboard, one’s own pawn is asked before a step is spent, and gives the focus back', async ({ page }) => {
  const game = await table(page, 'deux-pas-du-bord');
  await expect(game.locator('[data-legende]')).toContainText('Trois cartes en main'); // before anything has happened, what the scenario says
  await technique(game, 'base-deplacement').focus();
  await page.keyboard.press('Enter');
  await press(game, game.locator('[data-lecture] .btn.go'));
  await expect(cell(game, 'D5')).toBeVisible();
  const own = game.locator('[role=grid] [data-cell="D4"]');
  const stay = game.locator('.cell-menu-body > .btn').first();
  const step = await stepOf(game);
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(stay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stay).toHaveCount(0);
  await expect(own).toBeFocused();
  expect(await stepOf(game)).toBe(step);
  await page.keyboard.press('Enter');
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game).not.toHaveAttribute('data-pas', `${step}`);
});

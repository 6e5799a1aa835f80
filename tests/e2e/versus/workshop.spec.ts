// The workshop of Versus: a mission drawn from nothing on its plan by mouse, by touch on a phone, by keyboard alone; a team place by place, a mission written from one of the booklet's, faults told with their rule, links, the printed page.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, pagesPrinted, shareLink, test, unfold } from '../kit.ts';
import { corner, type Hand, PLAN_HANDS, planSpot as spot } from '../hands.ts';
import { place } from './companion.ts';

const verdict = (page: Page): Locator => page.locator('.verdict');
const open = async (page: Page): Promise<void> => {
  await page.goto('versus/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
};
const choose = async (page: Page, path: string, value: string): Promise<void> =>
  void (await (await unfold(page, path)).selectOption(value));
const river = (page: Page, camp: 'héros' | 'vilain'): Locator =>
  page.locator('.board-pane').getByRole('list', { name: `Rivière du ${camp}` });
/** The fault told beside its field, which it describes; its rule is one link away. */
const faultAt = async (page: Page, path: string, words: string, rule: RegExp): Promise<void> => {
  const input = await unfold(page, path);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  const fault = page.locator(`[id="champ.${path}.faute"]`);
  await expect(fault).toContainText(words);
  expect(await input.getAttribute('aria-describedby')).toContain(`champ.${path}.faute`);
  await expect(fault.locator('a.cite').first()).toHaveAttribute('href', rule);
};

// ── A mission from nothing
const thing = (page: Page, path: string): Locator => page.locator(`.desk-place [data-prendre="${path}"]`);
const [[, byMouse]] = PLAN_HANDS;
const blank = async (page: Page): Promise<void> => {
  await open(page);
  await choose(page, 'mode', 'mission');
  await choose(page, 'mission', 'neuve');
};
const lay = async (page: Page, hand: Hand<string>, key: string, at: string): Promise<void> => {
  await hand.press(page.locator('[data-onglet=reserve]'));
  await hand.press(page.locator(`[data-stock="${key}"]`));
  await hand.cell(page, at);
};

for (const [name, hand, use] of PLAN_HANDS)
  test.describe(`by ${name}`, () => {
    test.use(use);
    test('two zones, a bomb and a test: drawn, made faulty, mended, tried, shared, reopened, printed on one page, played', async ({
      page,
      context,
    }) => {
      await blank(page);
      await lay(page, hand, 'zone', 'a1');
      await lay(page, hand, 'zone', 'a1'); // one on the other: both are there
      await expect(spot(page, 'a1').locator('.vs-room')).toHaveCount(2);
      await expect(spot(page, 'a1')).toContainText('à corriger');
      await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
      await expect(page.locator('#bilan a.cite').first()).toHaveAttribute(
        'href',
        /\/versus\/regles\/[a-z0-9-]+\/#vs\./,
      );
      await hand.press(page.locator('#bilan [data-reparer]', { hasText: 'place libre' }));
      await expect(verdict(page)).toHaveText('Prêt à jouer');
      await expect(spot(page, 'b1')).toContainText('Zone 2');

      await lay(page, hand, 'livret:bombe', 'a1');
      await lay(page, hand, 'sortie', 'b1');
      await lay(page, hand, 'test:manipulation', 'a1');
      await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
      await expect(thing(page, 'mission.tests.0').locator('.vs-wrong')).toBeVisible(); // told on the piece
      await hand.press(page.locator('#bilan .link').first());
      await expect(field(page, 'mission.tests.0.name')).toBeFocused();
      await field(page, 'mission.tests.0.name').fill('désamorcer la bombe');
      await field(page, 'mission.tests.0.difficulty').fill('4');
      await field(page, 'mission.tests.0.to').selectOption('neutralisee');
      await expect(verdict(page)).toHaveText('Prêt à jouer');
      await hand.press(page.locator('[data-main=lacher]'));

      await hand.cell(page, 'a1');
      const name = page.locator('[data-nom-zone]').filter({ visible: true }).first();
      await name.fill('Quai');
      await name.press('Enter');
      await hand.press(page.locator('[data-main=relier]'));
      await hand.cell(page, 'b1');
      await expect(page.locator('.vs-plan-edit .vs-doors path')).toHaveCount(1);
      await expect(page.locator('.said')).toContainText('Quai et Zone 2 communiquent');
      expect(await misprints(page)).toEqual([]);

      await hand.press(page.locator('[data-essayer]'));
      const trial = page.locator('[data-essai]');
      await expect(trial.locator('.vs-room')).toHaveCount(2);
      await hand.press(trial.getByRole('button', { name: 'Finir le tour' }));
      await hand.press(place(trial, 'piece:bombe-1').first());
      await hand.press(trial.locator('.vs-menu').getByRole('button', { name: /réussi$/ }));
      await expect(trial.locator('.vs-goals .vs-piece.taken')).toHaveCount(1);
      await hand.press(trial.locator('[data-fermer-essai]'));
      await expect(trial).toHaveCount(0);

      await (await unfold(page, 'name')).fill('Deux zones');
      await hand.press(page.locator('[data-onglet=scenario]'));
      const link = await shareLink(page, 'modifier');
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
      await expect(spot(other, 'a1')).toContainText('Quai');
      await expect(thing(other, 'pieces.0')).toBeVisible();
      await expect(other.locator('.vs-plan-edit .vs-doors path')).toHaveCount(1);
      await other.close();
      expect(await pagesPrinted(page)).toBe(1);

      await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
      await expect(page).toHaveURL(/\/versus\/jouer\//);
      const game = page.locator('[data-partie="versus/mission"]');
      await expect(game.locator('.vs-room').first()).toContainText('Quai');
      await expect(game.locator('.vs-doors path')).toHaveCount(1);
    });
  });

test('zones are moved and tied by a drag, pieces and things of the tray too; each gesture is undone', async ({
  page,
}) => {
  await blank(page);
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [a, b] = await Promise.all([from.boundingBox(), to.boundingBox()]);
    if (a === null || b === null) throw new Error('Nothing to drag.');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const name = (at: string): Locator => spot(page, at).locator('.vs-room-name');
  await page.locator('[data-onglet=reserve]').click();
  await drag(page.locator('[data-stock=zone]'), spot(page, 'a1'));
  await page.locator('[data-onglet=reserve]').click();
  await drag(page.locator('[data-stock="livret:bombe"]'), spot(page, 'a1'));
  await page.locator('[data-onglet=reserve]').click();
  await drag(page.locator('[data-stock=zone]'), spot(page, 'b1'));
  await drag(name('a1'), spot(page, 'b1'));
  await expect(page.locator('.vs-plan-edit .vs-doors path')).toHaveCount(1);
  await drag(thing(page, 'pieces.0'), spot(page, 'b1'));
  await expect(spot(page, 'b1')).toContainText('Bombe n° 1');
  await drag(name('b1'), spot(page, 'c2'));
  await expect(spot(page, 'c2')).toContainText('Bombe n° 1'); // it goes with its zone
  await page.keyboard.press('Control+z');
  await expect(spot(page, 'b1')).toContainText('Bombe n° 1');
  await page.keyboard.press('Control+z');
  await expect(spot(page, 'a1')).toContainText('Bombe n° 1');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.vs-plan-edit .vs-doors path')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.vs-plan-edit .vs-doors path')).toHaveCount(1);
});

test('a zone removed: what lay there stays in sight, and comes back by a press; a rule is a sentence to fill', async ({
  page,
}) => {
  await blank(page);
  await lay(page, byMouse, 'zone', 'a1');
  await lay(page, byMouse, 'livret:otage', 'b1'); // where there is no zone, one comes with it
  await spot(page, 'b1').click(corner);
  await page.locator('[data-main=retirer]').click();
  const away = page.locator('.desk-away');
  await expect(away).toContainText('Otage n° 1');
  await away.getByRole('button', { name: /^Otage n° 1/ }).click();
  await spot(page, 'a1').click(corner);
  await expect(spot(page, 'a1')).toContainText('Otage n° 1');
  await choose(page, 'mission.special.ajout', 'exit');
  await (await unfold(page, 'mission.special.0.name')).fill('Sortir l’otage');
  await expect(page.locator('.sentence').filter({ has: field(page, 'mission.special.0.token') })).toContainText(
    'entre dans une sortie',
  );
  await field(page, 'mission.special.0.to').selectOption('perdu');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('a team place by place: a wrong level refused, mended, shared, played', async ({ page, context }) => {
  await open(page);
  const slot = (n: number, key: 'tile' | 'level'): string => `sides.hero.slots.${n - 1}.${key}`;
  await choose(page, slot(6, 'tile'), 'batman');
  await choose(page, slot(1, 'tile'), 'sbires-heros-a');
  await expect((await unfold(page, slot(5, 'tile'))).locator('option[value=sbires-heros-a]')).toHaveCount(0); // taken already: not offered again
  await expect((await unfold(page, slot(3, 'tile'))).locator('option[value=batman]')).toHaveCount(0);
  await choose(page, slot(1, 'level'), 'elite');
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await faultAt(
    page,
    slot(1, 'tile'),
    'La tuile Policiers n’a pas le niveau que demande cette place',
    /\/versus\/regles\/mise-en-place\/#vs\.mise-en-place\./,
  );
  await expect(page.locator('#bilan')).toContainText('Héros, rivière, place 1');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click({ force: true }); // not yet: it says so
  await expect(page.locator('.said')).toContainText('Corrigez d’abord les fautes');
  expect(await misprints(page)).toEqual([]);
  await choose(page, slot(1, 'level'), 'minion');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  for (const [n, tile] of [
    [2, 'elites-heros-a'],
    [3, 'huntress'],
    [4, 'elites-heros-b'],
    [5, 'sbires-heros-b'],
  ] as const)
    await choose(page, slot(n, 'tile'), tile);
  await expect(river(page, 'héros').getByRole('listitem')).toContainText([
    'Policiers',
    'Inspecteurs',
    'Huntress',
    'Agents',
    'Vigiles',
    'Batman',
    'Événement',
  ]);
  await (await unfold(page, 'name')).fill('Batman à la barre');

  const other = await context.newPage();
  await other.goto(await shareLink(page, 'modifier'));
  await expect(field(other, 'name')).toHaveValue('Batman à la barre');
  await expect(river(other, 'héros')).toContainText('Huntress');
  await other.goto(await shareLink(page, 'jouer'));
  const game = other.locator('[data-partie="versus/partie"]');
  await expect(game).toContainText('Batman à la barre');
  await expect(game.locator('.ask')).toContainText('Au vilain de choisir son QG'); // the hero has his
  await place(game, 'card:bane').click();
  await game.locator('.vs-card-read').getByRole('button', { name: 'Prendre Bane comme QG' }).click();
  await expect(game.locator('.log')).toContainText('Le vilain prend Bane comme QG');
  await expect(game.locator('.vs-step')).toContainText('choix de l’équipe');
});

test('a mission written from the second of the booklet: broken, mended, played alone', async ({ page }) => {
  await open(page);
  await choose(page, 'mode', 'mission');
  await choose(page, 'mission', 'm2');
  await choose(page, 'mission', 'mienne'); // from that one
  await (await unfold(page, 'mission.title')).fill('Brouille de quartier');
  await (await unfold(page, 'mission.tokens.0.count')).fill('3');
  await (await unfold(page, 'mission.tests.0.difficulty')).fill('0');
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await faultAt(
    page,
    'mission.tests.0.difficulty',
    'La difficulté est un nombre entier de 1 à',
    /\/versus\/regles\/[a-z0-9-]+\/#vs\./,
  );
  await choose(page, 'mission.ends.0.kind', 'when'); // no last turn is left
  await expect(verdict(page)).toHaveText(/2\sfautes à corriger/);
  await expect(
    page.locator('.faults').filter({ hasText: 'Il faut un dernier tour' }).first().locator('a.cite').first(),
  ).toHaveAttribute('href', /#vs\.fin\./);
  expect(await misprints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await (await unfold(page, 'mission.tests.0.difficulty')).fill('4');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await page.locator('[data-onglet=scenario]').click();
  expect(await shareLink(page, 'jouer')).toMatch(/#s=\d+\.versus~mission\./);
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  const game = page.locator('[data-partie="versus/mission"]');
  await expect(game.locator('.vs-mission')).toHaveText('Brouille de quartier');
  await expect(game.getByRole('region', { name: 'Brouilleurs', exact: true })).toContainText(/3/);
  await place(game, 'piece:brouilleur-1').click();
  await game
    .locator('.vs-menu')
    .getByRole('button', { name: /réussi$/ })
    .click();
  await expect(game.locator('.log')).toContainText(/difficulté 4/);
  expect(await misprints(page)).toEqual([]);
});

test('two teams drawn at random are legal, ten times over; undo gives the example back', async ({ page }) => {
  await open(page);
  const before = await river(page, 'héros').innerText();
  await page.locator('[data-onglet=scenario]').click();
  const drawn = new Set<string>();
  for (let i = 0; i < 10; i += 1) {
    await page.getByRole('button', { name: 'Tirer deux équipes au hasard' }).click();
    await expect(page.locator('.said')).toContainText('Deux équipes tirées au hasard');
    await expect(verdict(page)).toHaveText('Prêt à jouer');
    await expect(river(page, 'héros')).not.toContainText('à prendre');
    await expect(river(page, 'vilain')).not.toContainText('à prendre');
    drawn.add(await river(page, 'héros').innerText());
  }
  expect(drawn.size).toBeGreaterThan(1);
  for (let i = 0; i < 10; i += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => river(page, 'héros').innerText()).toBe(before);
});

test('one printed page: both rivers, the mission, the rulings, the link', async ({ page }) => {
  await open(page);
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('.desk-form')).toBeHidden();
  for (const words of [
    'Rivière du héros',
    'Rivière du vilain',
    'Désamorcer la situation',
    'Fin :',
    'Le héros gagne si',
    'Arbitrages',
    '/versus/atelier/#s=',
  ])
    await expect(sheet).toContainText(new RegExp(words.replaceAll(' ', '\\s')));
  await expect(sheet.locator('svg.qr path')).toHaveCount(1);
});

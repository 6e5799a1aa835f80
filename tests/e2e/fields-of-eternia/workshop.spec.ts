// The workshop of Fields of Eternia: a duel built and played, a deck of twenty refused, an encounter, links that bring all of it back. Its maps: map.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, shareLink, test, unfold } from '../kit.ts';

const fault = (page: Page, path: string): Locator => page.locator(`[id="champ.${path}.faute"]`);
const verdict = (page: Page): Locator => page.locator('.verdict');
const open = async (page: Page): Promise<void> => {
  await page.goto('fields-of-eternia/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};
/** Another kind: its parts are fetched, then shown. */
const kind = async (page: Page, mode: string, first: string): Promise<void> => {
  await field(page, 'mode').selectOption(mode);
  await expect(page.locator('.said')).toContainText('Nouveau scénario');
  await unfold(page, first);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
};

test('a duel is built: a card typed, a surge chosen, a hand scripted; then it is played', async ({ page }) => {
  await open(page);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await (await unfold(page, 'name')).fill('Duel au sommet');
  await field(page, 'active.hero').selectOption('saisie');
  await (await unfold(page, 'active.hero.name')).fill('Zodac');
  await field(page, 'active.hero.health').fill('9');
  await (await unfold(page, 'active.hero.weapons.0.surge.effects.0.do')).selectOption('infliger');
  await field(page, 'active.hero.weapons.0.surge.effects.0.value').fill('2');
  await (await unfold(page, 'active.soldiers')).fill('2');
  await unfold(page, 'draws.0');
  await field(page, 'draws.0')
    .getByRole('button', { name: /^Ajouter «\s\+3\s»/ })
    .click();
  await expect(page.locator('.desk-view .combat-view')).toContainText('Zodac');
  await expect(page.locator('.desk-view .combat-view')).toContainText('9 sur 9');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  expect(await misprints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await expect(page).toHaveURL(/\/fields-of-eternia\/jouer\//);
  const game = page.locator('[data-partie="fields-of-eternia/combat-epique"]');
  await expect(game).toContainText('Duel au sommet');
  await expect(game).toContainText('Zodac');
});

test('a deck of twenty is refused with its rule, beside its field; the twenty-first card mends it', async ({
  page,
}) => {
  await open(page);
  const ones = await unfold(page, 'active.deck.plus1');
  await ones.fill('6');
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await expect(fault(page, 'active.deck')).toContainText(/21\scartes \(il y en a 20\)/);
  await expect(fault(page, 'active.deck').locator('a.cite').first()).toHaveAttribute(
    'href',
    /\/fields-of-eternia\/regles\/[a-z0-9-]+\/#foe\./,
  );
  await expect(page.locator('#bilan li')).toContainText('Héros actif, paquet de combat');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click({ force: true }); // it answers why not
  await expect(page).toHaveURL(/\/atelier\//);
  await expect(page.locator('.said')).toContainText('Corrigez');
  await field(page, 'active.deck.plus2').fill('7');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await expect(page.locator('.faults')).toHaveCount(0);
});

test('an encounter: six faces or nothing; its link brings back the enemy, the hero and the die', async ({
  page,
  context,
}) => {
  await open(page);
  await kind(page, 'contrees-sauvages', 'dice.blanc');
  await field(page, 'dice.blanc').fill('1');
  await expect(fault(page, 'dice')).toContainText('leur total doit faire 6');
  await field(page, 'dice.double').fill('2');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await field(page, 'enemy').selectOption('saisie:creature');
  await field(page, 'enemy.name').fill('Yéti');
  await field(page, 'enemy.attack').fill('5');
  await field(page, 'hero.body').fill('6');
  const link = await shareLink(page, 'modifier');
  expect(link).toMatch(/\/fields-of-eternia\/atelier\/#s=\d+\.fields-of-eternia~contrees-sauvages\.[\w-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  await expect(field(other, 'mode')).toHaveValue('contrees-sauvages');
  await expect(await unfold(other, 'enemy.name')).toHaveValue('Yéti');
  await expect(field(other, 'enemy.attack')).toHaveValue('5');
  await expect(field(other, 'hero.body')).toHaveValue('6');
  await expect(field(other, 'dice.double')).toHaveValue('2');
  await expect(verdict(other)).toHaveText('Prêt à jouer');
});

test('another kind can be undone; a solo sheet tells its score; a skirmish is ready', async ({ page }) => {
  await open(page);
  await kind(page, 'solo', 'pv');
  await field(page, 'pv').fill('4');
  await expect(page.locator('.desk-view .solo-scores summary').first()).toContainText(/25/); // 4 PV and seven rounds left
  await kind(page, 'escarmouche', 'skirmish.soldiers');
  await field(page, 'skirmish.soldiers').fill('16');
  await expect(fault(page, 'skirmish.soldiers')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(field(page, 'mode')).toHaveValue('solo');
  await expect(await unfold(page, 'pv')).toHaveValue('4');
});

test('the draft is kept on the device, whatever its kind', async ({ page }) => {
  await open(page);
  await kind(page, 'combat-de-soldats', 'attacker.soldiers');
  await (await unfold(page, 'name')).fill('Gardé ici');
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('Gardé ici')));
  await page.reload();
  await expect(field(page, 'mode')).toHaveValue('combat-de-soldats');
  await expect(await unfold(page, 'name')).toHaveValue('Gardé ici');
  await expect(await unfold(page, 'attacker.soldiers')).toHaveValue('2');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('a ready-made scenario of another kind opens with its parts, in a draft of its own', async ({ page }) => {
  await open(page);
  await page.locator('.desk-form > details > summary', { hasText: 'Partir d’un scénario prêt' }).click();
  await page.getByRole('button', { name: /^Partir de là\s: Le pont des soldats/ }).click();
  await expect(page.locator('.map-edit')).toBeVisible();
  await expect(await unfold(page, 'mode')).toHaveValue('partie');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await expect(page.getByRole('gridcell', { name: /Poste du levant.*Skeletor/ })).toHaveCount(1);
  await expect(await unfold(page, 'teams.0.soldiers.p.nombre')).toHaveValue('3');
});

// « Ma boîte »: a card that came with a link enters it in one press, is used in another scenario, found by its name, taken out and given back, saved and opened elsewhere; a device that is full says so.
import { type Locator, type Page } from '@playwright/test';
import { partieCodec } from '../../src/engine/scenario/battleworld.ts';
import { inSentence } from '../../src/plugins/typography.ts';
import { CUSTOM } from '../games/battleworld/samples.ts';
import { awake, expect, field, test } from './kit.ts';

const NAME = CUSTOM.units.flatMap(({ sheet }) => (typeof sheet === 'string' ? [] : [sheet.name]))[0] ?? '';
const SAID = inSentence(NAME); // as sentences have it
const open = async (page: Page, hash = ''): Promise<Locator> => {
  await page.goto(`battleworld/atelier/${hash}`);
  const desk = page.locator('.desk[data-pret]');
  await expect(desk).toBeVisible();
  return desk;
};
const unfolded = async (page: Page): Promise<Locator> => {
  await page.locator('[data-onglet=scenario]').click();
  const box = page.locator('.own-box');
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
  return box;
};

test('from a link to the box, to another scenario; out and back; to a file and elsewhere', async ({
  page,
  browser,
}) => {
  await open(page, `#s=${partieCodec.encode(CUSTOM)}`);
  await page.locator('[data-envoi] [data-boite=ajouter]').click();
  await expect(page.locator('.said')).toContainText('1 pièce de plus');
  await expect(page.locator('[data-envoi] [data-boite=ajouter]')).toHaveCount(0);

  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.getByRole('button', { name: 'Recommencer' }).click();
  const box = await unfolded(page);
  await expect(box.locator('[data-boite=nouvelles]')).toHaveCount(0);
  const count = await page.locator('[data-prendre]').count();
  await box.getByRole('button', { name: `Utiliser : ${SAID}` }).click();
  await expect(page.locator('.said')).toContainText(`« ${SAID} » est dans le scénario`);
  await page.locator('[data-onglet=piece]').click();
  await expect(page.locator('[data-prendre]').filter({ hasText: NAME })).toHaveCount(1);
  expect(await page.locator('[data-prendre]').count()).toBeGreaterThan(count);

  await unfolded(page);
  await box.getByRole('button', { name: `Retirer de ma boîte : ${SAID}` }).click();
  await expect(box.locator('[data-boite=nouvelles]')).toContainText(SAID); // it is still in the scenario
  await box.locator('[data-boite=rendre]').click();
  await expect(box.locator(`[data-piece-de-boite="${NAME}"]`)).toBeVisible();
  await page.reload();
  await unfolded(page);
  await expect(box.locator(`[data-piece-de-boite="${NAME}"]`)).toBeVisible();

  const saving = page.waitForEvent('download');
  await box.locator('[data-boite=enregistrer]').click();
  const path = await (await saving).path();
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/battleworld/atelier/', page.url()).href);
  await expect(other.locator('.desk[data-pret]')).toBeVisible();
  const theirs = await unfolded(other);
  await theirs.getByLabel('Fichier de boîte').setInputFiles(path);
  await expect(theirs.locator(`[data-piece-de-boite="${NAME}"]`)).toBeVisible();
  await theirs.getByLabel('Fichier de boîte').setInputFiles(path);
  await expect(other.locator('.said')).toContainText('y était déjà');
  await theirs.getByLabel('Fichier de boîte').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"boite":"versus","v":1,"things":[]}'),
  });
  await expect(theirs.getByRole('alert')).toContainText('d’un autre jeu');
  await other.context().close();

  await page.goto('appareil/');
  await awake(page.locator('[data-appareil]'));
  await expect(page.locator('[data-genre="box"]')).toContainText('1 pièce');
});

test('a full device says so in place, and the file has it all', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string): void {
      if (key.startsWith('rv.boite.')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, text);
    };
  });
  await open(page, `#s=${partieCodec.encode(CUSTOM)}`);
  const box = await unfolded(page);
  await box.locator('[data-boite=ajouter]').click();
  await expect(box.locator('.unkept')).toContainText('ne garde pas tout');
  const saving = page.waitForEvent('download');
  await box.locator('.unkept').getByRole('button').click();
  expect((await saving).suggestedFilename()).toBe('battleworld-ma-boite.json');
  await expect(box.locator('[data-boite=nouvelles]')).toContainText(SAID); // nothing is said kept
});

test('two tabs: what one puts in, the other shows', async ({ page, context }) => {
  await open(page);
  const box = await unfolded(page);
  const other = await context.newPage();
  await open(other, `#s=${partieCodec.encode(CUSTOM)}`);
  await other.locator('[data-envoi] [data-boite=ajouter]').click();
  await expect(box.locator(`[data-piece-de-boite="${NAME}"]`)).toBeVisible();
});

test('a thing of the box is on the tray: put for a side by press, by drag, by keyboard', async ({ page }) => {
  await open(page, `#s=${partieCodec.encode(CUSTOM)}`);
  await page.locator('[data-envoi] [data-boite=ajouter]').click();
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await page.locator('[data-onglet=reserve]').click();
  const cell = (at: string): Locator => page.locator(`.desk-place [data-cell=${at}]`);
  const mine = page.getByRole('region', { name: 'Ma boîte' }).getByRole('button', { name: NAME });
  await expect(mine.locator('svg > *').first()).toBeAttached(); // its emblem

  await page.getByRole('button', { name: 'Vilains', exact: true }).click();
  await mine.click();
  await cell('d4').click();
  await expect(cell('d4')).toContainText(SAID);
  await expect(cell('d4')).toContainText('Vilains');

  await page.locator('[data-onglet=reserve]').click();
  const [from, to] = await Promise.all([mine.boundingBox(), cell('d3').boundingBox()]);
  if (from === null || to === null) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(cell('d3')).toContainText(SAID);

  await page.locator('[data-onglet=reserve]').click();
  await mine.press('Enter');
  await page.locator('.desk-place [data-cell][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  const here = page.locator('.desk-place [data-cell]:focus');
  const at = (await here.getAttribute('data-cell')) ?? '';
  await page.keyboard.press('Enter');
  await expect(cell(at)).toContainText(SAID);
});

test('of sixty things, all are found: some at once, the others by their name, by their kind or one press further; who stands in the scenario is found too', async ({
  page,
}) => {
  const sheet = CUSTOM.units.map((unit) => unit.sheet).find((one) => typeof one !== 'string');
  const things = Array.from({ length: 60 }, (_, i) => ({
    v: 1,
    at: i,
    kind: 'personnage',
    name: `Renfort ${i + 1}`,
    value: { ...sheet, id: undefined, name: `Renfort ${i + 1}` },
  }));
  await page.addInitScript((all) => {
    for (const one of all) localStorage.setItem(`rv.boite.battleworld.${one.at}`, JSON.stringify(one));
  }, things);
  await open(page);
  const shelf = page.getByRole('region', { name: 'Ma boîte' });
  const mine = shelf.locator('[data-stock]');
  await expect(mine).toHaveCount(24);
  await expect(shelf.locator('h2')).toHaveText(/encore 36\spièces/);
  const search = page.locator('.tray-search');
  await search.fill('renfort 60 ');
  await expect(mine).toHaveText(/^Renfort 60/);
  await expect(shelf.locator('h2')).toHaveText('Ma boîte');
  await search.fill('personnages');
  await expect(mine).toHaveCount(24);
  await shelf.locator('[data-suite]').click();
  await expect(mine).toHaveCount(48);
  await shelf.locator('[data-suite]').click();
  await expect(mine).toHaveCount(60);
  await expect(shelf.locator('[data-suite]')).toHaveCount(0);

  const box = await unfolded(page);
  const lines = box.locator('[data-piece-de-boite]');
  await expect(lines).toHaveCount(24);
  await expect(box.locator('[data-boite=reste]')).toContainText(/Encore 36\spièces/);
  await box.getByRole('searchbox').fill('60');
  await expect(lines).toHaveText(/Renfort 60/);
  await box.getByRole('searchbox').fill('nulle part');
  await expect(box).toContainText(/ne s’appelle «\snulle part\s»/);
  await box.getByRole('searchbox').fill('');
  await box.locator('[data-boite=suite]').click();
  await expect(lines).toHaveCount(48);

  await page.locator('[data-onglet=piece]').click();
  const name = (await page.locator('#atelier-piece [data-prendre] span').first().textContent()) ?? '';
  await page.locator('[data-onglet=reserve]').click();
  await search.fill(name);
  await page.getByRole('region', { name: 'Déjà dans le scénario' }).getByRole('button', { name }).click();
  await expect(page.locator('.desk-held p')).toHaveText(name);
});
test('fields-of-eternia: a hero of the other side is found from any side of the tray', async ({ page }) => {
  await page.goto('fields-of-eternia/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await field(page, 'mode').selectOption('partie');
  await expect(page.locator('.map-edit')).toBeVisible();
  await page.locator('[data-onglet=reserve]').click();
  const owners = page.locator('.tray-owners button');
  const heroes = page
    .getByRole('region', { name: /Héros$/ })
    .locator('[data-stock^="heros:"]:not([data-stock="heros:"])');
  await owners.nth(1).click();
  const theirs = heroes.first().locator('b');
  const name = (await theirs.textContent()) ?? '';
  await owners.nth(0).click();
  await expect(theirs).not.toHaveText(name);
  await page.locator('.tray-search').fill(name);
  await expect(heroes).toHaveText([name]);
  await expect(page.locator('.tray-shelf h2')).toHaveText(new RegExp(`^${(await owners.nth(1).textContent()) ?? '?'}`));
});

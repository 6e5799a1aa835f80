// Firefox plays: gestures at a table, taken back and resumed; a scenario changed in the workshop; the table and the workshop of every game.
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../e2e/games.ts';
import { awake, becomes, chord, firefox, press, seen, type Visit, write } from './firefox.ts';

const { visit, url } = firefox();
let reader: Visit | undefined;
afterEach(async () => {
  const faults = reader?.faults ?? [];
  await reader?.close();
  reader = undefined;
  expect(faults, 'unseen errors').toEqual([]);
});
/** Real dice and people at each seat: the test decides all that happens. */
const open = async (path: string) => {
  reader = await visit({ 'rv.scene': { realDice: true, together: true } });
  await reader.page.goto(url(path));
  await reader.page.evaluate(() => dispatchEvent(new Event('pointermove'))); // a hand that moves
  return reader.page;
};
const begin = async (jeu: string, scenario: string) => {
  const page = await open(`${jeu}/jouer/`);
  await awake(page, '.lobby');
  await press(page, `[data-scenario="${scenario}"]`);
  await seen(page, '[data-partie]');
  return page;
};

test('a table: who begins, a move that a rule refuses, one that it allows; taken back, done again, resumed after a reload', async () => {
  const page = await begin('battleworld', 'vengeurs-contre-fatalis');
  await press(page, '.tray .face'); // who begins
  await becomes(page, '[data-partie]', 'data-pas').toBe('1');
  await press(page, '[data-cell=d2]');
  await press(page, '[data-cell=d5]'); // too far: the rule says so
  expect(await seen(page, '[data-refus] a.cite')).toMatch(/\S/);
  await press(page, '[data-cell=d3]');
  await becomes(page, '[data-partie]', 'data-pas').toBe('2');
  await press(page, '[data-commande=annuler]');
  await becomes(page, '[data-partie]', 'data-pas').toBe('1');
  await press(page, '[data-commande=retablir]');
  await becomes(page, '[data-partie]', 'data-pas').toBe('2');
  await page.reload();
  await awake(page, '.lobby');
  await press(page, '[data-reprendre-partie]');
  await becomes(page, '[data-partie]', 'data-pas').toBe('2');
});

test('a workshop: a field changed to a fault, undone', async () => {
  const page = await open('battleworld/atelier/');
  await seen(page, '.desk[data-pret]');
  const name = '[id="champ.name"]';
  const value = () => page.$eval(name, (field) => (field as HTMLInputElement).value);
  const was = await value();
  await write(page, name, 'Autre nom');
  await expect.poll(value).toBe('Autre nom');
  await chord(page, 'z');
  await expect.poll(value).toBe(was);
  await write(page, name, '');
  await becomes(page, name, 'aria-invalid').toBe('true');
  expect(await seen(page, '[id="champ.name.faute"]')).toMatch(/\S/);
  await chord(page, 'z');
  await expect.poll(value).toBe(was);
  await becomes(page, name, 'aria-invalid').not.toBe('true');
});

for (const { jeu, scenario, workshop } of GAMES) {
  test(`${jeu}: a ready-made game begins, something can be pressed`, async () => {
    const page = await begin(jeu, scenario);
    await seen(page, '[data-partie] [data-lieu]');
    expect(await seen(page, '[data-partie] .ask')).toMatch(/\S/);
  });
  test(`${jeu}: the workshop wakes, with its fields`, async () => {
    const page = await open(`${jeu}/atelier/`);
    await page.waitForSelector(workshop.ready);
    await page.waitForSelector(workshop.name);
  });
}

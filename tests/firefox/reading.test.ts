// Firefox reads: the home page, a chapter of each game, an example of each stepped by keyboard, a question answered.
import { afterEach, expect, test } from 'vitest';
import { exampleOf, GAMES } from '../e2e/games.ts';
import { ask, awake, becomes, firefox, press, seen, type Visit } from './firefox.ts';

const { visit, url } = firefox();
let reader: Visit | undefined;
afterEach(async () => {
  const faults = reader?.faults ?? [];
  await reader?.close();
  reader = undefined;
  expect(faults, 'unseen errors').toEqual([]);
});
const open = async (path: string) => {
  reader = await visit();
  await reader.page.goto(url(path));
  return reader.page;
};

test('the home page: a rule at work, one step on', async () => {
  const page = await open('');
  expect(await seen(page, 'h1')).toMatch(/\S/);
  const step = Number(await page.$eval('[data-exemple]', (frame) => frame.getAttribute('data-pas')));
  await press(page, '[data-exemple] [data-commande=suivant]');
  await becomes(page, '[data-exemple]', 'data-pas').toBe(String(step + 1));
});

for (const game of GAMES) {
  const { jeu, rule, example } = game;
  test(`${jeu}: a chapter, a term of it explained, the rule where its address says`, async () => {
    const page = await open(`${jeu}/regles/${rule.chapter}/#${rule.id}`);
    await page.waitForFunction(
      (id: string) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      },
      {},
      rule.id,
    );
    await press(page, 'main a.terme');
    expect(await seen(page, '.definition:popover-open')).toMatch(/\S/);
  });

  test(`${jeu}: an example, stepped by →, to its end and back`, async () => {
    const page = await open(exampleOf(game));
    await awake(page, '[data-exemple]');
    await page.focus('[data-commande=suivant]');
    for (let step = 1; step <= 3; step += 1) {
      await page.keyboard.press('ArrowRight');
      await becomes(page, '[data-exemple]', 'data-pas').toBe(String(step));
      expect(await seen(page, '[data-legende]')).toMatch(/\S/);
    }
    await page.keyboard.press('End');
    await becomes(page, '[data-exemple]', 'data-pas').toBe(String(example.steps));
    await page.keyboard.press('Home');
    await becomes(page, '[data-exemple]', 'data-pas').toBe('0');
  });

  test(`${jeu}: a question has its rule first, which Enter opens`, async () => {
    const page = await open(`${jeu}/regles/${game.plainChapter}/`);
    expect(await ask(page, rule.words)).toBe(rule.id);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout: 20_000 }).toContain(`#${rule.id}`);
  });
}

// Firefox without network, after one visit: the server is shut down for good.
import { expect, test } from 'vitest';
import { exampleOf, GAMES } from '../e2e/games.ts';
import { ask, awake, becomes, firefox, press } from './firefox.ts';

const { visit, url, stopServer } = firefox();

test('rules, search, an example and a table open without network, after one visit', { timeout: 180_000 }, async () => {
  const { page, close } = await visit();
  await page.goto(url(''));
  await expect
    .poll(() => page.$eval('.pied [data-hors-ligne]', (line) => line.textContent), { timeout: 90_000 })
    .toMatch(/^Prêt hors ligne · \d,\d\sMo/);
  stopServer();
  await expect(fetch(url(''))).rejects.toThrow();
  for (const game of GAMES) {
    await page.goto(url(`${game.jeu}/regles/${game.rule.chapter}/`));
    await page.waitForSelector(`[id="${game.rule.id}"]`);
    expect(await ask(page, game.rule.words)).toBe(game.rule.id);
    await page.goto(url(exampleOf(game)));
    await press(page, '[data-commande=suivant]');
    await becomes(page, '[data-exemple]', 'data-pas').toBe('1');
    await page.goto(url(`${game.jeu}/jouer/`));
    await awake(page, '.lobby');
  }
  await close();
});

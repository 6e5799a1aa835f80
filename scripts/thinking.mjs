// `npm run thinking [-- <jeu>]`: how long Redoutable thinks at a table in the browser, on the site built in dist/ (DIST names another folder): it plays every seat of a ready-made game a mode, and each question put to
// its worker is timed until its answer comes (SECONDS of play each, 40 unless told). What is wanted: 1 s in the middle, 3 s at worst. Only worth reading on a machine that does nothing else.
// In solo the plan is reported: one fight after another. Battleworld's single combat has no ready-made game: the fight of an example is played.
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { EXAMPLES } from '../src/engine/battleworld/examples.ts';
import { combatCodec } from '../src/engine/scenario/battleworld.ts';
import { ROOT, say, systemChromium } from './machine.mjs';
import { serve } from './serve.mjs';

const ONLY = process.argv[2] ?? '';
const SECONDS = Number(process.env['SECONDS'] ?? 40);
const FIGHT = EXAMPLES.find(({ id }) => id === 'battleworld.hulk-capitaine-contre-fatalis').scenario;
/** A ready-made game, by its id, or a link to one. */
const TABLES = [
  ['battleworld', 'vengeurs-contre-fatalis'],
  ['battleworld', `#s=${combatCodec.encode(FIGHT)}`],
  ['battle-beyond-space', 'vous-contre-la-machine'],
  ['battle-beyond-space', 'premier-accrochage'],
  ['battlefight', 'duel'],
  ['battlefight', 'match-en-trois-parties'],
  ['fields-of-eternia', 'les-montagnes-de-perpetua'],
  ['fields-of-eternia', 'stratos-contre-tri-klops-aux-des'],
  ['fields-of-eternia', 'escarmouche-a-deux'],
  ['fields-of-eternia', 'une-partie-entiere'],
  ['fields-of-eternia', 'seul-contre-skeletor'],
].filter(([jeu]) => jeu.startsWith(ONLY));

/** In the page, before it runs: times each question that a level is asked, and leaves out the pauses that let one see. */
const watch = () => {
  const [{ Worker: Plain }, wait] = [window, window.setTimeout.bind(window)];
  window.setTimeout = (go, ms = 0, ...rest) => wait(go, ms < 5_000 ? ms / 10 : ms, ...rest);
  window.thought = [];
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      const asked = new Map();
      const { postMessage } = this;
      this.postMessage = (message, ...rest) => {
        if (message?.question?.level !== undefined) asked.set(message.id, performance.now());
        postMessage.call(this, message, ...rest);
      };
      this.addEventListener('message', ({ data }) => {
        const since = asked.get(data.id);
        if (since !== undefined && 'answer' in data) window.thought.push(performance.now() - since);
      });
    }
  };
};
/** What the plan of a solo game reports: a fight wherever there may be one, else the end of the round. It is over with the game, or when the time is. */
const reported = async (game, until) => {
  const over = game.locator('[data-tour=end]');
  const list = game.locator('.all-choices:not([open]) > summary');
  const said = (type) => game.locator(`.choices [data-action^='{"type":"${type}"']`).first();
  while (Date.now() < until && !(await over.isVisible())) {
    if (await said('solo-round').isVisible()) {
      if (await list.isVisible()) await list.click();
      await said((await said('solo-fight').count()) > 0 ? 'solo-fight' : 'solo-round').dispatchEvent('click'); // in a folded group
    }
    await game.page().waitForTimeout(100);
  }
};
const measured = async (page, url, scenario) => {
  await page.addInitScript(watch);
  await page.goto(scenario.startsWith('#') ? `${url}${scenario}` : url);
  if (!scenario.startsWith('#')) {
    await page.waitForFunction(
      () => document.querySelector('.lobby')?.closest('astro-island')?.hasAttribute('ssr') === false,
    );
    await page.locator(`[data-scenario="${scenario}"]`).first().click();
  }
  const game = page.locator('[data-partie]');
  await game.locator('[data-commande=reglages]').click();
  for (const seat of await game.locator('.seats select').all()) await seat.selectOption('redoutable');
  await page.keyboard.press('Escape');
  await reported(game, Date.now() + SECONDS * 1000);
  return page.evaluate(() => window.thought.toSorted((a, b) => a - b));
};

const server = await serve({ root: resolve(ROOT, process.env['DIST'] ?? 'dist'), base: '/', port: 4740 });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: systemChromium() ?? undefined });
for (const [jeu, scenario] of TABLES) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const times = await measured(page, `${server.url}${jeu}/jouer/`, scenario);
  await page.close();
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  say(`${jeu}, ${scenario}: ${times.length} decisions, median ${at(0.5)} ms, nine in ten ${at(0.9)}, worst ${at(1)}`);
}
await browser.close();
await server.close();

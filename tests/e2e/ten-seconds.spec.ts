// At the table, phone in hand, no network: from the « Chercher » of the installed app to the rule, in one field and one tap, in under ten seconds.
import { ofTheDay } from '../day.ts';
import { questionsOf } from '../score.ts';
import { GAMES } from './games.ts';
import { expect, test } from './kit.ts';
import { install, serveAlone, SITES, watchRequests } from './offline-site.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

const QUESTIONS = 10; // a game
const A_DAY = 4; // of these, others each day (`LONG=1`: all)
const TEN_SECONDS = 10_000;

test('questions of the table in each game, answered offline', async ({ page, context, faults }) => {
  const table = GAMES.map(({ jeu }) => ({
    jeu,
    all: questionsOf('table')
      .filter((each) => each.jeu === jeu)
      .slice(0, QUESTIONS),
  }));
  test.setTimeout(60_000 + table.reduce((sum, { all }) => sum + all.length, 0) * TEN_SECONDS);
  const [site] = SITES;
  if (site === undefined) throw new Error('no site to install');
  const { url, close } = await serveAlone(site.folder(), site.base);
  await install(page, url).finally(close);
  await context.setOffline(true);
  watchRequests(context, faults);
  const manifest = `${url}manifest.webmanifest`;
  const shortcuts = await page.evaluate(
    async (address) => ((await (await fetch(address)).json()) as { readonly shortcuts: readonly unknown[] }).shortcuts,
    manifest,
  );
  const search = (shortcuts as readonly { readonly name: string; readonly url: string }[]).find(
    ({ name }) => name === 'Chercher',
  );
  const address = new URL(search?.url ?? 'absent', manifest).href;
  for (const { jeu, all } of table) {
    await page.evaluate((mine) => localStorage.setItem('rv.table', mine), jeu);
    const asked = ofTheDay(`questions of the table, ${jeu}`, all, A_DAY);
    expect(all.length, jeu).toBe(QUESTIONS);
    for (const { question, regles } of asked) {
      const start = performance.now();
      await page.goto(address);
      await page.locator('input[name=q]').pressSequentially(question);
      const found = page.locator('[data-resultat]');
      await expect(page.locator('[data-recherche-etat]')).toHaveText(/page/); // all has come
      const shown = await found.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['regle'] ?? ''));
      const right = shown.slice(0, 3).find((id) => regles.includes(id));
      expect(right, `${jeu}, ${question}: ${shown.join(', ')}`).toBeDefined();
      await page.locator(`[data-resultat][data-regle="${right}"]`).click();
      await expect(page.locator(`[id="${right}"]`), question).toBeInViewport();
      expect(performance.now() - start, question).toBeLessThan(TEN_SECONDS);
    }
  }
});

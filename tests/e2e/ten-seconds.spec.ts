// At the table, phone in hand, no network: from the « Chercher » of the installed app to the rule, in one field and one tap, in under ten seconds.
import { questionsOf } from '../score.ts';
import { GAMES } from './games.ts';
import { expect, test } from './kit.ts';
import { install, serveAlone, SITES, watchRequests } from './offline-site.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

const QUESTIONS = 10; // a game
const TEN_SECONDS = 10_000;

for (const { jeu } of GAMES) {
  test(`${jeu}: ${QUESTIONS} questions of the table, answered offline`, async ({ page, context, faults }) => {
    test.setTimeout(60_000 + QUESTIONS * TEN_SECONDS);
    const [site] = SITES;
    if (site === undefined) throw new Error('no site to install');
    const { url, close } = await serveAlone(site.folder(), site.base);
    await install(page, url).finally(close);
    await context.setOffline(true);
    watchRequests(context, faults);
    await page.evaluate((mine) => localStorage.setItem('rv.table', mine), jeu);
    const shortcuts = await page.evaluate(
      async (address) =>
        ((await (await fetch(address)).json()) as { readonly shortcuts: readonly unknown[] }).shortcuts,
      `${url}manifest.webmanifest`,
    );
    const search = (shortcuts as readonly { readonly name: string; readonly url: string }[]).find(
      ({ name }) => name === 'Chercher',
    );
    const asked = questionsOf('table').filter((each) => each.jeu === jeu);
    expect(asked.length).toBeGreaterThanOrEqual(QUESTIONS);
    for (const { question, regles } of asked.slice(0, QUESTIONS)) {
      const start = performance.now();
      await page.goto(new URL(search?.url ?? 'absent', `${url}manifest.webmanifest`).href);
      await page.locator('input[name=q]').pressSequentially(question);
      const found = page.locator('[data-resultat]');
      await expect(page.locator('[data-recherche-etat]')).toHaveText(/page/); // all has come
      const shown = await found.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['regle'] ?? ''));
      const right = shown.slice(0, 3).find((id) => regles.includes(id));
      expect(right, `${question}: ${shown.join(', ')}`).toBeDefined();
      await page.locator(`[data-resultat][data-regle="${right}"]`).click();
      await expect(page.locator(`[id="${right}"]`), question).toBeInViewport();
      expect(performance.now() - start, question).toBeLessThan(TEN_SECONDS);
    }
  });
}

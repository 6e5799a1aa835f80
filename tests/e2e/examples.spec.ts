// A worked example of each game: stepped, taken over, shared. What only one game's examples show: tests/e2e/<jeu>/.
import type { Locator, Page } from '@playwright/test';
import { exampleOf, GAMES, type GameOnShow } from './games.ts';
import { awake, expect, openLog, tabTo, test } from './kit.ts';

const frameOf = (page: Page, { jeu, example }: GameOnShow): Locator =>
  page.locator(`[data-exemple="${jeu}.${example.slug}"]`);
const open = async (page: Page, game: GameOnShow, step?: number): Promise<Locator> => {
  await page.goto(step === undefined ? exampleOf(game) : `${exampleOf(game)}#ex.${game.example.slug}.${step}`);
  const frame = frameOf(page, game);
  if (step !== undefined) await expect(frame).toHaveAttribute('data-pas', String(step));
  return frame;
};

for (const game of GAMES) {
  const { jeu, lit } = game;
  const { slug, steps, fork } = game.example;

  test(`${jeu}: is stepped by keyboard: four steps on, the end, the start, a step back`, async ({ page }) => {
    const frame = await open(page, game);
    await expect(frame).toHaveAttribute('data-pas', '0');
    await tabTo(page, '[data-commande=suivant]');
    await awake(frame);
    for (let step = 1; step <= 4; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(frame).toHaveAttribute('data-pas', String(step));
      await expect(frame.locator('[data-evenement][aria-current=step]')).toHaveAttribute(
        'data-evenement',
        String(step),
      );
    }
    await expect(page).toHaveURL(new RegExp(`#ex\\.${slug}\\.4$`));
    await page.keyboard.press('End');
    await expect(frame).toHaveAttribute('data-pas', String(steps));
    await expect(frame.locator('[data-commande=suivant]')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('data-pas', String(steps));
    await page.keyboard.press('ArrowLeft');
    await expect(frame).toHaveAttribute('data-pas', String(steps - 1));
    await page.keyboard.press('Home');
    await expect(frame).toHaveAttribute('data-pas', '0');
    await expect(page).toHaveURL(new RegExp(`#ex\\.${slug}\\.0$`));
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2); // replaced, never pushed
  });

  test(`${jeu}: goes where its log is clicked, and where the address says`, async ({ page }) => {
    const frame = await open(page, game);
    await awake(frame);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `ex.${slug}.${steps}`);
    await expect(frame).toHaveAttribute('data-pas', String(steps)); // what is told can be gone back to
    await openLog(frame);
    const row = frame.locator('[data-evenement="6"]');
    await row.locator('.say span').first().click();
    await expect(frame).toHaveAttribute('data-pas', '6');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `ex.${slug}.3`);
    await expect(frame).toHaveAttribute('data-pas', '3');
  });

  test(`${jeu}: an address that comes while a step waits to be written there is read all the same`, async ({
    page,
  }) => {
    const frame = await open(page, game);
    await awake(frame);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-exemple] [data-commande=suivant]')?.click();
      setTimeout(() => {
        for (const end = performance.now() + 800; performance.now() < end;); // a page at work: what comes meanwhile waits in line
      }, 60);
    });
    await new Promise((done) => setTimeout(done, 300)); // the page is at work by now, and its step is due
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `ex.${slug}.3`);
    await expect(frame).toHaveAttribute('data-pas', '3');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#ex.${slug}.3`);
  });

  test(`${jeu}: a click that comes before the code is not lost`, async ({ page }) => {
    const frame = await open(page, game);
    await frame.locator('[data-commande=suivant]').click();
    await expect(frame).toHaveAttribute('data-pas', '1');
  });

  test(`${jeu}: on a rule page, the paragraphs that a step cites light up`, async ({ page }) => {
    await page.goto(`${jeu}/regles/${lit.chapter}/`);
    const frame = page.locator('[data-exemple]').first();
    await frame.locator('[data-commande=suivant]').click();
    await expect(frame).toHaveAttribute('data-pas', '1');
    const last = await frame.locator('[data-evenement]').count();
    const seen = new Set<string>();
    for (let step = 1; step <= last; step += 1) {
      await expect(frame).toHaveAttribute('data-pas', String(step));
      const { shown, expected } = await page.evaluate((at) => {
        const row = document.querySelector(`[data-exemple] [data-evenement="${at}"]`);
        const cited = [...(row?.querySelectorAll<HTMLAnchorElement>('.say > .cite') ?? [])].map(({ hash }) =>
          hash.slice(1),
        );
        const here = (id: string): boolean => document.getElementById(id)?.hasAttribute('data-regle') === true;
        return {
          shown: [...document.querySelectorAll('[data-cited]')].map(({ id }) => id),
          expected: [...new Set(cited)].filter(here),
        };
      }, step);
      expect(shown.toSorted(), `step ${step}`).toEqual(expected.toSorted());
      for (const id of shown) seen.add(id);
      if (step < last) await page.keyboard.press('ArrowRight');
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test(`${jeu}: an example shares its step, and comes back from a fork`, async ({ page, context }) => {
    const frame = await open(page, game, fork.at);
    await frame.locator('[data-commande=partager]').click();
    await page.locator('dialog.share input[value=lire]').check();
    const link = await page.locator('dialog.share textarea').inputValue();
    expect(link).toMatch(new RegExp(`#ex\\.${slug}\\.${fork.at}$`));
    const other = await context.newPage();
    await other.goto(link);
    await expect(frameOf(other, game)).toHaveAttribute('data-pas', String(fork.at));
    await other.close(); // seen: the rest is done in one page
    await page.keyboard.press('Escape');
    await frame.locator('[data-commande=main]').click();
    await expect(frame.locator('.ask')).toBeVisible();
    const list = frame.locator('.all-choices > summary'); // what the board itself takes is listed in a fold
    if ((await list.count()) > 0) {
      await list.click();
      await frame.locator('.all-choices .btn').first().waitFor(); // drawn as it opens: before, other buttons are the first ones
    }
    await frame.locator(fork.press).click();
    await expect(frame).toHaveAttribute('data-pas', String(fork.at + 1));
    await frame.locator('[data-commande=revenir]').click();
    await expect(frame).toHaveAttribute('data-pas', String(fork.at));
    await expect(frame.locator('[data-evenement]')).toHaveCount(steps);
  });
}

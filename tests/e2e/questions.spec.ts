// What players ask at the table, and some questions that nothing was tuned for, put to the page itself: in their game, then in all of them at once.
import type { Page } from '@playwright/test';
import { type Question, questionsOf, rankOf, type Score, scoreOf, table } from '../score.ts';
import { expect, test } from './kit.ts';

interface Found {
  readonly rules: readonly string[]; // shown, in order
  readonly took: number; // ms, from the question to its answers drawn
}

/** Types each question into the page, in its game when `within`: what shows, and how soon. */
const put = (page: Page, set: readonly Question[], within: boolean): Promise<readonly Found[]> =>
  page.evaluate(
    async ([asked, inGame]) => {
      const input = document.querySelector<HTMLInputElement>('input[name=q]');
      const filter = document.querySelector<HTMLSelectElement>('select[name=jeu]');
      if (input === null || filter === null) throw new Error('no search here');
      const drawn = (): PerformanceMeasure | undefined =>
        performance.getEntriesByName('recherche', 'measure')[0] as PerformanceMeasure | undefined;
      const found: Found[] = [];
      for (const { jeu, question } of asked) {
        performance.clearMeasures('recherche');
        filter.value = inGame ? jeu : '';
        input.value = question;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        for (let tries = 0; drawn()?.detail !== question.trim(); tries += 1) {
          if (tries > 2000) throw new Error(`no answer to « ${question} »`);
          await new Promise((resolve) => setTimeout(resolve, tries < 20 ? 0 : 5));
        }
        const rules = [...document.querySelectorAll<HTMLElement>('[data-resultat]')].map(
          ({ dataset }) => dataset['regle'] ?? '',
        );
        found.push({ rules, took: drawn()?.duration ?? Infinity });
      }
      return found;
    },
    [set, within] as const,
  );

test('questions of players find their rule in the page', async ({ page }) => {
  test.setTimeout(60_000);
  const [questions, own] = [questionsOf('table'), questionsOf('neuves')];
  await page.goto('recherche/');
  await put(page, questions.slice(0, 1), false); // all games are there now: what follows is what typing feels like
  const took: number[] = [];
  const scored = async (name: string, set: readonly Question[], within: boolean): Promise<Score> => {
    const found = await put(page, set, within);
    took.push(...found.map((each) => each.took));
    expect(
      found.filter(({ rules }) => rules.length > 5),
      'five answers at most are shown at once',
    ).toEqual([]);
    const ranks = set.map((question, i) => rankOf(found[i]?.rules ?? [], question));
    console.info(table(`${name}, ${within ? 'dans leur jeu' : 'dans tous les jeux'}`, set, ranks).join('\n'));
    return scoreOf(ranks);
  };
  const here = await scored('celles de la table', questions, true);
  const everywhere = await scored('celles de la table', questions, false);
  await scored('celles que rien n’a réglées', own, true);
  await scored('celles que rien n’a réglées', own, false);
  expect(here.three).toBeGreaterThanOrEqual(0.98 * questions.length);
  expect(everywhere.three).toBeGreaterThanOrEqual(0.95 * questions.length);

  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
  console.info(
    `réponses affichées en ${at(0.5).toFixed(0)} ms (médiane), ${at(0.95).toFixed(0)} ms pour 95 % des questions`,
  );
  expect(at(0.5), 'the median: what a busy machine delays now and then is not the search').toBeLessThanOrEqual(100);
});

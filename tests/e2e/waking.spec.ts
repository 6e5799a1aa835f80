// A workshop wakes part after part: what the page came with is taken over as it stands, a draft is drawn whole, and a press that comes before is given once.
import type { Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { expect, test } from './kit.ts';
import { published } from './published.ts';

const ready = (page: Page): Promise<void> => expect(page.locator('.desk[data-pret]:not([data-dort])')).toBeVisible();
/** What stands on the desk, a line an element: its attributes, its own text, what a field holds. */
const written = (page: Page): Promise<readonly string[]> =>
  page.locator('.desk-view *, .desk-form *').evaluateAll((all) =>
    all.map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !['value', 'selected', 'tabindex'].includes(name)) // what a field began with; where the focus of a board has been
        .map(({ name, value }) => `${name}="${value}"`);
      const own = [...element.childNodes].filter((one) => one instanceof Text).map(({ data }) => data);
      const holds = String(Reflect.get(element, 'value') ?? Reflect.get(element, 'selected') ?? '');
      return [element.localName, ...attributes.sort(), own.join('').trim(), holds].join(' ');
    }),
  );

for (const { jeu, links } of GAMES)
  test.describe(jeu, () => {
    test('what the page came with is taken over, nothing of it is drawn again', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const desk = [...document.querySelectorAll('.desk, .desk-view, .desk-view *, .desk-form, .desk-form *')];
          const lasting = desk.filter((one) => !one.matches('.busy')); // stands only until what comes late is there
          Reflect.set(window, 'served', lasting);
        });
      });
      await page.goto(`${jeu}/atelier/`);
      await ready(page);
      const [count, lost] = await page.evaluate(() => {
        const served = Reflect.get(window, 'served') as readonly Element[];
        return [
          served.length,
          served.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ] as const;
      });
      expect(count).toBeGreaterThan(100);
      expect(lost).toEqual([]);
    });

    test('a draft of another scenario is drawn as it was left', async ({ page }) => {
      await page.goto(`${jeu}/atelier/${published(jeu, links.scenario)}`);
      await ready(page);
      await expect(page.locator('.desk[data-ouvert]')).toBeVisible();
      await page.waitForLoadState('networkidle'); // what comes once it is awake
      await expect(page.locator('.desk .busy')).toHaveCount(0);
      const before = await written(page);
      await expect
        .poll(() =>
          page.evaluate((key) => Object.keys(localStorage).some((one) => one.startsWith(key)), `rv.atelier.${jeu}.`),
        )
        .toBe(true);
      await page.goto('about:blank');
      await page.goto(`${jeu}/atelier/`);
      await ready(page);
      await expect(async () => expect(await written(page)).toEqual(before)).toPass({ timeout: 20_000 });
    });

    for (const when of ['before anything is awake', 'as it begins to wake', 'again and again while it wakes'] as const)
      test(`a press ${when} is given once`, async ({ page }) => {
        await page.addInitScript((moment) => {
          const press = (): void => {
            Reflect.set(window, 'presses', Number(Reflect.get(window, 'presses') ?? 0) + 1);
            (
              document.querySelector<HTMLElement>('[data-stock]') ??
              document.querySelector<HTMLElement>('.desk-form .btn')
            )?.click();
          };
          const pressAgain = (): void => {
            if (document.querySelector('.desk[data-dort]') === null) return;
            press();
            setTimeout(pressAgain);
          };
          document.addEventListener('DOMContentLoaded', () => {
            if (moment === 'before anything is awake') return press();
            const island = document.querySelector('.desk')?.closest('astro-island');
            const watch = new MutationObserver(() => {
              watch.disconnect();
              if (moment === 'as it begins to wake') press();
              else pressAgain();
            });
            if (island) watch.observe(island, { attributeFilter: ['ssr'] });
          });
        }, when);
        await page.goto(`${jeu}/atelier/`);
        await ready(page);
        const presses = await page.evaluate(() => Number(Reflect.get(window, 'presses')));
        if (when === 'again and again while it wakes')
          expect(presses).toBeGreaterThan(3); // between its parts too
        else expect(presses).toBe(1);
        const tray = page.locator('[data-stock]');
        if ((await tray.count()) > 0) return expect(tray.first()).toHaveAttribute('aria-pressed', 'true'); // a second press lets it go
        // without a tray, the first button of the form changes the work: once undone, nothing is left to undo
        const undo = page.locator('.desk-bar [aria-label=Annuler]');
        await expect(undo).toHaveAttribute('aria-disabled', 'false');
        await undo.click();
        await expect(undo).toHaveAttribute('aria-disabled', 'true');
      });
  });

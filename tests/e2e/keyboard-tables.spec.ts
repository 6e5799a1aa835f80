// A whole turn at a table by the keyboard alone, in the dark, on a wide window: what is pressed is reached by Tab, and the focus never falls to the page.
// One game a day, drawn; `LONG=1` plays all of them.
import { ofTheDay, SEED, seedOf } from '../day.ts';
import { awake, begin, expect, hasten, tabTo, test } from './kit.ts';
import { randomFrom } from './monkey/monkey.ts';
import { look } from './monkey/sight.ts';

/** Tables where one person decides, and the sentence that ends a turn there. */
const TABLES = [
  {
    jeu: 'battle-beyond-space',
    scenario: 'vous-contre-la-machine',
    over: /Le tour de J1 est fini|Le tour de Vous est fini/,
  },
  { jeu: 'fields-of-eternia', scenario: 'une-partie-entiere', over: /Le tour d.+ est fini/ },
  { jeu: 'battlefight', scenario: 'duel', over: /son tour s’achève/ },
] as const;
const MOST = 80; // presses: no turn of these games asks for as many
const CHOICES =
  '[data-commande=montrer], .decide :is(.choices, .faces) button:not([aria-disabled=true]), .decide summary';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
for (const { jeu, scenario, over } of ofTheDay('keyboard', TABLES, 1))
  test(`${jeu}, ${scenario}: a turn by keyboard alone`, async ({ page }) => {
    test.setTimeout(240_000);
    const random = randomFrom(`${SEED} keyboard ${jeu}`);
    await hasten(page, seedOf(`keyboard ${jeu}`));
    await page.goto(`${jeu}/jouer/`);
    await awake(page.locator('.lobby'));
    await tabTo(page, `[data-scenario="${scenario}"]`, 200);
    await page.keyboard.press('Enter');
    await page.locator('[data-partie]').waitFor();
    let ended = false;
    let pressed = 0;
    for (; pressed < MOST && !ended; pressed += 1) {
      const sight = await look(page, 8000);
      if (sight === undefined) throw new Error('the table is gone');
      const held = await page.evaluate(() => document.activeElement?.matches('[data-partie] *, dialog *') === true);
      expect(held, `after press ${pressed}, the focus is on the table (« ${sight.ask} »)`).toBe(true);
      ended = over.test(sight.log) || sight.ended;
      if (ended) break;
      await tabTo(page, CHOICES, 120);
      for (let on = Math.floor(random() * 3); on > 0; on -= 1) {
        await page.keyboard.press('Tab');
        await tabTo(page, CHOICES, 120);
      }
      await page.keyboard.press('Enter');
    }
    expect(ended, 'the turn ends').toBe(true);
    expect(pressed, 'some of it was decided here').toBeGreaterThan(2);
  });

test('a key pressed as soon as a kept game is drawn counts', async ({ page }) => {
  await page.goto('versus/jouer/');
  const game = await begin(page, 'apprendre-les-disques');
  await game.locator(`.decide [data-action*='"upkeep"']`).click();
  await expect(game).toHaveAttribute('data-pas', '1');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-partie]') === null) return;
      observer.disconnect();
      const undo = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', undo));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.locator('[data-reprendre-partie]').click();
  await expect(game).toHaveAttribute('data-pas', '0');
});

for (const { jeu, scenario } of [...TABLES, { jeu: 'versus', scenario: 'la-derniere-ruelle' }])
  test(`${jeu}: P leads to the place, Q back to the question; neither while one types`, async ({ page }) => {
    await page.goto(`${jeu}/jouer/`);
    const game = await begin(page, scenario);
    const stands = (where: string): Promise<boolean> =>
      page.evaluate((box) => document.activeElement?.matches(box) === true, where);
    await expect.poll(() => stands('.decide')).toBe(true);
    await page.keyboard.press('p');
    expect(await stands('[data-lieu] *')).toBe(true);
    expect(await stands(':focus-visible')).toBe(true);
    await page.keyboard.press('q');
    expect(await stands('.decide')).toBe(true);
    await game.locator('.decide').evaluate((question) => {
      const field = question.appendChild(document.createElement('input'));
      field.focus();
    });
    await page.keyboard.press('p');
    expect(await stands('.decide > input')).toBe(true);
  });

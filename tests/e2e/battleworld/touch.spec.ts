// What a hand does at the table of Battleworld beyond pressing: carrying a pawn, being asked again before it harms itself; then whole games against the machine by a finger alone, at 360 by 640 (`SCENE=whole`: a long one too).
import { partie } from '../../../src/engine/battleworld/partie/index.ts';
import type { PartieAction } from '../../../src/engine/battleworld/partie/types.ts';
import { P1 } from '../../../src/engine/battleworld/scenarios.ts';
import { listed, replayLine } from '../../../src/engine/kernel/play.ts';
import { rng } from '../../../src/engine/kernel/rng.ts';
import { LINKS } from '../../../src/engine/scenario/battleworld.ts';
import { encodeMoment } from '../../../src/engine/scenario/moment.ts';
import { partieHarm } from '../../../src/components/battleworld/harms.ts';
import type { Locator, Page } from '@playwright/test';
import { begin, cutAnswers, expect, hasten, test } from '../kit.ts';

/** A seeded game, up to where passing would end the round while somebody could act. */
const secondPass = (): string => {
  const start = partie.setup(P1);
  if (!start.ok) throw new Error('refused');
  const draw = rng(3);
  const actions: PartieAction[] = [];
  let state = start.value;
  for (let i = 0; i < 1000; i += 1) {
    const options = listed(partie.node(state));
    if (options.some((action) => partieHarm(action, state) !== undefined && action.type === 'pass')) break;
    const action = options[draw.below(options.length)];
    if (action === undefined) throw new Error('it ended before');
    actions.push(action);
    state = partie.apply(state, action).state;
  }
  const line = replayLine(partie, start.value, actions);
  if (!line.ok) throw new Error('refused');
  return encodeMoment(partie, LINKS.partie.codec, P1, line.value);
};

test('passing when it ends the round is asked again, with who would not act; « non » plays nothing', async ({
  page,
}) => {
  await page.goto(`battleworld/jouer/#p=${secondPass()}`);
  const game = page.locator('[data-partie]');
  await game.locator('.ask').waitFor();
  const steps = await game.getAttribute('data-pas');
  const pass = game.locator('[data-action*=\'"pass"\']').first();
  await pass.click();
  const risk = game.getByRole('alertdialog');
  await expect(risk).toContainText('La manche finirait là');
  expect(await game.locator('.endangered').count()).toBeGreaterThan(0);
  await expect(risk.locator('[data-commande=renoncer-coup]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(risk).toBeHidden();
  await expect(game.locator('.endangered')).toHaveCount(0);
  await expect(game).toHaveAttribute('data-pas', steps ?? '');
  await pass.click();
  await risk.locator('[data-commande=confirmer-coup]').click();
  await expect(game).not.toHaveAttribute('data-pas', steps ?? '');
});

test('a pawn that is carried to a lit cell goes there; dropped elsewhere, the refusal says why', async ({ page }) => {
  await page.goto('battleworld/jouer/');
  const game = await begin(page, 'vengeurs-contre-fatalis');
  await game.locator('.tray .face').first().click();
  const ready = game.locator('[data-look=ready]').first();
  const cell = await ready.getAttribute('data-cell');
  const carry = async (to: string): Promise<void> => {
    const from = await game.locator(`[data-cell=${cell}]`).boundingBox();
    if (from === null) throw new Error('no cell');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 15, from.y + from.height / 2, { steps: 3 });
    await expect(game.locator(`[data-cell=${cell}]`)).toHaveAttribute('data-picked', ''); // and what it may do is lit
    const target = await game.locator(to).first().boundingBox();
    if (target === null) throw new Error('no target');
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const before = Number(await game.getAttribute('data-pas'));
  await carry('.grid-cell:not([data-look]):not([data-picked])');
  await expect(game.locator('[data-refus]')).not.toHaveCount(0);
  await expect(game).toHaveAttribute('data-pas', `${before}`);
  await page.keyboard.press('Escape');
  await carry('[data-look=reach]');
  await expect(game).toHaveAttribute('data-pas', `${before + 1}`);
  await expect(game.locator('[data-carried]')).toHaveCount(0);
});

/** A finger on what lies in the window: it neither scrolls for it nor presses through what covers it. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  const under = (): Promise<{ readonly x: number; readonly y: number; readonly said: string }> =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y); // nothing, outside the window
      return { x, y, said: element.contains(hit) ? '' : (hit?.outerHTML.slice(0, 200) ?? 'nothing') };
    });
  await expect.poll(async () => (await under()).said, 'under the finger').toBe('');
  const { x, y } = await under();
  await page.touchscreen.tap(x, y);
};
/** What a learner presses, the nearest to the end of the game first: an answer that lies open, whom one may strike, the places of the die, where one may go, who may act. */
const PRESSED = [
  '[data-commande=confirmer-coup]',
  '.cell-menu [data-action]',
  '[role=grid] [data-look=target]',
  '.bw-card button[data-action]',
  '.panel .choices > button[data-action]',
  '[role=grid] [data-look=reach]',
  '[role=grid] [data-look=ready]',
];
const pressOne = async (page: Page, game: Locator): Promise<void> => {
  for (const what of PRESSED) {
    const found = game.locator(what).filter({ visible: true });
    const many = await found.count();
    if (many > 0) return tap(page, found.nth(0));
  }
};
test.describe('by a finger, at 360 by 640', () => {
  test.use({
    kept: {},
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const whole = process.env['SCENE'] === 'whole';
  for (const scenario of ['ensemble-ou-l-un-apres-l-autre', ...(whole ? ['vengeurs-contre-fatalis'] : [])])
    test(`${scenario}: a whole game against the machine, the page never scrolled`, async ({ page }) => {
      test.setTimeout(whole ? 900_000 : 120_000);
      await hasten(page, 5);
      await page.goto('battleworld/jouer/');
      const game = await begin(page, scenario);
      const over = game.locator('.ask[data-tour=end]');
      const mine = game.locator('.ask[data-tour="0"]');
      let presses = 0;
      while ((await over.count()) === 0) {
        await expect(over.or(mine).first()).toBeVisible({ timeout: 60_000 });
        if ((await mine.count()) === 0 || (await game.locator('.decide .busy').count()) > 0) continue;
        await expect.poll(() => cutAnswers(game)).toEqual([]);
        await pressOne(page, game);
        expect((presses += 1)).toBeLessThan(1500);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      expect(presses).toBeGreaterThan(3);
      await expect(over).toContainText(/gagnent|perdent/); // Galactus may have come first
    });
});

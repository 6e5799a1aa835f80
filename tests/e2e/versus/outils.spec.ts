// The pages that only Versus has: the catalogue of powers, the planner of discs.
import { typeset } from '../../../src/plugins/typography.ts';
import { awake, expect, pagesPrinted, smallPrint, tabTo, test } from '../kit.ts';
import { action, place } from './companion.ts';

test.describe('the catalogue of powers', () => {
  const SHOWN = 'details[data-t]:visible';
  test('filters, says how many are left, and keeps the filters in the address', async ({ page }) => {
    await page.goto('versus/pouvoirs/');
    await expect(page.locator('form[data-pret]')).toBeVisible();
    await expect(page.locator(SHOWN)).toHaveCount(65);
    await page.getByLabel('Pion').selectOption('pion-flamme');
    await expect(page.locator(SHOWN)).toHaveCount(1);
    await expect(page.locator('[data-compte]')).toHaveText(/1\s?pouvoir sur 65/);
    await expect(page).toHaveURL(/\?pion=pion-flamme$/);
    await page.reload();
    await expect(page.locator(SHOWN)).toHaveCount(1);
    await page.getByRole('button', { name: 'Ôter les filtres' }).click();
    await expect(page.locator(SHOWN)).toHaveCount(65);
    await page.getByLabel('Mot du texte').fill('SOIN alfred');
    await expect(page.locator(SHOWN)).toHaveCount(1);
    await page.getByLabel('Mot du texte').fill('introuvable');
    await expect(page.locator('[data-compte]')).toHaveText('Aucun pouvoir : ôtez un filtre.'.replace(' :', '\u00a0:'));
  });
  test('prints as a booklet of four pages, every record open, none of it small', async ({ page }) => {
    await page.goto('versus/pouvoirs/');
    await expect(page.locator('form[data-pret]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('details[data-t]:has(ol:visible)')).toHaveCount(65);
    await expect(page.getByRole('button', { name: 'Imprimer le livret' })).toBeHidden();
    expect(await smallPrint(page.locator('.vs-liste'))).toEqual([]);
    expect(await pagesPrinted(page)).toBe(4);
  });
  test('opens at a power by its address, whatever is filtered', async ({ page }) => {
    await page.goto('versus/pouvoirs/?camp=heros#talon');
    await expect(page.locator('#talon')).toHaveAttribute('open', '');
    await expect(page.locator('#talon summary')).toBeInViewport();
    await expect(page.locator(SHOWN)).toHaveCount(65);
  });
  test('is worked from the keyboard', async ({ page }) => {
    await page.goto('versus/pouvoirs/');
    await page.locator('#firefly summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#firefly')).toHaveAttribute('open', '');
    await expect(page).toHaveURL(/#firefly$/);
    await page.getByLabel('Mot du texte').focus();
    await page.keyboard.type('rivière');
    await expect.poll(() => page.locator(SHOWN).count()).toBeLessThan(65);
    const some = await page.locator(SHOWN).count();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox').first()).toBeFocused();
    await page.keyboard.press('ArrowDown'); // the first choice of the first list
    await expect.poll(() => page.locator(SHOWN).count()).toBeLessThan(some);
    await (await tabTo(page, '[type=reset]')).press('Enter');
    await expect(page.locator(SHOWN)).toHaveCount(65);
  });
  const TRIALS = [
    ['alfred', 'evenement-heros', /active la tuile événement/, /pouvoir\s«/],
    ['firefly', 'evenement-vilains', /active la tuile événement/, /pouvoir\s«/],
    ['bruce-wayne', 'bat-robots', /active Bat-\u2060Robots/i, typeset('que se passe-t-il')], // the tile that replaces the event's
  ] as const;
  for (const [id, tile, told, asked] of TRIALS)
    test(`${id}: « Essayer » opens a table where its tile can be activated`, async ({ page }) => {
      await page.goto(`versus/pouvoirs/#${id}`);
      await page.locator(`#${id} .btn`).click();
      await expect(page).toHaveURL(/versus\/jouer\/#[sp]=/);
      const game = page.locator('[data-partie]');
      await expect(page.locator('[data-lien-refuse]')).toHaveCount(0);
      await action(game, 'upkeep').click();
      await action(game, 'begin').click();
      await place(game, `tile:${tile}`).click();
      await expect(game.locator('.log')).toContainText(told);
      await expect(game.locator('.ask')).toContainText(asked);
    });
});

test.describe('the planner of discs', () => {
  test('counts, breaks, takes the best plan, and keeps it in the address', async ({ page }) => {
    await page.goto('versus/disques/');
    const planner = page.locator('[data-planificateur]');
    await awake(planner);
    await expect(page.locator('[data-bilan]')).toHaveText(/13\s?activations payées/);
    await page.getByLabel('Activations voulues au tour 1', { exact: true }).fill('4');
    await expect(planner).toContainText('Le plan casse au tour 1');
    await expect(page.locator('tr.refused')).toHaveCount(1);
    await expect(page).toHaveURL(/#camp=heros&.*&plan=4\./);
    await page.reload();
    await expect(planner).toContainText('Le plan casse au tour 1');
    await expect(page.getByLabel('Activations voulues au tour 1', { exact: true })).toHaveValue('4');
    await page.getByRole('button', { name: 'Réparer le plan' }).click(); // as near as the discs allow
    await expect(page.locator('tr.refused')).toHaveCount(0);
    await expect(planner).not.toContainText('Le plan casse');
    const best = page.getByRole('button', { name: /Prendre le meilleur plan/ });
    await expect(best).toHaveAttribute('aria-disabled', 'true'); // it is the best already
    await page.getByRole('button', { name: 'Tout mettre à zéro' }).click();
    await best.click();
    await expect(page.locator('[data-bilan]')).toHaveText(/13\s?activations payées/);
    await page.getByLabel('Mission').selectOption('m3');
    await expect(page.locator('[data-tour]')).toHaveCount(8);
    await expect(page.locator('[data-tour="1"] tr.upkeep td').first()).toHaveText('6');
  });
  test('is worked from the keyboard', async ({ page }) => {
    await page.goto('versus/disques/');
    await awake(page.locator('[data-planificateur]'));
    const first = page.getByLabel('Activations voulues au tour 1', { exact: true });
    const wanted = Number(await first.inputValue());
    await first.focus();
    await page.keyboard.press('ArrowUp');
    await expect(first).toHaveValue(`${wanted + 1}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every power is listed, and opens; the planner shows a plan', async ({ page }) => {
    await page.goto('versus/pouvoirs/');
    await expect(page.locator('details[data-t]')).toHaveCount(65);
    await expect(page.locator('form[data-filtres]')).toBeHidden();
    await page.locator('#alfred summary').click();
    await expect(page.locator('#alfred .btn')).toBeVisible();
    await page.goto('versus/disques/');
    await expect(page.locator('tr.activation').first()).toBeVisible();
    await expect(page.locator('.vs-gestes')).toBeHidden();
  });
});

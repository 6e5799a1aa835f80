// The workshop of Battleworld: a siege built on the board by mouse, by touch on a phone, by keyboard alone; its faults told on the piece and in the list, mended; then shared, printed, played.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, pagesPrinted, shareLink, test, unfold } from '../kit.ts';
import { WORLD_HANDS, worldCell as cell } from '../hands.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('battleworld/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};

for (const [name, hand, use] of WORLD_HANDS)
  test.describe(`by ${name}`, () => {
    test.use(use);
    test('a siege: built, made faulty, mended, shared, reopened, printed on one page, played', async ({
      page,
      context,
    }) => {
      await open(page);
      const verdict = page.locator('.verdict');
      await expect(verdict).toHaveText('Prêt à jouer');
      // the villains come to the foot of the base: Fatalis and Ultron together, two rows from it
      await hand.cell(page, 'b6');
      await expect(page.locator('.said')).toContainText('Fatalis');
      await hand.press(page.locator('[data-main=plusieurs]'));
      await hand.cell(page, 'a6');
      await hand.cell(page, 'b3');
      await expect(cell(page, 'b3')).toContainText('Fatalis');
      await expect(cell(page, 'a3')).toContainText('Ultron');
      await hand.press(page.locator('[data-main=lacher]'));

      // Hulk leaves, Serval takes his place: first on a cell that is taken
      await hand.cell(page, 'd2');
      await hand.press(page.locator('[data-main=retirer]'));
      await expect(cell(page, 'd2')).toHaveAccessibleName(/vide/);
      await expect(verdict).toHaveText(/1\sfaute à corriger/);
      await hand.press(page.locator('[data-onglet=reserve]'));
      await hand.press(page.locator('[data-stock=serval]'));
      await hand.cell(page, 'b2');
      await expect(cell(page, 'b2')).toContainText('Serval');
      await expect(cell(page, 'b2')).toContainText('Capitaine América'); // nothing disappears
      await expect(cell(page, 'b2')).toContainText('à corriger');
      await expect(verdict).toHaveText(/1\sfaute à corriger/);
      await expect(page.locator('#bilan li')).toHaveCount(1);
      await expect(page.locator('#bilan a.cite').first()).toHaveAttribute(
        'href',
        /\/battleworld\/regles\/[a-z-]+\/#bw\./,
      );
      await hand.press(page.locator('#bilan [data-reparer]', { hasText: 'Poser sur une case libre' }));
      await expect(verdict).toHaveText('Prêt à jouer');
      await expect(cell(page, 'b2')).not.toContainText('Serval');

      // a base that has lost a part of a wall
      await hand.cell(page, 'c1');
      const resistance = field(page, 'modules.1.resistance');
      await resistance.fill('2');
      await expect(cell(page, 'c1')).toContainText('résistance 2');
      await hand.press(page.locator('[data-onglet=scenario]'));
      await (await unfold(page, 'name')).fill('Le siège');
      expect(await misprints(page)).toEqual([]);

      const link = await shareLink(page, 'modifier');
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
      await expect(cell(other, 'b3')).toContainText('Fatalis');
      await expect(cell(other, 'c1')).toContainText('résistance 2');
      await other.close();
      expect(await pagesPrinted(page)).toBe(1);

      await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
      await expect(page).toHaveURL(/\/battleworld\/jouer\//);
      const game = page.locator('[data-partie="battleworld/partie"]');
      await expect(game.locator('[data-cell=b3]')).toContainText('Fatalis');
      await expect(game.locator('[data-cell=c1]')).toContainText('résistance 2');
    });
  });

test('a piece and a thing of the tray are dragged', async ({ page }) => {
  await open(page);
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [a, b] = await Promise.all([from.boundingBox(), to.boundingBox()]);
    if (a === null || b === null) throw new Error('Nothing to drag.');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag(cell(page, 'd2'), cell(page, 'd4'));
  await expect(cell(page, 'd4')).toContainText('Hulk');
  await expect(cell(page, 'd2')).toHaveAccessibleName(/vide/);
  await page.locator('[data-onglet=reserve]').click();
  await drag(page.locator('[data-stock=tornade]'), cell(page, 'e4'));
  await expect(cell(page, 'e4')).toContainText('Tornade');
  await drag(cell(page, 'b1'), cell(page, 'b4'));
  await expect(cell(page, 'b4')).toContainText('module énergie');
});

test('what leaves the board stays in sight, and comes back by a press', async ({ page }) => {
  await open(page);
  const columns = await unfold(page, 'grid.columns');
  await columns.fill('3');
  const away = page.locator('.desk-away');
  await expect(away).toContainText('Hulk'); // d2
  await expect(away.locator('.count').first()).toBeVisible();
  await away.getByRole('button', { name: /^Hulk/ }).click();
  await cell(page, 'a4').click();
  await expect(cell(page, 'a4')).toContainText('Hulk');
  await expect(away).not.toContainText('Hulk');
});

test('each gesture is undone and done again; « Recommencer » too', async ({ page }) => {
  await open(page);
  await cell(page, 'd2').click();
  await cell(page, 'd3').click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'd3')).toHaveAccessibleName(/vide/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'd3')).toContainText('Hulk');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'd2')).toContainText('Hulk');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'd3')).toContainText('Hulk');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(cell(page, 'd2')).toContainText('Hulk');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(cell(page, 'd3')).toContainText('Hulk');
});

test('the die is put by a press on its place of the card; a counter beyond the card is told on it, and mended there', async ({
  page,
}) => {
  await open(page);
  await cell(page, 'd2').click();
  await page.locator('.bw-card [data-spot=attack]').click();
  await expect(cell(page, 'd2')).toContainText('sur l’attaque');
  await expect(page.locator('[id="champ.units.0.spot.faute"]')).toBeVisible(); // before the first turn
  await page.locator('[id="champ.units.0.spot.faute"] [data-reparer]').click();
  await expect(page.locator('.verdict')).toHaveText('Prêt à jouer');
  await field(page, 'units.0.life').fill('40');
  const fault = page.locator('[id="champ.units.0.life.faute"]');
  await expect(fault).toBeVisible();
  await expect(field(page, 'units.0.life')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[data-onglet=reserve]').click();
  await page.locator('#bilan .link').first().click(); // the piece is taken, and the field reached
  await expect(field(page, 'units.0.life')).toBeFocused();
  await fault.locator('[data-reparer]').click();
  await expect(page.locator('.verdict')).toHaveText('Prêt à jouer');
});

test('a name emptied: told with its field, and « Jouer d’ici » says why not', async ({ page }) => {
  await open(page);
  const name = await unfold(page, 'name');
  await name.fill('');
  await expect(page.locator('[id="champ.name.faute"]')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Jouer d’ici' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Jouer d’ici' }).click({ force: true });
  await expect(page).toHaveURL(/\/atelier\//);
  await expect(page.locator('.said')).toContainText('Corrigez');
});

test('the draft is kept on the device', async ({ page }) => {
  await open(page);
  await (await unfold(page, 'name')).fill('Gardé ici');
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('Gardé ici')));
  await page.reload();
  await expect(await unfold(page, 'name')).toHaveValue('Gardé ici');
});

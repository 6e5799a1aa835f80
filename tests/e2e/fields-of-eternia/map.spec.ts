// A region map with a merchant, drawn from nothing on its place by mouse, by touch on a phone, by keyboard alone; made faulty, mended, shared, printed, played.
import type { Locator, Page } from '@playwright/test';
import { expect, misprints, pagesPrinted, shareLink, test, unfold } from '../kit.ts';
import { centre, type Hand, MAP_HANDS, mapCell as cell } from '../hands.ts';

const verdict = (page: Page): Locator => page.locator('.verdict');
const piece = (page: Page, path: string): Locator => page.locator(`.desk-place svg [data-prendre="${path}"]`);
const [[, byMouse]] = MAP_HANDS;
const open = async (page: Page, mode: string, map?: string): Promise<void> => {
  await page.goto('fields-of-eternia/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await page.locator('[id="champ.mode"]').selectOption(mode);
  await expect(page.locator('.map-edit')).toBeVisible();
  if (map !== undefined) await (await unfold(page, 'map')).selectOption(map);
};
const take = async (page: Page, hand: Hand<string>, key: string): Promise<void> => {
  await hand.press(page.locator('[data-onglet=reserve]'));
  await hand.press(page.locator(`[data-stock="${key}"]`));
};
const letGo = (page: Page, hand: Hand<string>): Promise<void> => hand.press(page.locator('[data-main=lacher]'));

for (const [name, hand, use] of MAP_HANDS)
  test.describe(`by ${name}`, () => {
    test.use(use);
    test('a region map with a merchant: drawn, made faulty, mended, shared, reopened, printed on one page, played', async ({
      page,
      context,
    }) => {
      await open(page, 'partie', 'vide');
      await expect(verdict(page)).toHaveText(/2\sfautes à corriger/); // no base has a place
      await take(page, hand, 'zone:avant-poste');
      await hand.cell(page, 'b3');
      await hand.cell(page, 'j5'); // it stays in hand
      await letGo(page, hand);
      await take(page, hand, 'zone:contree');
      await hand.cell(page, 'f4');
      await letGo(page, hand);
      for (const [path, at] of [
        ['teams.0.base', 'b3'],
        ['teams.1.base', 'j5'],
      ] as const) {
        await hand.press(page.locator(`.desk-away [data-prendre="${path}"]`));
        await hand.cell(page, at);
        await letGo(page, hand);
      }
      await expect(verdict(page)).toHaveText('Prêt à jouer');
      await expect(cell(page, 'b3')).toHaveAttribute('aria-label', /He-\u2060Man/); // heroes follow their base

      await take(page, hand, 'marchand:boutique');
      await hand.cell(page, 'f4');
      await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
      await expect(piece(page, 'map.zones.2').locator('.cell-fault')).toBeVisible(); // told on the piece
      await expect(cell(page, 'f4')).toHaveAttribute('aria-label', /à corriger$/);
      await expect(page.locator('#bilan a.cite').first()).toHaveAttribute(
        'href',
        /\/fields-of-eternia\/regles\/[a-z0-9-]+\/#foe\./,
      );
      await hand.press(page.locator('#bilan [data-reparer]', { hasText: 'En faire un avant-poste' }));
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      await letGo(page, hand);
      await hand.cell(page, 'f4');
      await page.locator('[data-nom-zone]').fill('Gué du marchand');
      await page.locator('[data-nom-zone]').press('Enter');
      for (const at of ['b3', 'j5']) {
        await hand.press(page.locator('[data-main=relier]'));
        await hand.cell(page, at);
        await expect(page.locator('.said')).toContainText(/Un chemin relie Gué du marchand et/);
      }
      await expect(page.locator('.map-edit .map-road.chemin')).toHaveCount(2);
      expect(await misprints(page)).toEqual([]);

      await (await unfold(page, 'name')).fill('Le gué');
      await hand.press(page.locator('[data-onglet=scenario]'));
      const link = await shareLink(page, 'modifier');
      const other = await context.newPage();
      await other.goto(link);
      await expect(verdict(other)).toHaveText('Prêt à jouer');
      await expect(cell(other, 'f4')).toHaveAttribute('aria-label', /^f4\s: Gué du marchand, avant-poste, boutique/);
      await expect(other.locator('.map-edit .map-road.chemin')).toHaveCount(2);
      await other.close();
      expect(await pagesPrinted(page)).toBe(1);

      await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
      await expect(page).toHaveURL(/\/fields-of-eternia\/jouer\//);
      const game = page.locator('[data-partie="fields-of-eternia/partie"]');
      await expect(game.locator('.map-board [role=gridcell]')).toHaveCount(3);
    });
  });

test('zones are moved and tied by a drag, pieces and things of the tray too; each gesture is undone', async ({
  page,
}) => {
  await open(page, 'partie', 'pont');
  const to = async (from: Locator, at: string): Promise<void> => {
    await from.scrollIntoViewIfNeeded();
    const box = await from.boundingBox();
    if (box === null) throw new Error('Nothing to drag.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(...(await centre(page, at)), { steps: 5 });
    await page.mouse.up();
  };
  await to(piece(page, 'map.zones.3'), 'c2'); // the wild
  await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /Contrée du pont/);
  await to(piece(page, 'map.zones.3'), 'a4'); // on the base: tied
  await expect(cell(page, 'a4')).toHaveAttribute('aria-label', /touche .*Contrée du pont/);
  await page.locator('[data-onglet=reserve]').click();
  await to(page.locator('[data-stock=soldat]'), 'd4');
  await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /Groupe de 1\ssoldat/);
  await to(piece(page, 'teams.0.heroes.0'), 'd4');
  await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /He-\u2060Man/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a4')).toHaveAttribute('aria-label', /He-\u2060Man/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a4')).not.toHaveAttribute('aria-label', /Contrée du pont/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /place libre$/);
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'c2')).toHaveAttribute('aria-label', /Contrée du pont/);
});

test('a skirmish: an outpost more in a zone of deployment, from the tray; its name follows', async ({ page }) => {
  await open(page, 'escarmouche');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await take(page, byMouse, 'deploiement:0');
  await byMouse.cell(page, 'g5'); // the temple of the oracle
  await letGo(page, byMouse);
  await piece(page, 'skirmish.zones.0.outposts.3').click();
  await (await unfold(page, 'skirmish.zones.0.name')).fill('Le couchant');
  await expect(cell(page, 'g5')).toHaveAttribute('aria-label', /Temple de l’oracle.*Le couchant/);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test.describe('at a table', () => {
  test.use({ kept: {}, viewport: { width: 1440, height: 900 } });
  test('the goals of one’s victory cards are read in words over the map, none of them cut', async ({ page }) => {
    let cut: readonly boolean[] = [];
    // of one's own, not of the machine, whose hand is hidden: chance decides who begins
    await expect(async () => {
      await page.goto('fields-of-eternia/jouer/');
      await page.locator('[data-scenario="une-partie-entiere"]').click();
      await expect(page.locator('[data-partie]')).toBeVisible(); // whole
      // at once: the machine may play meanwhile
      cut = await page.evaluate(() =>
        [...document.querySelectorAll('.foe-aims .foe-aim-text')].map((one) => one.getBoundingClientRect().width <= 40),
      );
      expect(cut.length).toBeGreaterThan(1);
    }).toPass();
    expect(cut).not.toContain(true);
  });
});

// The workshop of Battle Beyond Space: a map with symmetry and three fleets, built on the board by mouse, by touch on a phone, by keyboard alone; its faults told on the piece and in the list, mended; then shared, printed, played.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, pagesPrinted, shareLink, test, unfold } from '../kit.ts';
import { SPACE_HANDS, spaceCell as spot } from '../hands.ts';

const verdict = (page: Page): Locator => page.locator('.verdict');
const open = async (page: Page): Promise<void> => {
  await page.goto('battle-beyond-space/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await expect(page.locator('.desk-place .sb[data-live]')).toBeVisible();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
};

for (const [name, hand, use] of SPACE_HANDS)
  test.describe(`by ${name}`, () => {
    test.use(use);
    test('a map with symmetry and three fleets: built, made faulty, mended, shared, reopened, printed on one page, played', async ({
      page,
      context,
    }) => {
      test.slow();
      await open(page);
      const tab = (one: string): Promise<void> => hand.press(page.locator(`[data-onglet=${one}]`));
      const take = async (stock: string): Promise<void> => {
        await tab('reserve');
        await hand.press(page.locator(`[data-stock="${stock}"]`));
      };
      await (await unfold(page, 'players')).selectOption('3');

      // by thirds: three asteroids elsewhere
      await tab('reserve');
      await hand.press(page.locator('[data-symetrie=tiers]'));
      await take('asteroide');
      await hand.cell(page, [3, -6]);
      await hand.cell(page, [2, -7]);
      for (const place of [
        [2, -7],
        [5, 2],
        [-7, 5],
      ] as const)
        await expect(spot(page, place)).toHaveAccessibleName(/astéroïde/);
      await expect(spot(page, [3, -6])).not.toHaveAccessibleName(/astéroïde/);
      await hand.press(page.locator('[data-main=lacher]'));
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      // the three fleets leave in one gesture, and come back: a squadron, then the rest
      await hand.cell(page, [2, -9]);
      await hand.press(page.locator('[data-ensemble="Toute la flotte"]'));
      await hand.press(page.locator('[data-main=retirer]'));
      await expect(page.locator('.desk-place .sb-s')).toHaveCount(0);
      await expect(verdict(page)).toHaveText(/12\sfautes à corriger/); // three squadrons and the destroyers of each
      await take('escadron-b');
      await hand.cell(page, [6, -9]);
      await expect(page.locator('.desk-place .sb-s')).toHaveCount(18);
      await take('flotte');
      await hand.cell(page, [2, -9]);
      await expect(page.locator('.desk-place .sb-s')).toHaveCount(60);
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      // c6 comes inside and looks west, and so do the two others, each its own way
      await hand.press(page.locator('[data-main=lacher]'));
      await hand.cell(page, [8, -11]);
      await hand.cell(page, [5, -10]);
      await hand.press(page.locator('[data-cote="3"]'));
      await expect(spot(page, [5, -10])).toHaveAccessibleName(/chasseur c6 de J1, tourné vers l’ouest/);
      await expect(spot(page, [5, 5])).toHaveAccessibleName(/chasseur c6 de J2, tourné vers le nord-est/);
      await expect(spot(page, [-10, 5])).toHaveAccessibleName(/chasseur c6 de J3, tourné vers le sud-est/);
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      // without symmetry, one ship on another: both are seen, told, mended
      await tab('reserve');
      await hand.press(page.locator('[data-symetrie=aucune]'));
      await hand.cell(page, [9, -11]);
      await expect(page.locator('[data-main=retirer]')).toBeVisible();
      await hand.press(page.locator('[data-main=lacher]'));
      await hand.cell(page, [9, -11]);
      await hand.press(page.locator('[data-main=retirer]'));
      await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
      await take('b6');
      await hand.cell(page, [3, -11]);
      await expect(spot(page, [3, -11])).toHaveAccessibleName(/chasseur b6 de J1/);
      await expect(spot(page, [3, -11])).toHaveAccessibleName(/chasseur c1 de J1/);
      await expect(spot(page, [3, -11])).toHaveAccessibleName(/à corriger/);
      await expect(page.locator('#bilan a.cite').first()).toHaveAttribute(
        'href',
        /\/battle-beyond-space\/regles\/[a-z-]+\/#bbs\./,
      );
      await hand.press(page.locator('#bilan [data-reparer]', { hasText: 'Rassembler l’escadron' }));
      await expect(spot(page, [3, -11])).not.toHaveAccessibleName(/b6/);
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      await tab('scenario');
      await field(page, 'name').fill('Trois tiers');
      expect(await misprints(page)).toEqual([]);
      const link = await shareLink(page, 'modifier');
      expect(link).toMatch(/\/battle-beyond-space\/atelier\/#s=\d+\.battle-beyond-space~partie\.[\w-]+$/);
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
      await expect(spot(other, [5, 5])).toHaveAccessibleName(/chasseur c6 de J2/);
      await expect(spot(other, [-7, 5])).toHaveAccessibleName(/astéroïde/);
      await other.close();
      expect(await pagesPrinted(page)).toBe(1);

      await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
      const game = page.locator('[data-partie="battle-beyond-space/partie"]');
      await expect(game).toContainText('Trois tiers');
      await expect(game.getByRole('gridcell', { name: /^\(5, 5\).*chasseur c6 de J2/ })).toHaveCount(1);
    });
  });

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [a, b] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (a === null || b === null) throw new Error('Nothing to drag.');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
  await page.mouse.up();
};

test('a ship, a squadron and a thing of the tray are dragged; each gesture is undone', async ({ page }) => {
  await open(page);
  await drag(page, spot(page, [8, -11]), spot(page, [5, -10]));
  await expect(spot(page, [5, -10])).toHaveAccessibleName(/chasseur c6/);
  await page.keyboard.press('Escape');
  await drag(page, spot(page, [5, -2]), spot(page, [1, 4]));
  await expect(spot(page, [1, 4])).toHaveAccessibleName(/astéroïde/);
  await spot(page, [2, -9]).click();
  await page.locator('[data-ensemble="Escadron A"]').click();
  await drag(page, spot(page, [2, -11]), spot(page, [2, -8])); // by a6
  await expect(spot(page, [2, -8])).toHaveAccessibleName(/chasseur a6/);
  await expect(spot(page, [2, -6])).toHaveAccessibleName(/chasseur a1/);
  await page.keyboard.press('Control+z');
  await expect(spot(page, [2, -9])).toHaveAccessibleName(/chasseur a1/);
  await page.keyboard.press('Control+z');
  await expect(spot(page, [5, -2])).toHaveAccessibleName(/astéroïde/);
  await page.keyboard.press('Control+z');
  await expect(spot(page, [8, -11])).toHaveAccessibleName(/chasseur c6/);
  await page.locator('[data-onglet=reserve]').click();
  await page.locator('[data-main=lacher]').click();
  await drag(page, page.locator('[data-stock=asteroide]'), spot(page, [1, 4]));
  await expect(spot(page, [1, 4])).toHaveAccessibleName(/astéroïde/);
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/); // the box holds 17
  await page.keyboard.press('Control+z');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('R turns what is in hand, a squadron as one block; Delete removes it', async ({ page }) => {
  await open(page);
  await spot(page, [2, -11]).click();
  await page.keyboard.press('r');
  await expect(spot(page, [2, -11])).toHaveAccessibleName(/a6 de J1, tourné vers le sud-ouest/); // a side clockwise from the south-east
  await page.keyboard.press('Shift+R');
  await expect(spot(page, [2, -11])).toHaveAccessibleName(/a6 de J1, tourné vers le sud-est/);
  await page.keyboard.press('Delete');
  await expect(spot(page, [2, -11])).not.toHaveAccessibleName(/a6/);
  await expect(page.locator('#bilan')).toContainText('L’escadron A compte 5 chasseurs');
});

test('a squadron cut in two: each of its ships is marked, the fault takes them together, and gathers them', async ({
  page,
}) => {
  await open(page);
  await spot(page, [2, -11]).click();
  await spot(page, [5, -10]).click();
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await expect(page.locator('.desk-place').getByRole('gridcell', { name: 'à corriger' })).toHaveCount(6);
  await page.locator('#bilan .link').first().click();
  await expect(page.locator('[id="champ.players.0.fleet.a"] [data-prendre]')).toHaveCount(6);
  await expect(page.locator('[id="champ.players.0.fleet.a"]')).toBeFocused();
  await page.locator('#bilan [data-reparer]', { hasText: 'Rassembler' }).click();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('what leaves the board stays in sight, and comes back by a press', async ({ page }) => {
  await open(page);
  await (await unfold(page, 'kind')).selectOption('libre');
  await (await unfold(page, 'board.radius')).fill('10');
  const away = page.locator('.desk-away');
  await expect(away.getByRole('button', { name: /^Chasseur a6 de J1/ })).toBeVisible();
  await away.getByRole('button', { name: /^Chasseur a6 de J1/ }).click();
  await spot(page, [1, 5]).click();
  await expect(spot(page, [1, 5])).toHaveAccessibleName(/chasseur a6 de J1/);
  await expect(away.getByRole('button', { name: /^Chasseur a6 de J1/ })).toHaveCount(0);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])
  test(`${size.width}×${size.height}: the board is as large as its place lets it be, at its middle`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page);
    const [place, edge] = await Promise.all(
      ['.desk-place > .place', '.sb-edge'].map((part) => page.locator(part).first().boundingBox()),
    );
    if (!place || !edge) throw new Error('nothing is drawn');
    expect(Math.max(edge.width / place.width, edge.height / place.height)).toBeGreaterThan(0.9);
    expect(Math.abs(edge.x + edge.width / 2 - place.x - place.width / 2)).toBeLessThan(0.03 * place.width);
    expect(Math.abs(edge.y + edge.height / 2 - place.y - place.height / 2)).toBeLessThan(0.03 * place.height);
    expect(edge.y).toBeGreaterThanOrEqual(place.y); // no cell is cut
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a ship at the edge of the board is enlarged in sight, turned by what is in sight, and let go without the board moving', async ({
    page,
  }) => {
    await open(page);
    const middle = spot(page, [-4, 9]); // the lowest fleet
    await middle.tap(); // cells that a finger misses are enlarged first
    const frame = page.locator('.desk-place .sb-frame');
    await expect.poll(async () => (await middle.boundingBox())?.width ?? 0).toBeGreaterThan(44);
    for (const place of [
      [-4, 9],
      [-4, 10],
      [-5, 10],
    ] as const) {
      const [cell, room] = await Promise.all([spot(page, place).boundingBox(), frame.boundingBox()]);
      if (cell === null || room === null) throw new Error('nothing is drawn');
      expect(cell.y).toBeGreaterThanOrEqual(room.y);
      expect(cell.y + cell.height).toBeLessThanOrEqual(room.y + room.height);
    }

    await spot(page, [-6, 9]).tap();
    await expect(page.locator('.desk-held')).toContainText('Chasseur b1 de J3');
    for (const one of ['gauche', 'droite', 'retirer', 'lacher'])
      await expect(page.locator(`[data-main=${one}]`)).toBeInViewport({ ratio: 1 });
    await page.locator('[data-main=droite]').tap();
    await expect(spot(page, [-6, 9])).toHaveAccessibleName(/b1 de J3, tourné vers l’est/); // from the north-east, clockwise

    const scrolled = async (): Promise<readonly number[]> =>
      frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const before = await scrolled();
    await page.locator('[data-main=lacher]').tap();
    await expect(page.locator('.desk-told')).toBeVisible();
    expect(await scrolled()).toEqual(before);
    await page.locator('[data-onglet=reserve]').tap();
    await page.locator('[data-stock=asteroide]').tap();
    await expect(page.locator('.desk-held')).toContainText('Astéroïde');
    expect(await scrolled()).toEqual(before);
  });
});

test('a hole, the ring and a zone are pieces too', async ({ page }) => {
  await open(page);
  await page.locator('[data-stock=trou]').click();
  await spot(page, [0, 11]).click(); // in no start zone
  await expect(spot(page, [0, 11])).toHaveAccessibleName(/trou/);
  await page.locator('[data-main=lacher]').click();
  for (let press = 0; press < 3; press += 1) await spot(page, [0, 0]).click();
  await expect(page.locator('.desk-held')).toContainText('Centre de l’anneau');
  await spot(page, [1, 5]).click();
  await (await unfold(page, 'board.radius')).focus();
  await expect(page.locator('.part', { hasText: 'Le plateau' }).last()).toContainText(/396\scases/);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('a late position becomes a challenge, is shared as one, and played', async ({ page }) => {
  await open(page);
  await page.locator('[data-onglet=scenario]').click();
  await page.locator('.desk-form details > summary', { hasText: 'Partir d’un scénario prêt' }).click();
  await page.getByRole('button', { name: /^Partir de là\s: La dernière carte/ }).click();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await (await unfold(page, 'challenge')).check();
  await (await unfold(page, 'challenge.goal.least')).fill('6');
  await field(page, 'challenge.goal.of').selectOption('total');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  expect(await shareLink(page, 'jouer')).toMatch(/#s=\d+\.battle-beyond-space~escarmouche\./);
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  const game = page.locator('[data-partie="battle-beyond-space/escarmouche"]');
  await expect(game).toContainText('La dernière carte');
  await expect(game.locator('[data-commande=resoudre]')).toBeVisible();
});

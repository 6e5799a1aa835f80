// A map from nothing, for the two games whose pieces are the map: an empty place, things put on it by mouse, by touch on a phone, by keyboard alone, faults told and mended, a link that opens on it, the table.
import type { Locator, Page } from '@playwright/test';
import { expect, shareLink, test } from './kit.ts';
import { type Hand, SPACE_HANDS, spaceCell, WORLD_HANDS, worldCell } from './hands.ts';

interface Desk<Spot> {
  readonly game: string;
  readonly hands: readonly (readonly [name: string, hand: Hand<Spot>, use: object])[];
  readonly owner: string;
  readonly thing: string;
  readonly at: Spot;
  readonly cell: (page: Page, at: Spot) => Locator;
  readonly says: string;
  readonly played: string | RegExp;
}
const fromNothing = <Spot>({ game, hands, owner, thing, at, cell: cellOf, says, played }: Desk<Spot>): void => {
  for (const [name, hand, use] of hands)
    test.describe(`${game} by ${name}`, () => {
      test.use(use);
      test('an empty place, filled, mended, sent, played', async ({ page, context }) => {
        test.slow();
        await page.goto(`${game}/atelier/`);
        await expect(page.locator('.desk[data-pret]')).toBeVisible();
        const verdict = page.locator('.verdict');
        await hand.press(page.locator('[data-onglet=scenario]'));
        await hand.press(page.locator('summary', { hasText: 'Partir d’un scénario prêt' }));
        await hand.press(page.getByRole('button', { name: /^Partir de là\s: À partir de rien$/ }));
        await expect(verdict).toHaveText(/^\d+\sfautes à corriger$/);
        const cell = cellOf(page, at);
        expect(await page.locator('.desk-place [data-loose]').count()).toBeLessThan(2); // the asteroid of the centre is the board’s own

        await hand.press(page.locator('[data-onglet=reserve]'));
        await hand.press(page.locator('.tray-owners').getByRole('button', { name: owner, exact: true }));
        await hand.press(page.locator(`[data-stock="${thing}"]`));
        await hand.cell(page, at);
        await expect(cell).toHaveAccessibleName(new RegExp(says));

        const place = page.locator('.desk-place .place');
        const mend = page.locator('#bilan [data-reparer]').first();
        for (let left = 30; left > 0 && (await verdict.textContent()) !== 'Prêt à jouer'; left -= 1) {
          const before = await place.innerHTML();
          await hand.press(mend);
          await expect.poll(() => place.innerHTML()).not.toBe(before);
        }
        await expect(verdict).toHaveText('Prêt à jouer');
        await expect(cell).toHaveAccessibleName(new RegExp(says));

        await hand.press(page.locator('[data-onglet=scenario]'));
        const other = await context.newPage();
        await other.goto(await shareLink(page, 'modifier'));
        await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
        await expect(cellOf(other, at)).toHaveAccessibleName(new RegExp(says));
        await other.close();
        await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
        await expect(page).toHaveURL(new RegExp(`/${game}/jouer/`));
        await expect(page.locator('[data-partie]').getByRole('gridcell', { name: played })).toHaveCount(1);
      });
    });
};

fromNothing({
  game: 'battleworld',
  hands: WORLD_HANDS,
  owner: 'Vilains',
  thing: 'serval',
  at: 'c4',
  cell: worldCell,
  says: 'Serval',
  played: 'Serval',
});
fromNothing({
  game: 'battle-beyond-space',
  hands: SPACE_HANDS,
  owner: 'J2',
  thing: 'asteroide',
  at: [3, -6],
  cell: spaceCell,
  says: 'astéroïde',
  played: /\(3, −6\).*astéroïde|astéroïde.*\(3, −6\)/,
});

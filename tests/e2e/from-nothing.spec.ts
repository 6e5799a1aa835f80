// A map from nothing, for the two games whose pieces are the map: an empty place, things put on it by hand, faults told and mended, a link that opens on it, the table.
import { expect, shareLink, test } from './kit.ts';

const DESKS = [
  { game: 'battleworld', owner: 'Vilains', thing: 'serval', cell: '[data-cell=c4]', says: 'Serval', played: 'Serval' },
  {
    game: 'battle-beyond-space',
    owner: 'J2',
    thing: 'asteroide',
    cell: '[data-cell="1699"]',
    says: 'astéroïde',
    played: /\(3, −6\).*astéroïde|astéroïde.*\(3, −6\)/,
  },
] as const;

for (const { game, owner, thing, cell: at, says, played } of DESKS)
  test(`${game}: an empty place, filled, mended, sent, played`, async ({ page, context }) => {
    test.slow();
    await page.goto(`${game}/atelier/`);
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    const verdict = page.locator('.verdict');
    await page.locator('[data-onglet=scenario]').click();
    await page.locator('summary', { hasText: 'Partir d’un scénario prêt' }).click();
    await page.getByRole('button', { name: /^Partir de là\s: À partir de rien$/ }).click();
    await expect(verdict).toHaveText(/^\d+\sfautes à corriger$/);
    const cell = page.locator('.desk-place').locator(at);
    expect(await page.locator('.desk-place [data-loose]').count()).toBeLessThan(2); // the asteroid of the centre is the board’s own

    await page.locator('[data-onglet=reserve]').click();
    await page.locator('.tray-owners').getByRole('button', { name: owner, exact: true }).click();
    await page.locator(`[data-stock="${thing}"]`).click();
    await cell.click();
    await expect(cell).toContainText(says);

    const place = page.locator('.desk-place .place');
    const mend = page.locator('#bilan [data-reparer]').first();
    for (let left = 30; left > 0 && (await verdict.textContent()) !== 'Prêt à jouer'; left -= 1) {
      const before = await place.innerHTML();
      await mend.click();
      await expect.poll(() => place.innerHTML()).not.toBe(before);
    }
    await expect(verdict).toHaveText('Prêt à jouer');
    await expect(cell).toContainText(says);

    await page.locator('[data-onglet=scenario]').click();
    const other = await context.newPage();
    await other.goto(await shareLink(page, 'modifier'));
    await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
    await expect(other.locator('.desk-place').locator(at)).toContainText(says);
    await other.close();
    await page.getByRole('button', { name: 'Jouer d’ici' }).click();
    await expect(page).toHaveURL(new RegExp(`/${game}/jouer/`));
    await expect(page.locator('[data-partie] [role=gridcell]').filter({ hasText: played })).toHaveCount(1);
  });

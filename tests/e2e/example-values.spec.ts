// The example values of a workshop: counted in one list, each line leads to its sheet, one page to fill by hand.
import { expect, field, misprints, pagesPrinted, test } from './kit.ts';

for (const [game, mode] of [
  ['battleworld'],
  ['battle-beyond-space'],
  ['battlefight'],
  ['fields-of-eternia', 'partie'],
  ['fields-of-eternia'],
  ['versus'],
] as const)
  test(`${[game, mode].join(' ')}: a line of the list opens its sheet; the list is printed as one page of blanks`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.toggleAttribute('data-printed', true); // the dialog would stop the page
    });
    await page.goto(`${game}/atelier/`);
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    if (mode !== undefined) {
      await field(page, 'mode').selectOption(mode);
      await expect(page.locator('.map-edit')).toBeVisible();
    }
    const tab = page.locator('[data-onglet=scenario]');
    if ((await tab.count()) > 0) await tab.click();
    const list = page.locator('details.samples');
    await expect(list.locator(':scope > summary')).toHaveText(
      /^\d+\svaleurs d’exemple à remplacer par celles de vos cartes$/,
    );
    await list.locator(':scope > summary').click();
    expect(await misprints(page)).toEqual([]);

    await list.locator('[data-releve]').click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    const lines = await list.locator('.own-things > li').count();
    await expect(page.locator('.blanks section')).toHaveCount(lines);
    expect(await pagesPrinted(page)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.blanks')).toHaveCount(0);

    const line = list.locator('[data-exemple-de]').first();
    const path = (await line.getAttribute('data-exemple-de')) ?? '';
    await line.click();
    await expect(page.locator(`[id="champ.${path}"]`)).toBeFocused();
  });

test('what the reader types is counted no more', async ({ page }) => {
  await page.goto('battleworld/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await page.locator('[data-onglet=scenario]').click();
  const title = page.locator('details.samples > summary');
  const count = async (): Promise<number> => Number.parseInt((await title.textContent()) ?? '', 10);
  await expect(title).toBeVisible();
  const before = await count();
  await title.click();
  await page.locator('details.samples [data-exemple-de]').first().click();
  const life = page.locator('[id$=".sheet.maxLife"]');
  await life.fill('19');
  await page.locator('[data-onglet=scenario]').click();
  expect(await count()).toBe(before - 1);
});

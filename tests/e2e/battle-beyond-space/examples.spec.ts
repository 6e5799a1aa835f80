// Examples of Battle Beyond Space: what the ledger says of them, where the pages show it.
import { expect, misprints, test } from '../kit.ts';
import { cellAt } from './space.ts';

const ENDS: readonly (readonly [slug: string, ...told: readonly RegExp[]])[] = [
  ['decompte-final', /J1 a 13\spoints, J2\s16, J3\s12 et J4\s13/],
  ['decompte-anneau-deplace', /J1 a 11\spoints, J2\s14, J3\s12 et J4\s15/],
  ['tir-masque', /destroyer D1 de J2 est endommagé/, /a2 ne tire pas/],
  ['laser', /9\scases/],
];
for (const [slug, ...told] of ENDS)
  test(`${slug}: the ledger’s figures`, async ({ page }) => {
    await page.goto(`battle-beyond-space/exemples/${slug}/`);
    const frame = page.locator(`[data-exemple="battle-beyond-space.${slug}"]`);
    for (const one of told) await expect(frame).toContainText(one);
    expect(await misprints(page)).toEqual([]);
  });

test('a turn is stepped: ships are where each step leaves them', async ({ page }) => {
  await page.goto('battle-beyond-space/exemples/un-tour-complet/');
  const frame = page.locator('[data-exemple="battle-beyond-space.un-tour-complet"]');
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1'); // the card is turned
  await expect(cellAt(frame, -5, 0)).toHaveAccessibleName(/chasseur a1 de J1/);
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveAttribute('data-pas', '2'); // the squadron has moved
  await expect(cellAt(frame, -5, 0)).not.toHaveAccessibleName(/chasseur/);
  await expect(cellAt(frame, -1, 0)).toHaveAccessibleName(/chasseur a1 de J1/);
  await expect(cellAt(frame, 1, -2)).toHaveAccessibleName(/chasseur a3 de J1/);
  await expect(cellAt(frame, -1, 2)).not.toHaveAccessibleName(/chasseur/); // both have crashed
  await page.keyboard.press('End');
  await expect(cellAt(frame, -1, 2)).toHaveAccessibleName(/arrière du destroyer D1 de J1/);
  await expect(cellAt(frame, 0, 2)).toHaveAccessibleName(/avant du destroyer D1 de J1/);
  await expect(cellAt(frame, -1, 1)).toHaveAccessibleName(/sonde/); // flown over
});

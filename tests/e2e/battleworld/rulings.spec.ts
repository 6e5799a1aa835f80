// The rulings of Battleworld: what the reader switches is what the table and the workshop play.
import { begin, expect, test } from '../kit.ts';

test('a ruling switched: new games and new scenarios follow it', async ({ page }) => {
  await page.goto('battleworld/arbitrages/#a14');
  const ruling = page.locator('#a14 .interrupteur').first();
  const key = await ruling.getAttribute('data-option');
  await ruling.scrollIntoViewIfNeeded(); // it wakes when it is seen
  await ruling.locator('input').nth(1).check();
  await expect(ruling).toHaveAttribute('data-change', '');
  await expect(page.locator('.bilan')).toContainText(/1\s?autre lecture/);
  const kept = await page.evaluate(() => localStorage.getItem('rv.options.battleworld'));
  const value: unknown = (JSON.parse(kept ?? '{}') as Record<string, unknown>)[key ?? ''];
  expect(value).toBeDefined();
  await page.reload();
  await expect(ruling.locator('input').nth(1)).toBeChecked();

  await page.goto('battleworld/jouer/');
  await expect(page.locator('.lobby')).toContainText(/1\s?arbitrage autrement/);
  await begin(page, 'vengeurs-contre-fatalis');
  await page.locator('.tray .face').first().click();
  const games = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        Object.entries({ ...localStorage }).find(([key]) => key.startsWith('rv.parties.battleworld.'))?.[1] as
          string | undefined,
    );
  await expect.poll(games).toBeDefined();
  const saved = JSON.parse((await games()) ?? '{}') as {
    readonly scenario?: { readonly options?: Record<string, unknown> };
  };
  expect(saved.scenario?.options?.[key ?? '']).toEqual(value);

  await page.goto('battleworld/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await page.locator('[data-onglet=scenario]').click();
  await page.locator('.desk-form summary', { hasText: 'Les arbitrages' }).click();
  await expect(page.locator(`[id="champ.options.${key}"]`)).toHaveValue(String(value));

  await page.goto('battleworld/arbitrages/');
  await page.getByRole('button', { name: 'Tout remettre par défaut' }).click();
  await expect(page.locator('.bilan')).toContainText('par défaut');
  expect(await page.evaluate(() => localStorage.getItem('rv.options.battleworld'))).toBe('{}');
});

// « Ma table »: the game chosen once is what home, header, search and the installed app open on.
import { GAMES } from './games.ts';
import { ask, expect, misprints, test } from './kit.ts';

const last = GAMES.at(-1);
if (last === undefined) throw new Error('no game on show');
const { jeu, prefix, rule } = last;
const slug = new RegExp(`/${jeu}/table/$`);

test('who has no table chooses it once; home, header and search then open on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('table/');
  await expect(page.locator('.bar .sienne')).toBeHidden();
  await page.locator(`[data-choisir="${jeu}"]`).click();
  await expect(page).toHaveURL(slug);
  await page.goto('');
  const first = page.locator('.vers-table');
  await expect(first).toBeInViewport();
  await first.click();
  await expect(page).toHaveURL(slug);
  await page.goto('glossaire/');
  const dialog = await ask(page, rule.words);
  await expect(dialog.locator('select')).toHaveValue(jeu);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ma table' }).click();
  await expect(page).toHaveURL(slug);
  await page.getByRole('button', { name: 'C’est mon jeu' }).click(); // and it is given up there
  await page.goto('table/');
  await expect(page.locator('[data-choisir]').first()).toBeVisible();
});

for (const { jeu: each } of GAMES)
  test(`${each}: six questions are asked of the card, and of the search before anything is typed`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${each}/table/`);
    const questions = page.locator('.souvent .cite');
    await expect(questions).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await misprints(page)).toEqual([]);
    const asked = await questions.allInnerTexts();
    await questions.first().click();
    await expect(page.locator('dialog.preuve .preuve-dit')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await page.locator('.champ').click();
    await expect(page.locator('dialog.recherche [data-question] .recherche-titre')).toHaveText(asked);
  });

test('its pinned rules and the game under way are there', async ({ page }) => {
  await page.addInitScript(
    ([key, id, other]) => {
      localStorage.setItem('rv.epingles', JSON.stringify({ ids: [other, id] }));
      localStorage.setItem(key ?? '', JSON.stringify({ v: 1, name: 'La belle', at: 5 }));
    },
    [`rv.parties.${jeu}.b1`, rule.id, 'xx.autre.regle'],
  );
  await page.goto(`${jeu}/table/`);
  const pins = page.locator('[data-ses-epingles] a');
  await expect(pins).toHaveCount(1);
  await expect(pins).toHaveAttribute('href', new RegExp(`#${rule.id}$`));
  await expect(pins).not.toHaveText(new RegExp(`^${prefix}\\.`));
  await expect(page.getByRole('link', { name: /Reprendre la partie.*La belle/ })).toBeVisible();
  await page.goto('table/#reprendre');
  await expect(page).toHaveURL(new RegExp(`/${jeu}/jouer/$`));
});

test('installing is offered to who comes back, and never again once refused', async ({ page }) => {
  const offered = (): Promise<boolean> =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  const offer = page.locator('[data-installer]');
  await page.goto(`${jeu}/table/`);
  expect(await offered()).toBe(true);
  await expect(offer).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('rv.installer', JSON.stringify({ day: 'Mon Nov 02 2026', refused: false })),
  );
  await page.reload();
  await offered();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Ne plus proposer' }).click();
  await page.reload();
  await offered();
  await expect(offer).toBeHidden();
});

test('the manifest opens on it, and its pictures are what it says', async ({ page }) => {
  const manifest = (await (await page.request.get('manifest.webmanifest')).json()) as {
    readonly start_url: string;
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.start_url).toBe('./table/');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Ma table', 'Chercher', 'Reprendre']);
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  await page.goto('table/');
  for (const { src, sizes } of manifest.screenshots) {
    const size = await page.evaluate(
      async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        return `${bitmap.width}x${bitmap.height}`;
      },
      `${new URL(page.url()).origin}/${src}`,
    );
    expect(size, src).toBe(sizes);
  }
});

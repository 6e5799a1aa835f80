// From the picture of a moment to the moment itself: « Prendre la main », on the card of a rule and under the pictures of a chapter, goes on from that very position.
import type { Locator, Page } from '@playwright/test';
import type { Proofs, RuleProof } from '../../src/scripts/proof-file.ts';
import { violations } from './axe.ts';
import { exampleOf, GAMES } from './games.ts';
import { expect, settle, tabTo, test } from './kit.ts';

test.use({ kept: {}, reducedMotion: 'reduce' });

/** The step that an address names: of an example, as its fragment says it. */
const stepIn = (href: string): string | undefined => /#ex\..*\.(\d+)$/.exec(href)?.[1];
/** The frame of the moment, once the reader has it in hand. */
const taken = async (page: Page, href: string): Promise<Locator> => {
  const frame = page.locator('main [data-exemple]');
  await expect(frame.locator('[data-commande=revenir]')).toBeVisible({ timeout: 30_000 });
  await expect(frame.locator('.example-at')).toHaveText('vous avez la main');
  const step = stepIn(href);
  if (step !== undefined) await expect(frame).toHaveAttribute('data-pas', step);
  return frame;
};

/** The rules of a chapter, and what their cards say. */
const proofsIn = async (page: Page, jeu: string, chapter: string) => {
  await page.goto(`${jeu}/regles/${chapter}/`);
  const { rules } = (await (await page.request.get(`${jeu}/preuves.json`)).json()) as Proofs;
  const ids = await page.locator('.regle').evaluateAll((all) => all.map(({ id }) => id));
  return ids.map((id) => [id, rules[id] ?? []] as const);
};
const drawn = ([, , , moment, over]: Partial<RuleProof>): 'open' | 'over' | undefined =>
  moment === undefined || moment[1] === '' ? undefined : over === true ? 'over' : 'open';

for (const { jeu, rule } of GAMES)
  test(`${jeu}: the card of a rule leads there by keyboard; what was read comes back, and a reload reads`, async ({
    page,
  }) => {
    const found = (await proofsIn(page, jeu, rule.chapter)).find(([, proof]) => drawn(proof) === 'open');
    await page.locator(`[id="${found?.[0] ?? ''}"] .montrer`).focus();
    await page.keyboard.press('Enter');
    const way = page.locator('dialog.preuve [data-prendre]');
    await expect(way).toHaveText('Prendre la main');
    const href = (await way.getAttribute('href')) ?? '';
    await tabTo(page, '[data-prendre]', 20);
    await page.keyboard.press('Enter');
    const frame = await taken(page, href);
    const at = await frame.getAttribute('data-pas');
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      href.replace('?prendre', ''),
    );
    await expect.poll(() => violations(page)).toEqual([]); // once the place has moved to what is asked
    await tabTo(page, '[data-commande=revenir]', 80);
    await page.keyboard.press('Enter');
    await expect(frame.locator('[data-commande=suivant]')).toBeVisible();
    await expect(frame).toHaveAttribute('data-pas', at ?? '');
    await page.reload();
    await expect(frame).toHaveAttribute('data-pas', at ?? '');
    await expect(frame.locator('[data-commande=main]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${jeu}/regles/${rule.chapter}/`));
  });

test('where the moment is an end, its card leads to it and offers nothing to play', async ({ page }) => {
  const { jeu, rule } = GAMES[0] ?? {};
  const found = (await proofsIn(page, jeu ?? '', rule?.chapter ?? '')).find(([, proof]) => drawn(proof) === 'over');
  await page.locator(`[id="${found?.[0] ?? ''}"] .montrer`).click();
  const card = page.locator('dialog.preuve');
  await expect(card.locator('[data-voir]')).toBeVisible();
  await expect(card.locator('[data-prendre]')).toHaveCount(0);
  await card.locator('[data-voir]').click();
  await expect(page.locator('main [data-commande=suivant]')).toHaveAttribute('aria-disabled', 'true');
});

for (const kind of ['exemples', 'action'])
  test(`a picture of Eternia leads there, where it shows a moment of « ${kind} »`, async ({ page }) => {
    await page.goto('fields-of-eternia/regles/');
    const chapters = await page
      .locator('main a[href*="/regles/"]')
      .evaluateAll((all) => [...new Set(all.map((a) => (a as HTMLAnchorElement).pathname))]);
    const way = page.locator(`.moment figcaption a[href*="/${kind}/"][href*="?prendre"]`);
    for (const chapter of chapters) {
      await page.goto(chapter);
      if ((await way.count()) > 0) break;
    }
    await expect(way.first()).toHaveText('prendre la main');
    const href = (await way.first().getAttribute('href')) ?? '';
    const read = await page.locator(`.moment a[href="${href.replace('?prendre', '')}"]`).count();
    expect(read).toBeGreaterThan(0); // beside « voir en action »
    await way.first().press('Enter');
    await taken(page, href);
  });

for (const jeu of ['battleworld', 'battle-beyond-space'])
  test(`${jeu}: whoever does not have the hand is the machine`, async ({ page }) => {
    const game = GAMES.find((one) => one.jeu === jeu);
    if (game === undefined) throw new Error(`no ${jeu} on show`);
    const { slug } = game.example;
    const href = `${exampleOf(game)}?prendre#ex.${slug}.1`;
    await page.goto(href);
    const frame = await taken(page, href);
    await settle(frame, async (menu) => {
      const seats = await menu
        .locator('.seats select')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
      expect(seats.filter((hand) => hand === 'humain')).toHaveLength(1);
      expect(seats.length).toBeGreaterThan(1);
    });
  });

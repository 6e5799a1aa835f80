// Decks formed under a finger, at 360×640: the cards of one type at a time, and what the decks are for once they are formed.
import type { Locator, Page } from '@playwright/test';
import { begin, expect, test } from '../kit.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, kept: {}, reducedMotion: 'reduce' });

const open = async (page: Page, scenario: string): Promise<Locator> => {
  await page.goto('battlefight/jouer/');
  return begin(page, scenario);
};
/** One card after the other, the first that is lit, until the deck is whole: the first is read, then taken; each of the others is taken in one press. */
const form = async (game: Locator): Promise<void> => {
  const end = game.locator('.ask[data-tour=end]');
  const lit = game.locator('.bf-held.open [data-cell]:visible').first();
  for (let i = 0; i < 20; i += 1) {
    const before = await game.getAttribute('data-pas');
    if (i === 0) {
      await lit.tap();
      await game.locator('[data-lecture] .btn.go').tap();
    } else await game.locator('.bf-take:visible').first().tap();
    await expect(game).not.toHaveAttribute('data-pas', before ?? '');
  }
  await expect(end).toBeVisible();
};

test('a tab shows the cards of its type, as large as a finger, and no others', async ({ page }) => {
  const game = await open(page, 'deck-scelle');
  const rows = game.locator('.bf-type');
  const shown = game.locator('.bf-type:visible');
  await expect(rows).toHaveCount(5);
  for (const type of ['défense', 'rhétorique', 'attaque']) {
    await game.locator('.bf-types').getByRole('button', { name: type, exact: true }).tap();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName(`Cartes de type ${type}`);
    const cards = await shown.locator('[data-cell^="carte:"]').all();
    expect(cards).toHaveLength(6); // two a booster, three boosters
    for (const card of cards) {
      await expect(card).toBeInViewport({ ratio: 0.99 });
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), await card.innerText()).toBeGreaterThanOrEqual(42);
    }
  }
  const takes = await game.locator('.bf-take:visible').all();
  expect(takes.length).toBeGreaterThan(0);
  for (const take of takes) {
    await expect(take).toHaveAccessibleName(/^Prendre «/);
    const { width = 0, height = 0 } = (await take.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(5); // on paper nothing is pressed: all of them
});

test('a deck just formed is played in one press, against another that chance formed', async ({ page }) => {
  const game = await open(page, 'deck-scelle');
  await form(game);
  const kept = await game.locator('.bf-kept [data-cell]').evaluateAll((all) => all.map((one) => one.textContent));
  expect(kept).toHaveLength(20);
  const on = game.locator('[data-commande=suite]');
  await expect(on).toHaveText('Jouer avec ce deck');
  await expect(on).toBeInViewport({ ratio: 0.99 });
  await expect(game.locator('[data-commande=reessayer]')).toBeInViewport({ ratio: 0.99 });
  await on.tap();
  await expect(game.locator('.bf-ring')).toBeVisible();
  await expect(game.locator('[data-envoi]')).toHaveCount(0); // nobody sent it
  await expect(game.locator('.bf-piles').first()).toContainText('20'); // the deck is the draw pile
});

test('decks just formed go to the workshop', async ({ page }) => {
  const game = await open(page, 'decks-aleatoires');
  await expect(game.locator('[data-commande=suite]')).toHaveText('Jouer avec ces decks');
  await game.locator('[data-commande=suite-atelier]').tap();
  await expect(page).toHaveURL(/\/battlefight\/atelier\/#s=1\.battlefight~partie\./);
  await expect(page.getByLabel('Nom du scénario').or(page.locator('input[name=nom]')).first()).toHaveValue(
    'Duel avec les decks formés',
  );
});

/** Eight cards, the longest names among them; the next pawn two cells away. */
const EIGHT_LONG = '9DFHw2I-WuhCvY09HMHFLfZGBtpaQczVObgnBlHGfzDbnUhpDmn2EVrpo5f1aPU6koVIYw24bEFa54J6NgYw5AA';
test('names of a hand in two rows are whole, the longest too, before and while a technique runs', async ({ page }) => {
  await page.goto(`battlefight/jouer/#s=1.battlefight~partie.${EIGHT_LONG}`);
  const game = page.locator('[data-partie]');
  const titles = game.locator('.bf-hand .card-title:visible');
  const cut = () =>
    titles.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
    );
  await expect(titles).toHaveCount(8);
  expect(await cut()).toEqual([]);
  await game.locator('.bf-held.open [data-cell="carte:base-deplacement"]').first().tap();
  await game.locator('[data-lecture] .btn.go').tap();
  await expect(game.locator('[role=grid] [data-look=reach]').first()).toBeVisible();
  await expect(titles).toHaveCount(8);
  expect(await cut()).toEqual([]);
});

test('names of a hand in two rows are whole beside techniques that wait', async ({ page }) => {
  const SEVEN_AND_TWO =
    'Es6gwxEfqP1BRHwA26TEKCMq2oJTC4ANqRJwSwZHLIGSBEabFnubBvsKIJTpVmyj7tCmAkZ5gyUAMdoISIMVwL0FwMAEAA';
  await page.goto(`battlefight/jouer/#s=1.battlefight~partie.${SEVEN_AND_TWO}`);
  const title = page.locator('[data-partie] .bf-mat.first .bf-hand .card-title', { hasText: /^Rage/ });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});

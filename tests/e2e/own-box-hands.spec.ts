// « Ma boîte » on the place, by mouse, by touch on a phone, by keyboard alone (Battleworld's side by side in own-box.spec): a thing that becomes a piece is taken from the tray and put; a board or a mission is used, and what it brings is put.
import type { Page } from '@playwright/test';
import { EXAMPLE_HEROES } from '../../src/engine/fields-of-eternia/heroes.ts';
import { MISSIONS } from '../../src/engine/versus/missions.ts';
import { expect, field, test, unfold } from './kit.ts';
import {
  type Hand,
  heap,
  MAP_HANDS,
  mapCell,
  PLAN_HANDS,
  planSpot,
  RING_HANDS,
  SPACE_HANDS,
  spaceCell,
} from './hands.ts';

interface Owned {
  readonly kind: string;
  readonly name: string;
  readonly value: unknown;
}
/** The workshop of a game, on a device whose box holds one thing. */
const open = async (page: Page, game: string, thing: Owned): Promise<void> => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `rv.boite.${game}.a`,
    JSON.stringify({ v: 1, at: 1, ...thing }),
  ] as const);
  await page.goto(`${game}/atelier/`);
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};
const tab = (page: Page, { press }: Pick<Hand<never>, 'press'>, one: string): Promise<void> =>
  press(page.locator(`[data-onglet=${one}]`));
const takeOwn = async (page: Page, hand: Pick<Hand<never>, 'press'>, name: string): Promise<void> => {
  await tab(page, hand, 'reserve');
  const mine = page.getByRole('region', { name: 'Ma boîte' }).getByRole('button', { name });
  await hand.press(mine);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
};
const useOwn = async (page: Page, hand: Pick<Hand<never>, 'press'>, name: string): Promise<void> => {
  await tab(page, hand, 'scenario');
  await hand.press(page.locator('.own-box > summary'));
  await hand.press(page.getByRole('button', { name: `Utiliser : ${name}` }));
  await expect(page.locator('.said')).toContainText(`« ${name} » est dans le scénario`);
};

const BLOW = { kind: 'technique', name: 'Crochet', value: { title: 'Crochet', type: 'attaque', steps: 'Blesser 2' } };
for (const [name, hand, use] of RING_HANDS)
  test.describe(`battlefight by ${name}`, () => {
    test.use(use);
    test('a technique of the box comes to the hand of a fighter', async ({ page }) => {
      await open(page, 'battlefight', BLOW);
      await (await unfold(page, 'kind')).selectOption('etude');
      await expect(heap(page, 'hand:1')).not.toContainText(BLOW.name);
      await takeOwn(page, hand, BLOW.name);
      await hand.press(heap(page, 'hand:1').locator('.bf-heap-name'));
      await expect(heap(page, 'hand:1')).toContainText(BLOW.name);
    });
  });

const [HERO] = EXAMPLE_HEROES;
const WATCHER = { kind: 'heros', name: 'Guetteuse', value: { ...HERO, name: 'Guetteuse' } };
for (const [name, hand, use] of MAP_HANDS)
  test.describe(`fields-of-eternia by ${name}`, () => {
    test.use(use);
    test('a hero of the box comes onto a zone of the map', async ({ page }) => {
      await open(page, 'fields-of-eternia', WATCHER);
      await field(page, 'mode').selectOption('partie');
      await expect(page.locator('.map-edit')).toBeVisible();
      await (await unfold(page, 'map')).selectOption('pont');
      await takeOwn(page, hand, WATCHER.name);
      await hand.cell(page, 'd4');
      await expect(mapCell(page, 'd4')).toHaveAttribute('aria-label', new RegExp(WATCHER.name));
    });
  });

const SMALL = { kind: 'plateau', name: 'Petit plateau', value: { radius: 9, centre: [2, -1] } };
for (const [name, hand, use] of SPACE_HANDS)
  test.describe(`battle-beyond-space by ${name}`, () => {
    test.use(use);
    test('a board of the box is used, and an asteroid put on it', async ({ page }) => {
      await open(page, 'battle-beyond-space', SMALL);
      await expect(page.locator('.desk-place .sb[data-live]')).toBeVisible();
      await expect(spaceCell(page, [0, 11])).toHaveCount(1);
      await useOwn(page, hand, SMALL.name);
      await expect(spaceCell(page, [0, 11])).toHaveCount(0);
      await tab(page, hand, 'reserve');
      await hand.press(page.locator('[data-stock=asteroide]'));
      await expect(spaceCell(page, [2, -7])).not.toHaveAccessibleName(/astéroïde/);
      await hand.cell(page, [2, -7]);
      await expect(spaceCell(page, [2, -7])).toHaveAccessibleName(/astéroïde/);
    });
  });

const OURS = { kind: 'mission', name: 'À nous', value: { ...MISSIONS.m1, title: 'À nous' } };
for (const [name, hand, use] of PLAN_HANDS)
  test.describe(`versus by ${name}`, () => {
    test.use(use);
    test('a mission of the box is used, and one of its bombs laid on the plan', async ({ page }) => {
      await open(page, 'versus', OURS);
      await useOwn(page, hand, OURS.name);
      await tab(page, hand, 'reserve');
      await hand.press(page.locator('[data-stock="pion:bombe"]'));
      await expect(planSpot(page, 'b1')).toContainText('place libre');
      await hand.cell(page, 'b1');
      await expect(planSpot(page, 'b1')).toContainText('Bombe n° 1');
    });
  });

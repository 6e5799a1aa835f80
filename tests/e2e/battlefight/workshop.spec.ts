// The workshop of BattleFight: a duel with two own cards, laid out on the ring and before the fighters by mouse, by touch on a phone, by keyboard alone; made faulty, mended; then shared, printed, played.
import type { Locator, Page } from '@playwright/test';
import { expect, field, misprints, pagesPrinted, shareLink, test, unfold } from '../kit.ts';
import { heap, RING_HANDS, ringCell as cell } from '../hands.ts';

const verdict = (page: Page): Locator => page.locator('.verdict');
const open = async (page: Page): Promise<void> => {
  await page.goto('battlefight/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
};

for (const [name, hand, use] of RING_HANDS)
  test.describe(`by ${name}`, () => {
    test.use(use);
    test('a duel with two own cards: laid out, made faulty, mended, shared, reopened, printed on one page, played', async ({
      page,
      context,
    }) => {
      await open(page);
      const tab = (one: string): Promise<void> => hand.press(page.locator(`[data-onglet=${one}]`));
      const onto = (at: string): Promise<void> => hand.press(heap(page, at).locator('.bf-heap-name'));
      const letGo = (): Promise<void> => hand.press(page.locator('[data-main=lacher]'));
      const put = async (stock: string, at: string): Promise<void> => {
        await tab('reserve');
        await hand.press(page.locator(`[data-stock="${stock}"]`));
        await onto(at);
        await letGo();
      };
      // two cards of the reader
      await tab('scenario');
      for (const [i, title, steps] of [
        [0, 'Gifle', 'Corps à corps\nBlesser 2'],
        [1, 'Souffle', 'Stable 1\nPiocher 1'],
      ] as const) {
        await hand.press(page.getByRole('button', { name: 'Nouvelle carte' }));
        await expect(field(page, `cards.${i}.title`)).toBeFocused();
        await field(page, `cards.${i}.title`).fill(title);
        await field(page, `cards.${i}.steps`).fill(steps);
      }
      await (await unfold(page, 'kind')).selectOption('etude');

      // on the places of the fighters
      await put('carte-1', 'hand:0');
      await put('carte-2', 'hand:0');
      await hand.press(heap(page, 'hand:0').getByRole('button', { name: 'Souffle' }));
      await onto('stable:0');
      await expect(heap(page, 'stable:0')).toContainText('Souffle');
      await expect(heap(page, 'hand:0')).not.toContainText('Souffle');
      await letGo();
      await hand.cell(page, 'D1');
      await hand.cell(page, 'D4');
      await letGo();
      await hand.cell(page, 'D7');
      await hand.cell(page, 'D5');
      await expect(cell(page, 'D4')).toContainText('pion de J1');
      await expect(cell(page, 'D5')).toContainText('pion de J2');
      await field(page, 'players.1.life').fill('12');
      await expect(verdict(page)).toHaveText('Prêt à jouer');
      await letGo();

      // a card that cannot wait, laid as if it did: told on it, and mended
      await hand.press(heap(page, 'hand:0').getByRole('button', { name: 'Gifle' }));
      await onto('stable:0');
      await expect(heap(page, 'stable:0').getByRole('button', { name: /Gifle/ })).toContainText('à corriger');
      await expect(page.locator('#bilan')).toContainText('ne contient pas d’étape Stable');
      await expect(page.locator('#bilan a.cite').first()).toHaveAttribute(
        'href',
        /\/battlefight\/regles\/[a-z-]+\/#bf\./,
      );
      await hand.press(page.locator('#bilan [data-reparer]', { hasText: 'Retirer cette carte' }));
      await expect(verdict(page)).toHaveText('Prêt à jouer');
      await hand.press(page.getByRole('button', { name: 'Annuler', exact: true }));
      await expect(heap(page, 'stable:0')).toContainText('Gifle');
      await hand.press(page.getByRole('button', { name: 'Annuler', exact: true }));
      await expect(heap(page, 'hand:0')).toContainText('Gifle');
      await expect(verdict(page)).toHaveText('Prêt à jouer');

      await tab('scenario');
      await field(page, 'name').fill('Gifle et souffle');
      expect(await misprints(page)).toEqual([]);
      const link = await shareLink(page, 'modifier');
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.locator('.verdict')).toHaveText('Prêt à jouer');
      await expect(heap(other, 'stable:0')).toContainText('Souffle');
      await expect(heap(other, 'hand:0')).toContainText('Gifle');
      await expect(cell(other, 'D5')).toContainText('pion de J2');
      await other.close();
      expect(await pagesPrinted(page)).toBe(1);

      await hand.press(page.getByRole('button', { name: 'Jouer d’ici' }));
      const table = page.locator('[data-partie="battlefight/partie"]');
      await expect(table).toContainText('Gifle et souffle');
      await expect(table.getByRole('button', { name: /Gifle/ }).first()).toBeVisible();
      await expect(table.locator('[data-technique]')).toContainText('Souffle');
    });
  });

test('a card, a fighter and a thing of the tray are dragged; each gesture is undone', async ({ page }) => {
  await open(page);
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (a === null || b === null) throw new Error('Nothing to drag.');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await (await unfold(page, 'kind')).selectOption('etude');
  await page.locator('[data-onglet=reserve]').click();
  await drag(page.locator('[data-stock=ex-att-1]'), heap(page, 'hand:0').locator('.bf-heap-name'));
  await expect(heap(page, 'hand:0')).toContainText('Coup de boule');
  await page.locator('[data-main=lacher]').click();
  await drag(heap(page, 'hand:0').locator('.bf-chip'), heap(page, 'discard:0').locator('.bf-heap-name'));
  await expect(heap(page, 'discard:0')).toContainText('Coup de boule');
  await drag(cell(page, 'D1'), cell(page, 'D3'));
  await expect(cell(page, 'D3')).toContainText('pion de J1');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'D1')).toContainText('pion de J1');
  await page.keyboard.press('Control+z');
  await expect(heap(page, 'hand:0')).toContainText('Coup de boule');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('« à corriger » leads to the faults, under the place: what mends them is pressed there', async ({ page }) => {
    await open(page);
    await page.locator('[data-stock="ex-att-2"]').tap();
    await page.getByRole('button', { name: /Deck de J1/ }).tap();
    await expect(verdict(page)).toContainText('à corriger');
    await verdict(page).tap();
    const mend = page.getByRole('button', { name: 'Retirer les cartes en trop' }).first();
    const reached = (): Promise<boolean> =>
      mend.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(reached).toBe(true); // neither out of the window nor under the place
    await mend.tap();
    await expect(verdict(page)).toHaveText('Prêt à jouer');
  });
});

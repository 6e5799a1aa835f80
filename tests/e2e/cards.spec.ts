// The workshop of BattleFight: a card typed in, its fault underlined and told, mended, run at the table, shared, found again the same.
import type { Locator, Page } from '@playwright/test';
import { noViolation } from './axe.ts';
import { expect, field, misprints, pagesPrinted, shareLink, test, unfold } from './kit.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('battlefight/atelier/');
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};
/** A new card, its title given; the focus is where its steps are typed. */
const newCard = async (page: Page, title: string): Promise<Locator> => {
  await page.locator('[data-onglet=scenario]').click();
  await page.getByRole('button', { name: 'Nouvelle carte' }).click();
  await expect(field(page, 'cards.0.title')).toBeFocused();
  await field(page, 'cards.0.title').fill(title);
  const steps = field(page, 'cards.0.steps');
  await steps.focus();
  return steps;
};
const verdict = (page: Page): Locator => page.locator('.verdict');
/** The section of that title, opened by hand: those of no path answer to no other call. */
const part = async (page: Page, title: string): Promise<void> => {
  await page.locator('[data-onglet=scenario]').click();
  await page.locator('.desk-form details > summary', { hasText: title }).click();
};

/** A card of the tray, put on a place of a fighter. */
const lay = async (page: Page, stock: string, at: string): Promise<void> => {
  await page.locator('[data-onglet=reserve]').click();
  await page.locator(`[data-stock="${stock}"]`).click();
  await page.locator(`.desk-place [data-cell="${at}"] .bf-heap-name`).click();
  await page.locator('[data-main=lacher]').click();
};

test('a faulty card is underlined and told; the button mends one fault, the proposed words the other', async ({
  page,
}) => {
  await open(page);
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  const steps = await newCard(page, 'Gifle');
  const marks = page.locator('.steps-back mark');
  await page.keyboard.type('Corps à corps\nFrapper 2');
  await expect(marks).toHaveText(['Frapper']);
  await expect(steps).toHaveAttribute('aria-invalid', 'true');
  const told = page.locator('.step-fault').first();
  await expect(told).toContainText(/2e\sligne, 1er\scaractère\s: «\sFrapper\s» n’est pas un mot clé/);
  await expect(told.locator('a.cite').first()).toHaveAttribute(
    'href',
    /\/battlefight\/regles\/grammaire\/#bf\.grammaire\./,
  );
  await expect(steps).toHaveAttribute(
    'aria-describedby',
    new RegExp((await told.locator('p').first().getAttribute('id')) ?? 'none'),
  );
  await expect(verdict(page)).toHaveText(/1\sfaute à corriger/);
  await expect(page.locator('#bilan li')).toContainText('Gifle, étapes');
  // the underline lies under the very letters: the layer behind has the box, the letters and the line breaks of the text
  const layout = await page.locator('.steps-box').evaluate((box) =>
    ['.steps-back', 'textarea'].map((one) => {
      const part = box.querySelector(one);
      if (part === null) return [];
      const { font, letterSpacing, wordSpacing, padding, textIndent, whiteSpace, overflowWrap, tabSize } =
        getComputedStyle(part);
      const { x, y, width, height } = part.getBoundingClientRect();
      return [
        font,
        letterSpacing,
        wordSpacing,
        padding,
        textIndent,
        whiteSpace,
        overflowWrap,
        tabSize,
        x,
        y,
        width,
        height,
        part.clientWidth,
        part.scrollHeight,
      ];
    }),
  );
  expect(layout[0]).toEqual(layout[1]);

  await page.getByRole('button', { name: /Remplacer par «\sBlesser\s»/ }).click();
  await expect(steps).toHaveValue('Corps à corps\nBlesser 2');
  await expect(marks).toHaveCount(0);
  await expect(steps).not.toHaveAttribute('aria-invalid', 'true');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await expect(page.locator('.step-says')).toHaveCount(2);

  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nfrap');
  const list = page.getByRole('listbox', { name: 'Mots proposés' });
  await expect(list.getByRole('option').first()).toContainText('Blesser');
  await expect(steps).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(steps).toHaveValue('Corps à corps\nBlesser 2\nfrap'); // Esc closes the list, no more
  await expect(marks).toHaveText(['frap']);
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Enter');
  await expect(steps).toHaveValue('Corps à corps\nBlesser 2\nBlesser ');
  await page.keyboard.type('1');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  expect(await misprints(page)).toEqual([]);
});

test('the list of words takes Enter, Tab and the arrows only while it is open', async ({ page }) => {
  await open(page);
  const steps = await newCard(page, 'Clavier');
  await page.keyboard.type('se');
  const options = page.getByRole('listbox', { name: 'Mots proposés' }).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(steps).toHaveValue('Se déplacer ');
  await page.keyboard.type('2');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('rejouer');
  await page.keyboard.press('Enter'); // a whole word: the line ends
  await expect(steps).toHaveValue('Se déplacer 2\nrejouer\n');
  await page.keyboard.press('Tab');
  await expect(steps).not.toBeFocused();
});

test('a faulty card stays in the draft, letter for letter, and can be undone', async ({ page }) => {
  await open(page);
  const steps = await newCard(page, 'Inachevée');
  await page.keyboard.type('Frapper très fort');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('Frapper très fort')),
  );
  await page.reload();
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await expect(await unfold(page, 'cards.0.steps')).toHaveValue('Frapper très fort');
  await expect(page.getByRole('button', { name: 'Partager par lien ou QR code' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Supprimer cette carte' }).click();
  await expect(steps).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(await unfold(page, 'cards.0.steps')).toHaveValue('Frapper très fort');
});

test('a card is run at the table, and shared: the link opens on the same card', async ({ page, context }) => {
  await open(page);
  await newCard(page, 'Gifle');
  await page.keyboard.type('corps a corps ; blesser 2');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await field(page, 'kind').selectOption('etude');
  await lay(page, 'carte-1', 'hand:0');
  for (const [from, to] of [
    ['D1', 'D4'],
    ['D7', 'D5'],
  ] as const) {
    await page.locator(`.desk-place [data-cell=${from}]`).click();
    await page.locator(`.desk-place [data-cell=${to}]`).click();
    await page.locator('[data-main=lacher]').click();
  }
  await expect(page.locator('.desk-place [data-cell=D5]')).toContainText('J2');
  await expect(verdict(page)).toHaveText('Prêt à jouer');
  await page.locator('[data-onglet=scenario]').click();
  const link = await shareLink(page, 'modifier');
  expect(link).toMatch(/\/battlefight\/atelier\/#s=\d+\.battlefight~partie\.[\w-]+$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(await unfold(other, 'cards.0.title')).toHaveValue('Gifle');
  await expect(field(other, 'cards.0.steps')).toHaveValue('Corps à corps\nBlesser 2');
  await expect(verdict(other)).toHaveText('Prêt à jouer');

  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await expect(page).toHaveURL(/\/battlefight\/jouer\//);
  const table = page.locator('[data-partie="battlefight/partie"]');
  await table.getByRole('button', { name: /Gifle/ }).first().click(); // read
  await table.locator('[data-lecture] .btn.go').click(); // then played
  await expect(table.locator('[data-technique]').first()).toContainText('Gifle');
  await expect(table).toContainText(/Blesser\s2/);
});

test('a deck of one’s own is counted by type; every fault at once', async ({ page }) => {
  await open(page);
  const fronde = await page.locator('[data-stock]', { hasText: 'Fronde' }).first().getAttribute('data-stock');
  await lay(page, fronde ?? '', 'deck:0'); // on the deck that was there
  await expect(page.locator('#bilan')).toContainText(/Un deck compte 20\scartes\s: il y en a 1 de trop/);
  await expect(page.locator('#bilan')).toContainText(/attaque 5/);
  await page
    .locator('.desk-place [data-cell="deck:0"]')
    .getByRole('button', { name: /^Fronde/ })
    .click();
  await page.locator('[data-main=retirer]').click();
  await expect(verdict(page)).toHaveText('Prêt à jouer');
});

test('cards are printed nine to a sheet, at their true size, and nothing else', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.locator('[data-onglet=scenario]').click();
  await page.locator('[id="champ.impression"]').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Imprimer ces cartes' }).click();
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.printed-card');
  await expect(cards).toHaveCount(20);
  await expect(page.locator('.card-sheet')).toHaveCount(3);
  const size = await cards.first().evaluate((card) => {
    const { width, height } = card.getBoundingClientRect();
    return [width, height].map((px) => Math.round((px * 25.4) / 96));
  });
  expect(size).toEqual([63, 88]);
  await expect(cards.first()).toContainText('carte d’exemple, non officielle');
  await expect(page.locator('.desk')).toBeHidden();
  expect(await pagesPrinted(page)).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(cards).toHaveCount(0);
});

test('a match and the forming of decks go to their tables', async ({ page }) => {
  await open(page);
  await (await unfold(page, 'kind')).selectOption('match');
  await expect(field(page, 'options.manches')).toHaveValue('3');
  await part(page, 'Ma collection, les boosters');
  await field(page, 'methode').selectOption('scelle');
  await expect(page.getByRole('link', { name: 'Ouvrir la table' })).toHaveAttribute(
    'href',
    /\/battlefight\/jouer\/#s=\d+\.battlefight~formation\./,
  );
  await page.getByRole('button', { name: 'Jouer d’ici' }).click();
  await expect(page.locator('[data-partie="battlefight/match"]')).toBeVisible();
});

const shown = async (page: Page): Promise<void> => {
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
  await newCard(page, 'Gifle');
  await page.keyboard.type('Corps à corps\nFrapper 2\nPousser 1\nsta');
};
noViolation([
  [
    'a faulty card, words proposed',
    'battlefight/atelier/',
    async (page) => {
      await shown(page);
      await expect(page.getByRole('listbox', { name: 'Mots proposés' })).toBeVisible();
    },
  ],
  [
    'a position to study, and a technique that waits',
    'battlefight/atelier/',
    async (page) => {
      await expect(page.locator('.desk[data-pret]')).toBeVisible();
      await (await unfold(page, 'kind')).selectOption('etude');
      await lay(page, 'ex-att-1', 'pile:0');
      await lay(page, 'ex-def-2', 'stable:0');
      await unfold(page, 'active.0.next');
      await page.evaluate(() => scrollTo(0, 0)); // no field half under the bar
    },
  ],
  [
    'decks on the place, a collection, what is printed',
    'battlefight/atelier/',
    async (page) => {
      await expect(page.locator('.desk[data-pret]')).toBeVisible();
      await (await unfold(page, 'collection')).check();
      await page.locator('.counts-groups').last().locator('summary').first().click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
]);

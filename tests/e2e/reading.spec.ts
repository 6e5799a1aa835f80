// Reading: the place kept, what was seen, pinned rules and their list, definitions of terms, what changed, the way from the home page to a rule at work.
import type { Locator, Page } from '@playwright/test';
import { noViolation } from './axe.ts';
import { GAMES, type GameOnShow } from './games.ts';
import { awake, expect, PAGES, test } from './kit.ts';

const [first, second] = GAMES as readonly [GameOnShow, GameOnShow];
const chapterOf = ({ jeu, rule }: GameOnShow): string => `${jeu}/regles/${rule.chapter}/`;
const toast = (page: Page): Locator => page.locator('.toast');
const pinned = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('rv.epingles') ?? '{"ids":[]}') as { readonly ids: readonly string[] }).ids,
  );
/** A rule in the middle of the window, where a reader has it. */
const read = async (page: Page, id: string): Promise<Locator> => {
  const rule = page.locator(`[id="${id}"]`);
  await rule.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return rule;
};
/** Ids of some rules of a page, in order. */
const rulesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-regle]').evaluateAll((rules) => rules.map(({ id }) => id));
const refuseStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
};

test.describe('the place and what was read', () => {
  test('each game has its own « reprendre »; the home page has the last one', async ({ page }) => {
    for (const game of [first, second]) {
      await page.goto(chapterOf(game));
      await read(page, game.rule.id);
      await page.goto(`${game.jeu}/`); // leaving keeps the place
    }
    for (const [address, game] of [
      [`${first.jeu}/`, first],
      [`${second.jeu}/`, second],
      ['', second],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('[data-reprendre] a'), address).toHaveAttribute(
        'href',
        new RegExp(`/${chapterOf(game)}#`),
      );
    }
    await page.locator('[data-reprendre] a').click();
    await expect(page).toHaveURL(new RegExp(`${chapterOf(second)}#`));
  });
  test('a rule seen for a moment is marked on the next visit, and counted; a reload keeps it; one control forgets it, and gives it back', async ({
    page,
  }) => {
    await page.goto(chapterOf(first));
    const rule = await read(page, first.rule.id);
    await expect(rule).not.toHaveAttribute('data-vue');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rv.lecture') ?? '')).toContain(first.rule.id);
    await page.reload();
    await expect(page.locator(`[id="${first.rule.id}"]`)).toHaveAttribute('data-vue', '');
    const never = page.locator('[data-regle]:not([data-vue])');
    expect(await never.count()).toBeGreaterThan(0); // what was not on screen is not marked

    await page.goto(`${first.jeu}/`);
    const chapter = page.locator(`[data-chapitre-lien="${first.jeu}/${first.rule.chapter}"]`);
    await expect(chapter).toContainText(/\d+\s(?:règle|règles) sur \d+/);
    const progress = page.locator('[data-progres]');
    await expect(progress).toContainText(/vues?\./);
    await progress.getByRole('button', { name: 'Oublier ma lecture' }).click();
    await expect(chapter).not.toContainText('sur');
    expect(await page.evaluate(() => localStorage.getItem('rv.lecture'))).not.toContain(first.rule.id);
    await progress.getByRole('button', { name: 'Rétablir' }).click();
    await expect(chapter).toContainText(/ sur \d+/);
    await progress.getByRole('button', { name: 'Oublier ma lecture' }).click();
    await page.reload();
    await expect(progress).toBeHidden();
    await expect(page.locator('[data-reprendre]')).toBeHidden();
  });
  test('a chapter whose end was reached is read: the portal counts it', async ({ page }) => {
    await page.goto(chapterOf(first));
    await page.locator('.suite').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rv.lecture') ?? '')).toContain('"lus":{"');
    await page.goto(`${first.jeu}/`);
    const chapters = await page.locator('[data-chapitre-lien]').count();
    await expect(page.locator('[data-progres] span').first()).toHaveText(
      new RegExp(`^1\\schapitre sur ${chapters} lu\\.$`),
    );
    await expect(page.locator(`[data-chapitre-lien="${first.jeu}/${first.rule.chapter}"]`)).toContainText('· lu');
  });
});

test.describe('pinned rules', () => {
  test('`p` pins the rule being read, says so, and unpins it', async ({ page }) => {
    await page.goto(`${chapterOf(first)}#${first.rule.id}`);
    await page.keyboard.press('p');
    await expect(toast(page)).toContainText('Règle épinglée');
    expect(await pinned(page)).toEqual([first.rule.id]);
    await expect(page.locator(`[id="${first.rule.id}"] .epingle`)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('p');
    await expect(toast(page)).toContainText('retirée');
    expect(await pinned(page)).toEqual([]);
  });
  test('the focus says which rule is read, before the address; without either, the nearest to the top', async ({
    page,
  }) => {
    await page.goto(`${chapterOf(first)}#${first.rule.id}`);
    const ids = await rulesOf(page);
    const next = ids[ids.indexOf(first.rule.id) + 1] ?? '';
    await read(page, next);
    await page.locator(`[id="${next}"] a.id`).focus();
    await page.keyboard.press('p');
    await expect.poll(() => pinned(page)).toEqual([next]);
    await page.goto(chapterOf(first).replace(/\/$/, ''));
    await page.keyboard.press('p');
    await expect.poll(() => pinned(page)).toEqual([next, ids[0]]);
  });
  test('typing a p in the search is only a p', async ({ page }) => {
    await page.goto(chapterOf(first));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Question' })).toBeFocused();
    await page.keyboard.type('p');
    await expect(page.getByRole('combobox', { name: 'Question' })).toHaveValue('p');
    expect(await pinned(page)).toEqual([]);
  });
  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
    test('a touch shows the pins; a tap on one pins its rule; a reader who has some sees them at once', async ({
      page,
    }) => {
      await page.goto(chapterOf(first));
      await expect(page.locator('.epingle')).toHaveCount(0);
      const rule = await read(page, first.rule.id);
      const before = await rule.boundingBox();
      await rule.locator('.dit').tap({ position: { x: 2, y: 2 } });
      const pin = rule.getByRole('button', { name: /^Épingler/ });
      await expect(pin).toBeVisible();
      expect(await rule.boundingBox(), 'nothing moves under the finger').toEqual(before);
      const box = await pin.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await pin.tap();
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page)).toContainText('Règle épinglée');
      await page.reload();
      await expect(page.locator(`[id="${first.rule.id}"] .epingle`)).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
  test('the list: its paragraphs, moved, removed, and what to do when there is none', async ({ page }) => {
    await page.goto(chapterOf(first));
    const said = (await page.locator(`[id="${first.rule.id}"] .dit`).innerText()).slice(0, 20);
    const ids = [first.rule.id, second.rule.id];
    await page.evaluate((kept) => localStorage.setItem('rv.epingles', JSON.stringify({ ids: kept })), ids);
    await page.goto('epingles/');
    const items = page.locator('[data-epinglee]');
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText(said);
    await expect(items.first().locator('h2 a')).toHaveAttribute('href', `/${chapterOf(first)}#${first.rule.id}`);
    await items
      .first()
      .getByRole('button', { name: /^Descendre/ })
      .press('Enter');
    await expect(items.last()).toHaveAttribute('data-epinglee', first.rule.id);
    await expect(items.last().getByRole('button', { name: /^Descendre/ })).toBeFocused();
    expect(await pinned(page)).toEqual(ids.toReversed());
    await page.reload();
    await expect(items.last()).toHaveAttribute('data-epinglee', first.rule.id);
    for (const left of [1, 0]) {
      await items
        .first()
        .getByRole('button', { name: /^Retirer/ })
        .click();
      await expect(items).toHaveCount(left);
    }
    await expect(page.locator('[data-vide]')).toContainText('p');
    await expect(page.getByRole('button', { name: 'Imprimer' })).toHaveCount(0);
  });
  test('a link brings a list: nothing is added before the reader says so; what does not exist is told', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`epingles/#e=${first.rule.id},${second.rule.id},bw.nulle.part`);
    const offer = page.locator('[data-apportees]');
    await expect(offer).toContainText('2 règles');
    await expect(offer).toContainText('n’existe pas ici');
    expect(await pinned(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Ajouter à mes règles' }).click();
    await expect(page.locator('[data-epinglee]')).toHaveCount(2);
    expect(await pinned(page)).toEqual([first.rule.id, second.rule.id]);
    await expect(page).toHaveURL(/\/epingles\/$/);
    await page.getByRole('button', { name: 'Copier le lien de la liste' }).click();
    await expect(toast(page)).toContainText('Lien de la liste copié');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe(`#e=${first.rule.id},${second.rule.id}`);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(offer).toContainText('aucune règle que vous n’ayez déjà');
  });
  test('the list prints: rules and paragraphs, no button', async ({ page }) => {
    await page.goto('epingles/');
    await page.evaluate(
      (ids) => localStorage.setItem('rv.epingles', JSON.stringify({ ids })),
      GAMES.map(({ rule }) => rule.id),
    );
    await page.reload();
    await expect(page.locator('[data-epinglee]')).toHaveCount(GAMES.length);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.paragraphe').first()).toBeVisible();
    for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
  });
});

test.describe('definitions', () => {
  const term = (page: Page): Locator => page.locator('main .terme').first();
  const box = (page: Page): Locator => page.locator('.definition:popover-open');
  for (const game of GAMES) {
    test(`${game.jeu}: by the mouse, by the keyboard, closed by Esc; fetched at the first touch, once`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(chapterOf(game));
      await expect(term(page)).not.toHaveAttribute('aria-describedby');
      expect(asked.filter((path) => path.endsWith('/termes.json'))).toEqual([]);
      await term(page).hover();
      await expect(box(page)).toBeVisible();
      const words = (await box(page).innerText()).trim();
      expect(words.length).toBeGreaterThan(20);
      await expect(term(page)).toHaveAccessibleDescription(/.{15}/);
      await page.mouse.move(0, 0);
      await expect(box(page)).toBeHidden();
      await page.waitForTimeout(300); // a box just closed does not open again at once
      await page.keyboard.press('Tab'); // the keyboard is in use
      await term(page).focus();
      await expect(box(page)).toBeVisible();
      expect((await box(page).innerText()).trim()).toBe(words);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      await expect(term(page)).toBeFocused();
      expect(asked.filter((path) => path.endsWith('/termes.json'))).toHaveLength(1);
    });
  }
  test('by a click, which does not leave the page; the way to the glossary is in the box', async ({ page }) => {
    await page.goto(chapterOf(first));
    const address = page.url();
    await term(page).click();
    await expect(box(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await box(page).getByRole('link', { name: 'Glossaire' }).click();
    await expect(page).toHaveURL(/\/glossaire\/#/);
    await expect(page.locator(':target')).toBeVisible();
  });
  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
    test('a tap opens, another elsewhere closes', async ({ page }) => {
      await page.goto(chapterOf(first));
      await term(page).tap();
      await expect(box(page)).toBeVisible();
      const { x = 0, width = 0 } = (await box(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      await page.locator('h1').tap();
      await expect(box(page)).toBeHidden();
    });
  });
  test('without its file, a tap follows the link to the glossary', async ({ page, faults }) => {
    await page.route('**/termes.json', (route) => route.abort());
    await page.goto(chapterOf(first));
    await term(page).click();
    await expect(page).toHaveURL(/\/glossaire\/#/);
    faults.splice(0, faults.length, ...faults.filter((fault) => !/termes\.json|ERR_FAILED/.test(fault)));
  });
  test('the first appearance of a term is a link, on every rule page, whoever wrote it', async ({ page }) => {
    // said by hand nowhere on that page, and plain in the source: chapter, word, id in the glossary
    const SEEN = [
      ['battleworld/regles/base/', 'double défense', 'double-defense'],
      ['battlefight/regles/combat/', 'points de vie', 'points-de-vie'],
      ['versus/regles/m2/', 'brouilleurs', 'brouilleur'],
    ] as const;
    for (const [address, words, id] of SEEN) {
      await page.goto(address);
      const links = page.locator(`main .terme[href$=".${id}"]`);
      await expect(links.first(), address).toContainText(words);
      // nothing before it says the word outside of what never links
      const before = await links.first().evaluate((link, said) => {
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (
          let node = texts.nextNode();
          node !== null && (node.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          node = texts.nextNode()
        ) {
          const inside = node.parentElement;
          if (
            inside?.closest('.dit') !== null &&
            inside?.closest('a, strong, code, h2, h3, .terme') === null &&
            node.nodeValue?.includes(said) === true
          )
            found.push(`${inside.closest('.regle')?.id}: ${node.nodeValue}`);
        }
        return found;
      }, words);
      expect(before, address).toEqual([]);
    }
  });
  test('beside rule pages: rulings, aid sheets, portals and tools link their terms too, and show the definition', async ({
    page,
  }) => {
    const SEEN = [
      ['battleworld/arbitrages/', 'adjacent', 'adjacent'],
      ['fields-of-eternia/aide/', 'soldats', 'soldat'],
      ['versus/', 'poste de commandement', 'poste-de-commandement'],
      ['versus/pouvoirs/', 'camp', 'camp'],
    ] as const;
    for (const [address, words, id] of SEEN) {
      await page.goto(address);
      const link = page.locator(`main .terme[href$=".${id}"]`);
      await expect(link, address).toHaveCount(1);
      await expect(link, address).toHaveText(words);
      await link.click();
      await expect(box(page), address).toBeVisible();
      expect(new URL(page.url()).pathname).toContain(address); // it does not leave the page
    }
  });
  test('no heading, link or code holds a term; every term leads to an entry of the glossary', async ({ page }) => {
    await page.goto('glossaire/');
    const entries = new Set(await page.locator('.glossaire dl > div').evaluateAll((all) => all.map(({ id }) => id)));
    for (const address of PAGES.filter((one) => /^battleworld\/(?!exemples\/.)/.test(one))) {
      await page.goto(address);
      await expect(
        page.locator(
          'h1 .terme, h2 .terme, h3 .terme, a .terme, code .terme, button .terme, label .terme, astro-island .terme',
        ),
        address,
      ).toHaveCount(0);
      const links = await page
        .locator('.terme')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('#')[1] ?? ''));
      expect(
        links.filter((id) => !entries.has(id)),
        address,
      ).toEqual([]);
    }
  });
});

test('a click on the « # » of a rule copies its address and shows the rules around it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(chapterOf(first));
  const rule = page
    .locator('[data-regle]')
    .filter({ has: page.locator('.dit a.renvoi') })
    .first();
  const id = (await rule.getAttribute('id')) ?? '';
  const wanted = (await rule.locator('.dit a.renvoi').first().getAttribute('href'))?.split('#')[1] ?? '';
  await rule.locator('a.id').click();
  await expect(toast(page)).toContainText('copiée');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/r/#${id}$`));
  const around = page.locator('.voisinage:popover-open');
  await expect(around.locator(`a[href$="#${wanted}"]`)).toBeVisible();
  const titles = await page.evaluate(
    async (address) => (await (await fetch(address)).json()) as Record<string, readonly [string, string]>,
    new URL(`/${first.jeu}/titres.json`, page.url()).href,
  );
  await expect(around.locator(`a[href$="#${wanted}"]`)).toHaveText(titles[wanted]?.[1] ?? 'no title');
  await page.keyboard.press('Escape');
  await expect(around).toBeHidden();
  // both ways: the other rule knows this one
  await page.goto(`r/#${wanted}`);
  await expect(page).toHaveURL(new RegExp(`/regles/.*#${wanted}$`));
  await page.locator(`[id="${wanted}"] a.id`).click();
  await expect(around.locator(`a[href$="#${id}"]`)).toBeVisible();
});

test('« Sommaire »: a drawer on a phone, with the sections and the chapters; it says where one is, and closes on a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(chapterOf(first));
  const drawer = page.locator('#sommaire');
  await expect(drawer).toBeHidden();
  const opens = page.getByRole('button', { name: 'Sommaire' });
  expect((await opens.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await opens.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.locator('.chapitres a[aria-current=page]')).toHaveCount(1);
  const last = drawer.locator('a[href^="#"]').last();
  await last.click();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawer.locator('a[href^="#"][aria-current]')).toHaveCount(1);
});

test('« Imprimer toutes les règles » gathers every chapter for paper alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto(`${first.jeu}/regles/`);
  const chapters = await page.locator('.chapitres a').count();
  await page.getByRole('button', { name: 'Imprimer toutes les règles' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await expect(page.locator('.tout > section')).toHaveCount(chapters);
  await expect(page.locator('.tout')).toBeHidden();
});

test('storage refused: pages read as ever, a pin says why it is not kept', async ({ page }) => {
  await refuseStorage(page);
  await page.goto(chapterOf(first));
  await read(page, first.rule.id);
  await page.keyboard.press('p');
  await expect(page.locator('[data-non-garde]')).toContainText('ne garde pas vos règles épinglées');
  await expect(page.locator('.epingle[aria-pressed=true]')).toHaveCount(0);
  await page.locator('main .terme').first().click();
  await expect(page.locator('.definition:popover-open')).toBeVisible();
  await page.goto(`${first.jeu}/`);
  await expect(page.locator('[data-reprendre]')).toBeHidden();
  await page.goto(`epingles/#e=${first.rule.id}`);
  await page.locator('[data-apportees]').getByRole('button', { name: 'Ajouter à mes règles' }).click();
  await expect(page.locator('[data-non-garde]')).toContainText('ne garde pas vos règles épinglées');
  await expect(page.locator('[data-vide]')).toBeVisible();
});

test('what changed: from each portal and the foot of every page, rules by their title', async ({ page }) => {
  for (const { jeu } of GAMES) {
    await page.goto(`${jeu}/`);
    await expect(page.locator('main a[href$="/changements/"]')).toBeVisible();
  }
  await page.locator('footer a[href$="/changements/"]').click();
  await expect(page.locator('main h2')).not.toHaveCount(0);
  const [link] = await page.locator('main li a[href*="/regles/"]').all();
  await link?.click();
  await expect(page.locator('.regle:target')).toBeVisible();
});

/** The scene that is shown, of those that the home page holds. */
const onShow = (page: Page): Locator => page.locator('[data-exemple]').filter({ visible: true });
test('the home page opens on a rule at work: the first press sets it in motion, and its example begins in two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  const scene = onShow(page);
  await expect(scene).toHaveCount(1);
  const step = Number(await scene.getAttribute('data-pas'));
  expect(step).toBeGreaterThan(0);
  const next = scene.locator('[data-commande=suivant]');
  await expect(next).toBeInViewport();
  await next.click();
  await expect(scene).toHaveAttribute('data-pas', String(step + 1));
  await page.keyboard.press('ArrowLeft');
  await expect(scene).toHaveAttribute('data-pas', String(step));

  await page.locator('[data-en-action]').filter({ visible: true }).click();
  const example = page.locator('[data-exemple]');
  await expect(example).toHaveAttribute('data-pas', '1');
  await expect(example.locator('[data-commande=suivant]')).toBeInViewport();
  await example.locator('[data-commande=suivant]').click();
  await expect(example).toHaveAttribute('data-pas', '2');
});
test('the home page shows another game, on demand and at the next visit', async ({ page }) => {
  await page.goto('');
  const id = (): Promise<string | null> => onShow(page).getAttribute('data-exemple');
  const first = await id();
  await awake(onShow(page));
  const other = page.getByRole('button', { name: 'Autre jeu' }).filter({ visible: true });
  await other.click();
  await expect.poll(id).not.toBe(first);
  const second = await id();
  await awake(onShow(page));
  const step = Number(await onShow(page).getAttribute('data-pas'));
  await page.keyboard.press('ArrowRight'); // the one that is shown answers the keys
  await expect(onShow(page)).toHaveAttribute('data-pas', String(step + 1));
  await page.reload();
  await expect.poll(id).not.toBe(second);
});
test('the reader’s own game comes first on the shelf, and is asked first; a portal takes it back', async ({ page }) => {
  const { jeu } = GAMES.at(-1) ?? first;
  await page.goto('');
  const mine = page.locator(`[data-ma-table="${jeu}"]`);
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const shelf = page.locator('[data-etagere] > li');
  await expect(shelf.first()).toHaveAttribute('data-jeu', jeu);
  await page.reload();
  await expect(shelf.first()).toHaveAttribute('data-jeu', jeu);
  await expect(page.getByLabel('Chercher dans')).toHaveValue(jeu);
  await page.getByLabel('Votre question').fill('tour');
  await page.getByRole('search').getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(new RegExp(`/recherche/\\?q=tour&jeu=${jeu}$`));
  await page.goto(`${jeu}/`);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await mine.click();
  await page.goto('');
  await expect(shelf.first()).toHaveAttribute('data-jeu', first.jeu);
  await expect(page.getByLabel('Chercher dans')).toHaveValue('');
});
test('what has no game asks which: the workshop, and the game against the machine', async ({ page }) => {
  await page.goto('');
  for (const [name, part] of [
    ['Atelier', 'atelier'],
    ['Préparer un scénario', 'atelier'],
    ['Jouer contre la machine', 'jouer'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const way = page.locator(`.choix:popover-open a[href$="/${first.jeu}/${part}/"]`);
    await expect(way, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(way, name).toBeHidden();
  }
});

const withPins = async (page: Page): Promise<void> => {
  await page.evaluate(
    (ids) => localStorage.setItem('rv.epingles', JSON.stringify({ ids })),
    GAMES.map(({ rule }) => rule.id),
  );
  await page.reload();
};
noViolation([
  ['what changed', 'changements/'],
  ['no pinned rule', 'epingles/', (page) => expect(page.locator('[data-vide]')).toBeVisible()],
  [
    'pinned rules',
    'epingles/',
    async (page) => {
      await withPins(page);
      await expect(page.locator('[data-epinglee]')).toHaveCount(GAMES.length);
    },
  ],
  [
    'a list brought by a link',
    `epingles/#e=${first.rule.id}`,
    (page) => expect(page.locator('[data-apportees] button').first()).toBeVisible(),
  ],
  [
    'a rule page with pins',
    `${first.jeu}/regles/${first.plainChapter}/`,
    async (page) => {
      await page.keyboard.press('p');
      await expect(page.locator('.epingle[aria-pressed=true]')).toHaveCount(1);
    },
  ],
  [
    'the rules around one',
    `${first.jeu}/regles/${first.plainChapter}/`,
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page
        .locator('[data-regle]')
        .filter({ has: page.locator('.dit a.renvoi') })
        .first()
        .locator('a.id')
        .click();
      await expect(page.locator('.voisinage:popover-open')).toBeVisible();
    },
  ],
]);

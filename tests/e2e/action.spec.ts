// « Voir en action » where no example shows a rule: the address opens the moment, says what happens there with the rule linked, and the reader plays on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ActionFile } from '../../src/components/play/demo.ts';
import type { Sight } from '../../src/engine/kernel/demonstration.ts';
import { typeset } from '../../src/plugins/typography.ts';
import { noViolation } from './axe.ts';
import { type GameOnShow, GAMES } from './games.ts';
import { ofTheDay } from '../day.ts';
import { baseUrl, coveredWords, cutPieces, expect, misprints, tabTo, test } from './kit.ts';

const KINDS: readonly Sight['kind'][] = ['event', 'node', 'refusal', 'aside', 'setup', 'notice'];
const built = (jeu: string): ActionFile =>
  JSON.parse(readFileSync(join(process.env['DIST'] ?? 'dist', jeu, 'action.json'), 'utf8')) as ActionFile;
/** The first rule of each kind that a game demonstrates. */
const firsts = (jeu: string): readonly (readonly [rule: string, sight: Sight])[] =>
  KINDS.flatMap((kind) =>
    Object.entries(built(jeu).rules)
      .filter(([, sight]) => sight.kind === kind)
      .slice(0, 1),
  );
const stepOf = (sight: Sight): number => ('step' in sight ? sight.step : 0);
const sceneOf = (page: Page, rule: string): Locator => page.locator(`[data-demonstration="${rule}"]`);
const open = async (page: Page, { jeu }: GameOnShow, rule: string): Promise<Locator> => {
  await page.goto(`${jeu}/action/#${rule}`);
  const scene = sceneOf(page, rule);
  await expect(scene).toBeVisible();
  return scene;
};

/** As it opens, the rule, what to look at, the place, its sentence and the next gesture are in the window, whole; a moment alone has nothing to step to. */
const together = async (page: Page, scene: Locator): Promise<void> => {
  await page.reload();
  await expect(scene.locator('h2')).toBeFocused();
  const parts = [
    'h2',
    '.demo-look',
    '[data-lieu]',
    '[data-legende] .caption-text',
    '[data-commande=precedent], [data-commande=main]',
  ];
  for (const part of parts) await expect(scene.locator(part).first(), part).toBeInViewport({ ratio: 0.99 });
  const { height = 0 } = (await scene.locator('[data-lieu]').boundingBox()) ?? {};
  expect(height / (page.viewportSize()?.height ?? 1)).toBeGreaterThanOrEqual(0.4);
};

const whole = process.env['SCENE'] === 'whole'; // every demonstration; else some of the day
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
/** What is cut, covered or out of the window in a demonstration that opens at this size. */
const faultsOf = async (scene: Locator): Promise<readonly string[]> => {
  const outside = await scene.evaluate((box) =>
    ['h2', '.demo-look', '[data-lieu]', '[data-legende] .caption-text', '[data-commande=main]'].filter((part) => {
      const { top, bottom, left, right } = box.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(0, -9, 1, 1);
      return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    }),
  );
  return [...outside, ...(await cutPieces(scene)), ...(await coveredWords(scene))];
};

for (const game of GAMES) {
  const { jeu } = game;
  test(`${jeu}: demonstrations open whole: the rule, the place and its pieces, the sentence, the next gesture`, async ({
    page,
  }) => {
    const shown = Object.entries(built(jeu).rules).filter(([, { kind }]) => kind !== 'setup');
    test.setTimeout(whole ? 3_600_000 : 90_000);
    expect(shown).not.toEqual([]);
    const faults: string[] = [];
    for (const [rule] of whole ? shown : ofTheDay(`demonstrations ${jeu}`, shown, 3))
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto('about:blank');
        const scene = await open(page, game, rule);
        await expect(scene.locator('[data-lieu]')).toBeVisible();
        await expect
          .poll(() => faultsOf(scene), { timeout: 4_000 })
          .toEqual([])
          .catch(() => undefined);
        const left = await faultsOf(scene);
        if (left.length > 0) faults.push(`${rule}, ${size.width}: ${left.join(' | ')}`);
      }
    expect(faults).toEqual([]);
  });

  for (const [rule, sight] of firsts(jeu)) {
    test(`${jeu}: ${sight.kind}, ${rule}`, async ({ page }) => {
      const scene = await open(page, game, rule);
      await expect(scene).toBeInViewport();
      await expect(scene.locator('h2 a')).toHaveAttribute(
        'href',
        new RegExp(`^/${jeu}/regles/[a-z0-9-]+/#${rule.replaceAll('.', '\\.')}$`),
      );
      await expect(scene.locator('.demo-look')).toHaveText(typeset(sight.look));
      const words = scene.locator(sight.kind === 'setup' ? 'blockquote' : '.caption-text');
      await expect(words.first()).toHaveText(/\S{2}/);
      if (sight.kind === 'refusal') {
        await expect(scene.locator('.caption-who')).toHaveText('Refusé');
        await expect(scene.locator('.caption-note').first()).toHaveText(/^Tentative\s:/);
      }
      // the very rule is linked, in the words or in the parts of the totals that the step opens
      await expect(scene.locator(`.cite[href$="#${rule}"]`).first()).toBeAttached();
      expect(await misprints(page)).toEqual([]);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (sight.kind !== 'setup') await together(page, scene);
      if (size !== null) await page.setViewportSize(size);
      if (sight.kind !== 'setup') await together(page, scene);
      const frame = scene.locator('[data-exemple]');
      if (sight.kind === 'setup') return void (await expect(frame).toHaveCount(0));
      await expect(frame).toHaveAttribute('data-pas', String(stepOf(sight)));
      await expect(frame.locator('.board > *').first()).toBeVisible();
      if (sight.kind === 'event') {
        const row = frame.locator('[data-evenement][aria-current=step]');
        await expect(row).toHaveAttribute('data-evenement', String(sight.step));
        await expect(row.locator('.mark')).toHaveText('La règle est ici');
        await expect(row.locator(`[data-montree][href$="#${rule}"]`).first()).toBeAttached();
      }
      // the reader goes on from there
      await frame.locator('[data-commande=main]').click();
      await expect(frame.locator('.ask')).toBeVisible();
      await expect(frame).toHaveAttribute('data-pas', String(stepOf(sight)));
    });
  }

  test(`${jeu}: stepped by keyboard, played on, shared, and back`, async ({ page, context }) => {
    const [rule, sight] = Object.entries(built(jeu).rules).find(([, { kind }]) => kind === 'event') ?? ['', undefined];
    test.skip(sight === undefined, 'a small game: its examples show every event');
    if (sight?.kind !== 'event') return;
    const scene = await open(page, game, rule);
    const frame = scene.locator('[data-exemple]');
    await tabTo(page, '[data-commande=precedent]');
    await page.keyboard.press('ArrowLeft');
    await expect(frame).toHaveAttribute('data-pas', String(sight.step - 1));
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveAttribute('data-pas', String(sight.step));
    await expect(page).toHaveURL(new RegExp(`#${rule.replaceAll('.', '\\.')}$`)); // the address stays the rule's
    await frame.locator('[data-commande=partager]').click();
    await page.locator('dialog.share input[value=lire]').check();
    const link = await page.locator('dialog.share textarea').inputValue();
    expect(link).toContain(`/${jeu}/jouer/?lire#p=`);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('[data-exemple]')).toHaveAttribute('data-pas', String(sight.step));
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await frame.locator('[data-commande=main]').click();
    await frame.locator('[data-commande=revenir]').click();
    await expect(frame.locator('[data-commande=suivant]')).toBeVisible();
  });

  test(`${jeu}: the list walked by keyboard, forth and back: what has the focus is in sight`, async ({ page }) => {
    await page.goto(`${jeu}/action/`);
    await page.locator('.montrees a').first().focus();
    const length = Math.min(40, (await page.locator('.montrees a').count()) - 1);
    for (const key of [...Array.from({ length }, () => 'Tab'), ...Array.from({ length }, () => 'Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(page.locator('.montrees a:focus')).toBeInViewport();
    }
  });

  test(`${jeu}: from the paragraph to its demonstration, and from rule to rule`, async ({ page }) => {
    const [[rule] = ['', undefined], [next] = ['', undefined]] = Object.entries(built(jeu).rules).filter(
      ([, { kind }]) => kind === 'event' || kind === 'refusal',
    );
    test.skip(next === '', 'a small game: its examples show nearly every rule');
    await page.goto(`r/#${rule}`);
    await page.locator(`[id="${rule}"] a.voir`).click();
    await expect(page).toHaveURL(new RegExp(`/${jeu}/action/#`));
    await expect(sceneOf(page, rule)).toBeVisible();
    await page.locator(`.montrees a[name="${next}"]`).click();
    await expect(sceneOf(page, next)).toBeVisible();
    await expect(sceneOf(page, next).locator('h2')).toBeFocused();
    await page.goBack();
    await expect(sceneOf(page, rule)).toBeVisible();
  });

  test(`${jeu}: a rule that an example shows leads to it; an unknown one to its nearest`, async ({ page }) => {
    const file = built(jeu);
    const [byExample = '', step = ''] = Object.entries(file.exemples)[0] ?? [];
    await page.goto(`${jeu}/action/#${byExample}`);
    const place = page.locator('.demo-ailleurs');
    await expect(place.locator('a').first()).toHaveAttribute(
      'href',
      `/${jeu}/exemples/${step.slice(0, step.lastIndexOf('.'))}/#ex.${step}`,
    );
    const rule = Object.keys(file.rules)[0] ?? '';
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${rule}x`);
    await expect(place).toContainText(`${rule}x`);
    await expect(place.locator('li a').first()).toHaveAttribute('href', `#${rule}`);
    await place.locator('li a').first().click();
    await expect(sceneOf(page, rule)).toBeVisible();
    await page.evaluate(() => {
      location.hash = '%E0%';
    });
    await expect(place).toContainText('%E0%');
    expect(await misprints(page)).toEqual([]);
  });

  test(`${jeu}: under a base path`, async ({ page }) => {
    const [rule] = Object.keys(built(jeu).rules);
    await page.goto(`${baseUrl()}${jeu}/action/#${rule}`);
    await expect(sceneOf(page, rule ?? '').locator('h2 a')).toHaveAttribute(
      'href',
      new RegExp(`^/regles/${jeu}/regles/`),
    );
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) =>
        all.map((a) => a.getAttribute('href') ?? '').filter((href) => !href.startsWith('/regles/')),
      );
    expect(outside).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`${jeu}: the list leads to the paragraphs, and says what is missing`, async ({ page }) => {
      const [rule = ''] = Object.keys(built(jeu).rules);
      await page.goto(`${jeu}/action/#${rule}`);
      await expect(page.locator('main noscript p').filter({ visible: true })).toHaveCount(1);
      const name = page.locator(`.montrees a[name="${rule}"]`);
      await expect(name).toBeInViewport();
      await page.locator(`.montrees small a[href$="#${rule}"]`).click();
      await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
    });
  });
}
/** The event of each game, and each other kind once. */
const ONCE = GAMES.flatMap(({ jeu }) => firsts(jeu).map(([rule, { kind }]) => [jeu, rule, kind] as const)).filter(
  ([, , kind], i, all) => kind === 'event' || all.findIndex(([, , one]) => one === kind) === i,
);
noViolation(
  ONCE.map(
    ([jeu, rule, kind]) =>
      [
        `${jeu}: ${kind}`,
        `${jeu}/action/#${rule}`,
        async (page) => void (await expect(sceneOf(page, rule)).toBeVisible()),
      ] as const,
  ),
);
test.describe('an unknown rule', () =>
  noViolation([
    [
      'the page',
      'battleworld/action/#bw.nulle-part',
      async (page) => void (await expect(page.locator('.demo-ailleurs')).toBeVisible()),
    ],
  ]));

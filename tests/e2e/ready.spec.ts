// The ready-made scenarios: the first one can be played without scrolling on a phone; what narrows them down says how many are left, and the address keeps it; the workshop opens them. A link to one keeps the room of its table.
import type { Ahead } from '../../src/integrations/ahead.ts';
import { GAMES } from './games.ts';
import { awake, begin, expect, offered, test } from './kit.ts';

const PHONE = { width: 360, height: 640 };
/** As its author typed it: the site’s own spaces are set when it is shown. */
const typed = (title: string): RegExp =>
  new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}$`);
/** What every page asks for by itself, once there is nothing else to do. */
const IDLE = /\/_astro\/(?:offline|toast|style-sheet|announce)/;
for (const { jeu } of GAMES)
  test(`${jeu}: first on a phone, filtered, changed`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${jeu}/jouer/`);
    const play = page.locator('[data-scenario]');
    const box = await play.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await awake(page.locator('.lobby'));
    await page.locator('[data-commande=filtrer]').click();
    const chip = page.locator('.ready-chip').first();
    const left = Number(await chip.locator('small').textContent());
    expect(left).toBeLessThan(offered(jeu).length);
    await chip.click();
    await expect(play).toHaveCount(left);
    await expect(page).toHaveURL(/#filtre&pour=/);
    await page.reload();
    await awake(page.locator('.lobby'));
    await expect(play).toHaveCount(left);
    // back from a game, the same list
    const game = await begin(page);
    await game.locator('[data-commande=reglages]').click();
    await game.locator('[data-commande=quitter]').click();
    await expect(play).toHaveCount(left);
    await page.locator('[data-commande=tout-montrer]').click();
    await expect(play).toHaveCount(offered(jeu).length);
    const [title = ''] = await page.locator('[data-pret] h3').allTextContents();
    await page.locator('[data-modifier]').first().click();
    await expect(page).toHaveURL(/\/atelier\/#s=/);
    const plain = (text: string): string => text.replace(/\s/g, ' ');
    await expect
      .poll(() => page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain(plain(title));
  });

for (const { jeu } of GAMES)
  for (const size of [PHONE, { width: 1440, height: 900 }])
    test(`${jeu}: opened by a link at ${size.width}, nothing moves until the game is there`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        const drawn: number[] = []; // when the place first was
        Object.assign(globalThis, { shifts, drawn });
        new MutationObserver((_, watcher) => {
          if (document.querySelector('[data-partie] [data-lieu]') === null) return;
          drawn.push(performance.now());
          watcher.disconnect();
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 }); // slow enough for what comes first to be painted
      await page.goto(`${jeu}/jouer/#pret=${offered(jeu)[0]}`);
      await page.locator('[data-partie] [data-lieu]').waitFor();
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts,
      );
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05);
      // nor does one file of the table wait for another to ask for it
      const late = await page.evaluate(() => {
        const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
          ({ href }) => href,
        );
        const own = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
        const [drawn = 0] = (globalThis as unknown as { readonly drawn: readonly number[] }).drawn;
        const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawn);
        return files
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js') && !ahead.includes(name) && !own.includes(name));
      });
      expect(late.filter((name) => !IDLE.test(name))).toEqual([]);
      expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(25); // it did ask
      await expect(page.locator('html')).not.toHaveAttribute('data-lien');
      await expect(page.locator('.lobby')).toHaveCount(0);
      await expect(page.locator('[data-scenario]')).toHaveCount(0);
    });
test.describe('what is dealt before anybody has decided is told as a table opens', () => {
  test.use({ kept: {} });
  for (const [jeu, id] of [
    ['battle-beyond-space', 'premier-accrochage'],
    ['battlefight', 'duel'],
    ['fields-of-eternia', 'une-partie-entiere'],
  ])
    test(`${jeu}: its rules are called by their titles as it is first drawn`, async ({ page }) => {
      await page.addInitScript(() => {
        const told: string[] = [];
        Object.assign(globalThis, { told });
        let first: string | null | undefined; // the step that it opens at
        new MutationObserver(() => {
          const game = document.querySelector('[data-partie]');
          const step = game?.getAttribute('data-pas');
          first ??= step;
          const rule = game?.querySelector('[data-legende] a')?.textContent;
          if (step === first && rule !== undefined) told.push(rule);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto(`${jeu}/jouer/#pret=${id}`);
      await page.locator('[data-partie] [data-legende] a').first().waitFor();
      await page.waitForTimeout(600);
      const told = await page.evaluate(() => (globalThis as unknown as { readonly told: readonly string[] }).told);
      expect([...new Set(told)]).toHaveLength(1);
      expect(told[0]).toMatch(/^\p{Lu}/u);
    });
});
/** The last ones of Fields of Eternia are of other kinds than what its workshop opens on. */
const AT_WORK = GAMES.flatMap(({ jeu }) =>
  [...new Set([offered(jeu)[0], ...(jeu === 'fields-of-eternia' ? offered(jeu).slice(-3) : [])])].map(
    (id) => [jeu, id] as const,
  ),
);
for (const [jeu, id] of AT_WORK)
  test(`${jeu}, ${id}: opened by a link at the workshop of a phone, nothing that shows moves`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          readonly value: number;
          readonly hadRecentInput: boolean;
        }[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${jeu}/atelier/#pret=${id}`);
    await page.locator('.sent:not(.coming)').waitFor();
    await expect(page.locator('[data-atelier][data-ouvert] .desk-view')).toBeVisible();
    await page.waitForTimeout(700); // what is measured then drawn has come
    const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05);
  });
for (const { jeu } of GAMES)
  test(`${jeu}: what a link opens is told while it opens, and nothing else`, async ({ page }) => {
    const [, second = ''] = offered(jeu);
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/Table\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${jeu}/jouer/#pret=${second}`, { waitUntil: 'commit' });
    const covers = page.locator('.lobby [data-pret]');
    await awake(page.locator('.lobby')); // nor once the page wakes
    await expect(covers.filter({ visible: true })).toHaveCount(1);
    await expect(covers.filter({ visible: true })).toHaveAttribute('data-pret', second);
    await expect(page.locator('.lobby :is(a, button, summary)').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    come();
    await page.locator('[data-partie] [data-lieu]').waitFor();
    await expect(page.locator('.lobby')).toHaveCount(0);
  });
test('a link that does not open gives the list back', async ({ page }) => {
  const [{ jeu } = { jeu: '' }] = GAMES;
  await page.goto(`${jeu}/jouer/#pret=aucun`);
  await expect(page.locator('.lobby [data-scenario]').first()).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-lien');
});
for (const { jeu } of GAMES)
  test(`${jeu}: the short link of a ready-made scenario opens in the workshop too, which keeps the room of what the link says`, async ({
    page,
  }) => {
    const { id, title } = await page.goto(`${jeu}/jouer/`).then(async () => {
      const cover = page
        .locator('[data-pret]')
        .filter({ has: page.locator('[data-modifier]') })
        .nth(1);
      return { id: await cover.getAttribute('data-pret'), title: await cover.locator('h3').textContent() };
    });
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/_astro/Editor.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${jeu}/atelier/#pret=${id}`, { waitUntil: 'commit' });
    const room = await page.locator('.sent.coming').boundingBox();
    expect(room?.height).toBeGreaterThan(90);
    come();
    await expect(page.locator('[data-envoi]')).toBeVisible();
    await expect(page.locator('.sent.coming')).toHaveCount(0);
    await expect(page.locator('[id="champ.name"]')).toHaveValue(typed(title ?? ''));
    await expect(page.locator('.bad-link')).toHaveCount(0);
  });
test('a short link that the workshop cannot open says so, and what to do', async ({ page }) => {
  await page.goto('battlefight/atelier/#pret=mission-m1');
  const panel = page.locator('.bad-link');
  await expect(panel).toContainText('Ce lien ne nomme aucun scénario de ce jeu');
  await expect(panel.locator('textarea')).toHaveValue(/#pret=mission-m1$/);
  await panel.getByRole('button').click();
  await expect(panel).toHaveCount(0);
});

test('a device that never rests is offered the list of what the board takes all the same', async ({ page }) => {
  // asked without an end to its patience, such a browser never answers
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      options?.timeout === undefined
        ? 0
        : Number(setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), options.timeout));
  });
  await page.goto('battleworld/jouer/');
  const game = await begin(page, 'vengeurs-contre-fatalis');
  for (let i = 0; i < 20 && (await game.locator('.all-choices').count()) === 0; i += 1) {
    const step = await game.getAttribute('data-pas');
    await game.locator('.decide [data-action], .decide [data-commande=lancer]').first().dispatchEvent('click');
    await expect(game).not.toHaveAttribute('data-pas', step ?? '');
  }
  await expect(game.locator('.all-choices [data-action]').first()).toBeAttached();
});

for (const { jeu } of GAMES)
  test(`${jeu}: a table that opens is drawn part after part, is seen once it is whole, and has the focus`, async ({
    page,
  }) => {
    await page.goto(`${jeu}/jouer/`);
    await awake(page.locator('.lobby'));
    await page.evaluate(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      new MutationObserver(() => {
        const table = document.querySelector('[data-partie]');
        if (table === null) return;
        const parts = ['.panel', '[data-lieu]'].filter(
          (part) => table.querySelector(`${part} > :not(.curtain)`) !== null,
        );
        const now = [...parts, ...(table.closest('.unseen') === null ? ['seen'] : [])].join(' ');
        if (drawn.at(-1) !== now) drawn.push(now);
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.locator('[data-scenario]').first().press('Enter');
    await expect(page.locator('[data-partie]')).toBeVisible();
    const drawn = await page.evaluate(() => (window as unknown as { drawn: readonly string[] }).drawn);
    expect(drawn.slice(0, 4)).toEqual(['', '.panel', '.panel [data-lieu]', '.panel [data-lieu] seen']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[data-partie] *')), 'the focus is on the table')
      .toBe(true);
  });

for (const { jeu } of GAMES)
  test(`${jeu}: a workshop that a link opens asks at once for the files that it is made of`, async ({ page }) => {
    await page.goto(`${jeu}/jouer/`);
    const link = new URL((await page.locator('[data-modifier]').first().getAttribute('href')) ?? '', page.url());
    await page.goto(link.href);
    await page.locator('[data-atelier][data-ouvert]').waitFor();
    const [asked, needed] = await page.evaluate(() => {
      const told = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=avance]')?.content ?? '') as Ahead;
      const mode = decodeURIComponent(/^#s=\d+\.([^.]+)/.exec(location.hash)?.[1] ?? '');
      return [
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
        [...told.all, ...(told.modes[mode] ?? [])].map((name) => new URL(told.folder + name, location.href).href),
      ];
    });
    expect(needed?.length).toBeGreaterThan(20);
    expect(needed?.filter((file) => asked?.includes(file) !== true)).toEqual([]);
    // what reads the link is among them: none of its files came later
    const read = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const late = read.filter(
      (name) => /\/(?:post|reading|kit-)[^/]*\.js$/.test(name) && asked?.includes(name) !== true,
    );
    expect(late).toEqual([]);
  });

for (const { jeu } of GAMES)
  test(`${jeu}: a workshop shows nothing of what its page came with where its address names another scenario`, async ({
    page,
  }) => {
    await page.goto(`${jeu}/jouer/`);
    const asked = page.locator('[data-pret]:has([data-modifier])').last();
    const name = await asked.locator('[data-modifier]').getAttribute('data-modifier');
    const title = typed((await asked.locator('h3').textContent()) ?? '');
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      const look = (): void => {
        const field = document.querySelector<HTMLInputElement>('.desk-bar input');
        if (field?.checkVisibility({ visibilityProperty: true }) === true && shown.at(-1) !== field.value)
          shown.push(field.value);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${jeu}/atelier/#pret=${name}`);
    await expect(page.locator('.desk-bar input').first()).toHaveValue(title);
    await expect(page.locator('.desk-view > *').first()).toBeVisible();
    const shown = () => page.evaluate(() => (window as unknown as { shown: readonly string[] }).shown);
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
    for (const one of await shown()) expect(one).toMatch(title);
  });

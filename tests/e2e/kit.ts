// What the browser tests share: every page is watched while a test runs, and moved about as a reader would.
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG, seedOf } from '../day.ts';
import { typographyFaults } from '../french.ts';

export { expect };

/** Notes everything that goes wrong unseen: console errors, uncaught exceptions, violations of the policy, requests to other hosts. */
export const watch = async (context: BrowserContext, faults: string[]): Promise<void> => {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
    addEventListener('load', () => dispatchEvent(new Event('pointermove'))); // a hand that moves as soon as the page is there, as a reader's does: it wakes what waits for a gesture
  });
  context.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`${message.page()?.url() ?? ''}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => faults.push(`${error.page()?.url() ?? ''}: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && hostname !== 'localhost') faults.push(`request to ${request.url()}`);
  });
};

const SOON = 5000; // ms: a page that answers does so by then, on the busiest machine
/** What a page still does, told where a test ran out of time: a page that no longer answers is at work without end, one that answers and draws no frame waits for its browser. */
const pulseOf = async (page: Page): Promise<string> => {
  const within = async (work: Promise<string>, otherwise: string): Promise<string> =>
    await Promise.race([
      work.catch(String),
      new Promise<string>((done) => {
        setTimeout(() => done(otherwise), SOON);
      }),
    ]);
  const answer = await within(
    page.evaluate(() => `${document.readyState}, ${document.visibilityState}`),
    'does not answer',
  );
  const frame = await within(
    page.evaluate(
      () =>
        new Promise<string>((done) => {
          requestAnimationFrame(() => done('draws'));
        }),
    ),
    'draws no frame',
  );
  return `${page.url()}: ${answer}, ${frame}`;
};

/** One test in so many meets motion. */
const MOVING = 5;

/** `faults` is empty when the test ends, or the test fails; a test that provokes one takes it out. */
export const test = base.extend<{
  readonly faults: string[];
  readonly pulse: undefined;
  readonly kept: Readonly<Record<string, boolean | string>>;
}>({
  // What the reader has asked of every scene: here, as a rule, real dice and people at each seat, so that a test decides all that happens. `test.use({ kept: {} })`: what a new reader finds.
  kept: [{ realDice: true, together: true, pace: 'quick' }, { option: true }],
  // What moves takes a fifth of the processor's time and half of the waiting: a fifth of the tests meet motion, others each day (`LONG=1`: all), those where it is what is tested ask for it.
  reducedMotion: async ({}, use, { titlePath }) => {
    const moves = LONG || seedOf(`motion ${titlePath.join(' › ')}`) % MOVING === 0;
    await use(moves ? 'no-preference' : 'reduce');
  },
  faults: [
    async ({ context, kept }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await context.addInitScript((settings) => {
        try {
          if (settings !== '{}' && localStorage.getItem('rv.scene') === null)
            localStorage.setItem('rv.scene', settings);
        } catch {
          // a page without storage, or a test that refuses it
        }
      }, JSON.stringify(kept));
      await use(faults);
      expect(faults, 'unseen errors').toEqual([]);
    },
    { auto: true },
  ],
  pulse: [
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status !== 'timedOut') return;
      for (const page of context.pages()) console.error(`  out of time · ${info.title} · ${await pulseOf(page)}`);
    },
    { auto: true },
  ],
});

const address = (name: string, advice: string): string => {
  const url = process.env[name];
  if (url === undefined) throw new Error(`no site to visit (${name}): ${advice}`);
  return url;
};
/** Where the built site is served, with its final slash. */
export const siteUrl = (): string => address('SITE_URL', 'tests/e2e/servers.ts starts it');
/** The same for the build under a base path: a missing one is a failure, not a test less. */
export const baseUrl = (): string =>
  address(
    'SITE_URL_BASE',
    'build with « BASE=/regles/ npx astro build --outDir /tmp/regles » and name the folder by DIST_BASE, or run « npm test »',
  );

/** The address of every page, relative to the site: "", "battleworld/regles/combat/"… */
export const pagesOf = (folder: string): readonly string[] => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: run « npm run build », or « npm test »`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => name.replace(/index\.html$/, ''))
    .toSorted();
};
export const PAGES = pagesOf(process.env['DIST'] ?? 'dist');
/** The scenarios that the page of the table lists, in its order. */
export const offered = (jeu: string): readonly string[] => {
  const html = readFileSync(join(process.env['DIST'] ?? 'dist', jeu, 'jouer/index.html'), 'utf8');
  return [...html.matchAll(/data-scenario="([^"]+)"/g)].map(([, id]) => id ?? '');
};

/** Waits until the island around an element runs: what was drawn at build time is in its hands. */
export const awake = async (inside: Locator): Promise<void> => {
  await expect(inside.locator('xpath=ancestor-or-self::astro-island[1]')).not.toHaveAttribute('ssr');
  await inside
    .page()
    .evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    ); // its effects, keys among them, run after it is drawn
};
/** On the page of the table: begins a ready-made scenario, the first unless told. */
export const begin = async (page: Page, scenario?: string): Promise<Locator> => {
  await awake(page.locator('.lobby'));
  await page
    .locator(scenario === undefined ? '[data-scenario]' : `[data-scenario="${scenario}"]`)
    .first()
    .click();
  const game = page.locator('[data-partie]');
  await game.waitFor(); // chance may have drawn already, where it draws by itself
  return game;
};
/** On the page of an example: a step forward, then its reader takes over. The scripts come at the first touch. */
export const stepsFrom = async (page: Page): Promise<Locator> => {
  const frame = page.locator('[data-exemple]');
  await frame.locator('[data-commande=suivant]').click();
  await expect(frame).toHaveAttribute('data-pas', '1');
  await awake(frame);
  await frame.locator('[data-commande=main]').click();
  await expect(frame.locator('.ask')).toBeVisible();
  return frame;
};
/** Changes settings of a table, behind their icon, and closes them again. */
export const settle = async (game: Locator, change: (menu: Locator) => Promise<void>): Promise<void> => {
  const menu = game.locator('.scene-menu');
  await game.locator('[data-commande=reglages]').click();
  await expect(menu).toBeVisible();
  await change(menu);
  await game.page().keyboard.press('Escape');
  await expect(menu).toBeHidden();
};
/** Gives a seat to the machine, by the list that says who plays it: at this level where it thinks. */
export const toMachine = async (
  seat: Locator,
  level: 'novice' | 'habitue' | 'redoutable' = 'novice',
): Promise<void> => {
  const thinks = (await seat.locator(`option[value=${level}]`).count()) > 0;
  await seat.selectOption(thinks ? level : 'machine');
};
/** Chance draws from the seed, and the pauses that let one see are shortened. */
export const hasten = async (page: Page, seed: number): Promise<void> => {
  await page.addInitScript((first) => {
    let state = first;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
      return array;
    };
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (what: () => void, ms = 0, ...rest: readonly unknown[]) =>
        wait(what, ms >= 400 && ms < 20_000 ? ms / 12 : ms, ...rest),
    });
  }, seed);
};

/** Answers shown with a question that a finger would not meet whole, the edge of the panel or the bar cutting them, among the first so many: a long list may scroll. */
export const cutAnswers = (game: Locator, first = 1): Promise<readonly string[]> =>
  game.evaluate(
    (table, first) =>
      [...table.querySelectorAll('.decide [data-action]')]
        .filter((answer) => answer.closest('details:not([open])') === null && answer.getBoundingClientRect().width > 0)
        .slice(0, first)
        .filter((answer) => {
          const { left, width, top, bottom } = answer.getBoundingClientRect();
          return [top + 4, bottom - 4].some((y) => !answer.contains(document.elementFromPoint(left + width / 2, y)));
        })
        .map(({ textContent }) => textContent),
    first,
  );

/** Cards and pawns that the edge of the place cuts. What one scrolls does not count. */
export const cutPieces = (game: Locator): Promise<readonly string[]> =>
  game.evaluate((frame) => {
    const place = frame.querySelector('[data-lieu]');
    if (place === null) return [];
    const edge = place.getBoundingClientRect();
    const moves = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== place; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflow)) return true;
      return false;
    };
    return [...place.querySelectorAll('.sc-card, .sc-tile, .sc-pawn, .cc')]
      .filter((piece) => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !moves(piece))
      .filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const slack = 3; // the shadow of a leaning card
        return (
          left < edge.left - slack ||
          right > edge.right + slack ||
          top < edge.top - slack ||
          bottom > edge.bottom + slack
        );
      })
      .map(({ className, textContent }) => `${String(className)}: ${textContent.slice(0, 60)}`);
  });

/** Words of a caption, rule included, that lie under what opens the rest of it, or that one must scroll to. */
export const coveredWords = (game: Locator): Promise<readonly string[]> =>
  game.evaluate((frame) => {
    const said = frame.querySelector('.caption > .caption-said');
    if (said === null || !said.checkVisibility()) return [];
    if (said.scrollHeight > said.clientHeight + 1) return [said.textContent];
    const pill = frame.querySelector('.caption-more > summary');
    if (pill === null || !pill.checkVisibility()) return [];
    const { left, top, bottom } = pill.getBoundingClientRect();
    // a line has room over and under its letters: a quarter of it
    return [...said.querySelectorAll('.caption-text, .cite')].flatMap((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return [...words.getClientRects()].some(
        (line) => line.right > left && line.top + line.height / 4 < bottom && line.bottom - line.height / 4 > top,
      )
        ? [part.textContent]
        : [];
    });
  });

/** Unfolds what happened so far; a large table shows it already. */
export const openLog = async (frame: Locator): Promise<void> => {
  await frame.locator('[data-pli=journal]').first().waitFor();
  const folded = frame.locator('[data-pli=journal]:not([data-ouvert]) > .fold-name');
  const log = frame.locator('.log').first();
  // it stands open beside the scene, or folded under it, once the page knows which there is room for
  await expect(async () => {
    if ((await folded.count()) > 0) await folded.click({ timeout: 1000 });
    await expect(log).toBeVisible({ timeout: 1000 });
  }).toPass();
};
/** Moves the focus by Tab alone until it is on such an element. */
export const tabTo = async (
  page: Page,
  selector: string,
  most = 80,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> => {
  for (let i = 0; i < most; i += 1) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    if (there) return page.locator(':focus');
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${most} presses of ${key}`);
};
/** Opens the search dialog from the keyboard, asks, and waits for both layers of the answer. */
export const ask = async (page: Page, question: string): Promise<Locator> => {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  await expect(dialog.getByRole('combobox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(question);
  await expect(dialog.locator('[data-resultat-page]').first()).toBeVisible();
  return dialog;
};
/** Pages of the PDF that the browser prints, on A4, with the margins of the style sheets. */
export const pagesPrinted = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};
/** What is drawn smaller than what is read at arm's length once printed, 10.5 pt, rounding apart. */
export const smallPrint = (sheets: Locator): Promise<readonly string[]> =>
  sheets.evaluateAll((all) =>
    all.flatMap((sheet) => {
      const said: string[] = [];
      const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: one, textContent } = texts.currentNode;
        if (one === null || textContent?.trim() === '' || !one.checkVisibility()) continue;
        const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
        const points = parseFloat(getComputedStyle(one).fontSize) * scale * 0.75;
        if (points > 0 && points < 10.45) said.push(`« ${textContent ?? ''} » ${points.toFixed(1)} pt`);
      }
      return said;
    }),
  );
/** What French typography forbids in what the page shows now. */
export const misprints = async (page: Page): Promise<readonly string[]> => {
  const lines = await page.locator('main').evaluate((main) => (main as HTMLElement).innerText.split('\n'));
  return lines.flatMap(typographyFaults);
};
/** An example of Battleworld, for the tests of that game alone. */
export const EXAMPLE = 'battleworld/exemples/hulk-capitaine-contre-fatalis/';
/** The link that the workshop's dialog gives, to edit or to play; the dialog is closed again. */
export const shareLink = async (page: Page, kind: 'modifier' | 'jouer'): Promise<string> => {
  await page.getByRole('button', { name: 'Partager par lien ou QR code' }).click();
  const dialog = page.locator('dialog.share');
  await dialog.locator(`input[value=${kind}]`).check();
  const link = await dialog.locator('textarea').inputValue();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
};

// ── The workshops
/** A field of a form, by its path in the scenario. */
export const field = (page: Page, path: string): Locator => page.locator(`[id="champ.${path}"]`);
/** Opens the parts that hide a field, and no other: a closed one has no field yet. */
export const unfold = async (page: Page, path: string): Promise<Locator> => {
  await expect(async () => {
    await page.evaluate((wanted) => {
      document.dispatchEvent(new CustomEvent('atelier:ouvrir', { detail: wanted }));
      for (
        let box = document.getElementById(`champ.${wanted}`)?.closest('details') ?? null;
        box !== null;
        box = box.parentElement?.closest('details') ?? null
      )
        box.open = true;
    }, path);
    await expect(field(page, path)).toBeVisible({ timeout: 300 });
  }).toPass();
  return field(page, path);
};

// `npm run screens`: the screens of tests/screens, taken from the site built in dist/: what each game looks like today, at 1440 and 360 px, in both themes. Chance is seeded: two runs differ by what changed between them.
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT, say, systemChromium } from './machine.mjs';
import { serve } from './serve.mjs';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];
const QUALITY = 82; // of webp: lighter, and nothing blurred that one reads
const STILL = 900; // ms: what moves has arrived

/** Waits until the island around an element runs. */
const awake = (page, selector) =>
  page.waitForFunction(
    (one) => document.querySelector(one)?.closest('astro-island')?.hasAttribute('ssr') === false,
    selector,
  );
/** An example, brought to one of its steps. */
const example = (address, step) => ({
  address,
  until: async (page) => {
    await awake(page, '[data-exemple]');
    const at = () => page.locator('[data-exemple]').getAttribute('data-pas');
    while (Number(await at()) < step) {
      const before = await at();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((was) => document.querySelector('[data-exemple]').dataset.pas !== was, before);
    }
  },
});
/** A table as it opens, some answers in. */
const table = (jeu, scenario, ...pressed) => ({
  address: `${jeu}/jouer/`,
  until: async (page) => {
    await awake(page, '.lobby');
    await page.locator(`[data-scenario="${scenario}"]`).click();
    await page.locator('[data-partie]').waitFor();
    for (const selector of pressed) {
      await page.locator('.decide .busy').waitFor({ state: 'detached' }); // the machine has played
      await page.locator(selector).first().click();
      await page.waitForTimeout(STILL);
    }
  },
});
const SCREENS = {
  accueil: { address: '' },
  portail: { address: 'battleworld/' },
  regle: { address: 'battleworld/regles/combat/' },
  'exemple-duel': example('battleworld/exemples/hulk-capitaine-contre-fatalis/', 5),
  'exemple-plateau': example('battleworld/exemples/iron-man-et-ultron/', 3),
  table: table('battleworld', 'vengeurs-contre-fatalis', '[data-cell="b2"]'),
  espace: example('battle-beyond-space/exemples/un-tour-complet/', 9),
  battlefight: example('battlefight/exemples/force-protection-et-vitesse/', 6),
  'eternia-duel': example('fields-of-eternia/exemples/teela-contre-evil-lyn/', 12),
  'eternia-carte': table('fields-of-eternia', 'une-partie-entiere'),
  'versus-poste': example('versus/exemples/un-tour-complet/', 8),
  'versus-plan': table(
    'versus',
    'prise-d-otages',
    '.decide button', // the upkeep
    '.decide button', // on to activations
    '[data-cell="tile:elites-heros-a"]',
  ),
};

const { url, close } = await serve({ root: join(ROOT, 'dist'), base: '/', port: 4701 });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: systemChromium() ?? undefined });
for (const [name, { address, until }] of Object.entries(SCREENS).filter(([one]) =>
  one.startsWith(process.argv[2] ?? ''),
))
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'fr-FR', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(() => {
        let state = 7;
        crypto.getRandomValues = (array) => {
          for (let i = 0; i < array.length; i += 1)
            array[i] = state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return array;
        };
      });
      await page.goto(`${url}${address}`);
      await until?.(page);
      await page.waitForTimeout(STILL);
      const file = `${name}-${viewport.width}-${colorScheme}.webp`;
      await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toFile(join(ROOT, 'tests/screens', file));
      say(file);
      await context.close();
    }
await browser.close();
close();

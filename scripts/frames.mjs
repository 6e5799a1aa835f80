// `npm run frames [-- [--slow] [--examples | --tables] [<jeu>]]`: what a step costs, on the site built in dist/ (DIST names another folder). The trace of Chromium tells the processor
// time of its script, of the layout and style that follow, and the frames that came in time while it moved: examples, then tables, at 1440 and 390 px. A table is measured after four actions of a
// seeded game, then after three hundred: the second costs what the first does. `--slow`: a processor slowed four times. What a step may cost: 16 ms of script, 50 slowed.
// Each step is taken three times (REPEATS; STEPS of each), each time from the page loaded anew; its cost is the best of them. Frames are only worth reading on a machine that does nothing else.
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { longGame } from './frames/long-games.ts';
import { bestOf, middle, MOTION, stepsOf, traced } from './frames/trace.mjs';
import { ROOT, say, systemChromium } from './machine.mjs';
import { serve } from './serve.mjs';

const SLOW = process.argv.includes('--slow');
const ONLY = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '';
const MOST = SLOW ? 50 : 16; // ms of script a step
const STEPS = Number(process.env['STEPS'] ?? 12);
const REPEATS = Number(process.env['REPEATS'] ?? 3);
const EXAMPLES = {
  'battleworld, duel': 'battleworld/exemples/hulk-capitaine-contre-fatalis/',
  'battleworld, board': 'battleworld/exemples/iron-man-et-ultron/',
  'battle-beyond-space': 'battle-beyond-space/exemples/un-tour-complet/',
  battlefight: 'battlefight/exemples/force-protection-et-vitesse/',
  'fields-of-eternia': 'fields-of-eternia/exemples/teela-contre-evil-lyn/',
  versus: 'versus/exemples/un-tour-complet/',
};
const TABLES = [
  ['battleworld', 'le-grand-plateau'],
  ['battle-beyond-space', 'placez-votre-flotte'],
  ['battlefight', 'duel'],
  ['fields-of-eternia', 'une-partie-entiere'],
  ['versus', 'partie-complete'],
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
].filter(({ width }) => (process.env['WIDTH'] ?? `${width}`) === `${width}`);

/** Steps through an example by the arrow. */
const stepExample = async (page, address) => {
  await page.goto(address);
  const frame = page.locator('[data-exemple]').first();
  await page.waitForFunction(
    () => document.querySelector('[data-exemple]')?.closest('astro-island')?.hasAttribute('ssr') === false,
  );
  await page.evaluate(() => addEventListener('keydown', () => performance.mark('pressed'), { capture: true }));
  const at = await frame.getAttribute('data-pas');
  await page.keyboard.press('ArrowRight'); // the first one fetches what steps
  await page.waitForFunction((was) => document.querySelector('[data-exemple]')?.getAttribute('data-pas') !== was, at);
  await page.waitForTimeout(MOTION);
  return async () => {
    const before = await frame.getAttribute('data-pas');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(MOTION);
    return (await frame.getAttribute('data-pas')) !== before; // false: its end
  };
};

/** In the page, at a table: presses an answer to what is asked, the same ones at each load. « pressed » marks the press, « follows » what the table then does by itself. */
const pressOne = (drawn) => {
  const game = document.querySelector('[data-partie]');
  const at = game.dataset.pas;
  const answers = [...game.querySelectorAll(':is(.decide, .board) [data-action]')].filter(
    (one) => one.closest('.asides, .why-not, [aria-disabled=true]') === null,
  );
  const throws = game.querySelector('[data-commande=lancer]');
  const chosen = answers[Math.floor(drawn * answers.length)] ?? throws;
  if (chosen === null) return false;
  globalThis.stepsWatch?.disconnect();
  let steps = 0;
  globalThis.stepsWatch = new MutationObserver(() => (steps += 1) === 2 && performance.mark('follows'));
  globalThis.stepsWatch.observe(game, { attributeFilter: ['data-pas'] });
  // by a timer: what runs under the command of a debugger has no event of its own in a trace
  setTimeout(() => {
    performance.mark('pressed');
    chosen.click();
  });
  return new Promise((done) =>
    setTimeout(() => {
      document.querySelector('[data-commande=confirmer-coup]')?.click(); // what harms oneself is asked again
      done(game.dataset.pas !== at);
    }, 60),
  );
};

/** In the page: lifts the curtain between two people, which is a step of its own. */
const lift = () =>
  setTimeout(() => {
    performance.mark('pressed');
    document.querySelector('[data-commande=montrer]')?.click();
  });

/** Plays at a table opened by a link: real dice and people at each seat, so that nothing but the press moves it. */
const stepTable = async (page, address) => {
  await page.addInitScript(() => {
    localStorage.setItem('rv.scene', '{"realDice":true,"together":true}');
    let state = 7;
    crypto.getRandomValues = (array) => {
      for (let i = 0; i < array.length; i += 1) array[i] = state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return array;
    };
  });
  await page.goto(address);
  await page.locator('[data-partie]').waitFor();
  const settled = async () => {
    for (;;) {
      await page.waitForTimeout(MOTION);
      const curtain = page.locator('[data-commande=montrer]');
      if (await curtain.isVisible()) await page.evaluate(lift);
      else if ((await page.locator('.decide .busy, .all-choices:not(:has([data-action]))').count()) === 0) return;
    }
  };
  await settled();
  let drawn = 0;
  const press = async () => {
    drawn = (drawn + 0.618034) % 1;
    const pressed = await page.evaluate(pressOne, drawn);
    await settled();
    return pressed || (await page.locator('[data-tour=end]').count()) === 0;
  };
  await press(); // its own code has run once
  return press;
};

const { url, close } = await serve({ root: resolve(ROOT, process.env['DIST'] ?? 'dist'), base: '/', port: 4700 });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: systemChromium() ?? undefined });

const measured = async (size, begin, address) => {
  const runs = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' });
    const page = await context.newPage();
    const step = await begin(page, `${url}${address}`);
    const session = await context.newCDPSession(page);
    if (SLOW) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(session, async () => {
      for (let left = STEPS; left > 0 && (await step()); left -= 1);
    });
    await context.close();
    runs.push(stepsOf(events));
  }
  return bestOf(runs);
};
const over = [];
/** Frames a second of the steps that move something. */
const pace = (steps) => {
  const rates = steps.flatMap(({ rate }) => (rate > 0 ? [rate] : []));
  return rates.length === 0
    ? 'nothing moved'
    : `${middle(rates).toFixed(0)} frames a second while it moves, ${Math.min(...rates).toFixed(0)} at least, in ${rates.length} steps`;
};
const tell = (name, size, steps) => {
  const script = steps.map((step) => step.script);
  const told = `${name}, ${size.width} px: ${steps.length} steps, script ${middle(script).toFixed(1)} ms, ${Math.max(...script).toFixed(1)} at most, ${script.filter((ms) => ms > MOST).length} over ${MOST}; later ${Math.max(...steps.map(({ later }) => later)).toFixed(1)} at most; layout ${middle(steps.map(({ layout }) => layout)).toFixed(1)} ms; ${pace(steps)}`;
  say(told);
  if (Math.max(...script) > MOST) over.push(told);
};
const wanted = (name, kind) => name.startsWith(ONLY) && !process.argv.includes(kind);
for (const size of SIZES)
  for (const [name, address] of Object.entries(EXAMPLES))
    if (wanted(name, '--tables')) tell(name, size, await measured(size, stepExample, address));
for (const [jeu, scenario] of TABLES.filter(([name]) => wanted(name, '--examples'))) {
  const { name, early, late, played } = await longGame(jeu, scenario);
  for (const size of SIZES) {
    tell(`table ${name}, after 4 actions`, size, await measured(size, stepTable, early));
    tell(`table ${name}, after ${played} actions`, size, await measured(size, stepTable, late));
  }
}
await browser.close();
close();
if (over.length > 0) {
  say(`over ${MOST} ms:\n${over.join('\n')}`);
  process.exitCode = 1;
}

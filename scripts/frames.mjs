// `npm run frames [-- --slow]`: what a step costs, on the site built in dist/ (DIST names another folder). The trace of Chromium tells the processor time of its script,
// of the layout and style that follow, and the frames that were drawn while it moved: Battleworld's duel and board, an example of each other game, at 1440 and 390 px.
// `--slow`: a processor slowed four times. What a step may cost: 16 ms of script, 50 slowed. Frames are only worth reading on a machine that does nothing else.
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { ROOT, say, systemChromium } from './machine.mjs';
import { serve } from './serve.mjs';

const SLOW = process.argv.includes('--slow');
const MOST = SLOW ? 50 : 16; // ms of script a step
const STEPS = 12;
const MOTION = 700; // ms: the longest motion of a step, and a little
const SCENES = {
  'battleworld, duel': 'battleworld/exemples/hulk-capitaine-contre-fatalis/',
  'battleworld, board': 'battleworld/exemples/iron-man-et-ultron/',
  'battle-beyond-space': 'battle-beyond-space/exemples/un-tour-complet/',
  battlefight: 'battlefight/exemples/force-protection-et-vitesse/',
  'fields-of-eternia': 'fields-of-eternia/exemples/teela-contre-evil-lyn/',
  versus: 'versus/exemples/un-tour-complet/',
};
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** What runs scripts of the page. What they call stands inside, and is counted once. */
const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
]);

/** What the page does so that it may be drawn: asked for by a script, or after it. */
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);

/** The outermost of some events, and the milliseconds of processor that they took. */
const outermost = (events) => {
  let until = 0;
  return events.toSorted((a, b) => a.ts - b.ts).filter(({ ts, dur = 0 }) => ts >= until && ((until = ts + dur), true));
};
const spent = (events) => outermost(events).reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Steps through an example under a trace: the events of its main thread, and when each step was pressed. */
const traced = async (page, address) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  const frame = page.locator('[data-exemple]').first();
  await page.waitForFunction(
    () => document.querySelector('[data-exemple]')?.closest('astro-island')?.hasAttribute('ssr') === false,
  );
  await page.evaluate(() => addEventListener('keydown', () => performance.mark('pressed'), { capture: true }));
  const step = async (at) => {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((was) => document.querySelector('[data-exemple]')?.getAttribute('data-pas') !== was, at);
    await page.waitForTimeout(MOTION);
  };
  await step(await frame.getAttribute('data-pas')); // the first one fetches what steps
  if (SLOW) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((settled) => session.once('Tracing.tracingComplete', settled));
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'blink.user_timing',
    'toplevel',
  ];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  for (let i = 0; i < STEPS; i += 1) {
    const at = await frame.getAttribute('data-pas');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(MOTION);
    if ((await frame.getAttribute('data-pas')) === at) break; // its end
  }
  await session.send('Tracing.end');
  await ended;
  return events;
};

const { url, close } = await serve({ root: resolve(ROOT, process.env['DIST'] ?? 'dist'), base: '/', port: 4700 });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: systemChromium() ?? undefined });
const over = [];
for (const size of SIZES)
  for (const [name, address] of Object.entries(SCENES)) {
    const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' });
    const events = await traced(await context.newPage(), `${url}${address}`);
    await context.close();
    const marks = events.filter((event) => event.name === 'pressed');
    const main = events.filter(({ ph, tid, pid }) => ph === 'X' && tid === marks[0]?.tid && pid === marks[0]?.pid);
    const steps = marks.map(({ ts }) => {
      const during = ({ ts: at }) => at >= ts - 3000 && at < ts + MOTION * 1000;
      const mine = main.filter(during);
      const scripts = outermost(mine.filter(({ name: what }) => SCRIPT.has(what)));
      const layouts = mine.filter(({ name: what }) => LAYOUT.has(what));
      const asked = layouts.filter(({ ts: at }) =>
        scripts.some(({ ts: from, dur = 0 }) => at >= from && at < from + dur),
      );
      return {
        script: spent(scripts) - spent(asked),
        layout: spent(layouts),
        frames: events.filter((event) => event.name === 'DrawFrame' && during(event)).length,
      };
    });
    const script = steps.map((step) => step.script);
    const told = `${name}, ${size.width} px: ${steps.length} steps, script ${middle(script).toFixed(1)} ms, ${Math.max(...script).toFixed(1)} at most; layout ${middle(steps.map(({ layout }) => layout)).toFixed(1)} ms; ${middle(steps.map(({ frames }) => frames))} frames in ${MOTION} ms`;
    say(told);
    if (Math.max(...script) > MOST) over.push(told);
  }
await browser.close();
close();
if (over.length > 0) {
  say(`over ${MOST} ms:\n${over.join('\n')}`);
  process.exitCode = 1;
}

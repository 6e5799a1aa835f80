// A monkey at a table: it presses what may be pressed, drawn from a seed, and knows three faults: a page error, a table that waits for nobody, an undo that does not come back.
import type { Page } from '@playwright/test';
import { type Kind, look, pointAt, type Press, type Sight, turn } from './sight.ts';

export interface Run {
  readonly page: Page;
  readonly seed: string;
  readonly presses: number; // at most
  readonly time: number; // ms at most, but for the first presses
  readonly touch: boolean;
  readonly faults: readonly string[]; // page errors, as they come
}
/** How often each kind is chosen, where there is something of it to press. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  play: 10,
  fold: 1.5,
  type: 0.6,
  board: 3,
  curtain: 60,
  resume: 8,
  aside: 0.15,
  why: 0.3,
  undo: 1.2,
  redo: 0.8,
  jump: 0.25,
  again: 0.04,
  setting: 0.2,
  seat: 0.06,
  share: 0.05,
  dialog: 40,
};
const STILL = 20_000; // ms without a move: nothing on the site thinks that long
const LEAST = 6; // presses, however long the machines' turns between them
const BACK: readonly Kind[] = ['undo', 'redo', 'jump', 'again'];

/** Numbers from 0 to 1, the same for the same text (FNV-1a, then mulberry32). */
export const randomFrom = (text: string): (() => number) => {
  let state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};
const drawn = <T>(random: () => number, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const choose = (random: () => number, { presses, ended }: Sight): Press | undefined => {
  const there = [...new Set(presses.map(({ kind }) => kind))].filter((kind) => !ended || kind !== 'jump');
  const weights = there.map((kind) => WEIGHTS[kind] * (ended && kind === 'again' ? 100 : 1));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const kind = there.find((_, i) => (left -= weights[i] ?? 0) < 0);
  const mine = presses.filter((press) => press.kind === kind);
  const likely = mine.filter((press) => press.likely);
  return drawn(random, likely.length > 0 && random() < 0.7 ? likely : mine);
};

const press = async ({ page, touch }: Run, random: () => number, { at, kind }: Press): Promise<void> => {
  if (kind === 'setting' || kind === 'seat') return turn(page, at);
  const point = await pointAt(page, at);
  if ((kind === 'undo' || kind === 'redo') && !touch && random() < 0.3)
    return page.keyboard.press(kind === 'undo' ? 'Control+z' : 'Control+y');
  if (point === undefined) return turn(page, at); // under a bar that stays on screen: pressed all the same
  await (touch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  if (kind === 'share') await page.locator('dialog[open]').waitFor({ timeout: STILL }); // its code comes at the first press
  if (kind !== 'type') return;
  await page.keyboard.type(String(Math.floor(random() * 10)));
  await page.keyboard.press('Enter');
};

/** Somebody may go on here: a person by a press, a machine or chance by itself, nobody once the game is over. */
const goesOn = ({ ended, presses }: Sight): boolean =>
  ended ||
  presses.some(
    ({ kind }) => kind === 'play' || kind === 'fold' || kind === 'curtain' || kind === 'resume' || kind === 'dialog',
  );

/** The first difference, with what stands around it. */
const differs = (before: string, now: string): string => {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `« ${around(before)} » is now « ${around(now)} »`;
};

/** Plays until there is a fault, or until it has pressed enough: the fault with all that led to it, or how far it went. */
export const play = async (
  run: Run,
): Promise<{
  readonly fault: string | undefined;
  readonly pressed: number;
  readonly furthest: number;
  readonly ends: number;
}> => {
  const { page, seed, faults } = run;
  const random = randomFrom(seed);
  const trail: string[] = [];
  const known = new Map<number, Sight>(); // by step, of the line under way
  let [pressed, furthest, ends] = [0, 0, 0];
  const result = (what: string | undefined, sight?: Sight) => ({
    fault:
      what === undefined
        ? undefined
        : [
            what,
            ...(sight === undefined ? [] : [`asked: ${sight.ask} (step ${sight.pas})`]),
            ...trail.map((line, i) => `${i + 1}. ${line}`),
          ].join('\n'),
    pressed,
    furthest,
    ends,
  });
  const until = Date.now() + run.time;
  let before = await look(page, STILL);
  if (before !== undefined && before.waiting === undefined) known.set(before.pas, before);
  while (before !== undefined && pressed < run.presses && (Date.now() < until || pressed < LEAST)) {
    const next = choose(random, before);
    if (next === undefined) return result('nothing to press', before);
    trail.push(`${next.kind}: ${next.label} (step ${before.pas})`);
    await press(run, random, next);
    pressed += 1;
    const hurried = random() < 0.04; // pressed again while the machine thinks
    const now = await look(page, STILL, hurried);
    if (faults.length > 0) return result(`page error: ${faults.join(' | ')}`, now ?? before);
    if (now === undefined) return result('the table has gone', before);
    if (now.stopped !== undefined) return result(`the page says: ${now.stopped}`, now);
    if (now.waiting !== undefined && !hurried) return result(`waits for ever: ${now.waiting}`, now);
    if (now.waiting === undefined && !goesOn(now)) return result('waits for nobody', now);
    const returns = BACK.includes(next.kind) && now.struck === before.struck;
    if (next.kind === 'undo' && now.pas >= before.pas && before.waiting === undefined)
      return result(`undone, the game stands at step ${now.pas}, not before ${before.pas}`, now);
    if (!returns && now.pas !== before.pas)
      for (const step of known.keys()) if (step > Math.min(before.pas, now.pas)) known.delete(step);
    const same = known.get(now.pas);
    if (returns && same !== undefined && same.eyes === now.eyes && now.waiting === undefined && !now.paused)
      for (const part of ['ask', 'board', 'log'] as const)
        if (same[part] !== now[part])
          return result(
            `not the same ${part} at step ${now.pas}, back by ${next.kind}: ${differs(same[part], now[part])}`,
            now,
          );
    if (now.pas !== before.pas && now.waiting === undefined && !now.paused && now.eyes !== undefined)
      known.set(now.pas, now); // as it is found, nothing taken in hand
    furthest = Math.max(furthest, now.pas);
    if (now.ended && !before.ended) ends += 1;
    before = now;
  }
  return result(before === undefined ? 'no table' : undefined);
};

// Every ready-made scenario of every game, as its page offers it: all people, then one person against machines; by mouse, then by touch on a phone. What is pressed comes from a seed.
// `npm test` plays a few of them, drawn from the day; `npm run monkey [-- <jeu> [<scenario>]]` plays all. SEED gives the day's seed again, MONKEY_PRESSES and MONKEY_TIME their bounds.
import type { Page } from '@playwright/test';
import { SEED } from '../day.ts';
import { GAMES } from './games.ts';
import { awake, expect, hasten, offered, settle, test, toMachine } from './kit.ts';
import { play, randomFrom } from './monkey/monkey.ts';

const WHOLE = process.env['MONKEY'] === 'whole';
const PRESSES = Number(process.env['MONKEY_PRESSES'] ?? 500);
const TIME = Number(process.env['MONKEY_TIME'] ?? (WHOLE ? 60_000 : 10_000));
const [ONLY_GAME, ONLY_SCENARIO] = (process.env['MONKEY_ONLY'] ?? '').split(' ');
const SEATINGS = ['people', 'machines'] as const;
const HANDS = ['mouse', 'touch'] as const;

interface Visit {
  readonly jeu: string;
  readonly scenario: string;
  readonly seating: (typeof SEATINGS)[number];
  readonly hand: (typeof HANDS)[number];
}
/** Whole: every scenario under both seatings. Else two visits a game, one of each seating, both hands. */
const visits = (): readonly Visit[] =>
  GAMES.flatMap(({ jeu }): readonly Visit[] => {
    const random = randomFrom(`${SEED} ${jeu}`);
    const of = (scenario: string, first: number): readonly Visit[] =>
      SEATINGS.map((seating, i) => ({ jeu, scenario, seating, hand: HANDS[(first + i) % 2] ?? 'mouse' }));
    const all = offered(jeu).flatMap((scenario, i) => of(scenario, i + Math.floor(random() * 2)));
    if (WHOLE) return all;
    return SEATINGS.flatMap((seating) => {
      const mine = all.filter((visit) => visit.seating === seating);
      return mine[Math.floor(random() * mine.length)] ?? [];
    });
  }).filter(
    ({ jeu, scenario }) =>
      (ONLY_GAME ?? '') === '' || (jeu === ONLY_GAME && (ONLY_SCENARIO === undefined || scenario === ONLY_SCENARIO)),
  );

/** One person stays, drawn; all other seats are the machine's. Whether the page offers it. */
const seat = async (page: Page, seating: Visit['seating'], random: () => number): Promise<void> => {
  if (seating === 'people') return;
  await settle(page.locator('[data-partie]'), async (menu) => {
    const seats = menu.locator('.seats select');
    const mine = Math.floor(random() * (await seats.count()));
    for (const [i, one] of (await seats.all()).entries()) if (i !== mine) await toMachine(one);
    if (random() < 0.5) await menu.locator('[data-reglage=vrais-des]').uncheck();
  });
};

/** What a place first drawn holds comes in several tasks: the first step is looked at once nothing has come for half a second. */
const whole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let [last, same] = ['', 0], left = 100; same < 10 && left > 0; left -= 1) {
      await new Promise((done) => setTimeout(done, 50));
      const now = document.querySelector('[data-partie] .board')?.textContent ?? '';
      [same, last] = [now === last ? same + 1 : 0, now];
    }
  });

for (const hand of HANDS)
  test.describe(`the monkey of ${SEED}, by ${hand}`, () => {
    test.use({
      reducedMotion: 'reduce',
      ...(hand === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 740 } } : {}),
    });
    for (const visit of visits().filter((one) => one.hand === hand))
      test(`${visit.jeu}, ${visit.scenario}, ${visit.seating}`, async ({ page, faults }) => {
        test.setTimeout(TIME + 90_000);
        const seed = `${SEED} ${visit.jeu} ${visit.scenario} ${visit.seating}`;
        const random = randomFrom(`${seed} seats`);
        await hasten(page, Math.floor(random() * 2 ** 32));
        await page.goto(`${visit.jeu}/jouer/`);
        await awake(page.locator('.lobby'));
        await page.locator(`[data-scenario="${visit.scenario}"]`).click();
        await expect(page.locator('[data-partie]')).toBeVisible();
        await seat(page, visit.seating, random);
        await whole(page);
        const { fault, pressed, furthest, ends } = await play({
          page,
          seed,
          presses: PRESSES,
          time: TIME,
          touch: hand === 'touch',
          faults,
        });
        console.log(`${seed}: ${pressed} presses, step ${furthest}, ${ends} games over`);
        faults.splice(0); // told with what led to them
        expect(fault, `SEED=${SEED} npm run monkey -- ${visit.jeu} ${visit.scenario}`).toBeUndefined();
        expect(pressed, 'presses').toBeGreaterThan(4); // on a machine that has too much to do
      });
  });

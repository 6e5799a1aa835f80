// What must be pressed at a table is as large as a finger: 44 px where the board allows, 24 elsewhere (WCAG 2.2, 2.5.8); less only where the list below says why.
// Here a few tables drawn by the day, a dozen presses each; `TOUCH=whole npx playwright test touch-size` looks at every ready-made one.
import { ofTheDay, SEED, seedOf } from '../day.ts';
import { GAMES } from './games.ts';
import { awake, expect, hasten, offered, test } from './kit.ts';
import { randomFrom } from './monkey/monkey.ts';
import { look, pointAt } from './monkey/sight.ts';
import { touchedIn } from './touch.ts';

const WHOLE = process.env['TOUCH'] === 'whole';
const PRESSES = Number(process.env['TOUCH_PRESSES'] ?? 8);
const FINGER = 42; // 44 px, less half pixels and what lies between two of them
/** Smaller than a finger, and why the board allows no more: what they are, how small they may be. */
const SMALL: readonly (readonly [what: RegExp, least: number, why: string])[] = [
  [/^battle-beyond-space path /, 0, 'the whole board of 397 cells: a first press brings those around it to 44 px'],
  [/^battleworld div /, 24, 'lit cells side by side share the larger areas that they have'],
  [/^battlefight button « active:/, 24, 'read there; as wide as a finger when one of them is asked for'],
  [
    /^battlefight button « (carte|defausse):/,
    20,
    'a hand overlaps, and slides once it is full; the card that is read stands before the edge of the next; the list names them all',
  ],
  [/^versus button « Déplacer des cubes/, 24, 'five kinds beside the discs; the list does the same'],
  [/^versus button « Fermer/, 40, 'over the tile that it puts away'],
  [/^versus summary « À ne pas oublier/, 30, 'under the signs of the scene where a plan may be asked for'],
  [/^fields-of-eternia button « Poser la carte temps/, 30, 'beside the columns, where nothing else is pressed'],
  [
    /^fields-of-eternia button « («.*», (Initiative|Attaque|Défense)|Activer la surcharge posée)/,
    30,
    'cards laid in three columns, side by side where two are pressed: they are as large as their column',
  ],
  [/^fields-of-eternia g « /, 38, 'places of a map that stand side by side'],
  [
    /(summary « (\+ \d+\srègles?|Légende|Fiches)|button « (Plein écran|Réglages|Voir le plan|Voir les postes))/,
    38,
    'side by side along an edge of the place',
  ],
];

const TABLES = GAMES.flatMap(({ jeu }) =>
  offered(jeu).flatMap((scenario) =>
    (
      [
        [360, 640],
        [390, 844],
      ] as const
    ).map(([width, height]) => ({ jeu, scenario, width, height })),
  ),
);
const drawn = WHOLE ? TABLES : ofTheDay('touch', TABLES, 5);

test.use({ kept: {}, reducedMotion: 'reduce', hasTouch: true });
for (const { jeu, scenario, width, height } of drawn)
  test(`${jeu}, ${scenario}, ${width}×${height}: as large as a finger`, async ({ page }) => {
    test.setTimeout(240_000);
    const name = `${SEED} ${jeu} ${scenario} ${width}`;
    const random = randomFrom(name);
    await page.setViewportSize({ width, height });
    await hasten(page, seedOf(name));
    await page.goto(`${jeu}/jouer/`);
    await awake(page.locator('.lobby'));
    await page.locator(`[data-scenario="${scenario}"]`).click();
    await page.locator('[data-partie]').waitFor();
    const small = new Map<string, string>();
    for (let pressed = 0; pressed < PRESSES; pressed += 1) {
      const sight = await look(page, 5000);
      if (sight === undefined || sight.ended) break;
      await page.locator('[data-partie]').evaluate((table) => table.scrollIntoView()); // as it opened: what was pressed last may have moved the page under its header
      for (const { what, width: w, height: h } of await touchedIn(page, '[data-partie]')) {
        const size = Math.min(w, h);
        const allowed = SMALL.find(([known]) => known.test(`${jeu} ${what}`))?.[1] ?? FINGER;
        if (size < allowed) small.set(`${jeu} ${what.replaceAll(/\d+/g, 'N')}`, `${w}×${h} (« ${sight.ask} »)`);
      }
      const mine = sight.presses.filter(
        ({ kind, likely }) => kind === 'play' || kind === 'curtain' || (kind === 'board' && likely),
      );
      const next = mine[Math.floor(random() * mine.length)];
      if (next === undefined) break;
      const point = await pointAt(page, next.at);
      if (point !== undefined) await page.touchscreen.tap(point.x, point.y);
    }
    expect([...small].map(([what, size]) => `${what}: ${size}`)).toEqual([]);
  });

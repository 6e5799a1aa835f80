// What the benches of all games share: measures become rows, printed at the end.
import type { Game, Types } from '../../src/engine/kernel/game.ts';
import { play, seeded } from '../../src/engine/kernel/play.ts';

const SECONDS = Number(process.argv[2] ?? 1.5);
const rows: (readonly [what: string, value: string, note: string])[] = [];
export const row = (what: string, value: string, note = ''): void => void rows.push([what, value, note]);
/** As people read it: two decimals for small ones, thousands apart for large ones. */
export const number = (value: number): string =>
  (value >= 100 ? Math.round(value).toLocaleString('fr-FR') : value.toFixed(value >= 10 ? 1 : 2)).replaceAll(
    /\s/g,
    ' ',
  );
/** The state that a legal scenario starts from. */
export const started = <T extends Types>(game: Game<T>, scenario: T['scenario']): T['state'] => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
/** What a function gives, and the milliseconds it took. */
export const time = <T>(run: () => T): readonly [T, number] => {
  const before = performance.now();
  const value = run();
  return [value, performance.now() - before];
};

/** Seeded games until the time is over, after a warm-up. */
export const randomPlay = <T extends Types>(name: string, game: Game<T>, scenario: T['scenario']): void => {
  const start = started(game, scenario);
  for (let seed = 1; seed <= 200; seed += 1) play(game, start, seeded(seed));
  let [games, steps, worst] = [0, 0, 0];
  const before = performance.now();
  while (performance.now() - before < SECONDS * 1000) {
    games += 1;
    const [{ line }, took] = time(() => play(game, start, seeded(games)));
    steps += line.moves.length;
    worst = Math.max(worst, took);
  }
  const took = performance.now() - before;
  row(
    name,
    `${number((1000 * steps) / took)} steps/s`,
    `${number(took / games)} ms a game of ${number(steps / games)} steps (worst ${number(worst)} ms)`,
  );
};

/** Prints the rows under a title, and forgets them. */
export const printRows = (title: string): void => {
  const all = rows.splice(0);
  const width = (column: 0 | 1): number => Math.max(...all.map((cells) => cells[column].length));
  console.log(title);
  for (const [what, value, note] of all)
    console.log(`  ${what.padEnd(width(0))}  ${value.padStart(width(1))}  ${note}`);
};

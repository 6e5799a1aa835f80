// A game of a level of the machine against random play ends: no level may be content to go round in circles.
// Six duels of BattleFight every day, one game of four other modes drawn by the day; LONG=1: every ready-made game, every level, two seats.
import { describe, expect, test } from 'vitest';
import { type Effort, type Level, LEVELS, ponder } from '../src/engine/kernel/levels.ts';
import { play, seeded } from '../src/engine/kernel/play.ts';
import type { Insight } from '../src/engine/kernel/think.ts';
import { LONG, ofTheDay, seedOf } from './day.ts';
import { GAMES } from './games/index.ts';
import type { AnyMode } from './games/subject.ts';
import { readyIn } from './ready.ts';

interface Known {
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
}
interface Match {
  readonly mode: string;
  readonly id: string;
  readonly game: AnyMode['game'];
  readonly known: Known;
  readonly scenario: unknown;
}
const files = import.meta.glob<Known>('../src/engine/*/*/insight.ts', { eager: true });
const ready = new Map(await Promise.all(GAMES.map(async ({ jeu }) => [jeu, await readyIn(jeu)] as const)));
const matches = Object.entries(files).flatMap(([path, known]): readonly Match[] => {
  const [jeu = '', name = ''] = path.split('/').slice(-3);
  const game = GAMES.find((one) => one.jeu === jeu)?.modes[name]?.game;
  if (game === undefined) throw new Error(`${path}: no such mode`);
  return (ready.get(jeu) ?? [])
    .filter((one) => one.name === name)
    .map(({ id, scenario }) => ({ mode: `${jeu}/${name}`, id, game, known, scenario }));
});
const FIRST = seedOf('games that end') % 1_000_000;
const DUEL = 'battlefight/partie';
const modes = [...new Set(matches.map(({ mode }) => mode))];
const drawn = ofTheDay(
  'modes whose games end',
  modes.filter((mode) => mode !== DUEL),
  4,
);
const played = LONG
  ? matches
  : modes.flatMap((mode) => {
      const [first, ...others] = matches.filter((one) => one.mode === mode);
      if (first === undefined) throw new Error(`${mode}: no ready-made game`);
      if (mode === DUEL) return [first];
      return drawn.includes(mode) ? [[first, ...others][FIRST % (others.length + 1)] ?? first] : [];
    });
/** The strongest takes minutes over a long game: by LONG alone. A plan that goes round in circles does so in one duel of six, and Habitué is the quickest to follow one. */
const levelsOf = ({ mode }: Match): readonly Level[] =>
  LONG ? LEVELS : mode === DUEL || FIRST % 2 === 1 ? ['habitue'] : ['novice'];
const DUELS = 6;

const FEW = 10; // games at random: how long a game is
const MOST = 20_000; // actions of one
const LONGER = 5; // times the longest of them: a level that looks for something hardly ever takes twice as long, one that goes round in circles any number of times
const lengthAtRandom = ({ game }: Match, start: unknown): number =>
  Math.max(...Array.from({ length: FEW }, (_, i) => play(game, start, seeded(FIRST + i), MOST).line.moves.length));
/** How many actions a game takes, a level in one seat, chance and random play elsewhere; undefined where it goes on. */
const lengthAgainst = (
  { game, known: { insight, effort } }: Match,
  start: unknown,
  {
    level,
    seat,
    most,
    seed: first,
  }: { readonly level: Level; readonly seat: number; readonly most: number; readonly seed: number },
): number | undefined => {
  const random = seeded(first);
  let seed = first;
  const { line, stop } = play(
    game,
    start,
    (node, state) =>
      node.kind === 'choice' && node.seat === seat && node.options.length > 1
        ? ponder(game, insight, state, node.seat, { level, effort, seed: (seed += 1) })[0]?.action
        : random(node),
    most,
  );
  return stop.why === 'end' ? line.moves.length : undefined;
};

test('the duel is there, and several modes', () => {
  expect(played.map(({ mode, id }) => `${mode}:${id}`)).toContain(`${DUEL}:duel`);
  expect(new Set(played.map(({ mode }) => mode)).size).toBeGreaterThan(4);
});
describe.each(played)('$mode, $id', (match) => {
  const start = match.game.setup(match.scenario);
  if (!start.ok) throw new Error('refused');
  const seats = match.known.insight.value(start.value).length;
  test.each(levelsOf(match))('%s against random play: it ends', { timeout: LONG ? 3_600_000 : 120_000 }, (level) => {
    const most = LONGER * lengthAtRandom(match, start.value);
    const games = match.mode === DUEL ? DUELS : LONG ? 2 : 1;
    for (let i = 0; i < games; i += 1) {
      const [seat, seed] = [(FIRST + i) % seats, FIRST + 1000 * i];
      const length = lengthAgainst(match, start.value, { level, seat, most, seed });
      expect(length, `seat ${seat}, seed ${seed}, ${most} actions`).toBeDefined();
    }
  });
});

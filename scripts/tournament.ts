// `npm run tournament -- [mode[:scenario]] [games] [pairings]`: round robins of random play and the levels of the machine on each ready-made game of a mode, seats swapped; shares with their 95 % interval.
// `npm run tournament -- battleworld/partie:vengeurs 200 redoutable-hasard,novice-hasard` plays two pairings of one scenario.
// Each game is told as it ends, on stderr, the pairing once it is over. Same seeds, same results, on any machine; SEED gives others. A mode takes part once it has src/engine/<jeu>/<mode>/insight.ts.
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game, Seat, Types } from '../src/engine/kernel/game.ts';
import { type Effort, type Level, LEVELS, ponder } from '../src/engine/kernel/levels.ts';
import { play, seeded } from '../src/engine/kernel/play.ts';
import { known, type Some } from '../src/engine/kernel/result.ts';
import type { Insight } from '../src/engine/kernel/think.ts';
import { readyIn } from '../tests/ready.ts';
import { camel } from './modes.ts';

const [ONLY = '', GAMES = '200', PAIRINGS] = process.argv.slice(2);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
const LONGEST = 20_000; // actions: a game that goes on is nobody's
const FEWEST = 40; // games of a pairing
const SETTLED = 0.03; // half of the interval: no more games are needed
const CLEAR = 1.5; // that many halves away from what is wanted: nor then

/** `glouton`: draws from what seems best at once (the `plausible` of advise.ts), where a mode has that. */
type Entrant = 'hasard' | 'glouton' | Level;
interface Entered {
  readonly mode: string;
  readonly game: Game<Types>;
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
  readonly greedy: ((state: unknown, options: Some<unknown>) => Some<unknown>) | undefined;
  readonly scenarios: readonly { readonly id: string; readonly scenario: unknown }[];
}
const entered = async (path: string): Promise<Entered> => {
  const [jeu = '', mode = ''] = path.split('/').slice(-3);
  const root = resolve(import.meta.dirname, '../src/engine', jeu);
  const [own, rules] = (await Promise.all([
    import(resolve(root, mode, 'insight.ts')),
    import(resolve(root, mode, 'index.ts')),
  ])) as [Pick<Entered, 'insight' | 'effort'>, Record<string, Game<Types>>];
  const advise = resolve(root, mode, 'advise.ts');
  const greedy = existsSync(advise)
    ? ((await import(advise)) as { readonly plausible?: Entered['greedy'] }).plausible
    : undefined;
  const game = rules[camel(mode)];
  if (game === undefined) throw new Error(`no game « ${camel(mode)} » in ${jeu}/${mode}/index.ts`);
  return {
    mode: `${jeu}/${mode}`,
    game,
    ...own,
    greedy,
    scenarios: (await readyIn(jeu)).filter(({ name }) => name === mode),
  };
};

interface Played {
  readonly score: number; // of the first entrant: 1 for a win, a half when nobody wins
  readonly times: readonly number[]; // ms of each decision of the first entrant: the processor's, whatever else the machine was doing
}
/** One game: the first entrant has `mine`, the second every other seat. */
const played = (
  { game, insight, effort, greedy }: Entered,
  scenario: unknown,
  who: readonly [Entrant, Entrant],
  mine: number,
  seed: number,
): Played => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const chance = seeded(seed);
  const times: number[] = [];
  for (let i = 0; i < LONGEST; i += 1) {
    const node = game.node(state);
    if (node.kind === 'end') return { score: insight.value(state)[mine] ?? 0, times };
    let action: unknown;
    const by = node.kind === 'choice' ? who[node.seat === mine ? 0 : 1] : 'hasard';
    if (by === 'hasard') action = chance(node);
    else if (by === 'glouton')
      action = chance(node.kind === 'choice' ? { ...node, options: known(greedy)(state, node.options) } : node);
    else {
      const before = process.cpuUsage();
      const seat = (node as { readonly seat: Seat }).seat;
      action = ponder(game, insight, state, seat, { level: by, effort, seed: seed + i })[0]?.action;
      if (node.kind === 'choice' && node.options.length > 1 && node.seat === mine) {
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
    }
    state = game.apply(state, action).state;
  }
  return { score: 0.5, times };
};
/** The seats that decide something, in a game played at random: a fleet lost before the start leaves nothing to choose. */
const deciding = (
  { game, insight }: Entered,
  scenario: unknown,
): { readonly seats: readonly number[]; readonly all: number } => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, seeded(SEED), LONGEST);
  const states = [line.start, ...line.moves.map(({ step }) => step.state)];
  const seats = states.flatMap((state) => {
    const node = game.node(state);
    return node.kind === 'choice' && node.options.length > 1 ? [node.seat] : [];
  });
  const taking = [...new Set(seats)].toSorted();
  return { seats: taking, all: insight.value(line.start).length };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** What is wanted of a pairing: a share of the score, or of wins where games often end with no winner or have more than two seats. */
interface Bar {
  readonly of: 'score' | 'wins';
  readonly least: number;
}
const BARS: Readonly<Record<string, number>> = {
  'redoutable-hasard': 0.95,
  'habitue-hasard': 0.88,
  'novice-hasard': 0.6,
  'redoutable-novice': 0.85,
  'redoutable-glouton': 0.8,
};
const TIMES = 2.2; // the fair share, among three or more
const WHOLE = /\/(partie|match|escarmouche)$/; // in single combats dice decide: see regret.ts
const barOf = (mode: string, who: string, seats: number): Bar | undefined => {
  if (!WHOLE.test(mode)) return undefined;
  if (seats > 2) return who === 'redoutable-hasard' ? { of: 'wins', least: TIMES / seats } : undefined;
  if (mode === 'battleworld/partie' && who === 'redoutable-hasard') return { of: 'wins', least: 0.8 }; // Galactus ends the others: nobody wins
  const least = BARS[who];
  return least === undefined ? undefined : { of: 'score', least };
};
/** Mean, and half of its 95 % interval: never 0, since a few wins prove little. */
const measured = (scores: readonly number[]): { readonly mean: number; readonly half: number } => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  return { mean, half: 1.96 * Math.sqrt(Math.max(spread, 1 / scores.length / 4) / scores.length) };
};
/** Enough games: the interval is narrow, or well clear of what is wanted (one and a half times, since it is looked at after each game). */
const isSettled = ({ mean, half }: ReturnType<typeof measured>, bar: Bar | undefined): boolean =>
  half <= SETTLED || (bar !== undefined && Math.abs(mean - bar.least) > CLEAR * half);
/** What a decision takes: on average, the median, the worst. */
const timesOf = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${mean.toFixed(1)} ms a decision (median ${median.toFixed(1)}, worst ${(sorted.at(-1) ?? 0).toFixed(0)})`;
};
/** What a pairing comes to so far, a line a game: a long one that is cut short is not lost. */
const runningOf = (
  what: string,
  scores: readonly number[],
  { mean, half }: ReturnType<typeof measured>,
  times: readonly number[],
): string =>
  `  ${what}: game ${scores.length}: ${known(scores.at(-1))}; so far ${percent(mean)} ± ${percent(half)}, ${scores.filter((score) => score === 1).length} won, ${scores.filter((score) => score === 0).length} lost, ${timesOf(times)}`;
const pairing = (mode: Entered, id: string, scenario: unknown, who: readonly [Entrant, Entrant]): void => {
  const scores: number[] = [];
  const times: number[] = [];
  const { seats, all } = deciding(mode, scenario);
  const bar = barOf(mode.mode, who.join('-'), all);
  const sofar = () => measured(bar?.of === 'wins' ? scores.map((score) => (score === 1 ? 1 : 0)) : scores);
  for (let i = 0; i < Number(GAMES) && (i < FEWEST || !isSettled(sofar(), bar)); i += 1) {
    const one = played(mode, scenario, who, seats[i % seats.length] ?? 0, SEED + 10_000 * i);
    scores.push(one.score);
    times.push(...one.times);
    console.error(runningOf(`${mode.mode} ${id}: ${who.join(' – ')}`, scores, sofar(), times));
  }
  const { mean, half } = sofar();
  const share = (wanted: number): string => percent(scores.filter((score) => score === wanted).length / scores.length);
  const verdict =
    bar === undefined ? '' : `, ${mean >= bar.least ? 'held' : 'SHORT'} (${bar.of} wanted: ${percent(bar.least)})`;
  console.log(
    `${mode.mode} ${id}: ${who.join(' – ')}: ${percent(mean)} ± ${percent(half)}, wins ${share(1)}, losses ${share(0)}, ${scores.length} games, ${timesOf(times)}${verdict}`,
  );
};

console.log(`seed ${SEED}`);
const files = globSync('src/engine/*/*/insight.ts', { cwd: resolve(import.meta.dirname, '..') }).toSorted();
for (const mode of await Promise.all(files.map(entered))) {
  const scenarios = mode.scenarios.filter(({ id }) => `${mode.mode}:${id}`.startsWith(ONLY));
  const all: readonly (readonly [Entrant, Entrant])[] = [
    ...LEVELS.map((level) => [level, 'hasard'] as const),
    ['redoutable', 'novice'],
    ['redoutable', 'habitue'],
    ...(mode.greedy === undefined ? [] : [['redoutable', 'glouton'] as const]),
  ];
  const pairs = all.filter((who) => PAIRINGS === undefined || PAIRINGS.split(',').includes(who.join('-')));
  for (const { id, scenario } of scenarios) for (const who of pairs) pairing(mode, id, scenario, who);
}

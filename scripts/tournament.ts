// `npm run tournament -- [mode] [games]`: round robins of random play and the levels of the machine on each ready-made game of a mode, seats swapped; shares with their 95 % interval.
// Same seeds, same results, on any machine; SEED gives others. A mode takes part once it has src/engine/<jeu>/<mode>/insight.ts.
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game, Seat, Types } from '../src/engine/kernel/game.ts';
import { type Effort, type Level, LEVELS, ponder } from '../src/engine/kernel/levels.ts';
import { play, seeded } from '../src/engine/kernel/play.ts';
import { known, type Some } from '../src/engine/kernel/result.ts';
import type { Insight } from '../src/engine/kernel/think.ts';
import { readyIn } from '../tests/ready.ts';

const [ONLY = '', GAMES = '200'] = process.argv.slice(2);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
const LONGEST = 20_000; // actions: a game that goes on is nobody's
const SETTLED = 0.03; // half of the interval: no more games are needed

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
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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
  readonly ms: number;
  readonly decisions: number;
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
  let [ms, decisions] = [0, 0];
  for (let i = 0; i < LONGEST; i += 1) {
    const node = game.node(state);
    if (node.kind === 'end') return { score: insight.value(state)[mine] ?? 0, ms, decisions };
    let action: unknown;
    const by = node.kind === 'choice' ? who[node.seat === mine ? 0 : 1] : 'hasard';
    if (by === 'hasard') action = chance(node);
    else if (by === 'glouton')
      action = chance(node.kind === 'choice' ? { ...node, options: known(greedy)(state, node.options) } : node);
    else {
      const before = performance.now();
      const seat = (node as { readonly seat: Seat }).seat;
      action = ponder(game, insight, state, seat, { level: by, effort, seed: seed + i })[0]?.action;
      if (node.kind === 'choice' && node.options.length > 1 && node.seat === mine) {
        ms += performance.now() - before;
        decisions += 1;
      }
    }
    state = game.apply(state, action).state;
  }
  return { score: 0.5, ms, decisions };
};
/** The seats that decide something, in a game played at random: a fleet lost before the start leaves nothing to choose. */
const deciding = ({ game }: Entered, scenario: unknown): readonly number[] => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, seeded(SEED), LONGEST);
  const states = [line.start, ...line.moves.map(({ step }) => step.state)];
  const seats = states.flatMap((state) => {
    const node = game.node(state);
    return node.kind === 'choice' && node.options.length > 1 ? [node.seat] : [];
  });
  return [...new Set(seats)].toSorted();
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const pairing = (mode: Entered, id: string, scenario: unknown, who: readonly [Entrant, Entrant]): void => {
  const scores: number[] = [];
  let [ms, decisions] = [0, 0];
  const seats = deciding(mode, scenario);
  const interval = (): number => {
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    return 1.96 * Math.sqrt(Math.max(spread, 1 / scores.length / 4) / scores.length); // never 0: a few wins prove little
  };
  for (let i = 0; i < Number(GAMES) && (i < 40 || interval() > SETTLED); i += 1) {
    const one = played(mode, scenario, who, seats[i % seats.length] ?? 0, SEED + 10_000 * i);
    scores.push(one.score);
    ms += one.ms;
    decisions += one.decisions;
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const share = (wanted: number): string => percent(scores.filter((score) => score === wanted).length / scores.length);
  console.log(
    `${mode.mode} ${id}: ${who.join(' – ')}: ${percent(mean)} ± ${percent(interval())}, wins ${share(1)}, losses ${share(0)}, ${scores.length} games, ${decisions === 0 ? 0 : (ms / decisions).toFixed(1)} ms a decision`,
  );
};

console.log(`seed ${SEED}`);
const files = globSync('src/engine/*/*/insight.ts', { cwd: resolve(import.meta.dirname, '..') }).toSorted();
for (const mode of await Promise.all(files.map(entered))) {
  if (!mode.mode.startsWith(ONLY)) continue;
  const pairs: readonly (readonly [Entrant, Entrant])[] = [
    ...LEVELS.map((level) => [level, 'hasard'] as const),
    ['redoutable', 'novice'],
    ['redoutable', 'habitue'],
    ...(mode.greedy === undefined ? [] : [['redoutable', 'glouton'] as const]),
  ];
  for (const { id, scenario } of mode.scenarios) for (const who of pairs) pairing(mode, id, scenario, who);
}

// Regret on the problems of the day: each was kept because one gesture alone is the best and because a novice misses it half of the time, so the shares are lower than over any positions.
// A problem asks for something of its own (a win this turn, points of a turn), which is not always what wins the game: read each kind by itself.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game, Types } from '../../src/engine/kernel/game.ts';
import { canonical } from '../../src/engine/kernel/json.ts';
import { type Effort, ponder } from '../../src/engine/kernel/levels.ts';
import { play, scripted } from '../../src/engine/kernel/play.ts';
import type { AnyFinder, Problem, Settled } from '../../src/engine/kernel/problem.ts';
import { compareWorth, differing } from '../../src/engine/kernel/solve.ts';
import type { Insight } from '../../src/engine/kernel/think.ts';
import { camel } from '../modes.ts';

const ENGINES = resolve(import.meta.dirname, '../../src/engine');

interface Known {
  readonly game: Game<Types>;
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
}
const knownOf = async (jeu: string, mode: string): Promise<Known | undefined> => {
  const path = resolve(ENGINES, jeu, mode, 'insight.ts');
  if (!existsSync(path)) return undefined;
  const [own, rules] = (await Promise.all([import(path), import(resolve(ENGINES, jeu, mode, 'index.ts'))])) as [
    Omit<Known, 'game'>,
    Readonly<Record<string, Game<Types>>>,
  ];
  const game = rules[camel(mode)];
  return game && { ...own, game };
};
/** How much less than the best, in the first criterion where they differ; 0 when it is as good. */
const lossOf = (settled: readonly Settled<unknown>[], action: unknown): number => {
  const [best] = settled.toSorted((a, b) => compareWorth(b.worth, a.worth));
  const mine = settled.find((one) => canonical(one.action) === canonical(action));
  if (best === undefined || mine === undefined) throw new Error(`not settled: ${canonical(action)}`);
  const at = differing(best.worth, mine.worth);
  return at < 0 ? 0 : (best.worth[at] ?? 0) - (mine.worth[at] ?? 0);
};
/** What Redoutable loses in a problem; undefined when the search gives up. */
const tried = (
  { game, insight, effort }: Known,
  { finder, problem, seed }: { readonly finder: AnyFinder; readonly problem: Problem; readonly seed: number },
): number | undefined => {
  const start = game.setup(problem.scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, scripted(problem.played));
  const state = line.moves.at(-1)?.step.state ?? line.start;
  const settled = finder.settle(state, problem);
  const [first] = ponder(game, insight, state, problem.seat, { level: 'redoutable', effort, seed });
  return settled && first && lossOf(settled, first.action);
};

/** What Redoutable makes of `count` problems of each kind, a line a kind. */
export const problems = async (only: string, count: number, seed: number): Promise<void> => {
  for (const path of globSync('*/problems/list.json', { cwd: ENGINES }).toSorted()) {
    const [jeu = ''] = path.split('/');
    if (!jeu.startsWith(only)) continue;
    const list = JSON.parse(readFileSync(resolve(ENGINES, path), 'utf8')) as readonly Problem[];
    const { FINDERS } = (await import(resolve(ENGINES, jeu, 'problems/index.ts'))) as {
      readonly FINDERS: readonly AnyFinder[];
    };
    for (const finder of FINDERS) {
      const known = await knownOf(jeu, finder.mode);
      const problems = list.filter(({ kind, reaches }) => kind === finder.id && reaches === undefined);
      if (known === undefined || problems.length === 0) continue;
      const losses = problems.slice(0, count).flatMap((problem) => tried(known, { finder, problem, seed }) ?? []);
      const best = losses.filter((loss) => loss === 0).length;
      const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
      console.log(
        `${jeu}/${finder.mode}, « ${finder.id} »: the best in ${best} of ${losses.length}, loses ${mean.toFixed(3)} on average`,
      );
    }
  }
};

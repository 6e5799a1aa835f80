// The problem of the day is data: one position, one best answer that an exhaustive search has settled, and what follows from it. The page plays it as a lesson of one step.
// src/engine/<jeu>/problems/index.ts exports FINDERS (a script and the tests run them); list.json beside it keeps what they found.
import type { Game, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { type Effort, ponder } from './levels.ts';
import { seeded } from './play.ts';
import type { Some } from './result.ts';
import type { Rng } from './rng.ts';
import { compareWorth, differing, type Worth } from './solve.ts';
import type { Insight } from './think.ts';

/** One problem of the list: plain JSON, sentences with ordinary spaces. */
export interface Problem<T extends Types = Types> {
  readonly kind: string; // the finder that found it
  readonly mode: string;
  readonly scenario: T['scenario'];
  readonly played: readonly T['action'][]; // from the set-up to the position
  readonly seat: Seat; // whose answer it is
  readonly asks: string; // the question, with what counts as best
  readonly look: string; // the first hint: where to look
  readonly solution: Some<T['action']>; // the gestures of that seat
  /** The end that the gestures must reach, by the result of the game; any way to it is good, in `most` gestures. Undefined: the very gestures of `solution`. */
  readonly reaches?: { readonly result: string; readonly most: number };
  readonly verdicts: readonly { readonly action: T['action']; readonly says: string }[]; // what each other first gesture is worth, in a sentence
  readonly then: string; // said before what follows is shown; empty with nothing to show
  readonly after: readonly T['action'][]; // what follows the solution, whoever acts
  readonly learnt: string; // why it is the best, its words leading to rules, as in a lesson
}

/** What a first gesture is worth for whoever has to answer: a worth for `compareWorth`, higher the better, settled exactly. */
export interface Settled<A> {
  readonly action: A;
  readonly worth: Worth;
}
/** Finds problems of one kind, and settles those that are kept. */
export interface Finder<T extends Types> {
  readonly id: string;
  readonly mode: string;
  /** A problem from a draw; undefined when the position asks nothing worth a day. */
  readonly find: (random: Rng) => Problem<T> | undefined;
  /** Every first gesture that may be played, settled again by an exhaustive search; undefined when it gives up. */
  readonly settle: (state: T['state'], problem: Problem<T>) => readonly Settled<T['action']>[] | undefined;
}
/** What a mode knows of its positions, and how far its strongest player looks. */
interface Known<T extends Types> {
  readonly insight: Insight<T['state'], T['action']>;
  readonly effort: Effort;
}
export type AnyFinder = Finder<Types>;
/** The finders of one mode among those of its game. */
export const finders = <T extends Types>(list: readonly Finder<T>[]): readonly AnyFinder[] =>
  list as unknown as readonly AnyFinder[];

/**
 * The one gesture that is better than all others in the criterion that decides, by more than `margin`, and by `tempting` at most: then another one is worth a
 * thought. Undefined when there is none.
 */
export const onlyBest = <A>(settled: readonly Settled<A>[], margin = 1e-9, tempting = Infinity): A | undefined => {
  const [best, next] = settled.toSorted((a, b) => compareWorth(b.worth, a.worth));
  if (best === undefined || next === undefined) return undefined;
  const at = differing(best.worth, next.worth);
  const ahead = at < 0 ? 0 : (best.worth[at] ?? 0) - (next.worth[at] ?? 0);
  return ahead > margin && ahead <= tempting ? best.action : undefined;
};

const GUESSES = 6; // of a novice, who must be wrong half of the time
/** What a novice answers. */
export const guessed = <T extends Types>(
  game: Game<T>,
  { insight, effort }: Known<T>,
  state: T['state'],
  seat: Seat,
  seed: number,
): T['action'] | undefined => ponder(game, insight, state, seat, { level: 'novice', effort, seed })[0]?.action;
/** Whether whoever sees one step ahead is often wrong about the best gesture. */
export const isHard = <T extends Types>(
  game: Game<T>,
  knows: Known<T>,
  state: T['state'],
  seat: Seat,
  best: T['action'],
): boolean => {
  const guesses = Array.from({ length: GUESSES }, (_, seed) => canonical(guessed(game, knows, state, seat, seed)));
  return 2 * guesses.filter((guess) => guess === canonical(best)).length <= GUESSES;
};

/** One way it may go on from a state, `choose` deciding wherever there is a choice and chance drawn from a seed; it stops at the end, or where `choose` gives up. */
export const followed = <T extends Types>(
  game: Game<T>,
  from: T['state'],
  choose: (state: T['state'], options: Some<T['action']>) => T['action'] | undefined,
  seed: number,
  longest = 16,
): readonly T['action'][] => {
  const chance = seeded(seed);
  const actions: T['action'][] = [];
  let state = from;
  while (actions.length < longest) {
    const node = game.node(state);
    if (node.kind === 'end' || node.kind === 'report') break;
    const action = node.kind === 'choice' && node.options.length > 1 ? choose(state, node.options) : chance(node);
    if (action === undefined) break;
    actions.push(action);
    state = game.apply(state, action).state;
  }
  return actions;
};

const MISSED = 'C’est permis, mais il y a mieux.';
const NOT_REACHED = 'Le but n’est pas atteint. Reprenez du début.';

/** The lesson that a problem is: its answer to find, then what follows from it. */
export const lessonOf = <T extends Types>(problem: Problem<T>): Lesson<T> => {
  const { solution, reaches, verdicts } = problem;
  const says = new Map(verdicts.map((verdict) => [canonical(verdict.action), verdict.says]));
  const ask: LessonStep<T> = {
    kind: 'act',
    says: problem.asks,
    look: problem.look,
    solution,
    ...(reaches === undefined
      ? { answers: [], missed: ([first]) => says.get(canonical(first)) ?? MISSED }
      : { ends: reaches, missed: NOT_REACHED }),
  };
  const show: LessonStep<T> = { kind: 'go', says: problem.then, plays: problem.after };
  return {
    slug: problem.kind,
    title: '',
    mode: problem.mode,
    scenario: problem.scenario,
    played: problem.played,
    seats: [problem.seat],
    steps: problem.after.length === 0 ? [ask] : [ask, show],
    learnt: problem.learnt,
  };
};

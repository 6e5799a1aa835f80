// What to play where nobody can see the end: Monte Carlo tree search over information sets.
// After Cowling, Powley and Whitehouse, « Information Set Monte Carlo Tree Search » (IEEE TCIAIG 4, 2012): one tree for all deals, each arm counted when it could have been chosen. Nothing is played to the end: a position is judged by its mode.
import type { Sight } from './certain.ts';
import type { Game, Node, Seat, Types } from './game.ts';
import { known, type Some } from './result.ts';
import { type Rng, rng } from './rng.ts';

/** What a mode knows of its own positions. */
export interface Insight<S, A> {
  /** By seat, 0 to 1: the chance of winning as it looks. At an end, 1 shared among the winners, or among all seats when nobody wins. */
  readonly value: (state: S) => readonly number[];
  /** Where something is hidden: a state as likely as this one for who sees only `veil.state(state, seat)`, and which depends on nothing else. The very same state where nothing is hidden from that seat now. */
  readonly redeal?: (state: S, seat: Seat, random: Rng) => S;
  /** Leaves out what nobody would try. */
  readonly sensible?: (state: S, options: Some<A>) => Some<A>;
  /** The few that a strong player weighs, where trying more blurs what it sees: above the novice nothing else is looked at. `sensible` unless told. */
  readonly keen?: (state: S, options: Some<A>) => Some<A>;
  /** What a real table is likely to report, each as often as it is listed: lines then follow reports as they follow chance, so that they must come to an end. Any report alike unless told. */
  readonly told?: (state: S, options: Some<A>) => Some<A>;
  /** What a seat does beside the node (`asides`) rather than choose there; it may read only what everybody is shown. Nothing unless told. */
  readonly beside?: (state: S, seat: Seat) => A | undefined;
  /** Where a turn is long and few of its ways win: the strongest looks through it whole for one that nothing can take away. */
  readonly sight?: Sight<S, A>;
}
export interface Limits {
  readonly tries: number; // lines looked at: a positive integer
  readonly depth: number; // decisions in a line, 1 at least; chance and what nobody decides are not counted
  readonly seed: number; // same seed, same answer
}
/** An action, how much of the search went to it (shares add up to 1), its chance of winning for who thinks, and what would follow. */
export interface Thought<A> {
  readonly action: A;
  readonly share: number;
  readonly value: number;
  readonly line: readonly A[]; // begins with `action`
}

interface Arm<A> {
  readonly action: A;
  visits: number;
  open: number; // how often it could have been chosen
  readonly totals: number[]; // by seat, over its visits
  readonly next: Vertex<A>;
}
interface Vertex<A> {
  visits: number;
  readonly spread: [lines: number, sum: number, squares: number]; // of what they were worth to who chooses there
  readonly arms: Map<string, Arm<A>>;
  known: unknown; // where nothing is hidden, what stands there: worked out once
}
interface Standing<S, A> {
  readonly state: S;
  readonly node: Node<A, string>;
  readonly options: readonly (readonly [key: string, action: A])[]; // sensible, of a choice or a report
}

/** How much what was seldom tried attracts, beside how far the values seen here lie from one another: a lead of a hundredth must be found as well as a whole game. */
const CURIOSITY = 1.2;
/** What one look is taken to stray by before anything was seen. */
const DOUBT = 0.1;
/** Arms that a vertex opens: a few at once, more as it is visited. */
const widthAt = (visits: number): number => 4 + Math.floor(1.6 * Math.sqrt(visits));
/** A line is told as long as it was looked at this often. */
const TOLD = 3;
const LONGEST = 6;

const vertex = <A>(): Vertex<A> => ({ visits: 0, spread: [0, 0, 0], arms: new Map(), known: undefined });
const armOf = <A>({ arms }: Vertex<A>, key: string, action: A): Arm<A> => {
  let arm = arms.get(key);
  if (arm === undefined) arms.set(key, (arm = { action, visits: 0, open: 0, totals: [], next: vertex() }));
  return arm;
};
const drawn = <A>(outcomes: Some<{ readonly action: A; readonly weight: number }>, random: Rng): A => {
  let left = random.below(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  return (outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]).action;
};

/** How far the values seen from here lie from one another (a standard deviation). */
const strayOf = ({ spread: [lines, sum, squares] }: Vertex<unknown>): number =>
  lines === 0 ? DOUBT : Math.sqrt((Math.max(0, squares - (sum * sum) / lines) + DOUBT * DOUBT) / lines);

/** The arm to follow: one never tried while the vertex may open more, else the best bet for who chooses. */
const chosen = <A>(
  at: Vertex<A>,
  options: readonly (readonly [key: string, action: A])[],
  seat: Seat,
  width: number,
  random: Rng,
): Arm<A> => {
  const tried: Arm<A>[] = [];
  const fresh: (readonly [key: string, action: A])[] = [];
  for (const option of options) {
    const arm = at.arms.get(option[0]);
    if (arm === undefined) fresh.push(option);
    else {
      arm.open += 1;
      tried.push(arm);
    }
  }
  const first = fresh[fresh.length > 1 ? random.below(fresh.length) : 0];
  if (first !== undefined && tried.length < width) {
    const arm = armOf(at, ...first);
    arm.open += 1;
    return arm;
  }
  const curiosity = CURIOSITY * strayOf(at);
  let [best, most] = [tried[0], -Infinity];
  for (const arm of tried) {
    const bet = (arm.totals[seat] ?? 0) / arm.visits + curiosity * Math.sqrt(Math.log(arm.open) / arm.visits);
    if (bet > most) [best, most] = [arm, bet];
  }
  if (best === undefined) throw new Error('think: a node that lists nothing');
  return best;
};

/** What a position offers: worked out once where nothing is hidden, since a place of the tree is then always the same position. */
const standings = <T extends Types>(
  game: Game<T>,
  { sensible, told }: Insight<T['state'], T['action']>,
  hides: boolean,
): ((at: Vertex<T['action']>, state: () => T['state']) => Standing<T['state'], T['action']>) => {
  type Here = Standing<T['state'], T['action']>;
  const stand = (state: T['state']): Here => {
    const node = game.node(state);
    const listed: readonly T['action'][] =
      node.kind === 'choice'
        ? (sensible?.(state, node.options) ?? node.options)
        : node.kind === 'report'
          ? (told?.(state, node.options) ?? node.options)
          : [];
    return { state, node, options: listed.map((action) => [JSON.stringify(action), action] as const) };
  };
  return (at, state) => {
    if (hides) return stand(state());
    at.known ??= stand(state());
    return at.known as Here;
  };
};

/** What a line was worth, told to each arm that it followed, and to each vertex where somebody chose. */
const learn = <A>(
  path: readonly Arm<A>[],
  asked: readonly (readonly [at: Vertex<A>, seat: Seat])[],
  worth: readonly number[],
): void => {
  for (const [{ spread }, seat] of asked) {
    const one = worth[seat] ?? 0;
    spread[0] += 1;
    spread[1] += one;
    spread[2] += one * one;
  }
  for (const arm of path) {
    arm.visits += 1;
    for (let i = 0; i < worth.length; i += 1) arm.totals[i] = (arm.totals[i] ?? 0) + (worth[i] ?? 0);
  }
};

/** One line from the root: down the tree to something new, judged there. `wide`: how many arms the root opens. */
const searcher = <T extends Types>(
  game: Game<T>,
  insight: Insight<T['state'], T['action']>,
  limits: Limits,
  random: Rng,
  hides: boolean,
): ((root: Vertex<T['action']>, start: T['state'], wide: number) => void) => {
  type A = T['action'];
  const standing = standings(game, insight, hides);
  /** The arm to follow from here; undefined: the line is judged here. */
  const step = (at: Vertex<A>, { node, options }: Standing<T['state'], A>, width: number, stop: boolean) => {
    if (node.kind === 'end') return undefined;
    if (node.kind === 'chance') {
      const action: A = drawn(node.outcomes, random);
      return armOf(at, JSON.stringify(action), action);
    }
    const only = known(options[0]);
    if (options.length === 1) return armOf(at, ...only);
    if (stop && (node.kind === 'choice' || insight.told === undefined)) return undefined;
    if (node.kind === 'report') return armOf(at, ...known(options[random.below(options.length)]));
    return chosen(at, options, node.seat, width, random);
  };
  return (root, start, wide) => {
    const path: Arm<A>[] = [];
    const asked: (readonly [at: Vertex<A>, seat: Seat])[] = [];
    let at = root;
    let here = standing(root, () => start);
    let stop = false;
    for (let depth = 0; ;) {
      const arm = step(at, here, at === root ? wide : widthAt(at.visits), stop);
      at.visits += 1;
      if (arm === undefined) break;
      if (here.node.kind === 'choice' && here.options.length > 1) {
        depth += 1;
        asked.push([at, here.node.seat]);
      }
      stop = stop || arm.visits === 0 || depth >= limits.depth; // from there on, only what nobody decides
      path.push(arm);
      at = arm.next;
      const { state } = here;
      here = standing(at, () => game.apply(state, arm.action).state);
    }
    learn(path, asked, insight.value(here.state));
  };
};

const most = <A>({ arms }: Vertex<A>): Arm<A> | undefined =>
  [...arms.values()].reduce<Arm<A> | undefined>(
    (best, arm) => (arm.visits > (best?.visits ?? 0) ? arm : best),
    undefined,
  );
const following = <A>(arm: Arm<A>): readonly A[] => {
  const line = [arm.action];
  for (
    let next = most(arm.next);
    next !== undefined && next.visits >= TOLD && line.length < LONGEST;
    next = most(next.next)
  )
    line.push(next.action);
  return line;
};

const thoughtsOf = <A>(root: Vertex<A>, seat: Seat): readonly Thought<A>[] => {
  const arms = [...root.arms.values()].filter(({ visits }) => visits > 0);
  const all = arms.reduce((sum, { visits }) => sum + visits, 0);
  const worth = ({ totals, visits }: Arm<A>): number => (totals[seat] ?? 0) / visits;
  return arms
    .toSorted((a, b) => b.visits - a.visits || worth(b) - worth(a))
    .map((arm) => ({ action: arm.action, share: arm.visits / all, value: worth(arm), line: following(arm) }));
};

/** Lines between two words of a search that thinks aloud. */
const ALOUD = 32;

/**
 * What a seat may do in a position that waits for it, best first: what was looked at most. Actions never looked at are left out; empty where no seat chooses.
 * With `redeal`, nothing is read of the state but through it: two states that the seat cannot tell apart give the same answer.
 * Gives what it thinks so far every few lines: whoever asks may stop there.
 */
export function* thinkAloud<T extends Types>(
  game: Game<T>,
  insight: Insight<T['state'], T['action']>,
  state: T['state'],
  seat: Seat,
  limits: Limits,
): Generator<readonly Thought<T['action']>[], readonly Thought<T['action']>[]> {
  const random = rng(limits.seed);
  const { redeal } = insight;
  const deal = (): T['state'] => (redeal === undefined ? state : redeal(state, seat, random));
  const first = deal();
  const node = game.node(first);
  if (node.kind !== 'choice' || node.seat !== seat) return [];
  const options = insight.sensible?.(first, node.options) ?? node.options;
  const [only] = options;
  if (options.length === 1) return [{ action: only, share: 1, value: insight.value(first)[seat] ?? 0, line: [only] }];
  const hides = first !== state;
  const line = searcher(game, insight, limits, random, hides);
  const root = vertex<T['action']>();
  // every action is looked at once, where the tries allow to come back to the best ones
  const wide = options.length * 2 <= limits.tries ? options.length : Math.ceil(limits.tries / 2);
  for (let i = 0; i < limits.tries; i += 1) {
    line(root, i === 0 || !hides ? first : deal(), wide);
    if (i % ALOUD === ALOUD - 1) yield thoughtsOf(root, seat);
  }
  return thoughtsOf(root, seat);
}

/** What a search comes to in the end. */
export const whole = <V>(thinking: Generator<unknown, V>): V => {
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
};
/** The whole thought at once. */
export const think = <T extends Types>(...asked: Parameters<typeof thinkAloud<T>>): readonly Thought<T['action']>[] =>
  whole(thinkAloud<T>(...asked));

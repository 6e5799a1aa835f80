import type { Game, Node, Seat, Types } from './game.ts';
import { BUDGET, foldOf, type Policy, type Unsolved } from './graph.ts';
import { listed } from './play.ts';
import { err, ok, type Result } from './result.ts';

/** Values closer than this are the same value, computed along other paths. */
const SAME = 1e-12;
const NOTHING: Worth = [];

/** Two seats: 0 wants the highest value, 1 the lowest. */
const sign = (seat: Seat): number => {
  if (seat > 1) throw new Error(`solve: seat ${seat} in a two-seat mode`);
  return seat === 0 ? 1 : -1;
};

/** What a state is worth, the criterion that matters most first; a later one decides only where those before are equal. */
export type Worth = readonly number[];

/** Above 0 when the first is the better for seat 0. */
export const compareWorth = (a: Worth, b: Worth): number => {
  const at = differing(a, b);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
/** The first criterion that tells two worths apart; -1: none. */
export const differing = (a: Worth, b: Worth): number => {
  for (let i = 0; i < a.length; i += 1) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > SAME) return i;
  return -1;
};

const mean = (values: readonly Worth[], weights: readonly number[]): Worth => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (values[0] ?? []).map((_, i) => {
    let sum = 0;
    for (let j = 0; j < values.length; j += 1) sum += (values[j]?.[i] ?? Number.NaN) * (weights[j] ?? 0);
    return sum / total;
  });
};

/** What a node is worth once each of its actions is. */
const join = <A, R extends string>(node: Node<A, R>, values: readonly Worth[]): Worth => {
  if (node.kind === 'chance')
    return mean(
      values,
      node.outcomes.map(({ weight }) => weight),
    );
  if (node.kind !== 'choice') throw new Error(`solve: a value for a node of kind ${node.kind}`);
  const side = sign(node.seat);
  return values.reduce((best, value) => (side * compareWorth(value, best) > 0 ? value : best));
};

/** A state on the way down: what it waits for. */
interface Frame<A, R extends string> {
  readonly id: number;
  readonly node: Node<A, R>;
  readonly children: readonly number[];
  next: number;
}

/** The folds met so far, numbered; their states wait there until they are opened. */
const makeMeetings = <S>(fold: (state: S) => string) => {
  const index = new Map<string, number>();
  const waiting: (S | undefined)[] = [];
  return {
    index,
    meet: (state: S): number => {
      const text = fold(state);
      let id = index.get(text);
      if (id === undefined) {
        index.set(text, (id = index.size));
        waiting[id] = state;
      }
      return id;
    },
    take: (id: number): S | undefined => {
      const state = waiting[id];
      waiting[id] = undefined;
      return state;
    },
  };
};

/** The value of every fold that best play and chance can reach, depth first, without recursion. */
const evaluate = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  worth: (state: T['state']) => Worth | undefined,
  budget: number,
  seen: (states: number) => void,
): Result<ReadonlyMap<string, Worth>, Unsolved> => {
  const { index, meet, take } = makeMeetings(foldOf(game));
  const values: (Worth | undefined)[] = [];
  const path: Frame<T['action'], T['rule']>[] = [];
  /** Gives a decided state its value, puts an open one on the path; one already taken, without value yet, is on the path. */
  const enter = (id: number): Unsolved['code'] | undefined => {
    const state = take(id);
    if (state === undefined) return 'endless';
    values[id] = worth(state);
    if (values[id] !== undefined) return undefined;
    const node = game.node(state);
    if (node.kind === 'end' || node.kind === 'report') return 'no-odds';
    path.push({ id, node, children: listed(node).map((action) => meet(game.apply(state, action).state)), next: 0 });
    return index.size > budget ? 'too-many-states' : undefined;
  };

  let trouble = enter(meet(start));
  for (let frame = path.at(-1); frame !== undefined && trouble === undefined; frame = path.at(-1)) {
    const child = frame.children[frame.next];
    if (child === undefined) {
      const known = frame.children.map((id) => values[id] ?? NOTHING);
      values[frame.id] = join(frame.node, known);
      path.pop();
    } else {
      frame.next += 1;
      seen(index.size);
      if (values[child] === undefined) trouble = enter(child);
    }
  }
  if (trouble !== undefined) return err({ code: trouble, visited: index.size });
  return ok(new Map([...index].map(([text, id]) => [text, values[id] ?? NOTHING])));
};

/**
 * Best play for both sides of a two-seat mode. `worth` is the value for seat 0, criterion by criterion, all of one length (seat 1 wants the opposite of
 * each), undefined while nothing is decided; it must agree on equal folds. All values answered are for seat 0 too: `value` of the start, and of each action open there, in the node's order (chance's
 * outcomes included; none when the start is decided). `best` is the policy to feed to `odds`: the first of the best options; off the explored states, the
 * first option. Unsolved: 'endless' as soon as play can come back to a state, 'hidden' for a veiled mode, 'no-odds' on a report or an end without worth.
 * `seen` is told as it goes how many states it has met, `budget` at most.
 */
export const solve = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  worth: (state: T['state']) => Worth | undefined,
  budget = BUDGET,
  seen: (states: number) => void = () => undefined,
): Result<
  {
    readonly value: Worth;
    readonly options: readonly { readonly action: T['action']; readonly value: Worth }[];
    readonly best: Policy<T['state'], T['action']>;
  },
  Unsolved
> => {
  if (game.veil !== undefined) return err({ code: 'hidden', visited: 0 });
  const evaluated = evaluate(game, start, worth, budget, seen);
  if (!evaluated.ok) return evaluated;
  const values = evaluated.value;
  const fold = foldOf(game);
  const after = (state: T['state'], action: T['action']): Worth =>
    values.get(fold(game.apply(state, action).state)) ?? NOTHING;

  const best: Policy<T['state'], T['action']> = (state, options) => {
    const node = game.node(state);
    const side = node.kind === 'choice' ? sign(node.seat) : 1;
    let [chosen] = options;
    let highest: Worth | undefined;
    for (const action of options) {
      const value = after(state, action);
      if (highest === undefined || side * compareWorth(value, highest) > 0) [chosen, highest] = [action, value];
    }
    return chosen;
  };
  const value = values.get(fold(start)) ?? NOTHING;
  const open = worth(start) === undefined ? listed(game.node(start)) : [];
  return ok({ value, options: open.map((action) => ({ action, value: after(start, action) })), best });
};

import type { Game, Open, Types } from './game.ts';
import { isListed } from './play.ts';
import { err, ok, type Result, type Some } from './result.ts';

/** A seat's fixed way to play. Pure: `odds` visits each fold once, in no order to rely on. */
export type Policy<S, A> = (state: S, options: Some<A>) => A;
/** Why no answer: too large for the budget; a loop without exit; a report or an undecided end on the way; a veiled mode. */
export interface Unsolved {
  readonly code: 'too-many-states' | 'endless' | 'no-odds' | 'hidden';
  readonly visited: number;
}
/** States until `too-many-states`, unless told. */
export const BUDGET = 200_000;

/** Every fold that can be reached, numbered from 0 (the start). Flat lists: 200,000 states must stay cheap. */
export interface Graph<K> {
  readonly answers: readonly (K | undefined)[]; // decided states, which have no arrow
  readonly first: readonly number[]; // arrows of state i: first[i] to first[i] + count[i] − 1
  readonly count: readonly number[];
  readonly to: readonly number[];
  readonly weight: readonly number[]; // integers without common divisor
  readonly total: readonly number[]; // sum of a state's weights
}

export const foldOf = <T extends Types>(game: Game<T>): ((state: T['state']) => string) => game.fold ?? game.key;

const gcd = (a: number, b: number): number => {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
};

/** The action a policy takes, which must be one that the game accepts: anything else is a bug of the policy. */
export const choose = <T extends Types>(
  game: Game<T>,
  node: Open<T['action'], T['rule']> & { readonly kind: 'choice' },
  state: T['state'],
  seats: Policy<T['state'], T['action']>,
): T['action'] => {
  const action = seats(state, node.options);
  if (!isListed(node, action) && game.refuse(state, action) !== undefined) throw new Error('policy: refused action');
  return action;
};

interface GraphBuilder<K> {
  readonly graph: Graph<K>;
  readonly add: (id: number, answer: K | undefined) => void; // a state, from which the next arrows start
  readonly arrow: (target: number, share: number) => void;
  readonly close: () => void;
}
/** A graph under construction: the arrows of one state are added together, then closed. */
const makeGraph = <K>(): GraphBuilder<K> => {
  const [first, count, to, weight, total]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  const answers: (K | undefined)[] = [];
  let current = 0;
  return {
    graph: { answers, first, count, to, weight, total },
    add: (id, answer) => {
      current = id;
      answers[id] = answer;
      first[id] = to.length;
      count[id] = total[id] = 0;
    },
    arrow: (target, share) => {
      for (let i = first[current] ?? 0; i < to.length; i += 1) {
        if (to[i] === target) {
          weight[i] = (weight[i] ?? 0) + share;
          return;
        }
      }
      to.push(target);
      weight.push(share);
    },
    close: () => {
      const begin = first[current] ?? 0;
      let common = 0;
      for (let i = begin; i < to.length; i += 1) common = gcd(weight[i] ?? 0, common);
      let sum = 0;
      for (let i = begin; i < to.length; i += 1) sum += weight[i] = (weight[i] ?? 0) / common;
      count[current] = to.length - begin;
      total[current] = sum;
    },
  };
};

/** Walks all that can follow when the seats play by the policy, until `sort` answers. */
export const explore = <T extends Types, K>(
  game: Game<T>,
  start: T['state'],
  seats: Policy<T['state'], T['action']>,
  sort: (state: T['state']) => K | undefined,
  budget: number,
): Result<Graph<K>, Unsolved> => {
  const fold = foldOf(game);
  const index = new Map<string, number>();
  const waiting: { readonly id: number; readonly state: T['state'] }[] = [];
  const { graph, add, arrow, close } = makeGraph<K>();
  const meet = (state: T['state']): number => {
    const text = fold(state);
    let id = index.get(text);
    if (id === undefined) {
      index.set(text, (id = index.size));
      waiting.push({ id, state });
    }
    return id;
  };

  meet(start);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, state } = next;
    const answer = sort(state);
    add(id, answer);
    if (answer !== undefined) continue;
    const node = game.node(state);
    if (node.kind === 'end' || node.kind === 'report') return err({ code: 'no-odds', visited: index.size });
    if (node.kind === 'choice') arrow(meet(game.apply(state, choose(game, node, state, seats)).state), 1);
    else for (const { action, weight } of node.outcomes) arrow(meet(game.apply(state, action).state), weight);
    close();
    if (index.size > budget) return err({ code: 'too-many-states', visited: index.size });
  }
  return ok(graph);
};

/** The strongly connected components (loops; single states mostly), a component before those that lead to it. Tarjan's algorithm, without recursion. */
export const components = ({ first, count, to }: Graph<unknown>): readonly (readonly number[])[] => {
  const size = first.length;
  const seen = new Int32Array(size).fill(-1); // order of discovery
  const low = new Int32Array(size);
  const done = new Uint8Array(size);
  const cursor = new Int32Array(size);
  const found: number[][] = [];
  const open: number[] = [];
  const path: number[] = [0];
  let clock = 0;
  const lower = (id: number, value: number): void => {
    if (value < (low[id] ?? 0)) low[id] = value;
  };

  for (let id = path.at(-1); id !== undefined; id = path.at(-1)) {
    if (seen[id] === -1) {
      seen[id] = low[id] = clock++;
      open.push(id);
    }
    const step = cursor[id] ?? 0;
    if (step < (count[id] ?? 0)) {
      cursor[id] = step + 1;
      const child = to[(first[id] ?? 0) + step] ?? 0;
      if (seen[child] === -1) path.push(child);
      else if (done[child] === 0) lower(id, seen[child] ?? 0);
      continue;
    }
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) lower(parent, low[id] ?? 0);
    if (low[id] === seen[id]) {
      const members = open.splice(open.lastIndexOf(id));
      for (const member of members) done[member] = 1;
      found.push(members);
    }
  }
  return found;
};

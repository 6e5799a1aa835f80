// A turn of a duel played to its end by the engine, in every way: what each first technique comes to, whatever the other person answers and whatever is drawn.
import type { Rng } from '../../kernel/rng.ts';
import { known } from '../../kernel/result.ts';
import { cellsOf, EXAMPLE_IDS, person, shuffled, startOf, waitingOf } from '../exercises/kit.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import { study } from '../scenarios.ts';

const MOST = 6_000; // states of one turn: what takes longer is left
const HAND = 4;
const WAITING = ['ex-att-4', 'ex-def-2', 'ex-def-4', 'ex-def-5', 'ex-dep-3', 'ex-con-3', 'ex-rhe-3', 'ex-rhe-5'];

/** What a turn is played for, read at its end. */
export type Goal = (start: PartieState, end: PartieState) => number;
export interface Way {
  readonly action: PartieAction;
  readonly value: number;
  readonly line: readonly PartieAction[]; // all that follows, to the end of the turn
}
interface Found {
  readonly value: number;
  readonly line: readonly PartieAction[];
}
interface Search {
  readonly start: PartieState;
  readonly goal: Goal;
  readonly lucky: boolean; // whether chance and the other person are on our side
  readonly seen: Map<string, Found>;
}
class TooLong extends Error {}

const keyOf = ({ players, active, stack, end }: PartieState): string => JSON.stringify([players, active, stack, end]);
const bestFrom = (search: Search, state: PartieState): Found => {
  const { start, goal, lucky, seen } = search;
  const node = partie.node(state);
  if (node.kind !== 'choice' && node.kind !== 'chance') return { value: goal(start, state), line: [] };
  if (state.turns !== start.turns) return { value: goal(start, state), line: [] };
  const key = keyOf(state);
  const before = seen.get(key);
  if (before !== undefined) return before;
  if (seen.size > MOST) throw new TooLong();
  const mine = node.kind === 'choice' && node.seat === start.turn;
  const actions = node.kind === 'choice' ? node.options : node.outcomes.map(({ action }) => action);
  const all = actions.map((action): Found => {
    const next = bestFrom(search, partie.apply(state, action).state);
    return { value: next.value, line: [action, ...next.line] };
  });
  const sign = mine || lucky ? 1 : -1;
  const ahead = (one: Found, best: Found): number =>
    sign * (one.value - best.value) || best.line.length - one.line.length; // nothing is done in vain
  const found = all.reduce((best, one) => (ahead(one, best) > 0 ? one : best));
  seen.set(key, found);
  return found;
};
const explored = (start: PartieState, goal: Goal, lucky: boolean): readonly Way[] => {
  const node = partie.node(start);
  if (node.kind !== 'choice') return [];
  const search: Search = { start, goal, lucky, seen: new Map() };
  return node.options.map((action) => ({ action, ...bestFrom(search, partie.apply(start, action).state) }));
};
/** Every technique, and what it comes to; undefined where luck or the other person would change it, or where the search gives up. */
export const waysOf = (start: PartieState, goal: Goal): readonly Way[] | undefined => {
  try {
    const ways = explored(start, goal, false);
    const luckiest = explored(start, goal, true);
    return ways.every(({ value }, i) => value === luckiest[i]?.value) ? ways : undefined;
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
};

export interface Drawn {
  readonly scenario: PartieScenario;
  readonly state: PartieState;
}
/** Two people near one another, worn, with techniques that wait; the first has a hand of example cards, none of them twice. */
export const drawDuel = (random: Rng, life: number): Drawn => {
  const [mine = '', theirs = ''] = cellsOf(random, 2, 3);
  const active = waitingOf(random, 2, WAITING, 2);
  const waiting = new Set(active.map(({ card }) => card));
  const hand = shuffled(
    random,
    EXAMPLE_IDS.filter((card) => !waiting.has(card)),
  ).slice(0, HAND);
  const other = person(random, theirs);
  const scenario = study([person(random, mine, { hand }), { ...other, life: Math.min(known(other.life), life) }], {
    name: 'Problème du jour',
    note: 'Position tirée au hasard, avec des cartes d’exemple, non officielles.',
    active,
  });
  return { scenario, state: startOf(scenario).state };
};

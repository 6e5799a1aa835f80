import type { Game, Types } from './game.ts';
import { BUDGET, components, explore, type Graph, type Policy, type Unsolved } from './graph.ts';
import { visits } from './loop.ts';
import { makePot, type Mass, NO_MASS, type Pot, WHOLE } from './mass.ts';
import { ratio, type Ratio, ZERO } from './ratio.ts';
import { err, ok, type Result } from './result.ts';

export type { Policy, Unsolved } from './graph.ts';

const arrows = function* (
  { first, count, to, weight }: Graph<unknown>,
  id: number,
): Generator<readonly [target: number, weight: number]> {
  const begin = first[id] ?? 0;
  for (let i = begin; i < begin + (count[id] ?? 0); i += 1) yield [to[i] ?? 0, weight[i] ?? 0];
};

/** No one reads a fraction of 30,000 digits, and computing with them takes for ever. */
const HUGE = 1n << 100_000n;

/** How often each state is left on average, from a start visited once: probabilities flow along the arrows, loops solved as they are met. */
const flow = (graph: Graph<unknown>, pot: Pot): Result<readonly Mass[], Unsolved['code']> => {
  const masses: Mass[] = Array.from(graph.first, () => NO_MASS);
  masses[0] = WHOLE;
  const pour = (id: number, mass: Mass, share: number, total: number): void => {
    masses[id] = pot.add(masses[id] ?? NO_MASS, pot.scale(mass, BigInt(share), total));
  };

  /** Where a state alone in its component leads; when it may come back to itself, it tries again until something else happens. */
  const pass = (id: number): Unsolved['code'] | undefined => {
    let total = graph.total[id] ?? 0;
    for (const [target, weight] of arrows(graph, id)) if (target === id) total -= weight;
    if (total === 0 && (graph.count[id] ?? 0) > 0) return 'endless';
    const mass = masses[id] ?? NO_MASS;
    if (mass.num > HUGE) return 'too-many-states';
    for (const [target, weight] of arrows(graph, id)) if (target !== id) pour(target, mass, weight, total);
    return undefined;
  };

  const turn = (members: readonly number[]): Unsolved['code'] | undefined => {
    const place = new Map(members.map((id, i) => [id, i]));
    const rows = members.map((id) => {
      const row = new Map<number, Ratio>();
      for (const [target, weight] of arrows(graph, id)) {
        const j = place.get(target);
        if (j !== undefined) row.set(j, ratio(weight, graph.total[id] ?? 1));
      }
      return row;
    });
    if (members.every((id, i) => rows[i]?.size === graph.count[id])) return 'endless';
    const entered = pot.level(members.map((id) => masses[id] ?? NO_MASS));
    const times = visits(rows, entered.nums);
    if (times === undefined) return 'too-many-states';
    for (const [i, id] of members.entries()) {
      const { num, den } = times[i] ?? ZERO;
      if (num > HUGE) return 'too-many-states';
      const left = pot.scale({ num, den: entered.den }, 1n, den);
      for (const [target, weight] of arrows(graph, id))
        if (!place.has(target)) pour(target, left, weight, graph.total[id] ?? 1);
    }
    return undefined;
  };

  for (const members of components(graph).toReversed()) {
    const [only] = members;
    const trouble = members.length === 1 && only !== undefined ? pass(only) : turn(members);
    if (trouble !== undefined) return err(trouble);
  }
  return ok(masses);
};

/**
 * Exact, loops included (rerolls that come back to the same state). `sort` answers undefined until the question is decided: asking a fight's odds of a
 * whole game is one call. It must agree on equal folds. The shares add up to 1; an answer that cannot come is absent. `budget`: states, 200,000 unless
 * told. Unsolved: 'too-many-states'; 'endless' when play may never leave a loop; 'no-odds' when it may meet a report, or an end that `sort` leaves undecided.
 */
export const odds = <T extends Types, K extends string>(
  game: Game<T>,
  start: T['state'],
  seats: Policy<T['state'], T['action']>,
  sort: (state: T['state']) => K | undefined,
  budget = BUDGET,
): Result<ReadonlyMap<K, Ratio>, Unsolved> => {
  const explored = explore(game, start, seats, sort, budget);
  if (!explored.ok) return explored;
  const { answers } = explored.value;
  const pot = makePot();
  const masses = flow(explored.value, pot);
  if (!masses.ok) return err({ code: masses.error, visited: answers.length });

  const sums = new Map<K, Mass>();
  answers.forEach((answer, id) => {
    if (answer !== undefined) sums.set(answer, pot.add(sums.get(answer) ?? NO_MASS, masses.value[id] ?? NO_MASS));
  });
  return ok(new Map([...sums].map(([answer, mass]) => [answer, pot.toRatio(mass)])));
};

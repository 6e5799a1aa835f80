import type { Game, Types } from './game.ts';
import { choose, type Policy } from './graph.ts';
import { seeded } from './play.ts';

/** Actions after which a game counts as undecided. */
const MAX_STEPS = 100_000;

/**
 * When the tree is too large: shares (0–1) over `games` seeded games, always shown as an estimate. Same seed, same shares. A game counts for no answer
 * when it meets a report (nobody knows how likely it is), an end that `sort` leaves undecided, or 100,000 actions: the shares then add up to less than 1.
 */
export const estimate = <T extends Types, K extends string>(
  game: Game<T>,
  start: T['state'],
  seats: Policy<T['state'], T['action']>,
  sort: (state: T['state']) => K | undefined,
  games: number,
  seed: number,
): ReadonlyMap<K, number> => {
  const throwDice = seeded(seed);
  const once = (): K | undefined => {
    let state = start;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const answer = sort(state);
      if (answer !== undefined) return answer;
      const node = game.node(state);
      if (node.kind === 'end' || node.kind === 'report') return undefined;
      const action = node.kind === 'choice' ? choose(game, node, state, seats) : throwDice(node);
      if (action === undefined) return undefined;
      state = game.apply(state, action).state;
    }
    return undefined;
  };
  const counts = new Map<K, number>();
  for (let i = 0; i < games; i += 1) {
    const answer = once();
    if (answer !== undefined) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return new Map([...counts].map(([answer, count]) => [answer, count / games]));
};

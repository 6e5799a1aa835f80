import type { Game, Types, Weighted } from './game.ts';
import { foldOf } from './graph.ts';
import { makePot, type Mass, NO_MASS, WHOLE } from './mass.ts';
import type { Ratio } from './ratio.ts';

/**
 * The tree, counted. `lines`: the ways to play `depth` actions, games that end sooner included; `states`: the different folds met on the way, start
 * included; `ends`: those among them where the game is over; `mass`: the probability of all lines when seats and reports answer evenly, which is 1 exactly
 * unless a node is ill-formed.
 */
export const perft = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  depth: number,
): { readonly lines: bigint; readonly states: number; readonly ends: number; readonly mass: Ratio } => {
  const fold = foldOf(game);
  const pot = makePot();
  const met = new Set<string>();
  const over = new Set<string>();
  let lines = 0n;
  let mass: Mass = NO_MASS;
  let layer = new Map([[fold(start), { state: start, ways: 1n, mass: WHOLE }]]);

  for (let left = depth; layer.size > 0; left -= 1) {
    const below: typeof layer = new Map();
    for (const [text, here] of layer) {
      met.add(text);
      const node = game.node(here.state);
      if (node.kind === 'end') over.add(text);
      if (node.kind === 'end' || left <= 0) {
        lines += here.ways;
        mass = pot.add(mass, here.mass);
        continue;
      }
      const outcomes: readonly Weighted<T['action']>[] =
        node.kind === 'chance' ? node.outcomes : node.options.map((action) => ({ action, weight: 1 }));
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
      for (const { action, weight } of outcomes) {
        const { state } = game.apply(here.state, action);
        const next = fold(state);
        const known = below.get(next);
        const share = pot.scale(here.mass, BigInt(weight), total);
        below.set(next, { state, ways: (known?.ways ?? 0n) + here.ways, mass: pot.add(known?.mass ?? NO_MASS, share) });
      }
    }
    layer = below;
  }
  return { lines, states: met.size, ends: over.size, mass: pot.toRatio(mass) };
};

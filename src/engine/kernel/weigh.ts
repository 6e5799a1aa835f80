// Seeded play that leans: for modes whose table lists many reports beside the one that goes on, so that random games end in reasonable time.
import type { Open } from './game.ts';
import { seeded } from './play.ts';
import { rng } from './rng.ts';

/** How often an option is drawn beside the others: a positive integer. */
export type Weigh<A> = (action: A) => number;
/** A seeded draw at every node: chance by its own weights, anything else by `weigh`; evenly without it. */
export const leaning = <A>(seed: number, weigh: Weigh<A> | undefined): ((node: Open<A, string>) => A | undefined) => {
  const even = seeded(seed);
  if (weigh === undefined) return even;
  const { below } = rng(seed);
  return (node) => {
    if (node.kind === 'chance') return even(node);
    let left = below(node.options.reduce((sum, action) => sum + weigh(action), 0));
    return node.options.find((action) => {
      left -= weigh(action);
      return left < 0;
    });
  };
};

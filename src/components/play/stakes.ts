// What follows at once from a choice: the faces of the throw it leads to, gathered by what they would bring if all stopped there.
import type { Types } from '../../engine/kernel/game.ts';
import { add, compare, type Ratio, ratio, ZERO } from '../../engine/kernel/ratio.ts';
import type { ModeUi } from './mode.ts';

export interface Stake {
  readonly label: string;
  readonly share: Ratio;
}

/** Exact shares that add up to 1, the likeliest first; empty when the choice leads to no throw, or to one whose stake cannot be told. */
export const stakesOf = <T extends Types>(
  mode: ModeUi<T>,
  state: T['state'],
  choice: T['action'],
): readonly Stake[] => {
  const next = mode.game.apply(state, choice).state;
  const node = mode.game.node(next);
  if (mode.stake === undefined || node.kind !== 'chance') return [];
  const total = node.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<string, Ratio>();
  for (const { action, weight } of node.outcomes) {
    const label = mode.stake(mode.game.apply(next, action).state);
    if (label === undefined) return [];
    shares.set(label, add(shares.get(label) ?? ZERO, ratio(weight, total)));
  }
  return [...shares].map(([label, share]) => ({ label, share })).toSorted((a, b) => compare(b.share, a.share));
};

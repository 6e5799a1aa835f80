// What every exercise is drawn with: choices of a generator, sheets with worn counters, the sentences and the rules of events.
import { between, pick } from '../../kernel/draw.ts';
import type { ExerciseAnswer } from '../../kernel/exercise.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Cite } from '../../kernel/rules.ts';
import { ROSTER } from '../data.ts';
import type { BwRule } from '../rules.ts';
import type { Gauges, Sheet } from '../types.ts';

export { between, insisted, oneIn, pick, shuffled } from '../../kernel/draw.ts';

/** One of the list, each kind as likely as another however many are of it: rare reasons come as often as common ones. */
export const varied = <T>(random: Rng, list: readonly T[], kindOf: (item: T) => string): T | undefined => {
  const kinds = new Map<string, T[]>();
  for (const item of list) kinds.set(kindOf(item), [...(kinds.get(kindOf(item)) ?? []), item]);
  return kinds.size === 0 ? undefined : pick(random, pick(random, [...kinds.values()]));
};

export const sheetOf = (id: string): Sheet => known(ROSTER[id]);
export const nameOf = (id: string): string => sheetOf(id).name;
/** Counters that a card may show in mid-game, its owner alive. */
export const worn = (random: Rng, { maxLife, powerIcons, rerollIcons, victorySlots }: Sheet): Gauges => ({
  life: between(random, 1, maxLife),
  power: between(random, 0, powerIcons),
  reroll: between(random, 0, rerollIcons),
  victory: between(random, 0, victorySlots),
});

/** The rules of several things that cite some, once each, in order. */
export const citesOf = (...cited: readonly (Cite<BwRule> | undefined)[]): Some<BwRule> =>
  some([...new Set(cited.flatMap((one) => one?.cites ?? []))]);
export const yesOrNo = (allowed: boolean): ExerciseAnswer => ({ kind: 'allowed', allowed });

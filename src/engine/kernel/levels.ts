// The strength of an opponent, by name: how far it looks, and what it lets slip.
import { sureWin } from './certain.ts';
import type { Game, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import { rng } from './rng.ts';
import { type Insight, thinkAloud, type Thought, whole } from './think.ts';

export const LEVELS = ['novice', 'habitue', 'redoutable'] as const;
export type Level = (typeof LEVELS)[number];

/** What the strongest looks at in a mode, in lines; the others a part of it. */
export interface Effort {
  readonly tries: number;
  readonly depth: number;
  readonly forgets?: number; // how often an idea slips a novice's mind, of 100, where its habit says too little: a game of many small decisions forgives each of them
}
interface Habits {
  readonly part: number; // of the effort
  readonly depth?: number; // at most
  readonly forgets: number; // how often an idea slips its mind, of 100
  readonly absurd: number; // it never plays what is worth that much less than its best idea
}
const HABITS: Readonly<Record<Level, Habits>> = {
  novice: { part: 1 / 8, depth: 1, forgets: 35, absurd: 0.1 },
  habitue: { part: 1 / 8, depth: 4, forgets: 0, absurd: 1 },
  redoutable: { part: 1, forgets: 0, absurd: 1 },
};
const FEWEST = 24; // lines: enough to look at each of a few actions more than once

interface Asked {
  readonly level: Level;
  readonly effort: Effort;
  readonly seed: number;
}
/** What a level makes of its thoughts: a novice forgets some, but keeps away from what is plainly worse. */
const letSlip = <A>(thoughts: readonly Thought<A>[], { level, effort, seed }: Asked): readonly Thought<A>[] => {
  const { absurd, ...habit } = HABITS[level];
  const forgets = level === 'novice' ? (effort.forgets ?? habit.forgets) : habit.forgets;
  const best = Math.max(...thoughts.map(({ value }) => value));
  const random = rng(seed + 1);
  const kept = thoughts.filter(({ value }) => value >= best - absurd && random.below(100) >= forgets);
  return kept.length === 0 ? thoughts : [...kept, ...thoughts.filter((thought) => !kept.includes(thought))];
};

const DEALS = 2; // of what is hidden: a win must not depend on it
/** The first gesture of a win that nothing can take away this turn, as far as the seat sees. */
const certain = <T extends Types>(
  game: Game<T>,
  { sight, redeal }: Insight<T['state'], T['action']>,
  state: T['state'],
  seat: Seat,
  seed: number,
): T['action'] | undefined => {
  if (sight === undefined) return undefined;
  const random = rng(seed);
  const found = Array.from({ length: redeal === undefined ? 1 : DEALS }, () =>
    sureWin(game, redeal === undefined ? state : redeal(state, seat, random), seat, sight),
  );
  const [first] = found;
  return found.every((one) => canonical(one) === canonical(first)) ? first : undefined;
};
/** Thoughts once one is known to win: it comes first. */
const withSure = <A>(thoughts: readonly Thought<A>[], action: A): readonly Thought<A>[] => {
  const text = canonical(action);
  const isIt = (one: Thought<A>): boolean => canonical(one.action) === text;
  const sure = thoughts.find(isIt) ?? { action, share: 0, line: [action] };
  return [{ ...sure, value: 1 }, ...thoughts.filter((one) => !isIt(one))];
};

/**
 * What an opponent of that level thinks of a position, best first for it: what it plays is the first. Same seed, same answer.
 * Gives what it thinks so far now and then: whoever asks may stop there.
 */
export function* ponderAloud<T extends Types>(
  game: Game<T>,
  insight: Insight<T['state'], T['action']>,
  state: T['state'],
  seat: Seat,
  asked: Asked,
): Generator<readonly Thought<T['action']>[], readonly Thought<T['action']>[]> {
  const { part, depth = asked.effort.depth } = HABITS[asked.level];
  const { keen, beside } = insight;
  const aside = beside?.(state, seat);
  const node = game.node(state);
  const chooses = node.kind === 'choice' && node.options.length > 1; // what it weighs may be one of them alone
  const sureOne = (): T['action'] | undefined =>
    asked.level === 'redoutable' && chooses ? certain(game, insight, state, seat, asked.seed) : undefined;
  if (aside !== undefined && sureOne() === undefined)
    return [{ action: aside, share: 1, value: insight.value(state)[seat] ?? 0, line: [aside] }];
  const weighed = keen === undefined || asked.level === 'novice' ? insight : { ...insight, sensible: keen };
  const thinking = thinkAloud(game, weighed, state, seat, {
    tries: Math.max(FEWEST, Math.round(asked.effort.tries * part)),
    depth: Math.min(depth, asked.effort.depth),
    seed: asked.seed,
  });
  for (;;) {
    const { done, value } = thinking.next();
    const told = letSlip(value, asked);
    if (done !== true) {
      yield told;
      continue;
    }
    const sure = sureOne();
    return sure === undefined ? told : withSure(told, sure);
  }
}

/** The whole thought at once. */
export const ponder = <T extends Types>(...asked: Parameters<typeof ponderAloud<T>>): readonly Thought<T['action']>[] =>
  whole(ponderAloud<T>(...asked));

// The strength of an opponent, by name: how far it looks, and what it lets slip.
import type { Game, Seat, Types } from './game.ts';
import { rng } from './rng.ts';
import { type Insight, thinkAloud, type Thought, whole } from './think.ts';

export const LEVELS = ['novice', 'habitue', 'redoutable'] as const;
export type Level = (typeof LEVELS)[number];

/** What the strongest looks at in a mode, in lines; the others a part of it. */
export interface Effort {
  readonly tries: number;
  readonly depth: number;
}
interface Habits {
  readonly part: number; // of the effort
  readonly depth?: number; // at most
  readonly forgets: number; // how often an idea slips its mind, of 100
  readonly absurd: number; // it never plays what is worth that much less than its best idea
}
const HABITS: Readonly<Record<Level, Habits>> = {
  novice: { part: 1 / 8, depth: 1, forgets: 45, absurd: 0.2 },
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
const letSlip = <A>(thoughts: readonly Thought<A>[], { level, seed }: Asked): readonly Thought<A>[] => {
  const { forgets, absurd } = HABITS[level];
  const best = Math.max(...thoughts.map(({ value }) => value));
  const random = rng(seed + 1);
  const kept = thoughts.filter(({ value }) => value >= best - absurd && random.below(100) >= forgets);
  return kept.length === 0 ? thoughts : [...kept, ...thoughts.filter((thought) => !kept.includes(thought))];
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
  const { keen } = insight;
  const weighed = keen === undefined || asked.level === 'novice' ? insight : { ...insight, sensible: keen };
  const thinking = thinkAloud(game, weighed, state, seat, {
    tries: Math.max(FEWEST, Math.round(asked.effort.tries * part)),
    depth: Math.min(depth, asked.effort.depth),
    seed: asked.seed,
  });
  for (;;) {
    const { done, value } = thinking.next();
    const told = letSlip(value, asked);
    if (done === true) return told;
    yield told;
  }
}

/** The whole thought at once. */
export const ponder = <T extends Types>(...asked: Parameters<typeof ponderAloud<T>>): readonly Thought<T['action']>[] =>
  whole(ponderAloud<T>(...asked));

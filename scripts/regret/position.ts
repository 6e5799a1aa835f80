// A position of which each gesture's chance of winning is known exactly: what regret is measured on.
import type { Game, Seat, Types } from '../../src/engine/kernel/game.ts';
import type { Effort } from '../../src/engine/kernel/levels.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Insight } from '../../src/engine/kernel/think.ts';

export interface Weighed {
  readonly action: unknown;
  readonly chance: number; // of winning, 0 to 1
  readonly rank: number; // 0: as good as any, in whatever the search compares
}
export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly weighed: readonly Weighed[];
  /** What the table plays without thinking: the best by the exact odds, where they come in time. */
  readonly atTable?: unknown;
}
/** Positions of one kind, drawn from seeded games. */
export interface Kind {
  readonly what: string;
  readonly game: Game<Types>;
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
  /** Those of one draw that the search settles: none, one, or several of one game. */
  readonly draw: (random: Rng) => Iterable<Position>;
}
/** A kind for a script that knows no game: what it gives back always comes from itself. */
export const kind = <T extends Types>(
  one: Omit<Kind, 'game' | 'insight'> & {
    readonly game: Game<T>;
    readonly insight: Insight<T['state'], T['action']>;
  },
): Kind => one as unknown as Kind;

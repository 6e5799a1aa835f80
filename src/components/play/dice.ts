// Chance at the table: drawn outside the engine, or typed in.
import type { Open } from '../../engine/kernel/game.ts';
import { seeded } from '../../engine/kernel/play.ts';

/** A seed that nobody chose. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** One outcome, by its weight; for a seat, one option among all. */
export const draw = <A>(node: Open<A, string>, seed = freshSeed()): A | undefined => seeded(seed)(node);

/** A number typed by a person who rolled a real die: `undefined` when it is not one of its faces. */
export const typedFace = (text: string, faces: number): number | undefined => {
  const trimmed = text.trim();
  if (!/^\d{1,3}$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return value >= 1 && value <= faces ? value : undefined;
};

/** How many dice of a throw show one face, as typed: nothing typed is none; `undefined` when it is no number up to `most`. */
export const typedCount = (text: string, most: number): number | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,3}$/.test(trimmed) && Number(trimmed) <= most ? Number(trimmed) : undefined;
};

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A throw of dice in a line, and its step from 1. */
export interface Throw<A> {
  readonly action: A;
  readonly step: number;
}
/** The steps of the throws that took the very result that the scenario imposes on them, in order. */
export const imposedSteps = <A>(throws: readonly Throw<A>[], imposed: readonly A[]): ReadonlySet<number> =>
  new Set(
    throws.flatMap(({ action, step }, rank) => (rank < imposed.length && equal(imposed[rank], action) ? [step] : [])),
  );

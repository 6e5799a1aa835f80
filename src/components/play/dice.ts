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

interface Throws<A> {
  readonly actions: readonly A[];
  readonly actors: readonly string[]; // who answered each
  readonly isDie: (action: A, at: number) => boolean; // a throw that a scenario may impose, answered after `at` actions
}
const throwsOf = <A>({ actions, actors, isDie }: Throws<A>): readonly (readonly [action: A, step: number])[] =>
  actions.flatMap((action, i) => (actors[i] === 'chance' && isDie(action, i) ? [[action, i + 1] as const] : []));

/** The steps of a line that took the very result that the scenario imposes on this throw. */
export const imposedSteps = <A>(line: Throws<A>, imposed: readonly A[]): ReadonlySet<number> =>
  new Set(
    throwsOf(line).flatMap(([action, step], rank) =>
      rank < imposed.length && equal(imposed[rank], action) ? [step] : [],
    ),
  );

/** The result that the scenario imposes on the next throw, if any is left. */
export const nextImposed = <A>(line: Throws<A>, imposed: readonly A[]): A | undefined => imposed[throwsOf(line).length];

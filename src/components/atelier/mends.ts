// Makers of what mends a fault in one press, for a game whose mends are told by the fault's path.
import type { Mend } from './findings.ts';

/** What mends the fault of a path, the surest first. */
export type Mends<T> = (work: T, path: string) => readonly Mend<T>[];

/** The makers for the works of one game. */
export const mendsOf = <T>(): {
  readonly one: (label: string, change: (work: T, path: string) => T) => Mends<T>;
  readonly both: (...all: readonly Mends<T>[]) => Mends<T>;
} => ({
  one: (label, change) => (_, path) => [{ label, change: (now) => change(now, path) }],
  both:
    (...all) =>
    (work, path) =>
      all.flatMap((mends) => mends(work, path)),
});

// A part of the work: what it is, where it is, how it is replaced. Forms are written with parts, so that each field knows its path, which the faults name.
import { changeAt, dropAt, put } from './put.ts';

export interface Part<T> {
  readonly path: string;
  readonly value: T;
  /** `field`: where the reader types, so that keystrokes in a row are undone at once. */
  readonly change: (value: T, field?: string) => void;
}
/** A part that may be left out. */
export type Maybe<T> = Part<T> | Part<T | undefined>;

const join = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

/** The part below a key; given undefined, the key goes away. */
export const below = <T extends object, K extends keyof T & string>(
  { path, value, change }: Part<T>,
  key: K,
): Part<T[K]> => ({
  path: join(path, key),
  value: value[key],
  change: (next, field) => change(put(value, key, next), field),
});
/** The same part, seen as the narrower type that its value has. */
export const narrow = <T, U extends T>(part: Part<T>, value: U): Part<U> => ({
  path: part.path,
  value,
  change: (next, field) => part.change(next, field),
});
/** A part that may be left out, seen with what leaving it out means: the first change writes it whole. */
export const filled = <T>({ path, value, change }: Part<T | undefined>, otherwise: T): Part<T> => ({
  path,
  value: value ?? otherwise,
  change: (next, field) => change(next, field),
});

type List<T> = Maybe<readonly T[]>;
export const listOfPart = <T>({ value }: List<T>): readonly T[] => value ?? [];
export const items = <T>(part: List<T>): readonly Part<T>[] => {
  const list = listOfPart(part);
  return list.map((value, i) => ({
    path: join(part.path, i),
    value,
    change: (next, field) =>
      part.change(
        changeAt(list, i, () => next),
        field,
      ),
  }));
};
export const append = <T>(part: List<T>, item: T): void => part.change([...listOfPart(part), item]);
export const drop = <T>(part: List<T>, index: number): void => part.change(dropAt(listOfPart(part), index));

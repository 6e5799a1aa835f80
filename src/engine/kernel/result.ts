/** An expected failure is a value; an exception is a bug of ours. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A list that is never empty: policies and citations need no fallback. */
export type Some<T> = readonly [T, ...T[]];

export const isSome = <T>(list: readonly T[]): list is Some<T> => list.length > 0;

/** The same list, known not to be empty. Throws on an empty one: an empty node is a bug of ours. */
export const some = <T>(list: readonly T[]): Some<T> => {
  if (!isSome(list)) throw new Error('some: empty list');
  return list;
};

/** The value, known to be there: an id that our own tables gave. Throws otherwise: a bug of ours, never of the reader's. */
export const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('known: no such entry');
  return value;
};

import type { Some } from './result.ts';
import type { Refusal } from './rules.ts';

// The only casts of the engine live here: TypeScript cannot see that `cases[x.type]` takes exactly `x`.

interface Tagged {
  readonly type: string;
}
/** The members of a tagged union that carry one tag. */
export type Of<A extends Tagged, K extends A['type']> = Extract<A, { readonly type: K }>;

/** One entry per tag. A Map, so that a tag read from outside ("constructor") never reaches Object.prototype. */
const table = <V>(cases: object): ((tag: string) => V) => {
  const entries = new Map(Object.entries(cases) as [string, V][]);
  return (tag) => {
    const found = entries.get(tag);
    if (found === undefined) throw new Error(`no case for the tag "${tag}"`);
    return found;
  };
};

/** Exhaustive by type: sentences of text.ts, cases of apply. Throws on a tag that the type does not know. */
export const byTag = <A extends Tagged, X extends readonly unknown[], T>(cases: {
  readonly [K in A['type']]: (action: Of<A, K>, ...rest: X) => T;
}): ((action: A, ...rest: X) => T) => {
  const find = table<(action: A, ...rest: X) => T>(cases);
  return (action, ...rest) => find(action.type)(action, ...rest);
};

/** A reason to forbid an action: its code, the rules that say so, and when it applies. */
export type Law<S, A, R extends string, C extends string> = readonly [
  code: C,
  cites: Some<R>,
  forbids: (state: S, action: A) => boolean,
];

/** Forbidding laws per action tag, in the order in which they are told: the first that forbids answers. */
export const lawsByTag = <S, A extends Tagged, R extends string, C extends string>(laws: {
  readonly [K in A['type']]: readonly Law<S, Of<A, K>, R, C>[];
}): ((state: S, action: A) => Refusal<R, C> | undefined) => {
  const find = table<readonly Law<S, A, R, C>[]>(laws);
  return (state, action) => {
    for (const [code, cites, forbids] of find(action.type)) if (forbids(state, action)) return { code, cites };
    return undefined;
  };
};

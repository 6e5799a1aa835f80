// Many choices are listed by who acts, then by what kind of thing; a few stay flat.

import type { JSX } from 'preact';

export interface Labelled<A> {
  readonly action: A;
  readonly label: string;
  readonly who: string;
  readonly kind: string;
  readonly foretold?: string | undefined; // what surely comes of it, typeset
  readonly odds?: JSX.Element | undefined; // what it is worth, drawn
}
export interface KindGroup<A> {
  readonly kind: string;
  readonly choices: readonly Labelled<A>[];
}
export interface WhoGroup<A> {
  readonly who: string;
  readonly count: number;
  readonly kinds: readonly KindGroup<A>[];
}

/** Up to this many, buttons in a row. */
export const FLAT = 7;

const split = <T>(list: readonly T[], name: (item: T) => string): readonly (readonly [string, readonly T[]])[] => {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = name(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups];
};

/** By who acts, in the order in which they first appear; the lowest ranks of each first, then as they came. */
export const ranked = <A>(choices: readonly Labelled<A>[], rank: (action: A) => number): readonly Labelled<A>[] =>
  split(choices, ({ who }) => who).flatMap(([, mine]) =>
    mine
      .map((choice) => [rank(choice.action), choice] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, choice]) => choice),
  );

/** Groups in the order in which they first appear; undefined: few enough to be shown flat. */
export const groupChoices = <A>(choices: readonly Labelled<A>[]): readonly WhoGroup<A>[] | undefined => {
  if (choices.length <= FLAT) return undefined;
  return split(choices, ({ who }) => who).map(([who, mine]) => ({
    who,
    count: mine.length,
    kinds: split(mine, ({ kind }) => kind).map(([kind, list]) => ({ kind, choices: list })),
  }));
};

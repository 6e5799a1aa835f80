// The history of a game under the reader's hands: a list of actions, where we stand in it, and what was undone then replaced.
// A position is never stored: it is replayed from the start.

/** A line that was undone, then replaced: kept whole, so that the log can show its end struck through. */
export interface Branch<A> {
  readonly at: number; // its first actions, up to here, are not its own
  readonly actions: readonly A[];
}
export interface LineState<A> {
  readonly actions: readonly A[];
  readonly cursor: number; // 0 … actions.length; what lies beyond is undone and may come back
  readonly struck: readonly Branch<A>[]; // oldest first
  readonly together?: number; // how many actions its last gesture played at once; one unless told
}
export type LineMove<A> =
  | {
      readonly type: 'play';
      readonly action: A;
      readonly then?: readonly A[]; // played with it, at once
      readonly on?: LineState<A>; // the line it answers; nothing is played once that line stands elsewhere
    }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'jump'; readonly to: number }
  | { readonly type: 'load'; readonly line: LineState<A> };

export const newLine = <A>(actions: readonly A[] = []): LineState<A> => ({
  actions,
  cursor: actions.length,
  struck: [],
});

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.trunc(value)));

const playOn = <A>(line: LineState<A>, action: A): LineState<A> => {
  const { actions, cursor, struck } = line;
  const undone = cursor < actions.length;
  if (undone && same(actions[cursor], action)) return { ...line, cursor: cursor + 1 }; // the very action that was undone: it comes back, and what followed stays at hand
  return {
    actions: [...actions.slice(0, cursor), action],
    cursor: cursor + 1,
    struck: undone ? [...struck, { at: cursor, actions }] : struck,
  };
};

const isAt = <A>(line: LineState<A>, other: LineState<A>): boolean =>
  line.actions === other.actions && line.cursor === other.cursor;

const playAll = <A>(line: LineState<A>, actions: readonly A[]): LineState<A> => {
  const { together: _, ...before } = line;
  const played = actions.reduce(playOn, before);
  return actions.length > 1 ? { ...played, together: actions.length } : played;
};

/** Undo and redo have no limit; nothing that was played is ever forgotten. Gives the same object back when nothing changes. */
export const lineReducer = <A>(line: LineState<A>, move: LineMove<A>): LineState<A> => {
  const to = (cursor: number): LineState<A> =>
    cursor === line.cursor ? line : { actions: line.actions, cursor, struck: line.struck };
  switch (move.type) {
    case 'play':
      return isAt(line, move.on ?? line) ? playAll(line, [move.action, ...(move.then ?? [])]) : line;
    case 'undo':
      return to(clamp(line.cursor - 1, line.actions.length));
    case 'redo':
      return to(clamp(line.cursor + 1, line.actions.length));
    case 'jump':
      return to(clamp(move.to, line.actions.length));
    case 'load':
      return move.line;
  }
};

const shared = <A>(a: readonly A[], b: readonly A[]): number => {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i += 1) if (!same(a[i], b[i])) return i;
  return most;
};

/** Where each struck branch is shown: after the last action of the present line that led to it. */
export const branchPlaces = <A>(line: LineState<A>): ReadonlyMap<number, readonly Branch<A>[]> => {
  const places = new Map<number, Branch<A>[]>();
  for (const branch of line.struck) {
    const at = Math.min(branch.at, shared(branch.actions, line.actions));
    places.set(at, [...(places.get(at) ?? []), branch]);
  }
  return places;
};

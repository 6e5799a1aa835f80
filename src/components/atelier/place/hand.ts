// What the reader holds over the place of a workshop, and what a press there does: a thing of the tray is put, pieces are taken, moved, gathered. Pure.
import type { ComponentChildren, JSX } from 'preact';

/** A piece of the work. */
export interface Piece {
  readonly path: string; // into the work: "units.2"
  readonly name: string; // « Hulk »
  readonly at: string | undefined; // its spot; undefined: it has none, or one that the place does not show
  readonly layer: string; // pieces of one layer do not lie on one another: a press takes the other, it does not move onto it
  readonly draw: () => JSX.Element; // in a square of 128 centred on 0
}
/** A thing of the tray. */
export interface Stock {
  readonly key: string;
  readonly name: string;
  readonly note?: string; // what tells it from its neighbours: « Vengeurs »
  readonly draw: () => JSX.Element;
}
export interface StockGroup {
  readonly title: string;
  readonly items: readonly Stock[];
}
/** What a game says of its place. A work may be faulty: the engine judges it, these only do what the hand did. */
export interface Placing<T> {
  readonly pieces: (work: T) => readonly Piece[];
  /** Whose things the tray offers: teams, players. None: nobody's. */
  readonly owners: (work: T) => readonly (readonly [key: string, name: string])[];
  readonly stock: (work: T, owner: string) => readonly StockGroup[];
  readonly put: (work: T, owner: string, key: string, spot: string) => T;
  /** From where the first of them lies. */
  readonly move: (work: T, paths: readonly string[], to: string) => T;
  readonly remove: (work: T, paths: readonly string[]) => T;
  readonly copy: (work: T, path: string) => T | undefined; // undefined: there is one of it
  /** The fields of a piece, for what has no place. */
  readonly sheet: (path: string) => ComponentChildren;
}

export type Hand =
  | { readonly holds: 'nothing' }
  | { readonly holds: 'stock'; readonly owner: string; readonly key: string }
  | {
      readonly holds: 'pieces';
      readonly paths: readonly string[];
      readonly several: boolean;
      readonly down: boolean; // it has just been put or moved: still in hand, but a press on another piece is for that one
    };
export const EMPTY: Hand = { holds: 'nothing' };
export const holding = (path: string, down = false): Hand => ({ holds: 'pieces', paths: [path], several: false, down });

/** The paths held that the work still has: undo may have taken some away. */
export const heldIn = <T>(placing: Placing<T>, work: T, hand: Hand): readonly string[] => {
  if (hand.holds !== 'pieces') return [];
  const known = placing.pieces(work).map(({ path }) => path);
  return hand.paths.filter((path) => known.includes(path));
};

/** The piece that a change brought; none when it brought none. */
export const broughtBy = <T>(placing: Placing<T>, before: T, after: T): string | undefined => {
  const known = placing.pieces(before).map(({ path }) => path);
  return placing.pieces(after).find(({ path }) => !known.includes(path))?.path;
};

export interface Pressed<T> {
  readonly work: T;
  readonly hand: Hand;
}
/** One piece more in the hand, or one less. */
const gathered = (paths: readonly string[], here: readonly Piece[]): readonly string[] => {
  const free = here.find(({ path }) => !paths.includes(path));
  return free === undefined
    ? paths.filter((path) => !here.some((piece) => piece.path === path))
    : [...paths, free.path];
};

/** A press on a spot. Several pieces there: pressed again, the next one; after the last, the hand lets go. */
export const press = <T>(placing: Placing<T>, work: T, hand: Hand, spot: string): Pressed<T> => {
  const pieces = placing.pieces(work);
  const here = pieces.filter(({ at }) => at === spot);
  if (hand.holds === 'stock') {
    const next = placing.put(work, hand.owner, hand.key, spot);
    const brought = broughtBy(placing, work, next);
    return { work: next, hand: brought === undefined ? EMPTY : holding(brought, true) };
  }
  const held = heldIn(placing, work, hand);
  const [top] = here;
  if (hand.holds === 'pieces' && hand.several) {
    if (top !== undefined) return { work, hand: { ...hand, paths: gathered(held, here) } };
    return { work: held.length === 0 ? work : placing.move(work, held, spot), hand };
  }
  const [mine] = held;
  if (mine === undefined) return { work, hand: top === undefined ? EMPTY : holding(top.path) };
  const rank = here.findIndex(({ path }) => path === mine);
  if (rank !== -1) {
    const next = here[rank + 1];
    return { work, hand: next === undefined ? EMPTY : holding(next.path) };
  }
  const down = hand.holds === 'pieces' && hand.down;
  const layer = pieces.find(({ path }) => path === mine)?.layer;
  const inTheWay = here.find((piece) => down || piece.layer === layer);
  return inTheWay === undefined
    ? { work: placing.move(work, held, spot), hand: holding(mine, true) }
    : { work, hand: holding(inTheWay.path) };
};

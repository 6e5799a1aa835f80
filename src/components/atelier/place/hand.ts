// What the reader holds over the place of a workshop, and what a press there does: a thing of the tray is put, pieces are taken, moved, gathered. Pure.
import type { ComponentChildren, JSX } from 'preact';
import { fold } from '../../../search/fold.ts';

/** A piece of the work. */
export interface Piece {
  readonly path: string; // into the work: "units.2"
  readonly id?: string; // what it is known by from one gesture to the next; its path, unless paths change under it
  readonly name: string; // « Hulk »
  readonly at: string | undefined; // its spot; undefined: it has none, or one that the place does not show
  readonly covers?: readonly string[]; // the other spots that it lies on
  readonly layer: string; // pieces of one layer do not lie on one another: a press takes the other, it does not move onto it
  readonly flat?: boolean; // part of the ground, or of a heap: a hand that holds something else leaves it there
  readonly group?: string; // whose it is, or what it is part of: the list of pieces is told by groups
  readonly draw: () => JSX.Element; // in a square of 128 centred on 0
}
/** A thing of the tray. */
export interface Stock {
  readonly key: string;
  readonly name: string;
  readonly note?: string; // what tells it from its neighbours: « Vengeurs »
  readonly again?: boolean; // there are many of it: it stays in hand, each press puts one more
  readonly says?: string; // what is to be read of it, once in hand and before it is put
  readonly draw: () => JSX.Element;
}
export interface StockGroup {
  readonly title: string;
  readonly items: readonly Stock[];
  readonly more?: number; // how many others there are
}
/** Things of the box that a list shows before it is asked for more. */
export const AT_ONCE = 24;
/** Whether a thing answers to what is looked for: each word of it in its name, or in what is told beside. */
export const isNamed = (asked: string, name: string, note = ''): boolean => {
  const told = fold(`${name} ${note}`);
  return fold(asked)
    .split(/\s+/)
    .every((word) => told.includes(word));
};
/** Pieces that one gesture takes together. */
export interface PieceGroup {
  readonly name: string; // « Escadron A »
  readonly paths: readonly string[]; // first the one from which they are taken
}
/** Which way pieces look. */
export interface Turning<T> {
  readonly sides: readonly { readonly name: string; readonly angle: number }[]; // « vers l’est », in degrees from there, clockwise
  readonly of: (work: T, path: string) => number | undefined; // its side; undefined: it looks nowhere
  readonly face: (work: T, paths: readonly string[], side: number) => T;
  /** All of them as one block around the first, one side clockwise or the other way. */
  readonly spin: (work: T, paths: readonly string[], clockwise: boolean) => T;
}
/** Each gesture done again on the images of what it touches. */
export interface Symmetry<T> {
  readonly names: readonly (readonly [key: string, name: string])[]; // the first one: none
  readonly under: (key: string) => Placing<T>;
}
export interface Linked<T> {
  readonly work: T;
  readonly said: string; // « Rue et Hall sont reliés. »
}
/** What a game says of its place. A work may be faulty: the engine judges it, these only do what the hand did. */
export interface Placing<T> {
  readonly pieces: (work: T) => readonly Piece[];
  /** Whose things the tray offers: teams, players. None: nobody's. */
  readonly owners: (work: T) => readonly (readonly [key: string, name: string])[];
  /** `asked`: what is looked for by name, `most`: how many are shown, for a shelf that may hold more. */
  readonly stock: (work: T, owner: string, asked?: string, most?: number) => readonly StockGroup[];
  readonly put: (work: T, owner: string, key: string, spot: string) => T;
  /** From where the first of them lies. */
  readonly move: (work: T, paths: readonly string[], to: string) => T;
  readonly remove: (work: T, paths: readonly string[]) => T;
  readonly copy: (work: T, path: string) => T | undefined; // undefined: there is one of it
  /** The fields of a piece, for what has no place. */
  readonly sheet: (path: string) => ComponentChildren;
  /** Ties two pieces of the place, or unties them; undefined: these two cannot be. */
  readonly link?: (work: T, from: string, to: string) => Linked<T> | undefined;
  readonly groups?: (work: T, path: string) => readonly PieceGroup[]; // that a piece is part of
  readonly turning?: Turning<T>;
  readonly symmetry?: Symmetry<T>;
  /** The pieces that a path is about, when it is that of no piece: a squadron, a zone. */
  readonly about?: (work: T, path: string) => readonly string[];
}

export type Hand =
  | { readonly holds: 'nothing' }
  | {
      readonly holds: 'stock';
      readonly owner: string;
      readonly key: string;
      readonly again?: string; // its name, where it stays in hand once put
      readonly says?: string | undefined;
    }
  | {
      readonly holds: 'pieces';
      readonly ids: readonly string[]; // they move from where the first of them lies
      readonly several: boolean; // a press on a piece gathers it, or leaves it
      readonly whole?: boolean; // taken together: they move as one, onto one another's spots too
      readonly name?: string; // of what they are together: « Escadron A »
      readonly about?: string; // the path that asked for them: a squadron at fault
      readonly down: boolean; // it has just been put or moved: still in hand, but a press on another piece is for that one
    }
  | { readonly holds: 'link'; readonly ids: readonly string[] }; // the next press ties it to another piece
export const EMPTY: Hand = { holds: 'nothing' };
export const holding = (id: string, down = false): Hand => ({ holds: 'pieces', ids: [id], several: false, down });
export const idOf = ({ id, path }: Piece): string => id ?? path;
const pathsOf = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ path }) => path);

/** The pieces held that the work still has: undo may have taken some away. */
export const heldAmong = (pieces: readonly Piece[], hand: Hand): readonly Piece[] => {
  if (hand.holds !== 'pieces' && hand.holds !== 'link') return [];
  const known = new Map(pieces.map((piece) => [idOf(piece), piece]));
  return hand.ids.flatMap((id) => known.get(id) ?? []);
};

/** The piece that a change brought; none when it brought none. */
export const broughtBy = <T>(placing: Placing<T>, before: T, after: T): string | undefined => {
  const known = new Set(placing.pieces(before).map(idOf));
  const brought = placing.pieces(after).find((piece) => !known.has(idOf(piece)));
  return brought === undefined ? undefined : idOf(brought);
};

/** What was moved, as it is known now: the very pieces, unless moving made new ones of them. */
const followed = <T>(placing: Placing<T>, before: T, after: T, ids: readonly string[]): readonly string[] => {
  const known = new Set(placing.pieces(before).map(idOf));
  const fresh = placing
    .pieces(after)
    .map(idOf)
    .filter((id) => !known.has(id));
  return fresh.length > 0 ? fresh : ids;
};

export interface Pressed<T> {
  readonly work: T;
  readonly hand: Hand;
  readonly said?: string; // of a link
}
export const liesOn =
  (spot: string) =>
  ({ at, covers }: Piece): boolean =>
    at === spot || covers?.includes(spot) === true;
/** A piece tied to the first one of a spot that it can be tied to. */
const tied = <T>(placing: Placing<T>, work: T, piece: Piece, here: readonly Piece[]): Pressed<T> | undefined => {
  const [found] = here.flatMap(({ path }) =>
    path === piece.path ? [] : (placing.link?.(work, piece.path, path) ?? []),
  );
  return found === undefined ? undefined : { ...found, hand: holding(idOf(piece), true) };
};
/** Pieces let go of over a spot: one is tied to what lies there where that has a meaning, else they are moved. */
export const drop = <T>(placing: Placing<T>, work: T, held: readonly Piece[], spot: string): Pressed<T> => {
  const [first] = held;
  if (first === undefined) return { work, hand: EMPTY };
  const several = held.length > 1;
  const found = several ? undefined : tied(placing, work, first, placing.pieces(work).filter(liesOn(spot)));
  return (
    found ?? {
      work: placing.move(work, pathsOf(held), spot),
      hand: { holds: 'pieces', ids: held.map(idOf), several, down: !several },
    }
  );
};
type HeldHand = Extract<Hand, { readonly holds: 'pieces' }>;
/** One piece more in the hand, or one less. */
const gathered = (held: readonly Piece[], here: readonly Piece[]): readonly string[] => {
  const free = here.find((piece) => !held.includes(piece));
  return (free === undefined ? held.filter((piece) => !here.includes(piece)) : [...held, free]).map(idOf);
};
/** Several in hand: a press on a piece gathers it, on a free spot moves them all. Taken together, they only move, or let go. */
const pressSeveral = <T>(
  placing: Placing<T>,
  work: T,
  hand: HeldHand,
  held: readonly Piece[],
  spot: string,
  here: readonly Piece[],
): Pressed<T> => {
  const [first] = held;
  const moved = (): Pressed<T> => {
    const next = placing.move(work, pathsOf(held), spot);
    return { work: next, hand: { ...hand, ids: followed(placing, work, next, hand.ids) } };
  };
  if (hand.whole === true && first !== undefined) {
    const other = here.find((piece) => !held.includes(piece) && held.some(({ layer }) => layer === piece.layer));
    if (other !== undefined) return { work, hand: holding(idOf(other)) };
    return first.at === spot ? { work, hand: EMPTY } : moved();
  }
  const taken = first === undefined ? here : here.filter(({ flat }) => flat !== true || first.flat === true);
  if (taken.length > 0) return { work, hand: { ...hand, ids: gathered(held, taken) } };
  return first === undefined ? { work, hand } : moved();
};

/** A press on a spot. Several pieces there: pressed again, the next one; after the last, the hand lets go. */
export const press = <T>(placing: Placing<T>, work: T, hand: Hand, spot: string): Pressed<T> => {
  const pieces = placing.pieces(work);
  const here = pieces.filter(liesOn(spot));
  if (hand.holds === 'stock') {
    const next = placing.put(work, hand.owner, hand.key, spot);
    if (hand.again !== undefined) return { work: next, hand };
    const brought = broughtBy(placing, work, next);
    return { work: next, hand: brought === undefined ? EMPTY : holding(brought, true) };
  }
  const held = heldAmong(pieces, hand);
  if (hand.holds === 'pieces' && hand.several) return pressSeveral(placing, work, hand, held, spot, here);
  const [mine] = held;
  const [top] = here;
  if (hand.holds === 'link' && mine !== undefined)
    return tied(placing, work, mine, here) ?? { work, hand: holding(idOf(mine), true) };
  if (mine === undefined || hand.holds !== 'pieces')
    return { work, hand: top === undefined ? EMPTY : holding(idOf(top)) };
  const rank = mine.at === spot ? here.indexOf(mine) : -1;
  if (rank !== -1) {
    const next = here[rank + 1];
    return { work, hand: next === undefined ? EMPTY : holding(idOf(next)) };
  }
  const inTheWay = here.find(
    (piece) => piece !== mine && (piece.layer === mine.layer || (hand.down && piece.flat !== true)),
  );
  if (inTheWay !== undefined) return { work, hand: holding(idOf(inTheWay)) };
  const next = placing.move(work, [mine.path], spot);
  const [moved = idOf(mine)] = followed(placing, work, next, [idOf(mine)]);
  return { work: next, hand: holding(moved, true) };
};

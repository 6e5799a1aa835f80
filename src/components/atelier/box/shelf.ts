// The reader's own things on the tray of the place: taken and put as any other, where they become a piece. Pure.
import { idOf, type Piece, type Placing, type Stock } from '../place/hand.ts';
import type { KeptThing, Thing } from './things.ts';

type Use<T> = (work: T, thing: Thing, owner: string) => T | undefined;
interface Way<T> {
  readonly draw: Stock['draw'];
  readonly put: (spot: string) => T;
}
/** The one piece that a thing becomes: a new one, or one that changes its name; undefined: none, or the whole place changes. */
const pieceOf = (before: readonly Piece[], after: readonly Piece[]): Piece | undefined => {
  const known = new Map(before.map((piece) => [idOf(piece), piece.name]));
  const changed = after.filter((piece) => known.get(idOf(piece)) !== piece.name);
  return changed.length === 1 && after.length >= before.length ? changed[0] : undefined;
};
/** How a thing comes onto the place: as a piece, or through what the tray then holds; undefined: it lies nowhere there. */
const wayOf = <T>(placing: Placing<T>, work: T, owner: string, next: T | undefined): Way<T> | undefined => {
  if (next === undefined) return undefined;
  const piece = pieceOf(placing.pieces(work), placing.pieces(next));
  if (piece !== undefined) return { draw: piece.draw, put: (spot) => placing.move(next, [piece.path], spot) };
  const stocked = (one: T): readonly Stock[] => placing.stock(one, owner).flatMap(({ items }) => items);
  const known = new Set(stocked(work).map(({ key }) => key));
  const [fresh, ...more] = stocked(next).filter(({ key }) => !known.has(key));
  return fresh === undefined || more.length > 0
    ? undefined
    : { draw: fresh.draw, put: (spot) => placing.put(next, owner, fresh.key, spot) };
};

/** The place with the box of the reader on its tray, those things of it that may lie there. */
export const withOwn = <T>(
  placing: Placing<T>,
  things: readonly KeptThing[],
  kinds: Readonly<Record<string, string>>,
  use: Use<T>,
): Placing<T> => ({
  ...placing,
  stock: (work, owner) => {
    const items = things.flatMap((thing): readonly Stock[] => {
      const way = wayOf(placing, work, owner, use(work, thing, owner));
      const note = kinds[thing.kind];
      return way === undefined
        ? []
        : [{ key: thing.record.key, name: thing.name, draw: way.draw, ...(note === undefined ? {} : { note }) }];
    });
    const plain = placing.stock(work, owner);
    return items.length === 0 ? plain : [{ title: 'Ma boîte', items }, ...plain];
  },
  put: (work, owner, key, spot) => {
    const thing = things.find(({ record }) => record.key === key);
    return thing === undefined
      ? placing.put(work, owner, key, spot)
      : (wayOf(placing, work, owner, use(work, thing, owner))?.put(spot) ?? work);
  },
});

// The reader's own things on the tray of the place: taken and put as any other, where they become a piece. Pure.
import { AT_ONCE, idOf, isNamed, type Piece, type Placing, type Stock, type StockGroup } from '../place/hand.ts';
import type { BoxTrade, KeptThing, Thing } from './things.ts';

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
/** What a try is compared with: one work, for all the things that are tried on it. */
interface Before<T> {
  readonly work: T;
  readonly pieces: readonly Piece[];
  readonly stocked: ReadonlySet<string>;
}
/** How a thing comes onto the place: as a piece, or through what the tray then holds; undefined: it lies nowhere there. */
const wayOf = <T>(placing: Placing<T>, before: Before<T>, owner: string, next: T | undefined): Way<T> | undefined => {
  if (next === undefined) return undefined;
  const piece = pieceOf(before.pieces, placing.pieces(next));
  if (piece !== undefined) return { draw: piece.draw, put: (spot) => placing.move(next, [piece.path], spot) };
  const [fresh, ...more] = stockOf(placing, next, owner).filter(({ key }) => !before.stocked.has(key));
  return fresh === undefined || more.length > 0
    ? undefined
    : { draw: fresh.draw, put: (spot) => placing.put(next, owner, fresh.key, spot) };
};
const stockOf = <T>(placing: Placing<T>, work: T, owner: string): readonly Stock[] =>
  placing.stock(work, owner).flatMap(({ items }) => items);
const beforeOf = <T>(placing: Placing<T>, work: T, owner: string): Before<T> => ({
  work,
  pieces: placing.pieces(work),
  stocked: new Set(stockOf(placing, work, owner).map(({ key }) => key)),
});

/** The place with the box of the reader on its tray: the first things of it that may lie there, or that bear the name that is looked for. A thing is tried on the place to know, which is long: no more of them than are shown, and those that lie there once for all works. */
export const withOwn = <T>(
  placing: Placing<T>,
  things: readonly KeptThing[],
  { kinds, lies }: Pick<BoxTrade<T>, 'kinds' | 'lies'>,
  use: Use<T>,
): Placing<T> => {
  const mine = things.filter(({ kind }) => lies.includes(kind));
  if (mine.length === 0) return placing;
  const known = new Map<string, Stock>(); // by side and thing
  const stocked = (work: T, owner: string, thing: KeptThing, before: Before<T>): Stock | undefined => {
    const { key } = thing.record;
    const way = wayOf(placing, before, owner, use(work, thing, owner));
    return way && { key, name: thing.name, note: kinds[thing.kind] ?? thing.kind, draw: way.draw };
  };
  const shelf = (work: T, owner: string, asked: string, most: number): StockGroup => {
    const before = beforeOf(placing, work, owner);
    const wanted = mine.filter(({ kind, name }) => isNamed(asked, name, kinds[kind] ?? kind));
    const items: Stock[] = [];
    let tried = 0;
    for (; tried < wanted.length && items.length < most; tried += 1) {
      const thing = wanted[tried];
      if (thing === undefined) continue;
      const place = `${owner} ${thing.record.key}`;
      const item = known.get(place) ?? stocked(work, owner, thing, before);
      if (item === undefined) continue;
      known.set(place, item);
      items.push(item);
    }
    return { title: 'Ma boîte', items, more: wanted.length - tried };
  };
  let last: readonly [work: T, owner: string, asked: string, most: number, group: StockGroup] | undefined;
  return {
    ...placing,
    stock: (work, owner, asked = '', most = AT_ONCE) => {
      if (last?.[0] !== work || last[1] !== owner || last[2] !== asked || last[3] !== most)
        last = [work, owner, asked, most, shelf(work, owner, asked, most)];
      const [, , , , group] = last;
      const plain = placing.stock(work, owner);
      return group.items.length === 0 ? plain : [group, ...plain];
    },
    put: (work, owner, key, spot) => {
      const thing = mine.find(({ record }) => record.key === key);
      if (thing === undefined) return placing.put(work, owner, key, spot);
      return wayOf(placing, beforeOf(placing, work, owner), owner, use(work, thing, owner))?.put(spot) ?? work;
    },
  };
};

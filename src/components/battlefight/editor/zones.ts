// The places of a fighter where cards lie, and how cards come there and leave.
import { deckOf } from '../../../engine/battlefight/partie/people.ts';
import type { CardId } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { dropAt } from '../../atelier/put.ts';
import { firstSpec } from './ActiveSheet.tsx';
import { addActive, removeActive, setPlayer, setZone, shelfOf, shift, type Work, type Zone } from './model.ts';

export type Heap = Zone | 'deck' | 'stable';
export const HEAP_NAMES: Readonly<Record<Heap, string>> = {
  stable: 'Stable',
  hand: 'Main',
  pile: 'Dessus de la pioche',
  shuffled: 'Reste de la pioche',
  discard: 'Défausse',
  deck: 'Deck',
};
const HEAPS = ['stable', 'hand', 'pile', 'shuffled', 'discard', 'deck'] as const satisfies readonly Heap[];
/** A whole game begins with decks; a position to study has all the rest, and a deck under the pile when it is told. */
export const heapsOf = ({ kind, players }: Work, seat: number): readonly Heap[] =>
  kind === 'game' ? ['deck'] : HEAPS.filter((heap) => heap !== 'deck' || players[seat]?.deck !== undefined);

/** A card where it lies. */
export interface Lying {
  readonly path: string;
  readonly card: CardId;
}
export const lyingAt = (work: Work, seat: number, heap: Heap): readonly Lying[] => {
  if (heap === 'stable')
    return (work.active ?? []).flatMap(({ card, owner }, i) => (owner === seat ? [{ path: `active.${i}`, card }] : []));
  const player = work.players[seat] ?? {};
  const cards = heap === 'deck' ? deckOf(player) : (player[heap] ?? []);
  return cards.map((card, i) => ({ path: `players.${seat}.${heap}.${i}`, card }));
};

export const spotOf = (seat: number, heap: Heap): string => `${heap}:${seat}`;
/** The place of a fighter that a spot is; undefined: it is a cell. */
export const heapAt = (spot: string): { readonly seat: number; readonly heap: Heap } | undefined => {
  const [name, seat] = spot.split(':');
  const heap = HEAPS.find((one) => one === name);
  return heap === undefined || seat === undefined ? undefined : { seat: Number(seat), heap };
};

export const addTo = (work: Work, seat: number, heap: Heap, card: CardId): Work => {
  const player = work.players[seat];
  if (player === undefined) return work;
  if (heap === 'stable') {
    const technique = shelfOf(work).find(({ id }) => id === card);
    return technique === undefined ? work : addActive(work, firstSpec(technique, seat as Seat));
  }
  return heap === 'deck'
    ? setPlayer(work, seat, 'deck', [...deckOf(player), card])
    : setZone(work, seat, heap, [...(player[heap] ?? []), card]);
};
const rankOf = (path: string): number => Number(path.split('.').at(-1));
/** The card that a path points at. */
export const cardAt = (work: Work, path: string): CardId | undefined => {
  const [list, seat = '', heap] = path.split('.');
  if (list === 'active') return work.active?.[rankOf(path)]?.card;
  return heap === undefined ? undefined : lyingAt(work, Number(seat), heap as Heap)[rankOf(path)]?.card;
};
const takenFrom = (work: Work, path: string): Work => {
  const [list, seat = '', heap] = path.split('.');
  if (list === 'active') return removeActive(work, rankOf(path));
  const player = work.players[Number(seat)];
  if (player === undefined) return work;
  return heap === 'deck'
    ? setPlayer(work, Number(seat), 'deck', dropAt(deckOf(player), rankOf(path)))
    : setZone(work, Number(seat), heap as Zone, dropAt(player[heap as Zone] ?? [], rankOf(path)));
};
/** From the last to the first: the ranks of those that stay to be taken hold. */
export const takeAll = (work: Work, paths: readonly string[]): Work =>
  paths.toSorted((a, b) => rankOf(b) - rankOf(a)).reduce(takenFrom, work);
export const moveCards = (work: Work, paths: readonly string[], seat: number, heap: Heap): Work => {
  const cards = paths.flatMap((path) => cardAt(work, path) ?? []);
  return cards.reduce((now, card) => addTo(now, seat, heap, card), takeAll(work, paths));
};
/** The known top of a pile has an order. */
export const raise = (work: Work, path: string, by: 1 | -1): Work => {
  const [, seat = '', heap] = path.split('.');
  const cards = lyingAt(work, Number(seat), heap as Heap).map(({ card }) => card);
  return setZone(work, Number(seat), heap as Zone, shift(cards, rankOf(path), by));
};

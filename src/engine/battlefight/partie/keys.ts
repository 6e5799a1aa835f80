// A position as text.
import { sorted } from './board.ts';
import type { Active, Frame, PartieState, Player } from './types.ts';

const cards = (zone: readonly string[]): string => sorted(zone).join('+');
/** Hands and piles are kept sorted. */
const person = ({ life, damage, cell, hand, known, pile, discard, out }: Player): string =>
  [
    life,
    damage,
    cell ?? `x${out}`,
    hand.join('+'),
    known.length === 0 ? pile.join('+') : cards([...known, ...pile]),
    cards(discard),
  ].join(',');
const technique = ({ card, owner, target, next, cost, effects }: Active): string =>
  [
    card,
    owner,
    target ?? '-',
    next,
    cost ?? '*',
    effects.map(({ bearer, kind, value }) => `${bearer}${kind}${value ?? ''}`).join('+'),
  ].join(',');

/**
 * What the draw by repetition compares (bf.fin.nulle-repetition-etat, A37): points, pawns, cards by zone without order, and how far each active technique is.
 * Not whose turn it is, unless the option says so.
 */
export const positionKey = (state: PartieState): string =>
  [
    ...state.players.map(person),
    ...sorted(state.active.map(technique)),
    ...(state.fixed.options.repetitionTrait ? [`trait${state.turn}`] : []),
  ].join('|');

/** How often this position has begun a turn. */
export const timesSeen = (state: PartieState): number => {
  if (state.seen.length === 0) return 0;
  const position = positionKey(state);
  return state.seen.reduce((times, one) => (one === position ? times + 1 : times), 0);
};

// ── Positions met before, as one seat sees them
const [HAND, PILE] = [3, 4]; // of a person
const counted = (cards: string | undefined): string => (cards ? `${cards.split('+').length}` : '0');
/** Of the others, how many cards they hold and draw from. */
const asSeen = (position: string, players: number, seat: number): string =>
  position
    .split('|')
    .map((part, i) => {
      if (i >= players || i === seat) return part;
      const fields = part.split(',');
      return fields.with(HAND, counted(fields[HAND])).with(PILE, counted(fields[PILE])).join(',');
    })
    .join('|');
const seenAgain = new WeakMap<readonly string[], Map<number, readonly string[]>>(); // by seat: asked again for each deal
const cameBack = (seen: readonly string[], players: number, seat: number): readonly string[] => {
  const bySeat = seenAgain.get(seen) ?? new Map<number, readonly string[]>();
  seenAgain.set(seen, bySeat);
  const found = bySeat.get(seat);
  if (found !== undefined) return found;
  const told = seen.map((position) => asSeen(position, players, seat));
  const again = told.filter((one) => told.indexOf(one) !== told.lastIndexOf(one));
  bySeat.set(seat, again);
  return again;
};
/**
 * Of the positions that began a turn, those met more than once as far as `seat` can tell, as `positionKey` says them where the others have the cards of `players`.
 * One where they had more cards, or fewer, is left out: what they would be, nobody knows.
 */
export const metAgain = (seen: readonly string[], players: readonly Player[], seat: number): readonly string[] => {
  const cardsOf = players.map(person).map((text) => text.split(','));
  return cameBack(seen, players.length, seat).flatMap((position) => {
    const parts = position.split('|').map((part, i) => {
      const now = cardsOf[i];
      if (now === undefined || i === seat) return part;
      const fields = part.split(',');
      if (fields[HAND] !== counted(now[HAND]) || fields[PILE] !== counted(now[PILE])) return undefined;
      return fields
        .with(HAND, now[HAND] ?? '')
        .with(PILE, now[PILE] ?? '')
        .join(',');
    });
    return parts.includes(undefined) ? [] : [parts.join('|')];
  });
};

const frame = (one: Frame): string =>
  Object.values(one)
    .map((value) => (Array.isArray(value) ? value.join('+') : `${value ?? '-'}`))
    .join(',');
const now = (state: PartieState): string =>
  [
    state.players.map((player) => `${person(player)},${player.known.join('+')},${player.discard.join('+')}`).join(';'),
    state.active.map((active) => `${active.id}=${technique(active)}`).join(';'),
    state.stack.map(frame).join(';'),
    state.deal,
    state.turn ?? '-',
    state.offer === null ? '-' : `${state.offer.by}?${state.offer.left.join('')}`,
    state.end === null ? '-' : state.end.why === 'win' ? `win${state.end.seat}` : state.end.why,
  ].join('|');

/** Everything a reader can see, how often this position has begun a turn included. */
export const key = (state: PartieState): string =>
  `${now(state)}|${state.turns}|${state.offered.join('')}|${timesSeen(state)}`;
/** What decides the future at the nodes: who offered a draw, the number of turns and earlier positions only matter beside them. */
export const fold = now;

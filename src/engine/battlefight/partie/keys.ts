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

// Reading and changing a state: no rule of play here but those that the counters, zones and prohibitions are made of.
import type { Seat, Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { stepsOf, topOf } from '../../kernel/steps.ts';
import { speaksOfTarget } from '../language/facts.ts';
import type { CardId, Technique } from '../types.ts';
import type { Active, ActiveId, Counter, PartieEvent, PartieState, Player } from './types.ts';

export type PartieStep = Step<PartieState, PartieEvent>;
export const { still, told, chain } = stepsOf<PartieState, PartieEvent>();

// ── People
export const playerOf = (state: PartieState, seat: Seat): Player => known(state.players[seat]);
export const setPlayer = (state: PartieState, seat: Seat, change: Partial<Player>): PartieState => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});
export const isIn = (state: PartieState, seat: Seat): boolean => state.players[seat]?.out === null;
/** Every seat, clockwise from the given one, those eliminated left out. */
export const seatsFrom = (state: PartieState, first: Seat): readonly Seat[] =>
  state.players.map((_, i) => ((first + i) % state.players.length) as Seat).filter((seat) => isIn(state, seat));
export const opponentsOf = (state: PartieState, seat: Seat): readonly Seat[] =>
  seatsFrom(state, 0).filter((other) => other !== seat);
export const seatAt = (state: PartieState, cell: string): Seat | undefined =>
  seatsFrom(state, 0).find((seat) => playerOf(state, seat).cell === cell);
export const cellOf = (state: PartieState, seat: Seat): string => known(playerOf(state, seat).cell ?? undefined);

// ── Techniques
export const techniqueOf = (state: PartieState, card: CardId): Technique => known(state.fixed.cards[card]);
export const isBasic = (card: CardId): boolean => card.startsWith('base-');
export const findActive = (state: PartieState, id: ActiveId): Active | undefined =>
  state.active.find((active) => active.id === id);
export const activeOf = (state: PartieState, id: ActiveId): Active => known(findActive(state, id));
export const setActive = (state: PartieState, id: ActiveId, change: Partial<Active>): PartieState => ({
  ...state,
  active: state.active.map((active) => (active.id === id ? { ...active, ...change } : active)),
});
export const stables = (state: PartieState): readonly Active[] => state.active.filter(({ cost }) => cost !== null);
/** Whether its target can change what a technique does (bf.techniques.annonce-cible-omise, A40). */
export const needsTarget = ({ steps }: Technique): boolean => steps.some(speaksOfTarget);
/** A name for a technique that becomes active: the first one free for that owner and card. */
export const freshId = (state: PartieState, owner: Seat, card: CardId): ActiveId => {
  const plain = `${owner}:${card}`;
  const names = [plain, ...state.active.map((_, i) => `${plain}#${i + 2}`)];
  return known(names.find((name) => findActive(state, name) === undefined));
};

// ── Counters and prohibitions: never stored, always the sum of what active techniques carry (bf.points.modificateurs, bf.effets.cumul)
export const counterOf = (state: PartieState, seat: Seat, counter: Counter): number => {
  let sum = 0;
  for (const { effects } of state.active)
    for (const { bearer, kind, value } of effects)
      if (bearer === seat && kind === counter && typeof value === 'number') sum += value;
  return sum;
};
/** What forbids a technique to someone, if anything does: a type, all cards, or the cards of a type. */
export const banOf = (
  state: PartieState,
  seat: Seat,
  { id, type }: Technique,
): 'type' | 'cards' | 'cards-type' | undefined => {
  for (const { effects } of state.active)
    for (const { bearer, kind, value } of effects) {
      if (bearer !== seat) continue;
      if (kind === 's-empecher' && value === type) return 'type';
      if (kind !== 's-empecher-carte' || isBasic(id)) continue;
      if (value === null) return 'cards';
      if (value === type) return 'cards-type';
    }
  return undefined;
};
/** Cards to pay, at least 0, for a Stable technique: its cost less one's Charm (bf.enchainement.destabiliser-cout, A19). */
export const priceOf = (state: PartieState, seat: Seat, { cost }: Active): number =>
  Math.max(0, (cost ?? 0) - counterOf(state, seat, 'charme'));

// ── Zones
export const pileSize = ({ known: top, pile }: Player): number => top.length + pile.length;
export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
};
export const kinds = (cards: readonly CardId[]): readonly (readonly [card: CardId, count: number])[] => {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};
export const sorted = (cards: readonly CardId[]): readonly CardId[] =>
  cards.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

// ── The stack
/** At the start of a turn: nothing has been chosen yet. */
export const isTurnStart = (state: PartieState): boolean => state.stack.length === 1 && state.stack[0]?.kind === 'play';
/** Who has to decide what is on top of the stack; undefined: nobody, or chance alone. */
export const dueOf = (state: PartieState): Seat | undefined => {
  const top = topOf(state);
  if (top === undefined) return undefined;
  switch (top.kind) {
    case 'play':
    case 'target':
      return top.seat;
    case 'op':
    case 'pay':
      return top.player;
    case 'run':
      return findActive(state, top.active)?.owner;
    case 'all':
      return top.left[0];
  }
};

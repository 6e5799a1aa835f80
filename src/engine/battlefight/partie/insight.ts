// What the machine knows of a game of BattleFight: life first, then what one may still do, then the edge; and which hands the others may hold.
import type { Sight } from '../../kernel/certain.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Effort } from '../../kernel/levels.ts';
import { some, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import { distanceOf, isEdge } from '../board.ts';
import { DECK } from '../data.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../types.ts';
import { COUNTERS, type PartieAction, type PartieState, type Player } from './types.ts';
import { counterOf, isBasic, opponentsOf, pileSize, playerOf, seatsFrom, sorted, techniqueOf } from './board.ts';
import { metAgain, timesSeen } from './keys.ts';
import { mayClaim } from './turn.ts';
import { veil } from './veil.ts';

// Weights, in points of life. Set by hand, and kept by the tournaments played since; not tuned yet.
const CARD = 0.3; // in hand, as long as one can play them all soon
const SPARE = 0.08; // each card beyond
const SOON = 6; // cards
const RUN_OUT = 2; // cards left in the pile from which its end is felt: an eighth of one’s life. Felt sooner or more, a card drawn costs more than it brings: one stops drawing, believes to be lost, and nothing happens any more
const WAITING = 0.7; // a Stable technique that one may resume
const COUNTER = 0.35; // a point of force, protection, speed or charm
const EDGE = 1.6; // somebody stands beside it at the edge of the board, where one is pushed out
const FAR = 0.12; // a cell away from the nearest: nothing happens there
const SURE = 0.16; // how fast points become a won game
const COME_BACK = 12; // times that a position has begun a turn, before a draw is claimed
const WORN_OUT = 18; // times after which whoever looks like winning has found no way to

const strength = (state: PartieState, seat: Seat): number => {
  const player = playerOf(state, seat);
  const { life, hand, cell } = player;
  if (cell === null) return 0;
  const near = Math.min(
    6,
    ...opponentsOf(state, seat).flatMap((other) => {
      const there = playerOf(state, other).cell;
      return there === null ? [] : [distanceOf(cell, there)];
    }),
  );
  const waiting = state.active.filter(({ owner, cost }) => owner === seat && cost !== null).length;
  const counters = COUNTERS.reduce((sum, counter) => sum + counterOf(state, seat, counter), 0);
  return (
    life +
    CARD * Math.min(SOON, hand.length) +
    SPARE * Math.max(0, hand.length - SOON) -
    (life / 8) * Math.max(0, 1 - pileSize(player) / RUN_OUT) +
    WAITING * waiting +
    COUNTER * counters -
    FAR * near -
    (near <= 1 && isEdge(cell) ? EDGE : 0)
  );
};
/** As it looks, wherever the game came from. */
const looks = (state: PartieState): readonly number[] => {
  const { players, end } = state;
  if (end !== null)
    return players.map((_, seat) => (end.why !== 'win' ? 1 / players.length : seat === end.seat ? 1 : 0));
  const alive = new Set<number>(seatsFrom(state, 0));
  const weights = players.map((_, seat) => (alive.has(seat) ? Math.exp(SURE * strength(state, seat as Seat)) : 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** A position that has come back often enough is as good as drawn: whoever is behind claims that. */
const value = (state: PartieState): readonly number[] =>
  state.end === null && mayClaim(state) ? state.players.map(() => 1 / state.players.length) : looks(state);

/** Cards that somebody may hold: a deck has four of each type, less those that have been seen. */
const unseen = (
  state: PartieState,
  seat: number,
  { discard }: Player,
  count: number,
  random: Rng,
): readonly CardId[] => {
  const cards = Object.keys(state.fixed.cards).filter((card) => !isBasic(card));
  const of = new Map(
    TECHNIQUE_TYPES.map((type) => [type, cards.filter((card) => techniqueOf(state, card).type === type)]),
  );
  const shown = [
    ...discard,
    ...state.active.filter(({ owner, card }) => owner === seat && !isBasic(card)).map(({ card }) => card),
  ].map((card) => techniqueOf(state, card).type);
  const left = TECHNIQUE_TYPES.flatMap((type): readonly TechniqueType[] =>
    Array.from({ length: Math.max(0, DECK.each - shown.filter((one) => one === type).length) }, () => type),
  );
  const bag = [...left];
  return Array.from({ length: count }, () => {
    const [type] = bag.length > 0 ? bag.splice(random.below(bag.length), 1) : [];
    const mine = type === undefined ? undefined : of.get(type);
    const list = mine === undefined || mine.length === 0 ? cards : mine;
    return list[random.below(list.length)] ?? '';
  });
};
/** The others hold what their decks may hold; nobody knows the order of a pile. Positions that came back, as far as the seat can tell, are known to. */
const redeal = (state: PartieState, seat: Seat, random: Rng): PartieState => {
  const shown = veil.state(state, seat);
  const players = shown.players.map((player, other) => {
    if (other === seat) return player;
    const told = shown.stack.flatMap((frame) =>
      frame.kind === 'target' && frame.seat === other && !isBasic(frame.card) ? [frame.card] : [],
    ); // chosen already, before all
    const { hand, pile } = player;
    const dealt = unseen(shown, other, player, hand.length + pile.length - told.length, random);
    return {
      ...player,
      hand: sorted([...told, ...dealt.slice(0, hand.length - told.length)]),
      pile: sorted(dealt.slice(hand.length - told.length)),
    };
  });
  return { ...shown, players, seen: metAgain(state.seen, players, seat) };
};

/** A draw that is offered is refused: one plays. */
const sensible = (_: PartieState, options: Some<PartieAction>): Some<PartieAction> =>
  some(options.filter((action) => action.type !== 'answer-draw' || !action.accept));

/** A position that keeps coming back is drawn by whoever does not look like winning, in the end by anybody; it may still come back a little more often than the rule asks, so that somebody finds something else. */
const beside = (state: PartieState, seat: Seat): PartieAction | undefined => {
  if (!mayClaim(state) || timesSeen(state) < COME_BACK) return undefined;
  const leads = (looks(state)[seat] ?? 0) > 1 / seatsFrom(state, 0).length;
  return leads && timesSeen(state) < WORN_OUT ? undefined : { type: 'claim', seat };
};

/** Everything of a position that a turn may change. */
const key = ({ players, active, stack, end }: PartieState): string => JSON.stringify([players, active, stack, end]);
const sight = {
  turnOf: ({ turns }: PartieState) => turns,
  hasWon: ({ end }: PartieState, seat: Seat) => end?.why === 'win' && end.seat === seat,
  key,
  most: 4000, // a turn of a duel takes a hundred or two; with a dozen cards in hand, a few thousand: a third of a second
};

export const insight: Insight<PartieState, PartieAction> & {
  readonly sight: Sight<PartieState, PartieAction> & Required<Pick<Sight<PartieState, PartieAction>, 'key'>>;
} = {
  value,
  redeal,
  sensible,
  beside,
  sight,
};
/** A novice that forgets no more than elsewhere holds on until the game is drawn. */
export const effort: Effort = { tries: 400, depth: 8, forgets: 70 };

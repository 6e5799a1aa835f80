// A simple opponent: what each option leads to at once, judged by what its team can see. No search.
import type { Rules } from '../../kernel/call.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { COMBAT_CARDS, type CombatCard, type Deck, GRID_ZONES, type GridZone } from '../types.ts';
import { CARD_VALUES } from '../constants.ts';
import { fixedOf, laidAt, NUMBER, other, playsCards, plus, seen, sideOf, sideOfWho, sizeOf } from './board.ts';
import { machineOf } from './machine.ts';
import { payable } from './payment.ts';
import { layer } from './place.ts';
import { totalOf } from './totals.ts';
import type { CombatAction, CombatState, Side, Spot } from './types.ts';
import type { CombatMode } from './event-types.ts';

/** What a card is worth in hand, what it brings counted: a flux or a time card one more, a surge its capacity, a tool the better of two. */
const WORTH: Readonly<Record<CombatCard, number>> = {
  plus3: 3,
  flux: 2.6,
  outil: 2.4,
  plus2: 2,
  surcharge: 1.9,
  temps: 1.8,
  plus1: 1,
};
/** What one card more brings to the three totals together. */
const MEAN = 1.8;
const downs = (state: CombatState, side: Side): readonly CombatCard[] =>
  GRID_ZONES.flatMap((zone) =>
    sideOf(state, side)
      .grid[zone].filter(({ up }) => !up)
      .map(({ card }) => seen(card)),
  );
/** The mean value of a card of the other side that nobody here has seen: face down, in hand or still to come, all alike. */
const meanUnseen = (state: CombatState, side: Side): number => {
  const { pile, held } = sideOf(state, side);
  const unseen = [...downs(state, side), ...held.map(seen)].reduce<Deck>((deck, card) => plus(deck, card), pile);
  return COMBAT_CARDS.reduce((sum, card) => sum + unseen[card] * CARD_VALUES[card], 0) / Math.max(1, sizeOf(unseen));
};
/** A total as a side may expect it at the end of the round. */
const expected = (state: CombatState, side: Side, zone: GridZone, viewer: Side): number => {
  const mine = sideOf(state, side);
  const placing = NUMBER[state.phase] === 3 && playsCards(state, side) && !mine.out;
  const coming = placing ? ((fixedOf(state, side).quota - mine.placed) * MEAN) / 3 : 0;
  const sum = totalOf(state, side, zone).parts.reduce((total, { value }) => total + value, 0);
  if (side === viewer) return sum + coming;
  const hidden = mine.grid[zone].filter(({ up, off }) => !up && !off);
  return (
    sum -
    hidden.reduce((total, { card }) => total + CARD_VALUES[seen(card)], 0) +
    (hidden.length === 0 ? 0 : hidden.length * meanUnseen(state, side)) +
    coming
  );
};
/** PS left to oneself less those left to the other, were the round resolved on what may be expected; a fall weighs more. `seenFrom`: the moment from which the other's cards are looked at. */
export const standing = (state: CombatState, me: Side, seenFrom = state): number => {
  const foe = other(me);
  const at = (side: Side, zone: GridZone): number => expected(side === me ? state : seenFrom, side, zone, me);
  const lead = at(me, 'initiative') - at(foe, 'initiative');
  const edge = NUMBER[state.phase] === 3 ? Math.max(-1, Math.min(1, lead / 2)) : Math.sign(lead);
  const left = (side: Side, sign: number): number =>
    sideOf(state, side).health -
    Math.max(0, at(other(side), 'attaque') - at(side, 'defense')) -
    Math.max(0, -sign * edge);
  const weigh = (health: number): number => (health > 0 ? health : -2);
  return weigh(left(me, 1)) * 1.05 - weigh(left(foe, -1));
};

type Apply = (state: CombatState, action: CombatAction) => CombatState;
const COSTS: { readonly [K in CombatAction['type']]?: number } = { spell: 0.9, consume: 0.9, swap: 0.1 };
const cost = (action: CombatAction): number =>
  action.type === 'soldiers'
    ? 0.45 * GRID_ZONES.reduce((sum, zone) => sum + action.give[zone], 0)
    : (COSTS[action.type] ?? 0);
/** What still waits for an answer of ours is a hope. */
const hopes = ({ pending }: CombatState, me: Side): number =>
  pending.reduce((sum, { effect, side }) => sum + (side === me ? (effect.do === 'jet' ? 0.3 : 0.6) : 0), 0);
const after = (state: CombatState, action: CombatAction, me: Side, apply: Apply): number => {
  if (action.type === 'pass') return standing(state, me);
  const next = apply(state, action);
  // the last card of phase 3 turns all of them up: what it shows was not known when it was laid
  const unseen = state.phase === 'place' && next.phase !== 'place';
  return next.round === state.round && NUMBER[next.phase] <= 7
    ? standing(next, me, unseen ? state : next) + hopes(next, me) - cost(action)
    : standing(state, me);
};
/** A rejected card makes room for a better one, more often than not: a « +1 » only. */
const rejects = (state: CombatState, side: Side): boolean => {
  const { held, pile } = sideOf(state, side);
  const mean = COMBAT_CARDS.reduce((sum, card) => sum + pile[card] * WORTH[card], 0) / Math.max(1, sizeOf(pile));
  return held[0] === 'plus1' && mean > 1.4;
};
/** A hero in a bad way leaves when somebody stronger stays. */
const flees = ({ sides: [mine, theirs] }: CombatState): boolean => mine.health <= 2 && theirs.health > mine.health + 1;

const valueOf = (state: CombatState, me: Side, action: CombatAction, apply: Apply): number => {
  switch (action.type) {
    case 'weapon':
    case 'send':
    case 'convert':
    case 'again':
    case 'stop':
    case 'go':
      return 0;
    case 'focus':
      return rejects(state, me) ? 1000 : -1000;
    case 'keep':
      return WORTH[action.card];
    case 'flee':
      return flees(state) === (action.to !== null) ? 1 : 0;
    case 'tame':
      return action.yes ? 1 : 0;
    case 'pay': {
      const value = payable(state, me).find(({ id }) => id === action.card)?.value ?? 0;
      return action.card === null ? 100 : value >= state.due ? -value : value - 100; // Eternium first, then the least that is enough, then the most
    }
    default:
      return after(state, action, me, apply);
  }
};
/** An option told by what it does, whatever the order of the cards of a zone. */
export const told = (state: CombatState, action: CombatAction): string => {
  const card = (side: Side, spot: Spot): string => `${spot.zone}:${laidAt(sideOf(state, side), spot)?.card ?? ''}`;
  const me = meOf(state);
  if (action.type === 'swap') return `swap ${[card(me, action.a), card(me, action.b)].toSorted().join(' ')}`;
  if (action.type === 'surge') return `surge ${action.spot.zone}`;
  return action.type === 'flip' ? `flip ${card(other(me), action.spot)}` : JSON.stringify(action);
};
/** For whom the open decision is made. A team that looks on fights nobody: it helps the defender, or the card. */
const meOf = (state: CombatState): Side => {
  const [pending] = state.pending;
  if (pending !== undefined) return pending.side;
  if (state.phase === 'place') return layer(state);
  if (state.phase === 'pay') return state.paying ?? 0;
  return NUMBER[state.phase] <= 4 ? (sideOfWho(state, state.turn) ?? 1) : 0;
};
const SLACK = 0.05;
type CombatRules = Rules<CombatMode>;
const makePlausible =
  (rules: Pick<CombatRules, 'apply'>) =>
  (state: CombatState, options: Some<CombatAction>): Some<CombatAction> => {
    if (options.length === 1) return options;
    const me = meOf(state);
    const apply: Apply = (from, action) => rules.apply(from, action).state;
    const valued = options.map((action) => ({ action, value: valueOf(state, me, action, apply) }));
    const best = Math.max(...valued.map(({ value }) => value));
    const idle = valued.find(({ action }) => action.type === 'pass');
    // what brings nothing is not done
    if (idle !== undefined && best <= idle.value + SLACK) return [idle.action];
    return some(valued.filter(({ value }) => value > best - SLACK).map(({ action }) => action));
  };
/** The options that look best at once, one or more: to be drawn from. Cards of the others that lie face down count for their mean. */
export const plausible = makePlausible(machineOf());
/** The first of them, in an order that only depends on what they do: the policy of `odds.ts`. */
export const simple = (state: CombatState, options: Some<CombatAction>): CombatAction =>
  known(
    plausible(state, options)
      .map((action) => [told(state, action), action] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))[0],
  )[1];

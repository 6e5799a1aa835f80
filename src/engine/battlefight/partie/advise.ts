// A simple opponent: what follows at once from each option, judged by what everybody can see. No search: hands and piles of the others stay unknown.
import type { Seat } from '../../kernel/game.ts';
import { type Some, some } from '../../kernel/result.ts';
import { distanceOf } from '../board.ts';
import { apply } from './apply.ts';
import { opponentsOf, playerOf, seatsFrom } from './board.ts';
import { node } from './node.ts';
import type { PartieAction, PartieState } from './types.ts';

const AHEAD = 40; // forced steps followed before judging

/** What the steps that nobody decides lead to. */
const followed = (state: PartieState): PartieState => {
  let now = state;
  for (let i = 0; i < AHEAD; i += 1) {
    const open = node(now);
    if (open.kind !== 'choice' || open.options[0].type !== 'execute') return now;
    now = apply(now, { type: 'execute' }).state;
  }
  return now;
};

/** Life against the lives of the others, then cards in hand and what waits on the table, then how near the nearest of them is. */
const worth = (state: PartieState, seat: Seat): number => {
  if (state.end?.why === 'win') return state.end.seat === seat ? 1000 : -1000;
  const { life, cell, hand } = playerOf(state, seat);
  if (cell === null) return -1000; // out
  const others = opponentsOf(state, seat).map((other) => playerOf(state, other));
  const near = Math.min(...others.map((other) => (other.cell === null ? 6 : distanceOf(cell, other.cell))));
  const waiting = state.active.filter(({ owner, cost }) => owner === seat && cost !== null).length;
  return (
    life -
    others.reduce((sum, other) => sum + other.life, 0) -
    20 * seatsFrom(state, 0).length +
    0.5 * hand.length +
    0.6 * waiting -
    0.3 * near
  );
};

/** The options that look best at once, one or more: to be drawn from. A draw is never accepted. */
export const plausible = (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const open = node(state);
  if (open.kind !== 'choice' || options.length === 1) return options;
  const kept = options.filter((action) => action.type !== 'answer-draw' || !action.accept);
  const valued = kept.map((action) => ({ action, value: worth(followed(apply(state, action).state), open.seat) }));
  const best = Math.max(...valued.map(({ value }) => value));
  return some(valued.filter(({ value }) => value > best - 0.05).map(({ action }) => action));
};

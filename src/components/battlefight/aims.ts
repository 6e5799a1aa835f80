// From the open actions to what may be tapped: a cell, a card in hand, a technique on the table, or a button. No rule: the engine listed the actions.
import { playerOf } from '../../engine/battlefight/partie/board.ts';
import type { ActiveId, PartieAction, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId, Cell } from '../../engine/battlefight/types.ts';
import { byTag } from '../../engine/kernel/tags.ts';
import type { Seat } from '../../engine/kernel/game.ts';

export interface Aim {
  readonly action: PartieAction;
  readonly cell?: Cell;
  readonly card?: CardId;
  readonly active?: ActiveId;
  readonly button?: true; // nothing to tap on the board says it
}
type Place = Omit<Aim, 'action'>;

const ELSEWHERE: Place = {}; // chance, and what the choices beside the board say
const pawn = (state: PartieState, seat: Seat): Place => {
  const { cell } = playerOf(state, seat);
  return cell === null ? ELSEWHERE : { cell };
};
/** Who walks: the one whose turn it is to execute the step on top. */
const walker = ({ stack }: PartieState): Seat | undefined => {
  const top = stack.at(-1);
  return top?.kind === 'op' ? top.player : undefined;
};

/** Who is being pushed. */
const pushedOf = ({ stack }: PartieState): Seat | undefined => {
  const top = stack.at(-1);
  return top?.kind === 'op' ? (top.opponent ?? undefined) : undefined;
};

const placeOf = byTag<PartieAction, readonly [PartieState], Place>({
  first: () => ELSEWHERE,
  deal: () => ELSEWHERE,
  draw: () => ELSEWHERE,
  play: ({ card }) => ({ card }),
  target: ({ seat }, state) => pawn(state, seat),
  execute: () => ELSEWHERE,
  aim: ({ seat }, state) => pawn(state, seat),
  discard: ({ card }) => ({ card }),
  destabilise: ({ active }) => (active === null ? ELSEWHERE : { active }),
  // staying is a button, or asked at its own cell (stayAt): a second tap on the same cell must not use up a step
  move: ({ to }, state) => {
    const seat = walker(state);
    return seat !== undefined && playerOf(state, seat).cell === to ? { button: true } : { cell: to };
  },
  // pressing who stands at the edge puts them off the board
  push: ({ to }, state) => {
    if (to === 'rien') return { button: true };
    if (to !== 'dehors') return { cell: to };
    const pushed = pushedOf(state);
    return pushed === undefined ? { button: true } : pawn(state, pushed);
  },
  'answer-draw': () => ELSEWHERE,
  'offer-draw': () => ELSEWHERE,
  claim: () => ELSEWHERE,
  resign: () => ELSEWHERE,
  dispute: () => ELSEWHERE,
});
export const aimOf = (action: PartieAction, state: PartieState): Aim => ({ action, ...placeOf(action, state) });

/** Staying, at one's own pawn: it spends a step, where a press on a piece elsewhere takes it, so that it is asked there first. */
export const stayAt = (cell: Cell, aims: readonly Aim[]): PartieAction | undefined =>
  aims.find(({ action, button }) => button === true && action.type === 'move' && action.to === cell)?.action;

/** What a tap on another cell would try, to be refused aloud; undefined when no tap makes sense. */
export const attemptAt = (cell: Cell, aims: readonly Aim[], state: PartieState): PartieAction | undefined => {
  const type = aims[0]?.action.type;
  const seat = state.players.findIndex((player) => player.cell === cell);
  if (type === 'move' || type === 'push') return { type, to: cell };
  return (type === 'target' || type === 'aim') && seat >= 0 ? { type, seat: seat as Seat } : undefined;
};

/** What a press on a card would try, to be refused aloud; undefined when no press makes sense: nothing is asked of cards. */
export const attemptWith = (
  { card, active }: { readonly card: CardId; readonly active?: ActiveId },
  aims: readonly Aim[],
  state: PartieState,
): PartieAction | undefined => {
  const type = aims[0]?.action.type;
  if (active !== undefined) return type === 'destabilise' ? { type, active } : undefined;
  if (type === 'play') return { type, card };
  return type === 'discard' && !card.startsWith('base-') && state.fixed.cards[card] !== undefined
    ? { type, card }
    : undefined;
};

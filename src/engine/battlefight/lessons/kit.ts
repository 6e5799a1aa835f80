// What the lessons of BattleFight are written with: people with a whole deck, and the answers of a table where every step of a card is played apart.
import type { Seat } from '../../kernel/game.ts';
import type { Facts } from '../../kernel/lesson.ts';
import type { Some } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import { distanceOf } from '../board.ts';
import { DECKS } from '../data.ts';
import { cellOf, without } from '../partie/board.ts';
import type { PartieAction, PartieMode, PartieState, PlayerSpec } from '../partie/types.ts';
import type { CardId, Cell } from '../types.ts';

/** Somebody in the middle of a game: what neither the hand, the known cards, the discard pile nor the table holds of the deck is shuffled. */
export const fighter = (
  deck: keyof typeof DECKS,
  { hand = [], pile = [], discard = [], ...spec }: PlayerSpec,
  waiting: readonly CardId[] = [],
): PlayerSpec => ({
  ...spec,
  hand,
  pile,
  discard,
  shuffled: [...hand, ...pile, ...discard, ...waiting].reduce<readonly CardId[]>(without, DECKS[deck]),
});

export const play = (card: CardId): PartieAction => ({ type: 'play', card });
export const move = (to: Cell): PartieAction => ({ type: 'move', to });
export const discard = (card: CardId): PartieAction => ({ type: 'discard', card });
export const target = (seat: Seat): PartieAction => ({ type: 'target', seat });
export const aim = (seat: Seat): PartieAction => ({ type: 'aim', seat });
export const push = (to: Cell | 'dehors'): PartieAction => ({ type: 'push', to });
export const destabilise = (active: string): PartieAction => ({ type: 'destabilise', active });
/** So many steps of a card, one after the other. */
export const steps = (count: number): readonly PartieAction[] =>
  Array.from({ length: count }, () => ({ type: 'execute' }));
/** The whole of a technique that asks for nothing on the way. */
export const turn = (card: CardId, count: number): Some<PartieAction> => [play(card), ...steps(count)];
/** The two steps of the basic attack. */
export const STRIKE = turn('base-attaque', 2);
export const DRAW = turn('base-concentration', 1);

// ── What a goal, or a guess, reads
type Told = Facts<PartieMode>;
/** How far the first two stand from each other, both on the board. */
export const apart = (state: PartieState): number => distanceOf(cellOf(state, 0), cellOf(state, 1));
export const hurtBy = ({ events }: Told, seat: Seat): number =>
  events.reduce((sum, event) => sum + (event.type === 'hurt' && event.seat === seat ? event.tally.sum : 0), 0);
export const activated = ({ events }: Told, card: CardId): boolean =>
  events.some((event) => event.type === 'activated' && event.card === card);
export const failed = ({ events }: Told): boolean => events.some(({ type }) => type === 'failed');
export const isWon = ({ state }: Told): boolean => state.end?.why === 'win' && state.end.seat === 0;
/** Whom « Rejouer » asks for a technique. */
export const playsAgain = ({ state }: Told): Seat | undefined => {
  const top = topOf(state);
  return top?.kind === 'play' && top.by !== null ? top.seat : undefined;
};

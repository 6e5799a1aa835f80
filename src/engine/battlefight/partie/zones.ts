// Cards on the move: drawing, discarding.
import type { Seat } from '../../kernel/game.ts';
import type { CardId } from '../types.ts';
import { kinds, pileSize, type PartieStep, playerOf, setPlayer, sorted, told, without } from './board.ts';
import type { PartieState } from './types.ts';

/** Takes one card of a pile that has some: the one on top when it is known, else the one that chance gave. */
export const take = (state: PartieState, seat: Seat, card: CardId): PartieState => {
  const { hand, known, pile } = playerOf(state, seat);
  const from = known.length > 0 ? { known: known.slice(1) } : { pile: without(pile, card) };
  return setPlayer(state, seat, { ...from, hand: sorted([...hand, card]) });
};
/** The card that will come for sure: known on top, or the only kind left. */
export const sureCard = (state: PartieState, seat: Seat): CardId | undefined => {
  const { known, pile } = playerOf(state, seat);
  return known[0] ?? (kinds(pile).length === 1 ? pile[0] : undefined);
};
export const draw = (state: PartieState, seat: Seat, card: CardId): PartieStep =>
  told(take(state, seat, card), {
    type: 'drawn',
    seat,
    card,
    last: pileSize(playerOf(state, seat)) === 1,
    cites: ['bf.main.piocher-pleine', 'bf.main.piocher-repetition', 'bf.zones.pioche'],
  });

/** An empty pile: life halved, rounded up, then the discard pile shuffled into a new one; with nothing to shuffle, nothing to draw. */
export const emptyPile = (state: PartieState, seat: Seat): PartieStep => {
  const { life, discard } = playerOf(state, seat);
  const after = Math.ceil(life / 2);
  return told(
    {
      ...setPlayer(state, seat, { life: after, pile: sorted(discard), discard: [] }),
      seen: after < life ? [] : state.seen,
    },
    { type: 'pile-empty', seat, before: life, after, cites: ['bf.main.piocher-vide-vie'] },
    {
      type: 'reshuffled',
      seat,
      count: discard.length,
      cites: ['bf.main.piocher-vide-melange', 'bf.main.piocher-carte-active', 'bf.main.piocher-vide-carte'],
    },
    ...(discard.length > 0 ? [] : [{ type: 'nothing-drawn', seat, cites: ['bf.main.piocher-vide-carte'] } as const]),
  );
};

/** Cards from the hand to the discard pile, in the order given. */
export const toDiscard = (state: PartieState, seat: Seat, cards: readonly CardId[]): PartieState => {
  const { hand, discard } = playerOf(state, seat);
  return setPlayer(state, seat, {
    hand: cards.reduce<readonly CardId[]>((left, card) => without(left, card), hand),
    discard: [...discard, ...cards],
  });
};
export const hasPile = (state: PartieState, seat: Seat): boolean => pileSize(playerOf(state, seat)) > 0;

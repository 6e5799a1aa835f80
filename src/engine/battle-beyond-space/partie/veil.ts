// What one player may see: one's own hand and power; of the others, how many cards, and the powers shown (bbs.pouvoirs.secret, bbs.tour.carte-connue).
import type { Seat } from '../../kernel/game.ts';
import { BACK, type CardIndex } from '../types.ts';
import type { PartieState, Side } from './types.ts';
import type { PartieEvent } from './event-types.ts';

const backs = (cards: readonly CardIndex[]): readonly CardIndex[] => cards.map(() => BACK);
const sorted = (cards: readonly CardIndex[]): readonly CardIndex[] => cards.toSorted((a, b) => a - b);
const own = (side: Side): Side => ({ ...side, pile: sorted(side.pile) }); // the order of a pile is known to nobody
const other = (side: Side): Side => ({
  ...side,
  pile: backs(side.pile),
  hand: backs(side.hand),
  power: side.revealed || side.power === 'none' || side.power === null ? side.power : 'hidden',
});

export const veil = {
  state: (state: PartieState, seat: Seat | null): PartieState => ({
    ...state,
    sides: state.sides.map((side, i) => (i === seat ? own(side) : other(side))),
  }),
  event: (event: PartieEvent, _state: PartieState, seat: Seat | null): PartieEvent => {
    if (event.type === 'power-drawn' && event.seat !== seat) return { ...event, power: 'hidden' };
    return (event.type === 'dealt' || event.type === 'card-drawn') && event.seat !== seat
      ? { ...event, card: BACK }
      : event;
  },
};

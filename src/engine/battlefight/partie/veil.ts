// What one person may see: one's own hand, the composition of one's own pile; of the others, only how many cards (bf.zones.main, bf.zones.pioche, A43).
import type { Seat } from '../../kernel/game.ts';
import { type CardId, HIDDEN } from '../types.ts';
import { pileSize, sorted } from './board.ts';
import type { PartieEvent, PartieState, Player } from './types.ts';

const backs = (count: number): readonly CardId[] => Array.from({ length: count }, () => HIDDEN);

const own = (player: Player): Player => ({ ...player, known: [], pile: sorted([...player.known, ...player.pile]) }); // the order of a pile is known to nobody
const other = (player: Player): Player => ({
  ...player,
  known: [],
  hand: backs(player.hand.length),
  pile: backs(pileSize(player)),
});

export const veilEvent = (event: PartieEvent, seat: Seat | null): PartieEvent =>
  (event.type === 'drawn' || event.type === 'dealt') && event.seat !== seat ? { ...event, card: HIDDEN } : event;

export const veil = {
  state: (state: PartieState, seat: Seat | null): PartieState => ({
    ...state,
    players: state.players.map((player, i) => (i === seat ? own(player) : other(player))),
    seen: [], // positions met earlier tell hands
  }),
  event: (event: PartieEvent, _state: PartieState, seat: Seat | null): PartieEvent => veilEvent(event, seat),
};

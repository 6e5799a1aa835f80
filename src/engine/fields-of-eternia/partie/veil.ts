// What one team may see: its victory cards, its packs and spells; of the others, how many (foe.mise-en-place.cartes-victoire-secretes, foe.soutien.sort-range). What a deck still holds would tell them.
import type { Seat } from '../../kernel/game.ts';
import { combatVeil } from '../combat/veil.ts';
import { type CardId, HIDDEN } from '../types.ts';
import { cardOf, teamOf } from './board.ts';
import { isInner, toldCombat } from './told.ts';
import type { Frame, PartieState, Pile } from './types.ts';
import type { PartieEvent } from './event-types.ts';

const backs = (cards: readonly CardId[]): readonly CardId[] => cards.map(() => HIDDEN);
const shut = ({ cards, bottom, discard }: Pile): Pile => ({ cards: backs(cards), bottom: backs(bottom), discard });
/** Frames that hold a secret: victory cards being drawn, heroes chosen for the duel. */
const veilFrame = (frame: Frame, seat: Seat | null): Frame => {
  if (frame.kind === 'draw' && frame.why === 'victoire' && frame.team !== seat)
    return { ...frame, got: backs(frame.got) };
  if (frame.kind === 'duel' && frame.picked.includes(null))
    return { ...frame, picked: frame.picked.map((hero, team) => (hero === null || team === seat ? hero : -1)) };
  return frame;
};
/** Cards that others do not see in somebody's hands. */
const isHeld = (state: PartieState, card: CardId): boolean => ['sort', 'equipement'].includes(cardOf(state, card).type);
export const veil = {
  state: (state: PartieState, seat: Seat | null): PartieState => ({
    ...state,
    heroes: state.heroes.map((hero, ix) =>
      teamOf(state, ix) === seat ? hero : { ...hero, pack: backs(hero.pack), spells: backs(hero.spells) },
    ),
    teams: state.teams.map((team, i) => (i === seat ? team : { ...team, hand: backs(team.hand) })),
    piles: {
      ...state.piles,
      victoire: shut(state.piles.victoire),
      guilde: shut(state.piles.guilde),
      boutique: shut(state.piles.boutique),
    },
    stack: state.stack.map((frame) => veilFrame(frame, seat)),
    combat: state.combat === null ? null : combatVeil.state(state.combat, seat),
  }),
  event: (event: PartieEvent, state: PartieState, seat: Seat | null): PartieEvent => {
    if (event.type === 'p-dealt' || (event.type === 'p-drawn' && event.deck === 'victoire'))
      return event.team === seat ? event : { ...event, card: HIDDEN };
    if (event.type === 'p-given' && event.card !== HIDDEN && isHeld(state, event.card))
      return teamOf(state, event.from) === seat ? event : { ...event, card: HIDDEN };
    if (!isInner(event) || event.fought?.what !== 'epique') return event;
    const { fought, ...told } = event;
    return {
      ...combatVeil.event(told as Parameters<typeof combatVeil.event>[0], toldCombat(state, fought), seat),
      fought,
    };
  },
};

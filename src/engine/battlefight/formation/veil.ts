// A booster is opened in secret (bf.cartes.booster-tirage), and nobody sees another's deck: of the others, only how many cards of each type.
import type { Seat } from '../../kernel/game.ts';
import { type CardId, HIDDEN } from '../types.ts';
import type { FormationEvent, FormationState } from './types.ts';

const backs = (cards: readonly CardId[]): readonly CardId[] => cards.map(() => HIDDEN);

export const veil = {
  state: (state: FormationState, seat: Seat | null): FormationState => ({
    ...state,
    formers: state.formers.map((one, i) =>
      i === seat ? one : { boosters: one.boosters.map(backs), deck: backs(one.deck) },
    ),
  }),
  event: (event: FormationEvent, _state: FormationState, seat: Seat | null): FormationEvent => {
    if (event.seat === seat) return event;
    switch (event.type) {
      case 'opened':
        return { ...event, cards: [HIDDEN, HIDDEN] };
      case 'chosen':
        return { ...event, card: HIDDEN };
      case 'deck-formed': {
        const [first, ...others] = event.cites;
        return {
          ...event,
          cards: backs(event.cards),
          cites: [first, ...others.filter((rule) => rule !== 'bf.cartes.deck-doublons')],
        }; // that it has doubles is a secret too
      }
      case 'booster-complete':
        return event;
    }
  },
};

// Where the forming of decks stands: who, which booster, which type.
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { BOOSTER, BOOSTERS, DECK } from '../data.ts';
import { ownedOf } from '../decks.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../types.ts';
import type { Former, FormationFixed, FormationState } from './types.ts';

export type Stage =
  | { readonly kind: 'open'; readonly seat: Seat; readonly booster: number; readonly type: TechniqueType } // booster: index, from 0
  | { readonly kind: 'choose'; readonly seat: Seat; readonly type: TechniqueType; readonly left: number } // left: cards of that type still to choose
  | { readonly kind: 'over' };

export const former = (state: FormationState, seat: Seat): Former => known(state.formers[seat]);
export const typeAt = (index: number): TechniqueType => known(TECHNIQUE_TYPES[index]);
export const sorted = <T extends CardId>(cards: readonly T[]): readonly T[] => [...cards].sort();

const isOpening = (fixed: FormationFixed, { boosters }: Former): boolean =>
  boosters.length < BOOSTERS[fixed.method] || (boosters.at(-1) ?? []).length % BOOSTER.size > 0;

export const stageOf = ({ fixed, formers }: FormationState): Stage => {
  const at = formers.findIndex(({ deck }) => deck.length < DECK.size);
  const mine = formers[at];
  if (mine === undefined) return { kind: 'over' };
  const seat = at as Seat;
  if (isOpening(fixed, mine)) {
    const last = mine.boosters.at(-1) ?? [];
    const fresh = last.length % BOOSTER.size === 0;
    return {
      kind: 'open',
      seat,
      booster: mine.boosters.length - (fresh ? 0 : 1),
      type: typeAt(fresh ? 0 : last.length / BOOSTER.each),
    };
  }
  return {
    kind: 'choose',
    seat,
    type: typeAt(Math.floor(mine.deck.length / DECK.each)),
    left: DECK.each - (mine.deck.length % DECK.each),
  };
};

/** The cards of one type in somebody's boosters. */
export const openedOf = ({ boosters }: Former, type: TechniqueType): readonly CardId[] => {
  const from = TECHNIQUE_TYPES.indexOf(type) * BOOSTER.each;
  return boosters.flatMap((cards) => cards.slice(from, from + BOOSTER.each));
};
/** The cards of one type that somebody's deck has already. */
export const chosenOf = ({ deck }: Former, type: TechniqueType): readonly CardId[] => {
  const from = TECHNIQUE_TYPES.indexOf(type) * DECK.each;
  return deck.slice(from, from + DECK.each);
};
/** How many copies of a card a person may still put in the deck. */
export const copiesLeft = (state: FormationState, seat: Seat, type: TechniqueType, card: CardId): number => {
  const { fixed } = state;
  const mine = former(state, seat);
  const count = (cards: readonly CardId[]): number => cards.filter((id) => id === card).length;
  const owned =
    fixed.method === 'construit'
      ? fixed.cards[card]?.type === type
        ? ownedOf(fixed.collection, card)
        : 0
      : count(openedOf(mine, type));
  return owned - count(chosenOf(mine, type));
};
/** The cards of the edition that are of one type. */
export const editionOf = ({ edition, cards }: FormationFixed, type: TechniqueType): readonly CardId[] =>
  edition.filter((id) => cards[id]?.type === type);

// Decks and discards. A deck is what it holds, never an order: chance draws by count. Cards slid under come last, in the order in which they went there.
import { known } from '../../kernel/result.ts';
import { push } from '../../kernel/steps.ts';
import type { AnyCard, CardId } from '../types.ts';
import { cardOf, type FrameOf, type PartieStep, still, told } from './board.ts';
import type { DeckName, PartieState, Pile } from './types.ts';

/** The deck that each type of card belongs to. */
export const DECK_OF: Readonly<Record<AnyCard['type'], DeckName>> = {
  evenement: 'rencontres',
  creature: 'rencontres',
  allie: 'rencontres',
  quete: 'scenarios',
  'creature-epique': 'scenarios',
  boss: 'scenarios',
  equipement: 'boutique',
  sort: 'guilde',
  vehicule: 'forge',
  victoire: 'victoire',
};
/** The deck that a card belongs to. */
export const deckOf = (state: Pick<PartieState, 'fixed'>, card: CardId): DeckName => DECK_OF[cardOf(state, card).type];

/** A list less one copy of a card. */
export const without = (list: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = list.indexOf(card);
  return at < 0 ? list : list.toSpliced(at, 1);
};
/** Each card once, with its copies. */
export const countsOf = (list: readonly CardId[]): readonly (readonly [card: CardId, count: number])[] =>
  [...new Set(list)].map((card) => [card, list.filter((one) => one === card).length]);

export const pileOf = ({ piles }: PartieState, deck: DeckName): Pile => known(piles[deck]);
const setPile = (state: PartieState, deck: DeckName, change: Partial<Pile>): PartieState => ({
  ...state,
  piles: { ...state.piles, [deck]: { ...pileOf(state, deck), ...change } },
});
/** Cards to draw before the discard comes back. */
export const inDeck = (state: PartieState, deck: DeckName): number =>
  pileOf(state, deck).cards.length + pileOf(state, deck).bottom.length;
/** Cards to draw, the discard included. */
export const drawable = (state: PartieState, deck: DeckName): number =>
  inDeck(state, deck) + pileOf(state, deck).discard.length;

/** What the next card may be: one of the shuffled ones, by count; else the first of those slid under. */
export const nextOf = (state: PartieState, deck: DeckName): readonly (readonly [card: CardId, count: number])[] => {
  const { cards, bottom } = pileOf(state, deck);
  return countsOf(cards.length > 0 ? cards : bottom.slice(0, 1));
};
export const takeOff = (state: PartieState, deck: DeckName, card: CardId): PartieState => {
  const { cards, bottom } = pileOf(state, deck);
  return setPile(state, deck, cards.length > 0 ? { cards: without(cards, card) } : { bottom: bottom.slice(1) });
};

/** To the discard of the deck that each card belongs to. */
export const discard = (state: PartieState, cards: readonly CardId[]): PartieState =>
  cards.reduce((after, card) => {
    const deck = deckOf(after, card);
    return setPile(after, deck, { discard: [...pileOf(after, deck).discard, card] });
  }, state);
/** Back into its deck, which is shuffled whole: nothing stays under it. */
export const shuffleIn = (state: PartieState, card: CardId): PartieState => {
  const deck = deckOf(state, card);
  const { cards, bottom } = pileOf(state, deck);
  return setPile(state, deck, { cards: [...cards, ...bottom, card].toSorted(), bottom: [] });
};
export const slideUnder = (state: PartieState, card: CardId): PartieStep => {
  const deck = deckOf(state, card);
  return told(setPile(state, deck, { bottom: [...pileOf(state, deck).bottom, card] }), {
    type: 'p-under',
    deck,
    card,
    cites: ['foe.contrees.deux-cartes'],
  });
};
/** An empty deck takes its discard back, shuffled. */
export const refill = (state: PartieState, deck: DeckName): PartieStep => {
  const { discard: spent } = pileOf(state, deck);
  if (inDeck(state, deck) > 0 || spent.length === 0) return still(state);
  return told(setPile(state, deck, { cards: spent.toSorted(), discard: [] }), {
    type: 'p-reshuffled',
    deck,
    count: spent.length,
    cites: ['foe.mise-en-place.pioche-epuisee', 'foe.mise-en-place.defausses'],
  });
};
/** Cards to be drawn by chance; what follows is in draw.ts, by `why`. Fewer come when deck and discard run out. */
export const drawing = (state: PartieState, frame: Omit<FrameOf<'draw'>, 'kind' | 'got'>): PartieStep => {
  const { state: ready, events } = refill(state, frame.deck);
  return { state: push(ready, { kind: 'draw', ...frame, got: [] }), events };
};

// What a deck, a booster, an edition and a collection must be. Every fault at once, each with a path under `about`. Sentences: decks-text.ts.
import { type Coded, faultsOf } from '../kernel/faults.ts';
import type { Some } from '../kernel/result.ts';
import { BOOSTER, BOOSTERS, DECK } from './data.ts';
import type { DeckCode } from './decks-text.ts';
import type { BfRule } from './rules.ts';
import { type CardId, type Technique, TECHNIQUE_TYPES, type TechniqueType } from './types.ts';

type Sentences = Readonly<Record<DeckCode, string>>;
export type DeckRefusal = Coded<BfRule, Sentences>;
/** The three ways to form a deck (bf.cartes.deck-trois-manieres). */
export type Method = keyof typeof BOOSTERS;
/** How many copies one has of each card. */
export type Collection = Readonly<Record<CardId, number>>;

/** The most cards of one type that an edition may hold here: a node of chance lists every pair of them. The source gives no bound. */
export const EDITION_MAX = 60;

/** The most copies of a card that a collection may count here. The source gives no bound. */
export const COPIES_MAX = 9_999;

type Cards = readonly Technique[];
type Faults = readonly DeckRefusal[];
type Values = Readonly<Record<string, string | number>>;
const { faultWith: fault } = faultsOf<BfRule, Sentences>();
const when = (wrong: boolean, fault: () => DeckRefusal): Faults => (wrong ? [fault()] : []);

export const ownedOf = (collection: Collection, id: CardId): number =>
  Object.hasOwn(collection, id) ? (collection[id] ?? 0) : 0;
/** How many of each, in the order in which they come first. */
const countsOf = (cards: Cards): ReadonlyMap<CardId, number> => {
  const counts = new Map<CardId, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
const countType = (cards: Cards, type: TechniqueType): number => cards.filter((card) => card.type === type).length;
const titleOf = (cards: Cards, id: CardId): string => cards.find((card) => card.id === id)?.title ?? id;

/** The types whose count does not suit, with that count: the values of a refusal. */
const oddTypes = (count: (type: TechniqueType) => number, suits: (count: number) => boolean): Values | undefined => {
  const odd = TECHNIQUE_TYPES.map((type) => [type, count(type)] as const).filter(([, n]) => !suits(n));
  return odd.length === 0 ? undefined : Object.fromEntries(odd);
};
const typeFaults = (
  code: DeckCode,
  about: string,
  odd: Values | undefined,
  values: Values,
  ...cites: Some<BfRule>
): Faults => when(odd !== undefined, () => fault(code, about, { ...values, ...odd }, ...cites));

/** Twenty cards, four of each type, the same one as often as one likes (bf.cartes.deck-doublons). */
export const deckFaults = (cards: Cards, about = 'deck'): Faults => [
  ...when(cards.length !== DECK.size, () =>
    fault('deck-taille', about, { size: DECK.size, count: cards.length }, 'bf.cartes.deck-taille'),
  ),
  ...typeFaults(
    'deck-types',
    about,
    oddTypes(
      (type) => countType(cards, type),
      (n) => n === DECK.each,
    ),
    { each: DECK.each },
    'bf.cartes.deck-types',
  ),
];

/** Ten cards, two of each type; the two of a type differ, unless cards are drawn with replacement (A41). */
export const boosterFaults = (cards: Cards, remise = false, about = 'booster'): Faults => [
  ...when(cards.length !== BOOSTER.size, () =>
    fault('booster-taille', about, { size: BOOSTER.size, count: cards.length }, 'bf.cartes.booster-taille'),
  ),
  ...typeFaults(
    'booster-types',
    about,
    oddTypes(
      (type) => countType(cards, type),
      (n) => n === BOOSTER.each,
    ),
    { each: BOOSTER.each },
    'bf.cartes.booster-types',
  ),
  ...[...countsOf(cards)].flatMap(([id, count]) =>
    when(!remise && count > 1, () =>
      fault(
        'booster-doublon',
        `${about}.${cards.findLastIndex((card) => card.id === id)}`,
        { titre: titleOf(cards, id) },
        'bf.cartes.booster-tirage',
      ),
    ),
  ),
];

/** Cards of which a deck holds more than there are; `about` ends on the first copy too many. */
const surplusFaults = (
  deck: Cards,
  have: (id: CardId) => number,
  code: DeckCode,
  cite: BfRule,
  about: string,
): Faults =>
  [...countsOf(deck)].flatMap(([id, count]) => {
    const owned = have(id);
    const places = deck.flatMap((card, i) => (card.id === id ? [i] : []));
    return when(count > owned, () =>
      fault(code, `${about}.${places[owned] ?? 0}`, { titre: titleOf(deck, id), count, owned }, cite),
    );
  });
const openedFaults = (boosters: readonly Cards[], needed: number, remise: boolean, cite: BfRule): Faults => [
  ...when(boosters.length !== needed, () =>
    fault('boosters-nombre', 'boosters', { needed, count: boosters.length }, cite),
  ),
  ...boosters.flatMap((cards, i) => boosterFaults(cards, remise, `boosters.${i}`)),
];
const names = (cards: Cards): string =>
  cards
    .map(({ id }) => id)
    .sort()
    .join();

/** A random deck: all the cards of two boosters (bf.cartes.deck-aleatoire). */
export const randomFaults = (deck: Cards, boosters: readonly Cards[], remise = false, about = 'deck'): Faults => [
  ...deckFaults(deck, about),
  ...openedFaults(boosters, BOOSTERS.aleatoire, remise, 'bf.cartes.deck-aleatoire'),
  ...when(names(deck) !== names(boosters.flat()), () =>
    fault('aleatoire-choix', about, {}, 'bf.cartes.deck-aleatoire'),
  ),
];
/** A sealed deck: four cards of each type among those of three boosters (bf.cartes.deck-scelle). */
export const sealedFaults = (deck: Cards, boosters: readonly Cards[], remise = false, about = 'deck'): Faults => {
  const opened = countsOf(boosters.flat());
  return [
    ...deckFaults(deck, about),
    ...openedFaults(boosters, BOOSTERS.scelle, remise, 'bf.cartes.deck-scelle'),
    ...surplusFaults(deck, (id) => opened.get(id) ?? 0, 'scelle-exemplaires', 'bf.cartes.deck-scelle', about),
  ];
};
/** A built deck: no more copies of a card than the collection has (bf.cartes.deck-construit). */
export const collectionFaults = (deck: Cards, collection: Collection, about = 'deck'): Faults => [
  ...deckFaults(deck, about),
  ...surplusFaults(deck, (id) => ownedOf(collection, id), 'collection-exemplaires', 'bf.cartes.deck-construit', about),
];

/** A collection that a deck can be built from: whole numbers of copies, four cards of each type at least. `cards`: the techniques that it names. */
export const ownedFaults = (collection: Collection, cards: Cards, about = 'collection'): Faults => {
  const wrong = Object.entries(collection).flatMap(([id, count]) =>
    when(!Number.isInteger(count) || count < 0 || count > COPIES_MAX, () =>
      fault('collection-nombre', `${about}.${id}`, {}, 'bf.cartes.deck-construit'),
    ),
  );
  if (wrong.length > 0) return wrong;
  const owned = (type: TechniqueType): number =>
    cards.reduce((sum, card) => sum + (card.type === type ? ownedOf(collection, card.id) : 0), 0);
  return typeFaults(
    'collection-types',
    about,
    oddTypes(owned, (n) => n >= DECK.each),
    { each: DECK.each },
    'bf.cartes.deck-construit',
    'bf.cartes.deck-types',
  );
};

/** An edition that boosters can be made of: two different cards of each type, or one if cards are drawn with replacement (A41). */
export const editionFaults = (cards: Cards, remise = false, about = 'cards'): Faults => {
  const kinds = (type: TechniqueType): number =>
    new Set(cards.filter((card) => card.type === type).map(({ id }) => id)).size;
  const each = remise ? 1 : BOOSTER.each;
  return [
    ...typeFaults(
      'edition-types',
      about,
      oddTypes(kinds, (n) => n >= each),
      { each },
      'bf.cartes.booster-tirage',
      'bf.cartes.booster-types',
    ),
    ...typeFaults(
      'edition-taille',
      about,
      oddTypes(kinds, (n) => n <= EDITION_MAX),
      { most: EDITION_MAX },
      'bf.cartes.booster-tirage',
    ),
  ];
};

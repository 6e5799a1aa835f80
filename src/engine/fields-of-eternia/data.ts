// Everything that a scenario may leave out: figures of the source, and examples where the source gives none. A mode that needs little imports the part it needs.
import { EXAMPLE_BOSS, EXAMPLE_EPICS } from './data-epic.ts';
import { EXAMPLE_EQUIPMENT, EXAMPLE_MERCHANT_CARDS, EXAMPLE_SPELLS, EXAMPLE_VEHICLES } from './data-merchants.ts';
import { EXAMPLE_QUESTS, EXAMPLE_VICTORY } from './data-quests.ts';
import { EXAMPLE_ENCOUNTERS } from './data-wilds.ts';
import { SOURCED_HEROES } from './heroes.ts';
import type { DeckName } from './partie/types.ts';
import type { AnyCard, CardId } from './types.ts';

export * from './constants.ts';
export * from './data-epic.ts';
export * from './data-map.ts';
export * from './data-merchants.ts';
export * from './data-quests.ts';
export * from './data-solo.ts';
export * from './data-wilds.ts';
export * from './heroes.ts';

export const EXAMPLE_CARDS: readonly AnyCard[] = [
  ...EXAMPLE_MERCHANT_CARDS,
  ...EXAMPLE_ENCOUNTERS,
  ...EXAMPLE_QUESTS,
  ...EXAMPLE_EPICS,
  EXAMPLE_BOSS,
  ...EXAMPLE_VICTORY,
];
/** The fields of example cards that the source gives; the other cards are ours from their name on. */
export const SOURCED_CARDS: Readonly<Record<CardId, readonly string[]>> = {
  dylinx: ['name', 'health', 'attack', 'defense'],
  'boule-de-feu': ['name', 'use', 'effects'],
  'piege-magique': ['name', 'cost'],
  'evil-seed': ['name'],
};
/** Fields that the source gives, by id of a hero or a card: the label of examples does not go beside them. */
export const SOURCED: Readonly<Record<string, readonly string[]>> = { ...SOURCED_HEROES, ...SOURCED_CARDS };

const ids = (cards: readonly { readonly id: CardId }[]): readonly CardId[] => cards.map(({ id }) => id);
/** One card of each: the quantities of the box are cut off in the source, or say nothing of which card. */
export const EXAMPLE_DECKS: Readonly<Record<DeckName, readonly CardId[]>> = {
  rencontres: ids(EXAMPLE_ENCOUNTERS),
  scenarios: ids([...EXAMPLE_QUESTS, ...EXAMPLE_EPICS]),
  boutique: ids(EXAMPLE_EQUIPMENT),
  guilde: ids(EXAMPLE_SPELLS),
  forge: ids(EXAMPLE_VEHICLES),
  victoire: ids(EXAMPLE_VICTORY),
};

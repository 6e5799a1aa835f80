// Numbers of the source, the starting deck, the dice: what every mode reads. Weights of dice are not in the source.
import type { CombatCard, Deck, EpicDie, Level, WildDice } from './types.ts';

/** The combat deck that each team begins with: 21 cards. */
export const STARTING_DECK: Deck = { plus1: 7, plus2: 6, plus3: 3, surcharge: 2, temps: 1, outil: 1, flux: 1 };
export const DECK_SIZE = 21;
/** What a card is worth in a zone of a grid; « temps » and « outil » are never laid in one. */
export const CARD_VALUES: Readonly<Record<CombatCard, number>> = {
  plus1: 1,
  plus2: 2,
  plus3: 3,
  surcharge: 1,
  temps: 0,
  outil: 0,
  flux: 1,
};
/** Soldiers of a team. */
export const SOLDIERS = 15;

/** Eternium to pay. */
export const COSTS = {
  defeat: 5, // worth of cards and Eternium that a defeated hero hands over
  flee: 2,
  twoEncounters: 1, // two cards of the encounter deck instead of one
  refresh: 1, // a new offer at a merchant
  renewVictory: 1,
  trainPlus2: 3, // skirmish
  trainSpecial: 5,
  mount: 2,
} as const;
/** What fleeing an enemy hero costs in solo play (A53). */
export const SOLO_FLEE: Readonly<Record<Level, number>> = { debutant: 0, novice: 1, avance: 2, impitoyable: 2 };
/** Eternium gained. */
export const GAINS = {
  declinedAlly: 1, // an ally of one's own faction that goes back
  skirmishQuest: 2,
  forbiddenPv: 2, // for each PV that a skirmish scenario forbids
} as const;
/** Reserve at the start: so much a hero, so much more a team; `mounted` for each mounted hero that the other team has and this one does not. */
export const START_ETERNIUM = {
  standard: { hero: 3, team: 1 },
  debutant: { hero: 4, team: 2 },
  skirmish: { hero: 5, team: 0 },
  mounted: 4,
} as const;
/** PV gained. */
export const PV = { hero: 1, epic: 1, duel: 1 } as const;

export const LIMITS = {
  players: 6,
  coop: 3,
  heroes: 3, // of a team
  mounted: 1,
  actions: 2,
  soldiers: 3, // in an outpost
  laid: 4, // cards of a combat round, and of a zone
  laidDice: 2, // of a zone, with power dice
  rounds: 2,
  powerDice: 10,
  wildDice: 10, // of a faction (A40)
  allies: 1,
  mounts: 1, // creature or vehicle
  artefacts: 1,
  spells: 2,
  pack: 5,
  offer: 4,
  quests: 5, // quest tokens of a team, skirmish
  skirmishMovement: 2,
} as const;
/** PS recovered by a night's rest. */
export const REST = 4;

/** Example, not in the source: how many sides of the wilds die show each result. The source says that there are six. */
export const EXAMPLE_WILD_DIE: WildDice = { blanc: 2, reussite: 2, double: 1, relancer: 1 };
export const WILD_SIDES = 6;
/** Example, not in the source: the seven results of the epic die, alike. */
export const EXAMPLE_EPIC_DIE: EpicDie = { a1: 1, a2: 1, d1: 1, d2: 1, i1: 1, i2: 1, surcharge: 1 };

/** Combat decks of 21 cards, by name: the one of the source, then two examples of decks that training has changed. */
export const COMBAT_DECKS = {
  depart: STARTING_DECK,
  'ex-entraine': { ...STARTING_DECK, plus1: 4, plus2: 9 },
  'ex-surcharge': { ...STARTING_DECK, plus1: 4, surcharge: 4, flux: 2 },
} as const satisfies Readonly<Record<string, Deck>>;

// Faults of cards: those of one's own, and where the scenario puts each of them.
import { faultsOf, isBetween } from '../../kernel/faults.ts';
import { LIMITS } from '../constants.ts';
import type { FoeRefusal } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { type AnyCard, type CardId, MERCHANTS } from '../types.ts';
import { carryFaults } from './carry.ts';
import { type CARRY_REFUSALS } from './cards-refusals.ts';
import { DECK_OF } from './piles.ts';
import { SETUP } from './setup-refusals.ts';
import { when } from './setup-faults.ts';
import { decksOf, libraryOf, placedIn } from './setup-read.ts';
import { type DeckName, DECKS } from './types.ts';
import type { PartieScenario } from './scenario-types.ts';

const { fault, faultWith } = SETUP;
const carry = faultsOf<FoeRule, typeof CARRY_REFUSALS>();
type Faults = readonly FoeRefusal[];
type Library = Readonly<Record<CardId, AnyCard>>;
const MOST = 20;
const DECK_RULES: Readonly<Record<DeckName, FoeRule>> = {
  rencontres: 'foe.mise-en-place.paquet-rencontres',
  scenarios: 'foe.mise-en-place.paquet-scenarios',
  boutique: 'foe.marchand.types',
  guilde: 'foe.marchand.types',
  forge: 'foe.marchand.types',
  victoire: 'foe.mise-en-place.cartes-victoire',
};

// ── Cards of one's own
/** Whether the numbers of a card stay within what its combat, or its task, can read. */
const isSound = (card: AnyCard): boolean => {
  switch (card.type) {
    case 'creature':
    case 'allie':
    case 'creature-epique':
    case 'boss':
      return (
        isBetween(card.health, 1, MOST) &&
        isBetween(card.attack, 0, MOST) &&
        isBetween(card.defense, 0, MOST) &&
        (card.cost === null || isBetween(card.cost, 0, 99)) &&
        (!('initiative' in card) || isBetween(card.initiative, 0, MOST))
      );
    case 'equipement':
    case 'sort':
    case 'vehicule':
      return isBetween(card.cost, 0, 99);
    case 'quete':
      return card.task.kind === 'texte' || (isBetween(card.task.dice, 1, MOST) && isBetween(card.task.needed, 0, MOST));
    case 'victoire':
      return [card.main, card.second].every(
        ({ pv, goal }) => isBetween(pv, 0, 99) && (goal.kind === 'texte' || isBetween(goal.count, 0)),
      );
    case 'evenement':
      return true;
  }
};
const ownFaults = ({ cards = [] }: PartieScenario): Faults =>
  cards.flatMap((card, i) => [
    ...when(
      cards.findIndex(({ id }) => id === card.id) < i,
      faultWith('carte-definie', `cards.${i}.id`, { carte: card.id }, 'foe.mise-en-place.defausses'),
    ),
    ...when(
      !isSound(card),
      faultWith('carte-valeurs', `cards.${i}`, { carte: card.name }, 'foe.mise-en-place.scenario'),
    ),
  ]);

// ── Where they are
const typeIn = (library: Library, card: CardId): AnyCard['type'] | undefined =>
  Object.hasOwn(library, card) ? library[card]?.type : undefined;
/** A card of some deck, told if it is unknown or belongs to another. */
const belongs = (library: Library, card: CardId, deck: DeckName, about: string): Faults => {
  const type = typeIn(library, card);
  if (type === undefined) return [faultWith('carte-inconnue', about, { carte: card }, DECK_RULES[deck])];
  return when(DECK_OF[type] !== deck, faultWith('carte-paquet', about, { carte: card }, DECK_RULES[deck]));
};
const handFaults = ({ teams }: PartieScenario, library: Library): Faults =>
  teams.flatMap(({ heroes, victory = [] }, t) => [
    ...victory.flatMap((card) => belongs(library, card, 'victoire', `teams.${t}.victory`)),
    ...when(
      victory.length > heroes.length,
      fault('victoire-nombre', `teams.${t}.victory`, 'foe.mise-en-place.cartes-victoire', 'foe.victoire.limite'),
    ),
    ...heroes.flatMap((spec, h) =>
      carryFaults(library, spec).map(({ code, field }) =>
        carry.fault(code, `teams.${t}.heroes.${h}.${field}`, CARRY_RULES[code]),
      ),
    ),
  ]);
const CARRY_RULES: Readonly<Record<keyof typeof CARRY_REFUSALS, FoeRule>> = {
  'carte-inconnue': 'foe.soutien.paquet-heros',
  'carte-emplacement': 'foe.soutien.paquet-heros',
  'armure-double': 'foe.soutien.armure-sous-type',
  'artefact-double': 'foe.soutien.un-artefact',
  'paquet-trop-plein': 'foe.soutien.paquet-cinq',
  'sorts-pleins': 'foe.soutien.deux-sorts',
};
const offerFaults = ({ offers = {}, kind }: PartieScenario, library: Library): Faults =>
  MERCHANTS.map((merchant) => [merchant, offers[merchant]] as const).flatMap(([merchant, cards]) =>
    cards === undefined
      ? []
      : [
          ...when(
            kind === 'standard' || kind === 'premiere',
            fault('offre-etude', `offers.${merchant}`, 'foe.marchand.ouverture'),
          ),
          ...when(
            cards.length > LIMITS.offer,
            fault('offre-nombre', `offers.${merchant}`, 'foe.marchand.offre-quatre', 'foe.mise-en-place.trois-marches'),
          ),
          ...cards.flatMap((card) => belongs(library, card, merchant, `offers.${merchant}`)),
        ],
  );
const bossFaults = ({ boss, skulls = [] }: PartieScenario, library: Library): Faults => {
  const later = skulls.flatMap(({ effects }, i) =>
    effects.flatMap((effect) => (effect.do === 'boss' ? [[effect.card, `skulls.${i}`] as const] : [])),
  );
  const card = boss === undefined ? undefined : library[boss.card];
  return [
    ...[...later, ...(boss === undefined ? [] : [[boss.card, 'boss.card'] as const])].flatMap(([id, about]) =>
      when(typeIn(library, id) !== 'boss', fault('boss-carte', about, 'foe.grille.declenchement')),
    ),
    ...when(
      card?.type === 'boss' && !isBetween(boss?.damage ?? 0, 0, card.health - 1),
      fault('boss-degats', 'boss.damage', 'foe.p9-resolution.boss-reste'),
    ),
  ];
};
/** Each copy of a card is a card of its own: none is at two places. */
const doubleFaults = (scenario: PartieScenario): Faults => {
  const places = placedIn(scenario);
  return places.flatMap(([card, about], i) =>
    when(
      places.findIndex(([other]) => other === card) < i,
      faultWith('carte-double', about, { carte: card }, 'foe.mise-en-place.defausses'),
    ),
  );
};
export const cardFaults = (scenario: PartieScenario): Faults => {
  const library = libraryOf(scenario);
  const decks = decksOf(scenario, library);
  return [
    ...ownFaults(scenario),
    ...handFaults(scenario, library),
    ...offerFaults(scenario, library),
    ...DECKS.flatMap((deck) => decks[deck].flatMap((card) => belongs(library, card, deck, `decks.${deck}`))),
    ...bossFaults(scenario, library),
    ...doubleFaults(scenario),
  ];
};

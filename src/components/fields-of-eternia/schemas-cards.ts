// Diagrams that lay cards side by side: what each kind bears, as the table draws it. All are the site's examples, and their captions say so.
import { STARTING_DECK } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_EQUIPMENT, EXAMPLE_SPELLS, EXAMPLE_VEHICLES } from '../../engine/fields-of-eternia/data-merchants.ts';
import { EXAMPLE_EPICS } from '../../engine/fields-of-eternia/data-epic.ts';
import { EXAMPLE_QUESTS, EXAMPLE_VICTORY } from '../../engine/fields-of-eternia/data-quests.ts';
import { EXAMPLE_CLASHES, EXAMPLE_SOLO_EFFECTS } from '../../engine/fields-of-eternia/data-solo.ts';
import { EXAMPLE_ENCOUNTERS } from '../../engine/fields-of-eternia/data-wilds.ts';
import { heroOf } from '../../engine/fields-of-eternia/heroes.ts';
import {
  type AnyCard,
  type CombatCard,
  COMBAT_CARDS,
  type MerchantCard,
} from '../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES, effectsText, WEAPON_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { cardFacts } from './card-facts.ts';
import { emblemOf, SIGNS, STALLS, WEAPON_EMBLEMS } from './emblems.ts';
import { MERCHANT_NAMES, MERCHANT_ORDER, ZONE_LABELS } from './words.ts';

export interface DrawnCard {
  readonly title: string;
  readonly emblem?: string | undefined;
  readonly corner?: string | undefined;
  readonly lines: readonly string[];
  readonly foot: string;
}
export interface CardsSchema {
  readonly kind: 'cards';
  readonly caption: string;
  readonly cards: readonly DrawnCard[];
}
/** The combat deck of the beginning: each kind of card, and how many. */
export interface DeckSchema {
  readonly kind: 'deck';
  readonly caption: string;
  readonly cards: readonly { readonly card: CombatCard; readonly name: string; readonly count: number }[];
}

const NOT_OURS = 'exemples, valeurs absentes du livret';
const pick = <C extends { readonly id: string }>(cards: readonly C[], ...ids: readonly string[]): readonly C[] =>
  ids.map((id) => {
    const found = cards.find((card) => card.id === id);
    if (found === undefined) throw new Error(`Carte inconnue : « ${id} ».`);
    return found;
  });
const sold = (card: MerchantCard): DrawnCard => ({
  title: card.name,
  emblem: STALLS[card.type === 'sort' ? 'guilde' : card.type === 'vehicule' ? 'forge' : 'boutique'],
  corner: `${card.cost}`,
  lines: cardFacts(card),
  foot: card.type === 'equipement' ? (card.subtype ?? card.kind) : card.type === 'sort' ? 'sort' : 'véhicule',
});
const met = (card: AnyCard): DrawnCard => ({
  title: card.name,
  emblem: card.type === 'evenement' || card.type === 'quete' ? SIGNS.quest : emblemOf(card.id),
  lines: cardFacts(card),
  foot: {
    creature: 'créature',
    allie: 'allié',
    evenement: 'événement',
    quete: 'quête',
    'creature-epique': 'créature épique',
    boss: 'boss',
    victoire: 'victoire',
    equipement: 'équipement',
    sort: 'sort',
    vehicule: 'véhicule',
  }[card.type],
});

const victoires = (): CardsSchema => ({
  kind: 'cards',
  caption: `Trois cartes victoire : en haut l’objectif principal, dessous le secondaire, et ce que chacun rapporte (${NOT_OURS}).`,
  cards: EXAMPLE_VICTORY.slice(0, 3).map(({ name, main, second }) => ({
    title: name,
    emblem: SIGNS.victory,
    lines: [main, second].map(({ text, pv }) => `${text} ${pv} PV`),
    foot: 'carte victoire',
  })),
});
const quetes = (): CardsSchema => ({
  kind: 'cards',
  caption: `Deux quêtes : l’une se joue aux dés, l’autre demande quelque chose à faire (${NOT_OURS}).`,
  cards: pick(EXAMPLE_QUESTS, 'ex-porte-scellee', 'ex-messagere').map(met),
});
const equipements = (): CardsSchema => ({
  kind: 'cards',
  caption: `Une armure, un artefact, un consommable ; dans le coin, le prix en Eternium (${NOT_OURS}).`,
  cards: pick(EXAMPLE_EQUIPMENT, 'ex-casque', 'ex-amulette', 'ex-potion').map(sold),
});
const sorts = (): CardsSchema => ({
  kind: 'cards',
  caption: `Deux sorts et un engin : un sort dit où il se joue, un engin ce qu’il ajoute au héros (${NOT_OURS}).`,
  cards: [...pick(EXAMPLE_SPELLS, 'boule-de-feu', 'ex-transmutation'), ...pick(EXAMPLE_VEHICLES, 'ex-planeur')].map(
    sold,
  ),
});
const marchands = (): CardsSchema => ({
  kind: 'cards',
  caption: `Une carte de chaque marchand : ${MERCHANT_ORDER.map((merchant) => MERCHANT_NAMES[merchant]).join(', ')} (${NOT_OURS}).`,
  cards: [
    ...pick(EXAMPLE_EQUIPMENT, 'ex-cuirasse'),
    ...pick(EXAMPLE_SPELLS, 'ex-guerison'),
    ...pick(EXAMPLE_VEHICLES, 'ex-char'),
  ].map(sold),
});
const rencontres = (): CardsSchema => ({
  kind: 'cards',
  caption: `Les trois sortes de cartes rencontre : une créature, un allié, un événement (${NOT_OURS}).`,
  cards: (['creature', 'allie', 'evenement'] as const)
    .flatMap((type) => EXAMPLE_ENCOUNTERS.filter((card) => card.type === type).slice(0, 1))
    .map(met),
});
const points = (): CardsSchema => ({
  kind: 'cards',
  caption: `D’où viennent les points : une carte victoire, une quête, une créature épique (${NOT_OURS}).`,
  cards: [...victoires().cards.slice(0, 1), ...quetes().cards.slice(0, 1), ...EXAMPLE_EPICS.slice(0, 1).map(met)],
});
const heros = (): CardsSchema => {
  const hero = heroOf('teela');
  if (hero === undefined) throw new Error('Teela manque aux exemples.');
  return {
    kind: 'cards',
    caption: `La carte de Teela et ses deux armes, chacune avec ce que fait sa surcharge (${NOT_OURS}).`,
    cards: [
      { title: hero.name, emblem: emblemOf(hero.id), lines: cardFacts(hero), foot: 'héros' },
      ...hero.weapons.map(({ name, kind, surge }) => ({
        title: name,
        emblem: WEAPON_EMBLEMS[kind],
        lines: [`Surcharge : ${effectsText(surge.effects)}`],
        foot: WEAPON_NAMES[kind],
      })),
    ],
  };
};
const solo = (): CardsSchema => ({
  kind: 'cards',
  caption: `Une carte affrontement, qui donne l’arme et les trois valeurs, et deux cartes effet (${NOT_OURS}).`,
  cards: [
    ...EXAMPLE_CLASHES.slice(0, 1).map(({ weapon, attack, defense, initiative, effects }) => ({
      title: WEAPON_NAMES[weapon],
      emblem: WEAPON_EMBLEMS[weapon],
      lines: [
        `Attaque ${attack}`,
        `Défense ${defense}`,
        `Initiative ${initiative}`,
        plural(effects, 'carte effet', 'cartes effet'),
      ],
      foot: 'affrontement',
    })),
    ...pick(EXAMPLE_SOLO_EFFECTS, 'ex-effet-4', 'ex-effet-7').map(({ name, skull, zone, effects }) => ({
      title: name,
      emblem: SIGNS.skull,
      corner: `${skull}`,
      lines: [...(zone === null ? [] : [ZONE_LABELS[zone]]), effectsText(effects)],
      foot: 'effet',
    })),
  ],
});
const paquet = (): DeckSchema => ({
  kind: 'deck',
  caption: `Le paquet de combat d’une équipe au départ : ${Object.values(STARTING_DECK).reduce((sum, count) => sum + count, 0)} cartes.`,
  cards: COMBAT_CARDS.map((card) => ({ card, name: CARD_NAMES[card], count: STARTING_DECK[card] })),
});
export const CARD_SCHEMAS: Readonly<Record<string, () => CardsSchema | DeckSchema>> = {
  'fields-of-eternia.cartes-victoire': victoires,
  'fields-of-eternia.cartes-quete': quetes,
  'fields-of-eternia.cartes-equipement': equipements,
  'fields-of-eternia.cartes-sort': sorts,
  'fields-of-eternia.cartes-marchand': marchands,
  'fields-of-eternia.cartes-rencontre': rencontres,
  'fields-of-eternia.cartes-points': points,
  'fields-of-eternia.carte-heros': heros,
  'fields-of-eternia.cartes-solo': solo,
  'fields-of-eternia.paquet-de-depart': paquet,
};

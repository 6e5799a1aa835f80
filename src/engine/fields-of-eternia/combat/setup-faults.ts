// Every fault of a combat's scenario: its fighters, its enemy card, its dice.
import { DECK_SIZE, LIMITS, STARTING_DECK } from '../constants.ts';
import { epicCardOf } from '../data-epic.ts';
import { isDie, isEpicDie } from '../dice.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRefusal } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { heroCardOf } from '../heroes.ts';
import { COMBAT_CARDS, type CombatCard, type Deck, type HeroCard } from '../types.ts';
import { sizeOf } from './board.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatScenario, FighterSpec, PlaceSpec, Playable } from './scenario-types.ts';

const { fault, faultWith } = faultsOf<FoeRule, typeof REFUSALS>();
/** More than any game brings together. */
export const MOST_ETERNIUM = 999_999;
const MOST_ENEMY = 99;
const small = (value: number | undefined): boolean =>
  value === undefined || (Number.isInteger(value) && value >= 0 && value <= 20);

/** A hero card: PS of at least 1, figures from 0, two weapons. */
export const heroFaults = (
  { health, spirit, initiative, body, movement, weapons }: HeroCard,
  about: string,
): readonly FoeRefusal[] => [
  ...(Number.isInteger(health) && health >= 1 && health <= 20
    ? []
    : [fault('sante-bornes', `${about}.health`, 'foe.vaincu.seuil')]),
  ...(['spirit', 'initiative', 'body', 'movement'] as const).flatMap((key) =>
    small({ spirit, initiative, body, movement }[key])
      ? []
      : [fault('valeur-bornes', `${about}.${key}`, 'foe.mise-en-place.carte-heros')],
  ),
  ...(weapons.length === 2 ? [] : [fault('deux-armes', `${about}.weapons`, 'foe.grille.arme-une-sur-deux')]),
];
export const deckFaults = (deck: Deck | undefined, about: string): readonly FoeRefusal[] => {
  if (deck === undefined) return [];
  const right = COMBAT_CARDS.every((card) => Number.isInteger(deck[card]) && deck[card] >= 0);
  return right && sizeOf(deck) === DECK_SIZE
    ? []
    : [
        faultWith(
          'paquet-taille',
          about,
          { cartes: sizeOf(deck) },
          'foe.paquet.taille',
          'foe.mise-en-place.paquet-combat',
        ),
      ];
};
const playableFaults = (spells: readonly Playable[], about: string): readonly FoeRefusal[] => {
  const owners = spells.map(({ owner = '' }) => owner);
  return owners.flatMap((owner, i) =>
    owners.slice(0, i).filter((one) => one === owner).length === LIMITS.spells
      ? [fault('sorts-nombre', `${about}.${i}`, 'foe.soutien.deux-sorts')]
      : [],
  );
};
const idsOf = ({ spells = [], consumables = [], goods = [] }: FighterSpec): readonly string[] =>
  [...spells, ...consumables, ...goods].map(({ id }) => id);
const fighterFaults = (
  spec: FighterSpec,
  about: string,
  place: PlaceSpec | undefined,
  draws: readonly CombatCard[],
): readonly FoeRefusal[] => {
  const hero = heroCardOf(spec.hero);
  const { health, soldiers = 0, friends = 0, deck, eternium, spells = [] } = spec;
  const ids = idsOf(spec);
  const own = deck ?? STARTING_DECK;
  const beyond = draws.find((card) => draws.filter((one) => one === card).length > own[card]);
  return [
    ...(hero === undefined
      ? [fault('heros-inconnu', `${about}.hero`, 'foe.mise-en-place.carte-heros')]
      : typeof spec.hero === 'string'
        ? []
        : heroFaults(hero, `${about}.hero`)),
    ...(health === undefined || (Number.isInteger(health) && health >= 1 && health <= (hero?.health ?? 20))
      ? []
      : [fault('sante-bornes', `${about}.health`, 'foe.vaincu.seuil', 'foe.manche.plafond-ps')]),
    ...(Number.isInteger(soldiers) && soldiers >= 0 && soldiers <= LIMITS.soldiers
      ? []
      : [fault('soldats-nombre', `${about}.soldiers`, 'foe.plateau.trois-soldats')]),
    ...(soldiers > 0 && place?.kind === 'contree'
      ? [fault('soldats-contree', `${about}.soldiers`, 'foe.plateau.deux-types', 'foe.soldats.renforcer')]
      : []),
    ...(Number.isInteger(friends) && friends >= 0 && friends <= LIMITS.heroes - 1
      ? []
      : [fault('amis-nombre', `${about}.friends`, 'foe.mise-en-place.trois-heros')]),
    ...(eternium === undefined || (Number.isInteger(eternium) && eternium >= 0 && eternium <= MOST_ETERNIUM)
      ? []
      : [fault('eternium-bornes', `${about}.eternium`, 'foe.eternium.reserve-commune')]),
    ...deckFaults(deck, `${about}.deck`),
    ...playableFaults(spells, `${about}.spells`),
    ...ids.flatMap((id, i) =>
      ids.indexOf(id) === i ? [] : [faultWith('carte-double', about, { carte: id }, 'foe.soutien.sort-defausse')],
    ),
    ...(beyond === undefined
      ? []
      : [faultWith('pioche-imposee', 'draws', { carte: CARD_NAMES[beyond] }, 'foe.paquet.taille')]),
  ];
};
const CARD_NAMES: Readonly<Record<CombatCard, string>> = {
  plus1: '+1',
  plus2: '+2',
  plus3: '+3',
  surcharge: 'surcharge',
  temps: 'temps',
  outil: 'outil',
  flux: 'flux',
};

const foeFaults = (scenario: CombatScenario): readonly FoeRefusal[] => {
  const { column, defender, enemy, place, draws = [[], []] } = scenario;
  const heroes = column === 'heros' || column === 'solo';
  if ((heroes ? defender : enemy) === undefined || (heroes ? enemy : defender) !== undefined)
    return [fault('camp-manquant', 'column', 'foe.grille.deux-colonnes')];
  if (defender !== undefined) return fighterFaults(defender, 'defender', place, draws[1]);
  const card = enemy === undefined ? undefined : epicCardOf(enemy.card);
  if (card === undefined || (card.type === 'boss') !== (column === 'boss'))
    return [fault('ennemi-inconnu', 'enemy.card', 'foe.grille.declenchement', 'foe.quete.carte-creature-epique')];
  const { health = card.health } = enemy ?? {};
  return [
    ...(Number.isInteger(card.health) && card.health >= 1 && card.health <= MOST_ENEMY
      ? []
      : [fault('ennemi-sante', 'enemy.card.health', 'foe.quete.carte-creature-epique')]),
    ...(Number.isInteger(health) && health >= 1 && health <= card.health
      ? []
      : [fault('sante-bornes', 'enemy.health', 'foe.quete.carte-creature-epique')]),
    ...(['attack', 'defense', 'initiative'] as const).flatMap((key) =>
      small(card[key]) ? [] : [fault('valeur-bornes', `enemy.card.${key}`, 'foe.quete.carte-creature-epique')],
    ),
  ];
};
const dieFaults = ({ epicDie, dice }: CombatScenario): readonly FoeRefusal[] => [
  ...(epicDie === undefined || isEpicDie(epicDie)
    ? []
    : [fault('de-epique', 'epicDie', 'foe.p3-cartes.creature-faces')]),
  ...(dice === undefined || isDie(dice) ? [] : [fault('de-faces', 'dice', 'foe.jets.faces')]),
];
/** Every fault of a scenario that has its shape; `wrong`: the options that are none. */
export const faultsIn = (scenario: CombatScenario, wrong: readonly string[]): readonly FoeRefusal[] => {
  const near = scenario.place?.near ?? [];
  return [
    ...wrong.map((key) =>
      faultWith('option-invalide', `options.${key}`, { reglage: key }, 'foe.mise-en-place.scenario'),
    ),
    ...fighterFaults(scenario.active, 'active', scenario.place, scenario.draws?.[0] ?? []),
    ...foeFaults(scenario),
    ...dieFaults(scenario),
    ...near.flatMap(({ id }, i) =>
      near.findIndex((one) => one.id === id) === i
        ? []
        : [faultWith('zone-double', `place.near.${i}`, { zone: id }, 'foe.plateau.adjacence')],
    ),
  ];
};

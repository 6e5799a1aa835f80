// The only door in: one epic combat, about to begin, or every fault of its scenario.
import type { Seat } from '../../kernel/game.ts';
import { err, ok, type Result, some } from '../../kernel/result.ts';
import { DECK_SIZE, EXAMPLE_EPIC_DIE, EXAMPLE_WILD_DIE, LIMITS, STARTING_DECK } from '../constants.ts';
import { epicOf } from '../data-epic.ts';
import { isDie, isEpicDie } from '../dice.ts';
import { faultsOf, type FoeRefusal } from '../faults.ts';
import { heroOf } from '../heroes.ts';
import { readOptions } from '../options.ts';
import { fields, flag, list, number, one, shaped, text } from '../shape.ts';
import {
  CLASHES,
  DECK,
  DICE,
  EPIC_CARD,
  EPIC_DIE,
  GEAR,
  GOODS,
  HEAD,
  HEAD_MAY,
  HERO,
  NAME,
  NEAR,
  PLAYABLES,
  REFS,
  SOLO_EFFECTS,
} from '../shapes.ts';
import { COMBAT_CARDS, type Deck, type EpicCard, type HeroCard, type Options } from '../types.ts';
import { EMPTY_GRID, NO_CARDS, NO_TOTALS, sizeOf } from './board.ts';
import type { REFUSALS } from './refusals.ts';
import type {
  CombatFixed,
  CombatScenario,
  CombatState,
  FighterSpec,
  PlaceSpec,
  Playable,
  SideFixed,
  SideState,
  SoloSpec,
  Variant,
} from './types.ts';

const { fault, faultWith } = faultsOf<typeof REFUSALS>();
interface SetupOptions {
  readonly variant?: Variant;
  /** Who decides for the active team, for the other, for a third: 0, 1, 2 unless told. */
  readonly seats?: readonly Seat[];
  /** The solo fight's cards, completed: a mode that plays without them leaves this out. */
  readonly solo?: (given: CombatScenario['solo']) => SoloSpec;
  /** A mount of a skirmish: beating it gives no PV. */
  readonly mount?: boolean;
}
/** More than any game brings together. */
export const MOST_ETERNIUM = 999_999;
const MOST_ENEMY = 99;
const small = (value: number | undefined): boolean =>
  value === undefined || (Number.isInteger(value) && value >= 0 && value <= 20);
const heroCard = (hero: FighterSpec['hero']): HeroCard | undefined => (typeof hero === 'string' ? heroOf(hero) : hero);

// ── Faults
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
  draws: readonly string[],
): readonly FoeRefusal[] => {
  const hero = heroCard(spec.hero);
  const { health, soldiers = 0, friends = 0, deck, eternium, spells = [] } = spec;
  const ids = idsOf(spec);
  const own = deck ?? STARTING_DECK;
  const beyond = COMBAT_CARDS.find((card) => draws.filter((one) => one === card).length > own[card]);
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
const CARD_NAMES: Readonly<Record<(typeof COMBAT_CARDS)[number], string>> = {
  plus1: '+1',
  plus2: '+2',
  plus3: '+3',
  surcharge: 'surcharge',
  temps: 'temps',
  outil: 'outil',
  flux: 'flux',
};

const enemyCard = (enemy: CombatScenario['enemy']): EpicCard | undefined =>
  typeof enemy?.card === 'string' ? epicOf(enemy.card) : enemy?.card;
const foeFaults = (scenario: CombatScenario): readonly FoeRefusal[] => {
  const { column, defender, enemy, place, draws = [[], []] } = scenario;
  const heroes = column === 'heros' || column === 'solo';
  if ((heroes ? defender : enemy) === undefined || (heroes ? enemy : defender) !== undefined)
    return [fault('camp-manquant', 'column', 'foe.grille.deux-colonnes')];
  if (defender !== undefined) return fighterFaults(defender, 'defender', place, draws[1]);
  const card = enemyCard(enemy);
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

// ── The state
const sideFixed = (spec: FighterSpec, hero: HeroCard, quota: number): SideFixed => ({
  name: hero.name,
  team: '',
  hero,
  enemy: null,
  healthMax: hero.health,
  spirit: hero.spirit,
  initiative: hero.initiative,
  quota,
  friends: spec.friends ?? 0,
  gear: spec.gear ?? [],
  spells: spec.spells ?? [],
  consumables: spec.consumables ?? [],
  goods: spec.goods ?? [],
  refuges: spec.refuges ?? [],
  base: spec.base ?? 'sa base',
  deck: spec.deck ?? STARTING_DECK,
});
const ENEMY: Omit<SideFixed, 'name' | 'enemy' | 'healthMax' | 'initiative'> = {
  team: '',
  hero: null,
  spirit: 0,
  quota: 0,
  friends: 0,
  gear: [],
  spells: [],
  consumables: [],
  goods: [],
  refuges: [],
  base: '',
  deck: NO_CARDS,
};
const sideState = (fixed: SideFixed, health: number, spec: FighterSpec | undefined): SideState => ({
  health,
  weapon: null,
  pile: fixed.deck,
  discard: NO_CARDS,
  temporary: NO_CARDS,
  grid: EMPTY_GRID,
  beside: 0,
  held: [],
  tool: false,
  placed: 0,
  last: null,
  focused: 0,
  out: false,
  soldiers: spec?.soldiers ?? 0,
  given: NO_TOTALS,
  gave: false,
  extras: [],
  passed: false,
  dealt: 0,
  eternium: spec?.eternium ?? 0,
  spells: fixed.spells.map(({ id }) => id),
  consumables: fixed.consumables.map(({ id }) => id),
  goods: fixed.goods.map(({ id }) => id),
});
/** Cards that the attacked side may lay: one more for each friend there, with « plus fort ensemble » (A50). */
const quotaOf = (options: Options, spec: FighterSpec, attacked: boolean): number =>
  LIMITS.laid + (attacked && options.plusFortEnsemble ? (spec.friends ?? 0) : 0);
const roundsOf = ({ column, final = false }: CombatScenario, options: Options): 1 | 2 =>
  final || (column === 'heros' && options.combatPlusRapide) ? 1 : LIMITS.rounds;
/** A solo enemy plays no card, and pays nothing. */
const soloSide = (side: SideFixed): SideFixed => ({
  ...side,
  quota: 0,
  deck: NO_CARDS,
  spells: [],
  consumables: [],
  goods: [],
});

const build = (
  scenario: CombatScenario,
  options: Options,
  { variant = 'cartes', seats = [0, 1, 2], solo, mount = false }: SetupOptions,
): CombatState => {
  const { column, active, defender, enemy, place, bystander, final = false } = scenario;
  const mine = sideFixed(active, heroCard(active.hero) as HeroCard, quotaOf(options, active, false));
  const card = enemyCard(enemy);
  const hero = defender === undefined ? undefined : heroCard(defender.hero);
  const full: SideFixed =
    card === undefined
      ? sideFixed(defender as FighterSpec, hero as HeroCard, quotaOf(options, defender as FighterSpec, true))
      : { ...ENEMY, name: card.name, enemy: card, healthMax: card.health, initiative: card.initiative };
  const theirs = column === 'solo' ? soloSide(full) : full;
  const whos = (column === 'heros' ? 2 : 1) + (bystander === undefined ? 0 : 1);
  const fixed: CombatFixed = {
    options,
    variant,
    column,
    final,
    first: scenario.first ?? false,
    mount,
    rounds: roundsOf(scenario, options),
    sides: [mine, theirs],
    seats: seats.slice(0, whos),
    bystander: bystander ?? null,
    place: { name: place?.name ?? 'le lieu du combat', kind: place?.kind ?? 'avant-poste', near: place?.near ?? [] },
    epicDie: scenario.epicDie ?? EXAMPLE_EPIC_DIE,
    dice: scenario.dice ?? EXAMPLE_WILD_DIE,
    solo: solo === undefined ? null : solo(scenario.solo),
  };
  return {
    fixed,
    phase: 'weapon',
    round: 1,
    turn: 0,
    sides: [
      sideState(mine, active.health ?? mine.healthMax, active),
      sideState(theirs, (card === undefined ? defender?.health : enemy?.health) ?? theirs.healthMax, defender),
    ],
    third: { spells: (bystander?.spells ?? []).map(({ id }) => id), passed: false },
    die: { thrown: 0, surge: false },
    kept: false,
    pending: [],
    first: null,
    attacks: 0,
    due: 0,
    paying: null,
    dice: null,
    excess: [NO_TOTALS, NO_TOTALS],
    solo:
      fixed.solo === null || column !== 'solo'
        ? null
        : {
            clash: null,
            seen: [],
            deck: null,
            effects: [],
            due: 0,
            spent: fixed.solo.spent ?? [],
            symbols: { told: 0, applied: 0 },
          },
    outcome: null,
  };
};
/** One epic combat, before phase 1; or every fault of a scenario that has its shape: what a game that holds combats makes itself. */
export const ready = (scenario: CombatScenario, how: SetupOptions = {}): Result<CombatState, readonly FoeRefusal[]> => {
  const { options, wrong } = readOptions(scenario.options);
  const near = scenario.place?.near ?? [];
  const faults: readonly FoeRefusal[] = [
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
  return faults.length > 0 ? err(some(faults)) : ok(build(scenario, options, how));
};

const FIGHTER = fields(
  { hero: HERO },
  {
    health: number,
    deck: DECK,
    soldiers: number,
    friends: number,
    eternium: number,
    spells: PLAYABLES,
    consumables: PLAYABLES,
    goods: GOODS,
    gear: GEAR,
    refuges: REFS,
    base: NAME,
  },
);
export const COMBAT_SHAPE = fields(
  { ...HEAD, column: one(['heros', 'creature', 'boss', 'solo']), active: FIGHTER },
  {
    ...HEAD_MAY,
    defender: FIGHTER,
    enemy: fields({ card: EPIC_CARD }, { health: number }),
    place: fields({ name: NAME, kind: one(['avant-poste', 'contree']) }, { near: NEAR }),
    bystander: fields({ name: NAME, spells: PLAYABLES }),
    epicDie: EPIC_DIE,
    dice: DICE,
    solo: fields({}, { level: text(20), clashes: CLASHES, effects: SOLO_EFFECTS, dice: DICE, extra: number }),
    first: flag,
    final: flag,
    draws: list(list(one(COMBAT_CARDS), 42), 2, 2),
  },
);
/** The door: whatever is handed over, a combat or every fault of it. */
export const setup = shaped(COMBAT_SHAPE, ready);

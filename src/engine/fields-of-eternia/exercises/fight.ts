// Epic combats drawn for exercises: example heroes, cards and effects at random, played at random up to a moment; and what a grid bears, as facts.
import { listOf } from '../../kernel/french.ts';
import type { Player } from '../../kernel/play.ts';
import type { Rng } from '../../kernel/rng.ts';
import { leaning } from '../../kernel/weigh.ts';
import { PART_NAMES } from '../combat/names.ts';
import { type CombatScenario, type FighterSpec, playableOf } from '../combat/scenario-types.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import { EXAMPLE_EQUIPMENT, EXAMPLE_SPELLS } from '../data-merchants.ts';
import { EXAMPLE_HEROES } from '../heroes.ts';
import type { FoeRule } from '../rules.ts';
import type { Faction, GridZone, HeroCard } from '../types.ts';
import { CARD_NAMES, signed, ZONE_NAMES } from '../words.ts';
import { between, pick, rarely, shuffled } from './kit.ts';

const SPELLS = EXAMPLE_SPELLS.filter(({ use }) => use === 'combat');
const POTIONS = EXAMPLE_EQUIPMENT.filter(({ kind }) => kind === 'consommable');
const HELMETS = [
  { name: 'Casque de bronze', zone: 'defense', value: 1 },
  { name: 'Cape légère', zone: 'initiative', value: 1 },
  { name: 'Gantelets', zone: 'attaque', value: 1 },
] as const;
export const heroesFrom = (random: Rng, faction: Faction, count: number): readonly HeroCard[] =>
  shuffled(
    random,
    EXAMPLE_HEROES.filter((hero) => hero.faction === faction),
  ).slice(0, count);

const fighter = (random: Rng, { id, health }: HeroCard, spell: number): FighterSpec => {
  const drawn = SPELLS[spell];
  const potion = pick(random, POTIONS);
  return {
    hero: id,
    health: between(random, 2, health),
    soldiers: random.below(4),
    eternium: random.below(7),
    base: 'sa base',
    ...(drawn !== undefined && rarely(random, 2) ? { spells: [playableOf(drawn)] } : {}),
    ...(rarely(random, 3)
      ? { consumables: [{ id: potion.id, name: potion.name, cost: potion.cost, effects: potion.effects ?? [] }] }
      : {}),
    ...(rarely(random, 3) ? { gear: [pick(random, HELMETS)] } : {}),
  };
};
const NOTE = 'Position tirée au hasard. Fiches et cartes sont des exemples : le livret ne les donne pas.';
/** Two heroes, either faction attacking. */
export const duelOf = (random: Rng, more: Partial<CombatScenario> = {}): CombatScenario => {
  const heroes = shuffled(random, [...heroesFrom(random, 'masters', 1), ...heroesFrom(random, 'evil', 1)]);
  const [a, b] = [pick(random, heroes.slice(0, 1)), pick(random, heroes.slice(1))];
  const spells = shuffled(
    random,
    SPELLS.map((_, i) => i),
  ); // one copy of each card
  const [first = 0, second = 1] = spells;
  const { consumables: _potion, ...defender } = fighter(random, b, second);
  return {
    name: `Exercice : ${a.name} contre ${b.name}`,
    note: NOTE,
    column: 'heros',
    active: fighter(random, a, first),
    defender,
    ...more,
  };
};
/** A hero against an epic creature, or the boss. */
export const huntOf = (random: Rng, more: Partial<CombatScenario> = {}): CombatScenario => {
  const { name, note, active } = duelOf(random);
  const [card, column, title] = pick(random, [
    ['ex-creature-d-essai', 'creature', 'Fauve des cavernes'],
    ['ex-dragon-des-cimes', 'creature', 'Dragon des cimes'],
    ['evil-seed', 'boss', 'Evil Seed'],
  ] as const);
  return {
    name: `${name.split(' contre ')[0] ?? name} contre ${title}`,
    ...(note === undefined ? {} : { note }),
    column,
    active,
    enemy: { card, health: between(random, 1, 6) },
    ...more,
  };
};

/** How random players lean: abilities are used, and nobody shuffles cards about for long. */
const LEAN: { readonly [K in CombatAction['type']]?: number } = {
  surge: 12,
  spell: 12,
  consume: 8,
  soldiers: 2,
  pass: 12,
  lay: 6,
  focus: 3,
};
export const atRandom = (random: Rng): Player<CombatState, CombatAction, FoeRule> =>
  leaning<CombatAction>(random.next(), ({ type }) => LEAN[type] ?? 1);

// ── Facts
export const nameOf = ({ fixed }: Pick<CombatState, 'fixed'>, side: Side): string => fixed.sides[side].name;
/** All that adds to a zone, by its name: « +2 », flux, soldats… The values of cards are for the reader to know. */
export const zoneFact = (state: CombatState, side: Side, zone: GridZone): string => {
  const { grid, extras } = state.sides[side];
  const { gear, enemy, initiative } = state.fixed.sides[side];
  const printed =
    enemy === null
      ? zone === 'initiative'
        ? initiative
        : null
      : { initiative, attaque: enemy.attack, defense: enemy.defense }[zone];
  const items = [
    ...grid[zone].map(({ card, off }) => `${CARD_NAMES[card]}${off ? ' (retournée)' : ''}`),
    ...(printed === null ? [] : [`${printed} sur sa carte`]),
    ...gear.filter((one) => one.zone === zone).map(({ name, value }) => `${signed(value)} (${name})`),
    ...extras
      .filter((one) => one.zone === zone)
      .map(({ what, name, value }) => `${signed(value)} (${name === '' ? (PART_NAMES[what] ?? what) : name})`),
  ];
  return `${nameOf(state, side)}, ${ZONE_NAMES[zone]} : ${items.length === 0 ? 'rien' : listOf(items)}.`;
};
export const healthFact = (state: CombatState, side: Side): string =>
  `${nameOf(state, side)} a ${state.sides[side].health} PS.`;

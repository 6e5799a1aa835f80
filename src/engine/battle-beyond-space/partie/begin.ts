// From a sound scenario to the first state, before anything is drawn or dealt.
import { AWAY } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { boardCells, cellAt, centreOf, EXAMPLE_DECKS } from '../data.ts';
import { shipOf } from '../ships.ts';
import { DESTROYERS, FIGHTERS, type Options } from '../types.ts';
import { ONCE } from './setup-players.ts';
import {
  activeOf,
  ALL_CARDS,
  asteroidsOf,
  boardOf,
  fleetOf,
  leftOf,
  nameOf,
  prizesOf,
  probesOf,
  ringOf,
  roundOf,
  zonesOf,
} from './setup-read.ts';
import type { Fixed, FleetSpec, PartieScenario, PartieState, PlayerSpec, Ship, Side, Turn } from './types.ts';

/** Nothing under way. */
export const EMPTY_TURN: Turn = {
  squadron: null,
  doubled: [],
  asked: 0,
  flights: [],
  teleported: false,
  landing: null,
  wrecks: [],
  shooters: [],
  aims: null,
  begun: false,
  volley: false,
  shot: null,
  turning: [],
  destroyer: null,
  points: 0,
  used: 0,
  helmed: false,
  asteroid: false,
};
const ascending = (a: number, b: number): number => a - b;
const ABSENT: Ship = { cell: AWAY, facing: 0, damage: 0, fate: 'absent', by: null };

/** The twenty ships of a fleet, in the order of FLEET. */
const shipsOf = ({ fighters, destroyers }: FleetSpec): readonly Ship[] => [
  ...FIGHTERS.map((name): Ship => {
    const spec = fighters.find(({ id }) => id === name);
    return spec
      ? { cell: cellAt(spec.at), facing: spec.facing, damage: spec.damage ?? 0, fate: 'play', by: null }
      : ABSENT;
  }),
  ...DESTROYERS.map((name): Ship => {
    const spec = destroyers.find(({ id }) => id === name);
    return spec
      ? { cell: cellAt(spec.rear), facing: spec.facing, damage: spec.damage ?? 0, fate: 'play', by: null }
      : ABSENT;
  }),
];
const sideOf = (spec: PlayerSpec, seat: Seat, imposed: boolean): Side => {
  const { race, power = null, revealed = false, spent = false, elite, shield, hand = [] } = spec;
  const left = leftOf(spec);
  const pile = left.filter((card) => !hand.includes(card));
  return {
    race,
    power,
    revealed,
    spent: spent || (revealed && power !== null && ONCE.has(power)),
    elite: elite === undefined ? null : shipOf(seat, elite),
    shield: shield === undefined ? null : { ship: shipOf(seat, shield.destroyer), tokens: shield.tokens },
    pile: imposed ? pile : pile.toSorted(ascending),
    hand: hand.toSorted(ascending),
    played: ALL_CARDS.filter((card) => !left.includes(card)),
    prizes: prizesOf(spec),
  };
};
const fixedOf = (scenario: PartieScenario, options: Options): Fixed => {
  const { players, kind, decks, imposed = false, deploy = false } = scenario;
  const board = boardOf(scenario);
  const zones = zonesOf(scenario);
  return {
    options,
    strict: kind === 'reglementaire',
    cells: boardCells(board),
    centre: cellAt(centreOf(board)),
    zones: players.map((_, seat) => (zones[seat] ?? []).map(cellAt)),
    decks: { ...EXAMPLE_DECKS, ...decks },
    names: players.map(nameOf),
    races: players.map(({ race }) => race),
    imposed,
    deploy,
    began: players.map((_, seat) => {
      const { fighters, destroyers } = fleetOf(scenario, seat);
      return fighters.length + destroyers.length;
    }),
    prior: players.map(prizesOf),
  };
};

/** Of a scenario known to be legal: everything in place, nothing drawn yet. `active` is already who has the turn; it means nothing while the first player is to be drawn. */
export const fresh = (scenario: PartieScenario, options: Options): PartieState => {
  const fixed = fixedOf(scenario, options);
  const asteroids = asteroidsOf(scenario).map(cellAt).toSorted(ascending);
  const ring = cellAt(ringOf(scenario));
  return {
    fixed,
    phase: 'race',
    sides: scenario.players.map((spec, i) => sideOf(spec, i as Seat, fixed.imposed)),
    ships: scenario.players.flatMap((_, seat) => shipsOf(fleetOf(scenario, seat))),
    asteroids,
    central: asteroids.includes(ring) ? ring : null,
    ring,
    probes: probesOf(scenario).map(cellAt).toSorted(ascending),
    round: roundOf(scenario),
    first: scenario.first,
    active: activeOf(scenario) ?? 0,
    card: null,
    turn: EMPTY_TURN,
    draws: null,
    deploying: null,
    kills: [],
    returning: null,
  };
};

// A scenario read with its defaults: what it leaves out comes from the example data.
import { hexKey } from '../../hex/hex.ts';
import type { Seat } from '../../kernel/game.ts';
import { ROUNDS } from '../constants.ts';
import {
  centreOf,
  EXAMPLE_ASTEROIDS,
  EXAMPLE_BOARD,
  EXAMPLE_FLEETS,
  EXAMPLE_ZONES,
  groundOf,
  hexAt,
  probesAround,
  type Table,
} from '../data.ts';
import type { BoardSpec, FleetSpec, PartieScenario, PlayerSpec, Prizes } from './types.ts';
import type { CardIndex, Place } from '../types.ts';

export const ALL_CARDS: readonly CardIndex[] = Array.from({ length: ROUNDS }, (_, i) => i);
const NO_PRIZES: Prizes = { fighters: 0, destroyers: 0, probes: 0, asteroids: 0 };
const NO_FLEET: FleetSpec = { fighters: [], destroyers: [] };

export const keyAt = (place: Place): string => hexKey(hexAt(place));
/** The example data are for three or for four. */
const tableOf = ({ players }: PartieScenario): Table => (players.length < 4 ? 3 : 4);
export const nameOf = ({ name = '' }: PlayerSpec): string | null => name.trim() || null;

export const boardOf = ({ board = EXAMPLE_BOARD }: PartieScenario): BoardSpec => board;
export const ringOf = (scenario: PartieScenario): Place => scenario.ring ?? centreOf(boardOf(scenario));
/** The zones told; else those of the example, where the whole of them lies on the board. */
export const zonesOf = (scenario: PartieScenario): readonly (readonly Place[])[] => {
  const told = scenario.board?.zones;
  if (told) return told;
  const zones = EXAMPLE_ZONES[tableOf(scenario)];
  const { keys } = groundOf(boardOf(scenario));
  return zones.flat().every((place) => keys.has(keyAt(place))) ? zones : [];
};
export const fleetOf = (scenario: PartieScenario, seat: number): FleetSpec =>
  scenario.players[seat]?.fleet ?? EXAMPLE_FLEETS[tableOf(scenario)][seat] ?? NO_FLEET;
export const asteroidsOf = (scenario: PartieScenario): readonly Place[] =>
  scenario.asteroids ?? EXAMPLE_ASTEROIDS[tableOf(scenario)];
export const probesOf = (scenario: PartieScenario): readonly Place[] =>
  scenario.probes ?? probesAround(centreOf(boardOf(scenario)));
export const prizesOf = ({ prizes = {} }: PlayerSpec): Prizes => ({ ...NO_PRIZES, ...prizes });

export const leftOf = ({ left = ALL_CARDS }: PlayerSpec): readonly CardIndex[] => left;
export const roundOf = ({ round = 1 }: PartieScenario): number => round;
/** Who plays now: the first player, unless told. Nobody knows yet when the first player is to be drawn. */
export const activeOf = ({ active, first }: PartieScenario): Seat | null => active ?? first;
/** Whether this player has had the turn of the round. */
const hasPlayed = (scenario: PartieScenario, seat: number): boolean => {
  const { first, players } = scenario;
  const active = activeOf(scenario);
  if (first === null || active === null) return false;
  const rank = (other: number): number => (other - first + players.length) % players.length;
  return rank(seat) < rank(active);
};
/** How many cards this player has still to play, the one in hand included. */
export const cardsDue = (scenario: PartieScenario, seat: number): number =>
  ROUNDS + (hasPlayed(scenario, seat) ? 0 : 1) - roundOf(scenario);
/** Nobody has moved: the set-up, not a position of a game under way. */
export const isStart = (scenario: PartieScenario): boolean =>
  roundOf(scenario) === 1 && activeOf(scenario) === scenario.first;

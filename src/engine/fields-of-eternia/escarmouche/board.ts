// What every part of the set-up works with: whose word it is, what is still to be done, where figures and tokens may go.
import type { Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { stepsOf } from '../../kernel/steps.ts';
import { LIMITS } from '../constants.ts';
import { heroesOf, teamsOf } from '../partie/board.ts';
import { soldiersAt } from '../partie/map.ts';
import { inDeck } from '../partie/piles.ts';
import { baseFault } from '../partie/soldiers.ts';
import type { HeroIx, Team } from '../partie/types.ts';
import type { ZoneId } from '../types.ts';
import { type EscEvent, type EscState, type Stall, STALLS } from './types.ts';

export type EscStep = Step<EscState, EscEvent>;
export const { told } = stepsOf<EscState, EscEvent>();

/** Teams from the first one on. */
export const orderOf = (state: EscState): readonly Team[] => {
  const teams = teamsOf(state.board);
  const first = state.first ?? 0;
  return teams.map((_, i) => known(teams[(first + i) % teams.length]));
};
/** Heroes in the order of purchases: one of each team in turn. */
export const buyersOf = (state: EscState): readonly HeroIx[] => {
  const rows = orderOf(state).map((team) => heroesOf(state.board, team));
  const longest = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat();
};
/** The hero who buys or passes now. */
export const buyer = (state: EscState): HeroIx => {
  const heroes = buyersOf(state);
  return known(heroes[state.turn % heroes.length]);
};

// ── Offers
const offerOf = ({ board }: EscState, stall: Stall): readonly string[] => board.offers[stall] ?? [];
/** The first offer that lacks a card that its deck can give. */
export const lacking = (state: EscState): Stall | undefined =>
  STALLS.find((stall) => offerOf(state, stall).length < LIMITS.offer && inDeck(state.board, stall) > 0);
/** The offer that a card is in. */
export const stallOf = (state: EscState, card: string): Stall | undefined =>
  STALLS.find((stall) => offerOf(state, stall).includes(card));

// ── Deployment zones
export const zonesLeft = ({ zones, fixed }: EscState): readonly number[] =>
  fixed.scenario.skirmish.zones.map((_, i) => i).filter((i) => !zones.includes(i));

// ── Soldiers
const zoneOutposts = (state: EscState, team: Team): readonly ZoneId[] =>
  state.fixed.scenario.skirmish.zones[state.zones[team] ?? 0]?.outposts ?? [];
const soldiersPlaced = (state: EscState, team: Team): number =>
  Object.values(state.board.soldiers).reduce((sum, row) => sum + (row[team] ?? 0), 0);
export const soldiersLeft = (state: EscState, team: Team): number =>
  state.fixed.scenario.skirmish.soldiers - soldiersPlaced(state, team);
/** Outposts of the chosen zone with room for one more soldier; never a base, but one's own where that is allowed. */
export const soldierZones = (state: EscState, team: Team): readonly ZoneId[] =>
  zoneOutposts(state, team).filter(
    (zone) => baseFault(state.board, team, zone) === undefined && soldiersAt(state.board, zone, team) < LIMITS.soldiers,
  );
/** The team that places soldiers now: each one all of them, before the next. */
export const placer = (state: EscState): Team | undefined =>
  orderOf(state).find((team) => soldiersLeft(state, team) > 0 && soldierZones(state, team).length > 0);

// ── Heroes and tokens
export const placesOf = (state: EscState, team: Team): readonly ZoneId[] =>
  state.fixed.places[state.zones[team] ?? 0] ?? [];
export const heroesLeft = (state: EscState, team: Team): readonly HeroIx[] =>
  heroesOf(state.board, team).filter((hero) => state.placed[hero] !== true);
/** The team whose turn it is, one thing at a time, those with nothing left passed over. */
const inTurn = (state: EscState, left: (team: Team) => number): Team | undefined => {
  const order = orderOf(state);
  return order.map((_, i) => known(order[(state.turn + i) % order.length])).find((team) => left(team) > 0);
};
/** The turn after that of a team. */
export const turnAfter = (state: EscState, team: Team): number =>
  (orderOf(state).indexOf(team) + 1) % orderOf(state).length;
export const deployer = (state: EscState): Team | undefined => inTurn(state, (team) => heroesLeft(state, team).length);
export const tokenPlacer = (state: EscState): Team | undefined => inTurn(state, (team) => state.tokens[team] ?? 0);

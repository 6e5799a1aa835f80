// The action « mobiliser »: reinforce the outpost of the hero, or march soldiers along a path; what is beyond three goes back to the reserve.
import { push } from '../../kernel/steps.ts';
import { LIMITS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { ZoneId } from '../types.ts';
import { spend, standardFault } from './allowed.ts';
import { mayGarrison } from './carry.ts';
import {
  type Applies,
  heroOf,
  type PartieStep,
  type Refuses,
  setTeam,
  still,
  teamOf,
  teamState,
  told,
  top,
} from './board.ts';
import { adjacent, baseOwner, enemyTeams, isOutpost, near, pathsFrom, soldiersAt } from './map.ts';
import { isProtected, isZone } from './move.ts';
import { CORE } from './refusals.ts';
import type { BoardAction, HeroIx, PartieState, Team } from './types.ts';

const { no } = CORE;
const mobiliser = (state: PartieState): { readonly hero: HeroIx; readonly team: Team; readonly zone: ZoneId } => {
  const { hero } = top(state, 'turn');
  return { hero, team: teamOf(state, hero), zone: heroOf(state, hero).zone };
};

// ── Soldiers of a zone
/** Sets how many soldiers of a team stand in a zone; a zone without any is left out. */
export const setSoldiers = (state: PartieState, zone: ZoneId, team: Team, count: number): PartieState => {
  const row = state.fixed.teams.map((_, i) => (i === team ? count : soldiersAt(state, zone, i as Team)));
  const { [zone]: _gone, ...others } = state.soldiers;
  return { ...state, soldiers: row.some((one) => one > 0) ? { ...others, [zone]: row } : others };
};
/** Soldiers of a zone go back to the reserve of their team. */
export const toReserve = (state: PartieState, zone: ZoneId, team: Team, count: number): PartieState =>
  setTeam(setSoldiers(state, zone, team, soldiersAt(state, zone, team) - count), team, {
    reserve: teamState(state, team).reserve + count,
  });
/** Three soldiers of a team in an outpost: those beyond go back to the reserve, once the fight is over (A19). */
export const trimSoldiers = (state: PartieState, zone: ZoneId, team: Team): PartieStep => {
  const count = soldiersAt(state, zone, team) - LIMITS.soldiers;
  return count <= 0
    ? still(state)
    : told(toReserve(state, zone, team, count), {
        type: 'p-surplus',
        team,
        zone,
        count,
        cites: ['foe.soldats.surplus', 'foe.soldats.plafond'],
      });
};

// ── Bases
/** No soldier goes in a base: of another team, never; in one's own, only where the scenario, an ability or a card allows it. */
export const baseFault = (state: PartieState, team: Team, zone: ZoneId): Fault => {
  const owner = baseOwner(state, zone);
  if (owner === undefined) return undefined;
  if (owner !== team) return no('base-inviolable', 'foe.plateau.base-sans-soldat', 'foe.plateau.base-inviolable');
  return mayGarrison(state, team) ? undefined : no('base-sans-soldat', 'foe.plateau.base-sans-soldat');
};

// ── Reinforcements
const placeFault = (state: PartieState): Fault => {
  const { team, zone } = mobiliser(state);
  if (!isOutpost(state, zone) || enemyTeams(state, zone, team).length > 0)
    return no('renfort-lieu', 'foe.soldats.renforcer');
  return baseFault(state, team, zone);
};
const reinforceFault = (state: PartieState, count: number): Fault => {
  const { team, zone } = mobiliser(state);
  const fault = standardFault(state, 'mobiliser') ?? placeFault(state);
  if (fault) return fault;
  if (!Number.isInteger(count) || count < 1 || count > teamState(state, team).reserve)
    return no('reserve-soldats', 'foe.soldats.renforcer');
  return count > LIMITS.soldiers - soldiersAt(state, zone, team)
    ? no('plafond-soldats', 'foe.soldats.plafond', 'foe.plateau.trois-soldats')
    : undefined;
};
const reinforce = (state: PartieState, count: number): PartieStep => {
  const { team, zone } = mobiliser(state);
  const reserve = teamState(state, team).reserve - count;
  const placed = setTeam(
    setSoldiers(spend(state, 'mobiliser'), zone, team, soldiersAt(state, zone, team) + count),
    team,
    { reserve },
  );
  return told(placed, {
    type: 'p-reinforced',
    team,
    zone,
    count,
    reserve,
    cites: ['foe.soldats.renforcer', 'foe.soldats.choix'],
  });
};

// ── Marches
type March = Extract<BoardAction, { type: 'march' }>;
const marchFault = (state: PartieState, { from, to, count }: Pick<March, 'from' | 'to' | 'count'>): Fault => {
  const { team, zone } = mobiliser(state);
  const done = standardFault(state, 'mobiliser');
  if (done) return done;
  if (!isZone(state, from) || !isZone(state, to)) return no('zone-inconnue', 'foe.soldats.deplacer');
  if (zone !== from && !adjacent(state, zone, from)) return no('soldats-portee', 'foe.soldats.portee');
  if (!Number.isInteger(count) || count < 1 || count > soldiersAt(state, from, team))
    return no('nombre-soldats', 'foe.soldats.deplacer');
  if (!pathsFrom(state, from).includes(to)) return no('pas-de-chemin', 'foe.soldats.deplacer', 'foe.plateau.chemins');
  const base = baseFault(state, team, to);
  if (base) return base;
  return isProtected(state, team, to) ? no('protection', 'foe.premiere.protection') : undefined;
};
/** The soldiers of a march where they go: nothing else changes. */
export const marched = (state: PartieState, team: Team, { from, to, count }: Omit<March, 'type'>): PartieState => {
  const left = setSoldiers(state, from, team, soldiersAt(state, from, team) - count);
  return setSoldiers(left, to, team, soldiersAt(left, to, team) + count);
};
const march = (state: PartieState, { from, to, count }: March): PartieStep => {
  const { team } = mobiliser(state);
  const foes = enemyTeams(state, to, team).length > 0;
  const moved = told(marched(spend(state, 'mobiliser'), team, { from, to, count }), {
    type: 'p-marched',
    team,
    from,
    to,
    count,
    cites: [
      'foe.soldats.deplacer',
      'foe.soldats.choix',
      ...(foes ? (['foe.soldats.deplacer-combat', 'foe.bataille.declenchement'] as const) : []),
    ],
  });
  if (foes)
    return {
      state: push(moved.state, { kind: 'clash', what: 'soldats', hero: null, against: null, zone: to, team }),
      events: moved.events,
    };
  const { state: trimmed, events } = trimSoldiers(moved.state, to, team);
  return { state: trimmed, events: [...moved.events, ...events] };
};

/** Every reinforcement and march that may be asked for, those that are refused included. */
export const soldierActions = (state: PartieState): readonly BoardAction[] => {
  const { team, zone } = mobiliser(state);
  const counts = Array.from({ length: LIMITS.soldiers }, (_, i) => i + 1);
  const marches = [zone, ...near(state, zone)].flatMap((from) =>
    pathsFrom(state, from).flatMap((to) =>
      counts.slice(0, soldiersAt(state, from, team)).map((count): BoardAction => ({ type: 'march', from, to, count })),
    ),
  );
  return [...counts.map((count): BoardAction => ({ type: 'reinforce', count })), ...marches];
};
export const SOLDIERS_APPLY = {
  reinforce: ({ count }, state) => reinforce(state, count),
  march: (action, state) => march(state, action),
} satisfies Partial<Applies>;
export const SOLDIERS_REFUSE = {
  reinforce: ({ count }, state) => reinforceFault(state, count),
  march: (action, state) => marchFault(state, action),
} satisfies Partial<Refuses>;

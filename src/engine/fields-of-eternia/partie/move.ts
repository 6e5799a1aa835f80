// Movement, one step at a time: limits, paths between controlled outposts, corridors and flight; the fast travel of towers; what stops a hero.
import type { Some } from '../../kernel/result.ts';
import { pop, push, topOf } from '../../kernel/steps.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { ZoneId } from '../types.ts';
import { spend, standardFault } from './allowed.ts';
import { canFly, isCapped, movementOf, starredMove } from './carry.ts';
import {
  type Applies,
  choice,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setHero,
  type Settles,
  still,
  teamOf,
  told,
  top,
  zoneOf,
} from './board.ts';
import {
  baseOwner,
  beside,
  controls,
  corridorEnds,
  corridorsFrom,
  enemyHeroes,
  heroesAt,
  isHostile,
  isOutpost,
  isSea,
  pathsFrom,
} from './map.ts';
import { CORE } from './refusals.ts';
import type { BoardAction, HeroIx, PartieState, Team } from './types.ts';

const { no, noWith } = CORE;
type How = 'pas' | 'chemin' | 'couloir';
const COST: Readonly<Record<How, number>> = { pas: 1, chemin: 1, couloir: 2 };
/** A movement under way, or about to begin. */
interface Walk {
  readonly hero: HeroIx;
  readonly zone: ZoneId;
  readonly left: number;
  readonly flying: boolean;
}
export const isZone = ({ fixed }: Pick<PartieState, 'fixed'>, id: ZoneId): boolean =>
  fixed.map.zones.some((zone) => zone.id === id);
const walkOf = (state: PartieState): Walk => {
  const frame = topOf(state);
  if (frame?.kind === 'move')
    return { hero: frame.hero, zone: heroOf(state, frame.hero).zone, left: frame.left, flying: frame.flying };
  const { hero } = top(state, 'turn');
  return { hero, zone: heroOf(state, hero).zone, left: movementOf(state, hero), flying: canFly(state, hero) };
};

// ── Protection of the first game (A51)
/** Until the second skull event, nobody goes where a hero of another team would have to fight. */
export const isProtected = (state: PartieState, team: Team, zone: ZoneId): boolean =>
  state.fixed.kind === 'premiere' && state.skulls < 2 && enemyHeroes(state, zone, team).length > 0;

// ── One step
/** A path is open between two outposts that the team controls, unless the option opens them all (A21). */
const pathOpen = (state: PartieState, team: Team, from: ZoneId, to: ZoneId): boolean =>
  state.fixed.options.cheminsLibres || (controls(state, team, from) && controls(state, team, to));
const howTo = (state: PartieState, { hero, zone, flying }: Walk, to: ZoneId): How | undefined => {
  if (beside(state, zone).includes(to)) return 'pas';
  if (
    !state.fixed.options.avantPostesActionSeparee &&
    pathsFrom(state, zone).includes(to) &&
    pathOpen(state, teamOf(state, hero), zone, to)
  )
    return 'chemin';
  return flying && corridorsFrom(state, zone).includes(to) ? 'couloir' : undefined;
};
const noWay = (state: PartieState, { zone }: Walk, to: ZoneId): Fault => {
  if (pathsFrom(state, zone).includes(to))
    return state.fixed.options.avantPostesActionSeparee
      ? no('chemin-action', 'foe.deplacement.entre-avant-postes')
      : no('chemin-non-controle', 'foe.deplacement.entre-avant-postes');
  if (corridorsFrom(state, zone).includes(to))
    return no('couloir-vol', 'foe.plateau.couloirs', 'foe.deplacement.vol-origine');
  return no(
    'zone-non-adjacente',
    'foe.plateau.adjacence',
    zone === to ? 'foe.plateau.pas-a-soi' : 'foe.deplacement.cout',
  );
};
const groundFault = (state: PartieState, team: Team, flying: boolean, to: ZoneId): Fault => {
  if (!isZone(state, to)) return no('zone-inconnue', 'foe.deplacement.cout');
  if (isSea(state, to))
    return flying
      ? no('eau-couloir', 'foe.deplacement.eau-pas-de-fin', 'foe.plateau.couloirs')
      : no('eau-interdite', 'foe.deplacement.eau-interdite', 'foe.plateau.mers');
  const owner = baseOwner(state, to);
  return owner === undefined || owner === team ? undefined : no('base-inviolable', 'foe.plateau.base-inviolable');
};
/** Every zone that a walk may enter next, whatever it finds there, with what it costs. */
const stepsFrom = (state: PartieState, walk: Walk): readonly { readonly to: ZoneId; readonly cost: number }[] =>
  state.fixed.map.zones.flatMap(({ id: to }) => {
    const how = howTo(state, walk, to);
    return how === undefined ||
      COST[how] > walk.left ||
      groundFault(state, teamOf(state, walk.hero), walk.flying, to) !== undefined
      ? []
      : [{ to, cost: COST[how] }];
  });
/** Whether a hero who enters a zone may end somewhere: there, or, flying, further on. */
const mayEnd = (state: PartieState, walk: Walk): boolean => {
  if (!isProtected(state, teamOf(state, walk.hero), walk.zone)) return true;
  return (
    walk.flying &&
    stepsFrom(state, walk).some(({ to, cost }) => mayEnd(state, { ...walk, zone: to, left: walk.left - cost }))
  );
};
const stepFault = (state: PartieState, to: ZoneId): Fault => {
  const walk = walkOf(state);
  const done = topOf(state)?.kind === 'turn' ? standardFault(state, 'deplacer') : undefined;
  if (done) return done;
  const ground = groundFault(state, teamOf(state, walk.hero), walk.flying, to);
  if (ground) return ground;
  const how = howTo(state, walk, to);
  if (how === undefined) return noWay(state, walk, to);
  const cost = COST[how];
  if (cost > walk.left)
    return noWith(
      'points-insuffisants',
      { cout: cost, reste: walk.left },
      how === 'couloir' ? 'foe.deplacement.vol-couloir' : 'foe.deplacement.cout',
      'foe.deplacement.points',
    );
  return mayEnd(state, { ...walk, zone: to, left: walk.left - cost })
    ? undefined
    : no('protection', 'foe.premiere.protection');
};

const STEP_RULES: Readonly<Record<How | 'survol', Some<FoeRule>>> = {
  pas: ['foe.deplacement.cout', 'foe.plateau.adjacence'],
  chemin: ['foe.deplacement.entre-avant-postes', 'foe.deplacement.cout'],
  couloir: ['foe.deplacement.vol-couloir', 'foe.plateau.couloirs'],
  survol: ['foe.deplacement.vol-survol', 'foe.deplacement.cout'],
};
/** Enters a zone. The first step opens the action with all its points. */
const step = (state: PartieState, to: ZoneId): PartieStep => {
  const walk = walkOf(state);
  const how = howTo(state, walk, to) ?? 'pas';
  const left = walk.left - COST[how];
  const over = walk.flying && left > 0 && isHostile(state, to, teamOf(state, walk.hero)) ? 'survol' : how;
  const opened = topOf(state)?.kind === 'move' ? pop(state) : spend(state, 'deplacer');
  const entered = push(setHero(opened, walk.hero, { zone: to }), {
    kind: 'move',
    hero: walk.hero,
    left,
    flying: walk.flying,
  });
  const first = topOf(state)?.kind === 'turn';
  const capped: readonly FoeRule[] = first && isCapped(state, walk.hero) ? ['foe.escarmouche.deplacement'] : [];
  const starred: readonly FoeRule[] = first && starredMove(state, walk.hero) ? ['foe.soutien.vehicule-asterisque'] : [];
  const joins: readonly FoeRule[] =
    isOutpost(state, to) && heroesAt(state, to, teamOf(state, walk.hero)).length > 0
      ? ['foe.plateau.heros-sans-limite']
      : [];
  return told(entered, {
    type: 'p-moved',
    hero: walk.hero,
    from: walk.zone,
    to,
    cost: COST[how],
    left,
    how: over,
    cites: [...STEP_RULES[over], ...capped, ...starred, ...joins],
  });
};

// ── Where a movement stops
/** What follows when a figure comes to rest: a fight, if there is anybody to fight. */
export const arrive = (state: PartieState, hero: HeroIx): PartieStep => {
  const { zone } = heroOf(state, hero);
  return still(isHostile(state, zone, teamOf(state, hero)) ? push(state, { kind: 'fight', zone, hero }) : state);
};
const halt = (state: PartieState, forced: boolean): PartieStep => {
  const { hero, zone, left, flying } = walkOf(state);
  const hostile = isHostile(state, zone, teamOf(state, hero));
  const { state: there, events } = arrive(pop(state), hero);
  if (left === 0 && !hostile) return { state: there, events };
  const cites: Some<FoeRule> = !hostile
    ? ['foe.deplacement.reste-perdu']
    : flying
      ? ['foe.deplacement.vol-atterrissage', 'foe.combat.declenchement']
      : ['foe.deplacement.entree-ennemie', 'foe.combat.declenchement'];
  return told(there, { type: 'p-halted', hero, lost: left, forced, cites }, ...events);
};
/** Where the walk may go on to. Walking into enemies ends it; flying over them does not. */
const nextSteps = (state: PartieState): readonly ZoneId[] => {
  const walk = walkOf(state);
  if (walk.left === 0 || (!walk.flying && isHostile(state, walk.zone, teamOf(state, walk.hero)))) return [];
  return stepsFrom(state, walk)
    .map(({ to }) => to)
    .filter((to) => stepFault(state, to) === undefined);
};
export const firstSteps = (state: PartieState): readonly BoardAction[] =>
  nextSteps(state).map((to) => ({ type: 'move', to }));

// ── Fast travel, paths as an action of their own
const jumpFault = (state: PartieState, to: ZoneId): Fault => {
  const { hero } = top(state, 'turn');
  const team = teamOf(state, hero);
  return (
    groundFault(state, team, false, to) ??
    (isProtected(state, team, to) ? no('protection', 'foe.premiere.protection') : undefined)
  );
};
const jump = (state: PartieState, to: ZoneId, how: 'voyage' | 'chemin', cites: Some<FoeRule>): PartieStep => {
  const { hero } = top(state, 'turn');
  const { zone: from } = heroOf(state, hero);
  const moved = told(setHero(spend(state, how === 'voyage' ? 'voyager' : 'avant-postes'), hero, { zone: to }), {
    type: 'p-moved',
    hero,
    from,
    to,
    cost: 0,
    left: 0,
    how,
    cites,
  });
  const { state: there } = arrive(moved.state, hero);
  return isHostile(there, to, teamOf(state, hero))
    ? told(there, ...moved.events, {
        type: 'p-halted',
        hero,
        lost: 0,
        forced: true,
        cites: ['foe.combat.declenchement', 'foe.deplacement.entree-ennemie'],
      })
    : { state: there, events: moved.events };
};
const isTower = (state: PartieState, zone: ZoneId): boolean =>
  isZone(state, zone) && zoneOf(state, zone).tower === true;
const travelFault = (state: PartieState, to: ZoneId): Fault => {
  const { zone } = heroOf(state, top(state, 'turn').hero);
  const done = standardFault(state, 'voyager');
  if (done) return done;
  return isTower(state, zone) && isTower(state, to) && zone !== to
    ? jumpFault(state, to)
    : no('pas-de-tour', 'foe.deplacement.voyage-rapide', 'foe.plateau.tours');
};
const outpostFault = (state: PartieState, to: ZoneId): Fault => {
  const { hero } = top(state, 'turn');
  const { zone } = heroOf(state, hero);
  if (!state.fixed.options.avantPostesActionSeparee) return no('option-chemins', 'foe.deplacement.entre-avant-postes');
  const done = standardFault(state, 'avant-postes');
  if (done) return done;
  if (!isZone(state, to) || !pathsFrom(state, zone).includes(to))
    return no('pas-de-chemin', 'foe.deplacement.entre-avant-postes', 'foe.plateau.chemins');
  return pathOpen(state, teamOf(state, hero), zone, to)
    ? jumpFault(state, to)
    : no('chemin-non-controle', 'foe.deplacement.entre-avant-postes');
};
/** Puts a hero in a zone by an effect. In the sea, the hero stands on the nearest corridor and chooses where to leave it (A67). */
export const placeAt = (state: PartieState, hero: HeroIx, zone: ZoneId): PartieStep => {
  if (isSea(state, zone))
    return still(push(state, { kind: 'retreat', hero, zones: corridorEnds(state, zone), why: 'eau' }));
  return arrive(setHero(state, hero, { zone }), hero);
};

export const MOVE_APPLY = {
  move: ({ to }, state) => step(state, to),
  halt: (_, state) => halt(state, false),
  travel: ({ to }, state) => jump(state, to, 'voyage', ['foe.deplacement.voyage-rapide', 'foe.plateau.tours']),
  outpost: ({ to }, state) => jump(state, to, 'chemin', ['foe.deplacement.entre-avant-postes']),
} satisfies Partial<Applies>;
export const MOVE_REFUSE = {
  move: ({ to }, state) => stepFault(state, to),
  halt: (_, state) => {
    const { hero, zone } = walkOf(state);
    return isProtected(state, teamOf(state, hero), zone) ? no('protection', 'foe.premiere.protection') : undefined;
  },
  travel: ({ to }, state) => travelFault(state, to),
  outpost: ({ to }, state) => outpostFault(state, to),
} satisfies Partial<Refuses>;
export const MOVE_NODES = {
  move: ({ hero }, state) => {
    const steps = firstSteps(state);
    const stop: readonly BoardAction[] =
      MOVE_REFUSE.halt({ type: 'halt' }, state) === undefined ? [{ type: 'halt' }] : [];
    return steps.length === 0
      ? undefined
      : choice(teamOf(state, hero), [...steps, ...stop], 'foe.deplacement.points', 'foe.deplacement.d-un-seul-tenant');
  },
} satisfies Partial<Nodes>;
export const MOVE_SETTLES = { move: (_, state) => halt(state, true) } satisfies Partial<Settles>;

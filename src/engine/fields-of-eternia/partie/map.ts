// The map: what touches what, who stands where, who controls, where one may fall back. Nothing here changes a state.
import { once } from '../../kernel/once.ts';
import { known } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import type { MapEdge, MapSpec, MapZone, Merchant, ZoneId } from '../types.ts';
import { heroesOf, heroOf, teamsOf, zoneOf } from './board.ts';
import type { HeroIx, PartieState, Team } from './types.ts';

// ── What touches what
const end = ({ a, b }: MapEdge, from: ZoneId): ZoneId | null => (a === from ? b : b === from ? a : null);
/** The kinds of edges that each way to be joined counts. A corridor does not make two zones adjacent. */
const WAYS = {
  near: ['limite', 'chemin', 'bord'],
  beside: ['limite', 'bord'],
  paths: ['chemin'],
  corridors: ['couloir'],
} as const satisfies Readonly<Record<string, readonly MapEdge['kind'][]>>;
type Way = keyof typeof WAYS;
type Joins = ReadonlyMap<ZoneId, readonly ZoneId[]>;
const joinsOf = ({ zones, edges }: MapSpec, kinds: readonly MapEdge['kind'][]): Joins => {
  const right = edges.filter(({ kind }) => kinds.includes(kind));
  const from = (zone: ZoneId): readonly ZoneId[] => {
    const ends = new Set(right.map((edge) => end(edge, zone)));
    return zones.map(({ id }) => id).filter((id) => id !== zone && ends.has(id));
  };
  return new Map(zones.map(({ id }) => [id, from(id)]));
};
/** Read once a map: a game asks for them at every step, and its map never changes. */
const joinsIn = once((map: MapSpec): Readonly<Record<Way, Joins>> => ({
  near: joinsOf(map, WAYS.near),
  beside: joinsOf(map, WAYS.beside),
  paths: joinsOf(map, WAYS.paths),
  corridors: joinsOf(map, WAYS.corridors),
}));
/** The zones that are joined to a zone, each once, in the order of the map; none for a zone that the map does not know. */
const joined = (map: MapSpec, from: ZoneId, way: Way): readonly ZoneId[] => joinsIn(map)[way].get(from) ?? [];
/** Zones that share a limit, a path or a border icon; never a zone with itself. A corridor does not make two zones adjacent. */
export const near = ({ fixed }: Pick<PartieState, 'fixed'>, zone: ZoneId): readonly ZoneId[] =>
  joined(fixed.map, zone, 'near');
export const adjacent = (state: Pick<PartieState, 'fixed'>, a: ZoneId, b: ZoneId): boolean =>
  near(state, a).includes(b);
/** Zones that one walks to freely: a path asks for control, unless a limit lies there too (A21). */
export const beside = ({ fixed }: Pick<PartieState, 'fixed'>, zone: ZoneId): readonly ZoneId[] =>
  joined(fixed.map, zone, 'beside');
export const pathsFrom = ({ fixed }: Pick<PartieState, 'fixed'>, zone: ZoneId): readonly ZoneId[] =>
  joined(fixed.map, zone, 'paths');
export const corridorsFrom = ({ fixed }: Pick<PartieState, 'fixed'>, zone: ZoneId): readonly ZoneId[] =>
  joined(fixed.map, zone, 'corridors');

/** Steps between adjacent zones, never through the sea: 0 for the zone itself; zones that nothing joins are left out (A71). */
export const distances = (state: Pick<PartieState, 'fixed'>, from: ZoneId): ReadonlyMap<ZoneId, number> => {
  const found = new Map([[from, 0]]);
  let edge: readonly ZoneId[] = [from];
  for (let steps = 1; edge.length > 0; steps += 1) {
    edge = [...new Set(edge.flatMap((zone) => near(state, zone)))].filter(
      (zone) => !found.has(zone) && !isSea(state, zone),
    );
    for (const zone of edge) found.set(zone, steps);
  }
  return found;
};
/** Those of some zones that are the fewest steps away. */
export const nearest = (
  state: Pick<PartieState, 'fixed'>,
  from: ZoneId,
  among: readonly ZoneId[],
): readonly ZoneId[] => {
  const steps = distances(state, from);
  const of = (zone: ZoneId): number => steps.get(zone) ?? Number.MAX_SAFE_INTEGER;
  const least = Math.min(...among.map(of));
  return among.filter((zone) => of(zone) === least);
};

// ── Kinds of zones
export const isSea = (state: Pick<PartieState, 'fixed'>, zone: ZoneId): boolean => zoneOf(state, zone).kind === 'mer';
export const isOutpost = (state: Pick<PartieState, 'fixed'>, zone: ZoneId): boolean =>
  zoneOf(state, zone).kind === 'avant-poste';
/** Whose base a zone is. */
export const baseOwner = ({ fixed }: Pick<PartieState, 'fixed'>, zone: ZoneId): Team | undefined => {
  const team = fixed.teams.findIndex(({ base }) => base === zone);
  return team < 0 ? undefined : (team as Team);
};
export const baseOf = ({ fixed }: Pick<PartieState, 'fixed'>, team: Team): ZoneId => known(fixed.teams[team]).base;
const outposts = ({ fixed }: Pick<PartieState, 'fixed'>): readonly MapZone[] =>
  fixed.map.zones.filter(({ kind }) => kind === 'avant-poste');

// ── Who stands where
export const soldiersAt = ({ soldiers }: PartieState, zone: ZoneId, team: Team): number => soldiers[zone]?.[team] ?? 0;
export const heroesAt = (state: PartieState, zone: ZoneId, team: Team): readonly HeroIx[] =>
  heroesOf(state, team).filter((hero) => heroOf(state, hero).zone === zone);
const hasFigures = (state: PartieState, zone: ZoneId, team: Team): boolean =>
  soldiersAt(state, zone, team) > 0 || heroesOf(state, team).some((hero) => heroOf(state, hero).zone === zone);
/** Teams with figures in a zone. */
export const teamsAt = (state: PartieState, zone: ZoneId): readonly Team[] =>
  teamsOf(state).filter((team) => hasFigures(state, zone, team));
export const enemyTeams = (state: PartieState, zone: ZoneId, team: Team): readonly Team[] =>
  teamsAt(state, zone).filter((other) => other !== team);
export const enemyHeroes = (state: PartieState, zone: ZoneId, team: Team): readonly HeroIx[] =>
  enemyTeams(state, zone, team).flatMap((other) => heroesAt(state, zone, other));
/** Whether a hero of this team would meet somebody to fight there: figures of another team, or the boss. */
export const isHostile = (state: PartieState, zone: ZoneId, team: Team): boolean =>
  state.boss?.zone === zone || enemyTeams(state, zone, team).length > 0;

// ── Control
/** Who holds an outpost: its owner for a base; else the one team with figures there. Null: nobody; undefined: two teams still fight for it. */
export const holderAt = (state: PartieState, zone: ZoneId): Team | null | undefined => {
  const owner = baseOwner(state, zone);
  if (owner !== undefined) return owner;
  const teams = teamsAt(state, zone);
  return teams.length > 1 ? undefined : (teams[0] ?? null);
};
export const controls = (state: PartieState, team: Team, zone: ZoneId): boolean =>
  isOutpost(state, zone) && holderAt(state, zone) === team;
/** Every outpost of a team, its base included (A20). */
export const controlled = (state: PartieState, team: Team): readonly MapZone[] =>
  outposts(state).filter(({ id }) => holderAt(state, id) === team);
/** Those where a merchant is. */
export const markets = (state: PartieState, team: Team, merchant: Merchant): readonly MapZone[] =>
  state.fixed.map.zones.filter((zone) => zone.merchant === merchant && holderAt(state, zone.id) === team);

// ── Falling back
/** Where a hero falls back to: the nearest controlled outposts, else the base. The zone that the hero leaves does not count (A13, A20, A71). */
export const refugesFrom = (state: PartieState, team: Team, from: ZoneId): readonly ZoneId[] => {
  const base = baseOf(state, team);
  const held = controlled(state, team)
    .map(({ id }) => id)
    .filter((id) => id !== from && (id !== base || state.fixed.options.baseComptePourRepli));
  return held.length === 0 ? [base] : nearest(state, from, held);
};

/** Why no figure of this team may be in a zone, whoever else stands there. */
export const zoneRule = (state: Pick<PartieState, 'fixed'>, team: Team, zone: ZoneId): FoeRule | undefined => {
  if (isSea(state, zone)) return 'foe.plateau.mers';
  const owner = baseOwner(state, zone);
  return owner === undefined || owner === team ? undefined : 'foe.plateau.base-inviolable';
};
/** The corridors nearest to a zone of the sea, by the lands that they join (A67). */
export const corridorEnds = (state: Pick<PartieState, 'fixed'>, sea: ZoneId): readonly ZoneId[] => {
  const corridors = state.fixed.map.edges.filter(({ kind }) => kind === 'couloir');
  const steps = distances(state, sea);
  const away = ({ a, b }: MapEdge): number =>
    Math.min(steps.get(a) ?? Number.MAX_SAFE_INTEGER, steps.get(b) ?? Number.MAX_SAFE_INTEGER);
  const least = Math.min(...corridors.map(away));
  const ends = new Set(corridors.filter((edge) => away(edge) === least).flatMap(({ a, b }) => [a, b]));
  return state.fixed.map.zones.map(({ id }) => id).filter((id) => ends.has(id));
};

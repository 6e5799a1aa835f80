// Maps under work: what is written of them, as pure functions. The engine judges.
import { EXAMPLE_BASES, EXAMPLE_MAPS } from '../../../../engine/fields-of-eternia/data-map.ts';
import type { MapSpec, MapZone, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { nameOr } from '../ids.ts';

export type MapName = keyof typeof EXAMPLE_MAPS;
export const MAP_NAMES: Readonly<Record<MapName, string>> = {
  eternia: 'Eternia (exemple)',
  pont: 'Le pont des soldats (exemple)',
};
const isName = (name: string): name is MapName => Object.hasOwn(EXAMPLE_MAPS, name);
export const NOTHING: MapSpec = { zones: [], edges: [] };
/** The map of a scenario; an unknown name draws nothing. */
export const mapIn = (map: MapSpec | string = 'eternia'): MapSpec =>
  typeof map !== 'string' ? map : isName(map) ? EXAMPLE_MAPS[map] : NOTHING;
export const zoneNamer =
  ({ zones }: MapSpec): ((id: ZoneId) => string) =>
  (id) =>
    nameOr(zones.find((zone) => zone.id === id)?.name, id);
export type ZoneChoice = readonly [id: ZoneId, name: string];
export const zoneChoices = (
  map: MapSpec,
  kinds: readonly MapZone['kind'][] = ['avant-poste', 'contree'],
): readonly ZoneChoice[] =>
  map.zones.filter(({ kind }) => kinds.includes(kind)).map(({ id, name }) => [id, nameOr(name, id)] as const);

interface Based {
  readonly map?: MapSpec | string;
  readonly teams: readonly { readonly base: ZoneId }[];
}
/** The same game on another map: bases that are not on it go where that map has some. */
export const onMap = <T extends Based>(work: T, map: MapSpec | string): T => {
  const outposts = zoneChoices(mapIn(map), ['avant-poste']).map(([id]) => id);
  const bases: readonly ZoneId[] = typeof map === 'string' && isName(map) ? EXAMPLE_BASES[map] : outposts;
  return {
    ...work,
    map,
    teams: work.teams.map((team, t) =>
      outposts.includes(team.base) ? team : { ...team, base: bases[t] ?? team.base },
    ),
  };
};

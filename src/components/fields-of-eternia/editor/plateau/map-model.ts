// Maps under work: what is written of them, as pure functions. The engine judges.
import { EXAMPLE_BASES, EXAMPLE_MAPS } from '../../../../engine/fields-of-eternia/data-map.ts';
import type { MapSpec, MapZone, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { dropAt } from '../../../atelier/put.ts';
import { freshId, nameOr } from '../ids.ts';

export type MapName = keyof typeof EXAMPLE_MAPS;
export const MAP_NAMES: Readonly<Record<MapName, string>> = {
  eternia: 'Eternia (exemple)',
  pont: 'Le pont des soldats (exemple)',
};
const isName = (name: string): name is MapName => Object.hasOwn(EXAMPLE_MAPS, name);
const NOTHING: MapSpec = { zones: [], edges: [] };
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

export const addZone = (map: MapSpec): MapSpec => {
  const id = freshId(
    'zone',
    map.zones.map((zone) => zone.id),
  );
  const n = map.zones.length;
  return {
    ...map,
    zones: [
      ...map.zones,
      {
        id,
        name: `Zone ${n + 1}`,
        kind: 'avant-poste',
        eternium: 1,
        x: 10 + ((n * 20) % 80),
        y: 10 + ((Math.floor(n / 4) * 20) % 80),
      },
    ],
  };
};
/** The links of a zone go with it. */
export const removeZone = ({ zones, edges }: MapSpec, index: number): MapSpec => {
  const gone = zones[index]?.id;
  return { zones: dropAt(zones, index), edges: edges.filter(({ a, b }) => a !== gone && b !== gone) };
};
const onDrawing = (place: number): number => Math.min(100, Math.max(0, place));
/** Where it is drawn: no rule reads it. */
export const shiftZone = (map: MapSpec, id: ZoneId, x: number, y: number): MapSpec => ({
  ...map,
  zones: map.zones.map((zone) =>
    zone.id === id ? { ...zone, x: onDrawing(zone.x + x), y: onDrawing(zone.y + y) } : zone,
  ),
});

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

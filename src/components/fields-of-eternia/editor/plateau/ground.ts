// What the hands do to a map: its zones, the spot where each stands, what joins them. No rule reads where a zone is drawn.
import type { MapEdge, MapSpec, MapZone, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { once } from '../../../../engine/kernel/once.ts';
import { changeAt, dropAt } from '../../../atelier/put.ts';
import { cellAt, columnLetter } from '../../../scene/grid-cells.ts';
import type { Board } from './board.ts';
import { mapIn } from './map-model.ts';

/** From the first change on, the map is the reader's. */
export const changeMap = (work: Board, change: (map: MapSpec) => MapSpec): Board => ({
  ...work,
  map: change(mapIn(work.map)),
});

/** The spots of a map: its sheet, 100 both ways, cut into cells. */
export const SIZE = { columns: 11, rows: 7 };
export const ROWS: readonly (readonly string[])[] = Array.from({ length: SIZE.rows }, (_, row) =>
  Array.from({ length: SIZE.columns }, (__, column) => `${columnLetter(column)}${row + 1}`),
);
const SPOTS = ROWS.flat();
interface Point {
  readonly x: number;
  readonly y: number;
}
export const centreOf = (spot: string): Point => {
  const [column, row] = cellAt(spot, SIZE) ?? [0, 0];
  return {
    x: Math.round(((column + 0.5) * 100) / SIZE.columns),
    y: Math.round(((row + 0.5) * 100) / SIZE.rows),
  };
};
const cellUnder = ({ x, y }: Point): string => {
  const index = (value: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor((value * count) / 100)));
  return `${columnLetter(index(x, SIZE.columns))}${index(y, SIZE.rows) + 1}`;
};
const nearestFree = (to: Point, taken: ReadonlySet<string>): string | undefined => {
  const far = (spot: string): number => {
    const { x, y } = centreOf(spot);
    return (x - to.x) ** 2 + (y - to.y) ** 2;
  };
  return SPOTS.filter((spot) => !taken.has(spot)).toSorted((a, b) => far(a) - far(b))[0];
};
/** A spot each: the cell that it stands in, or the nearest that no zone before it has. */
export const spotsOf = once(({ zones }: MapSpec): readonly string[] => {
  const taken = new Set<string>();
  return zones.map((zone) => {
    const own = cellUnder(zone);
    const spot = taken.has(own) ? (nearestFree(zone, taken) ?? own) : own;
    taken.add(spot);
    return spot;
  });
});
export const spotOf = (map: MapSpec, zone: ZoneId | undefined): string | undefined =>
  spotsOf(map)[map.zones.findIndex(({ id }) => id === zone)];
export const zoneAt = (map: MapSpec, spot: string): MapZone | undefined => map.zones[spotsOf(map).indexOf(spot)];
export const freeSpot = (map: MapSpec, near = 'f4'): string =>
  nearestFree(centreOf(near), new Set(spotsOf(map))) ?? near;

const NAMES: Readonly<Record<MapZone['kind'], string>> = {
  'avant-poste': 'Avant-poste',
  contree: 'Contrée',
  mer: 'Mer',
};
/** The first number that no zone bears, and that nothing still speaks of: what lost its zone does not find another. */
const freshNumber = (work: Board, kind: MapZone['kind']): number => {
  const written = JSON.stringify([work, mapIn(work.map)]);
  const zones = mapIn(work.map).zones;
  let n = 1;
  while (written.includes(`"zone-${n}"`) || zones.some(({ name }) => name === `${NAMES[kind]} ${n}`)) n += 1;
  return n;
};
/** What a new zone bears: an outpost, some Eternium. */
export const BARE: Readonly<Record<MapZone['kind'], Partial<MapZone> & Pick<MapZone, 'kind'>>> = {
  'avant-poste': { kind: 'avant-poste', eternium: 1 },
  contree: { kind: 'contree' },
  mer: { kind: 'mer' },
};
/** A new zone there, or as near as there is room: none lies on another. */
export const addZone = (work: Board, spot: string, given: Partial<MapZone> & Pick<MapZone, 'kind'>): Board => {
  const n = freshNumber(work, given.kind);
  return changeMap(work, (map) => ({
    ...map,
    zones: [
      ...map.zones,
      {
        name: `${NAMES[given.kind]} ${n}`,
        ...given,
        id: `zone-${n}`,
        ...centreOf(freeSpot(map, spot)),
      },
    ],
  }));
};
export const setZone = (work: Board, index: number, change: (zone: MapZone) => MapZone): Board =>
  changeMap(work, (map) => ({ ...map, zones: changeAt(map.zones, index, change) }));
export const moveZone = (work: Board, index: number, spot: string): Board => {
  const map = mapIn(work.map);
  return spotsOf(map)[index] === spot
    ? work
    : setZone(work, index, (zone) => ({ ...zone, ...centreOf(freeSpot(map, spot)) }));
};
/** Its links go with it; what stood there stays in sight, and stands nowhere. */
export const dropZone = (work: Board, index: number): Board =>
  changeMap(work, ({ zones, edges }) => {
    const gone = zones[index]?.id;
    const alone = zones.filter(({ id }) => id === gone).length === 1;
    return {
      zones: dropAt(zones, index),
      edges: alone ? edges.filter(({ a, b }) => a !== gone && b !== gone) : edges,
    };
  });

export const setEdge = (work: Board, index: number, kind: MapEdge['kind']): Board =>
  changeMap(work, (map) => ({ ...map, edges: changeAt(map.edges, index, (edge) => ({ ...edge, kind })) }));
export const dropEdge = (work: Board, index: number): Board =>
  changeMap(work, (map) => ({ ...map, edges: dropAt(map.edges, index) }));
/** Two zones joined, by a path between outposts; those that are joined, no more. */
export const linkZones = (
  work: Board,
  one: MapZone,
  other: MapZone,
): { readonly work: Board; readonly said: string } => {
  const map = mapIn(work.map);
  const apart = map.edges.filter(({ a, b }) => !([a, b].includes(one.id) && [a, b].includes(other.id)));
  const tied = apart.length < map.edges.length;
  const kind = one.kind === 'avant-poste' && other.kind === 'avant-poste' ? 'chemin' : 'limite';
  return {
    work: changeMap(work, (now) => ({ ...now, edges: tied ? apart : [...apart, { a: one.id, b: other.id, kind }] })),
    said: tied
      ? `${one.name} et ${other.name} ne se touchent plus.`
      : kind === 'chemin'
        ? `Un chemin relie ${one.name} et ${other.name}.`
        : `${one.name} et ${other.name} se touchent.`,
  };
};

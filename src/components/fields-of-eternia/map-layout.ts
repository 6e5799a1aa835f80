// Where the zones of a map are drawn, and which one an arrow key leads to. Coordinates of a map go from 0 to 100; a drawing has ten units for one across, and a little more downwards, for the names.
import type { MapEdge, MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';

const SCALE = 10;
const DOWN = 12.5;
const MARGIN = 95; // room for a zone at the border
const BELOW = 150; // and for its name
export const at = ({ x, y }: Pick<MapZone, 'x' | 'y'>): readonly [number, number] => [x * SCALE, y * DOWN];

/** « -15 -35 1030 1055 »: all the zones and their names. */
export const viewBoxOf = ({ zones }: MapSpec): string => {
  const xs = zones.map(({ x }) => x * SCALE);
  const ys = zones.map(({ y }) => y * DOWN);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return `${left} ${top} ${Math.max(...xs) + MARGIN - left} ${Math.max(...ys) + BELOW - top}`;
};

const LINE = 15; // signs that fit under a zone
/** A name in one line, or two that are about as long. */
export const nameLines = (name: string): readonly string[] => {
  if (name.length <= LINE) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  return cuts.reduce<readonly string[]>(
    (best, cut) =>
      best.length === 1 || Math.max(...cut.map(({ length }) => length)) < Math.max(...best.map(({ length }) => length))
        ? cut
        : best,
    [name],
  );
};

const MAP_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
type MapKey = (typeof MAP_KEYS)[number];
export const isMapKey = (key: string): key is MapKey => (MAP_KEYS as readonly string[]).includes(key);
const WAYS: Readonly<Record<Exclude<MapKey, 'Home' | 'End'>, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The nearest zone that way, those straight ahead first; the same zone when there is none. */
export const zoneTowards = ({ zones }: MapSpec, from: ZoneId, key: MapKey): ZoneId => {
  const start = zones.find(({ id }) => id === from) ?? zones[0];
  if (start === undefined) return from;
  if (key === 'Home') return zones[0]?.id ?? from;
  if (key === 'End') return zones.at(-1)?.id ?? from;
  const [wx, wy] = WAYS[key];
  const ahead = zones.flatMap((zone) => {
    const [dx, dy] = [zone.x - start.x, zone.y - start.y];
    const [along, beside] = [dx * wx + dy * wy, Math.abs(dx * wy - dy * wx)];
    return along <= 0 || beside > 2 * along ? [] : [{ id: zone.id, cost: along + 1.5 * beside }];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.id ?? start.id;
};

/** Zones in rows, from the top, for those who read them one after the other. */
export const rowsOf = ({ zones }: MapSpec): readonly (readonly MapZone[])[] => {
  const rows: MapZone[][] = [];
  for (const zone of zones.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && zone.y - first.y <= 6) row.push(zone);
    else rows.push([zone]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
};

/** The two ends of a border link: stubs that leave the map, with the same letter at both. */
interface Stub {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly letter: string;
}
export const stubsOf = (spec: MapSpec): readonly Stub[] =>
  spec.edges
    .filter(({ kind }) => kind === 'bord')
    .flatMap(({ a, b }, i) => {
      const [one, two] = [spec.zones.find(({ id }) => id === a), spec.zones.find(({ id }) => id === b)];
      if (one === undefined || two === undefined) return [];
      const letter = String.fromCharCode(97 + i);
      const stub = (zone: MapZone, other: MapZone): Stub => {
        const [x, y] = at(zone);
        const [dx, dy] = [zone.x - other.x, zone.y - other.y];
        const flat = Math.abs(dx) >= Math.abs(dy);
        const to: readonly [number, number] = flat ? [x + 84 * Math.sign(dx), y] : [x, y + 84 * Math.sign(dy)];
        return { from: [x, y], to, letter };
      };
      return [stub(one, two), stub(two, one)];
    });
/** Edges drawn from zone to zone, the paths last so that they stay on top. */
export const linesOf = (spec: MapSpec): readonly (MapEdge & { readonly line: string })[] => {
  const order = { limite: 0, couloir: 1, chemin: 2, bord: 3 } as const;
  return spec.edges
    .filter(({ kind }) => kind !== 'bord')
    .flatMap((edge) => {
      const ends = [edge.a, edge.b].map((one) => spec.zones.find(({ id }) => id === one));
      const [one, two] = ends;
      if (one === undefined || two === undefined) return [];
      const [[x1, y1], [x2, y2]] = [at(one), at(two)];
      const bend =
        edge.kind === 'couloir'
          ? `Q${(x1 + x2) / 2 + (y2 - y1) * 0.18} ${(y1 + y2) / 2 + Math.abs(x2 - x1) * 0.18} `
          : 'L';
      return [{ ...edge, line: `M${x1} ${y1}${bend}${x2} ${y2}` }];
    })
    .toSorted((a, b) => order[a.kind] - order[b.kind]);
};

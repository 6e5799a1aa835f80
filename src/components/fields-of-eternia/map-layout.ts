// Where the things of a map are drawn: the sheet that suits a frame, roads, names, who stands where around a place; and which zone an arrow key leads to.
import type { MapEdge, MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import type { Land, MapSheet } from './land.ts';
import type { Point } from './land-mesh.ts';

const ROUND = 20; // sheets differ by steps: a land is drawn once for all the frames that are about the same
const rounded = (value: number): number => Math.round(value / ROUND) * ROUND;
const LEAST = 0.42; // of a phone's window: what its map keeps under the longest caption
/** The sheet that fills a frame of that size, in pixels: names stay legible on it, and places large enough to be pressed. On a phone the caption takes some of the frame or gives it back from one moment to the next: the names are those that have room under the longest, so that the same position bears the same ones, and the coasts are one drawing, stretched. */
export const sheetFor = (width: number, height: number, phone = height / LEAST): MapSheet => {
  const wide = width < 480 ? 700 : width < 960 ? rounded(width / 0.8) : 1200;
  const tall = (of: number): number => rounded(Math.max(0.42, Math.min(1.5, of / width)) * wide);
  const scale = width / wide; // pixels a unit
  return {
    width: wide,
    height: tall(height),
    sign: wide < 800 ? 1.1 : 1,
    font: Math.max(14, Math.ceil(11.4 / scale)),
    named: tall(wide === 700 ? Math.min(height, phone * LEAST) : height),
    drawn: tall(wide === 700 ? phone * LEAST : height),
  };
};
/** The part of a sheet that is seen. */
export const viewOf = ({ view, width, height }: MapSheet): NonNullable<MapSheet['view']> =>
  view ?? [0, 0, width, height];
/** For paper and diagrams. */
export const PAPER: MapSheet = { width: 960, height: 640, sign: 1, font: 17 };

/** How far from a place its heroes stand, in its own scale. */
export const nearOf = (kind: MapZone['kind']): number => (kind === 'avant-poste' ? 54 : 36);
/** Around a place, the points where `count` pawns stand: above it, in an arc. */
export const around = (count: number, near: number): readonly Point[] => {
  const turn = count < 2 ? 0 : Math.min(54, 200 / (count - 1));
  const far = near + Math.max(0, count - 4) * 5;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((-90 + (i - (count - 1) / 2) * turn) * Math.PI) / 180;
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))];
  });
};

export interface Road {
  readonly edge: MapEdge;
  readonly line: string;
}
/** Paths and corridors, bent a little; limits of zones that the sheet draws apart. */
export const roadsOf = ({ edges }: MapSpec, { at, apart }: Land): readonly Road[] =>
  [
    ...apart,
    ...edges.filter(({ kind }) => kind === 'couloir'),
    ...edges.filter(({ kind }) => kind === 'chemin'),
  ].flatMap((edge) => {
    const [one, two] = [at.get(edge.a), at.get(edge.b)];
    if (one === undefined || two === undefined) return [];
    const [[x, y], [tx, ty]] = [one, two];
    const bend = edge.kind === 'couloir' ? 0.2 : 0.09;
    const [mx, my] = [
      (x + tx) / 2 + (ty - y) * bend,
      (y + ty) / 2 + (tx - x) * (edge.kind === 'couloir' ? bend : -bend),
    ];
    return [{ edge, line: `M${x} ${y}Q${Math.round(mx)} ${Math.round(my)} ${tx} ${ty}` }];
  });
/** The two ends of a border link: ways that leave the sheet, with the same letter at both. */
export interface Exit {
  readonly zone: ZoneId;
  readonly line: string;
  readonly sign: Point; // where its letter stands
  readonly letter: string;
}
export const exitsOf = ({ edges }: MapSpec, { at }: Land, { width, height, sign }: MapSheet): readonly Exit[] =>
  edges
    .filter(({ kind }) => kind === 'bord')
    .flatMap(({ a, b }, i) => {
      const [one, two] = [at.get(a), at.get(b)];
      if (one === undefined || two === undefined) return [];
      const exit = (zone: ZoneId, [x, y]: Point, [ox, oy]: Point): Exit => {
        const flat = Math.abs(x - ox) >= Math.abs(y - oy);
        const far = 20 * sign;
        const [ex, ey]: Point = flat ? [x > ox ? width : 0, y] : [x, y > oy ? height : 0];
        const [sx, sy]: Point = flat ? [x > ox ? width - far : far, y] : [x, y > oy ? height - far : far];
        return { zone, line: `M${x} ${y}L${ex} ${ey}`, sign: [sx, sy], letter: String.fromCharCode(65 + i) };
      };
      return [exit(a, one, two), exit(b, two, one)];
    });

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

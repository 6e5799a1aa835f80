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
/** For paper and diagrams. */
export const PAPER: MapSheet = { width: 960, height: 640, sign: 1, font: 17 };

const LINE = 12; // signs that fit under a place of a narrow sheet
/** A name in one line, or, when it is longer than `most`, two that are about as long. */
export const nameLines = (name: string, most = LINE): readonly string[] => {
  if (name.length <= most) return [name];
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

/** The lines of a name on a sheet, and the size of what holds them. */
export interface NameBox {
  readonly lines: readonly string[];
  readonly wide: number;
  readonly tall: number;
  readonly low: number; // from the centre of the place to its top
}
const CHAR = 0.56; // of the size of the letters, on average
const LEADING = 1.12;
export const nameBox = ({ name, kind }: Pick<MapZone, 'name' | 'kind'>, { font, width, sign }: MapSheet): NameBox => {
  const lines = nameLines(name, width < 1000 ? LINE : 26);
  return {
    lines,
    wide: Math.round(Math.max(...lines.map(({ length }) => length)) * font * CHAR + font * 0.9),
    tall: Math.round(lines.length * font * LEADING + font * 0.42),
    low: Math.round(sign * (kind === 'avant-poste' ? 33 : 19)),
  };
};
type Box = readonly [left: number, top: number, right: number, bottom: number];
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
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

const PAWN = 20; // half of a hero, in the scale of its place
/** Whose names must be told whatever they cover, and whose had better be. */
export interface Naming {
  readonly must?: (zone: ZoneId) => boolean;
  readonly lit?: (zone: ZoneId) => boolean;
  readonly heroes?: (zone: ZoneId) => number; // who stand there
}
export type NameSide = 'under' | 'over';
/** The zones whose names have room, and on which side of their places: those that matter first, then outposts; none over another name, another place, or heroes. */
export const namedZones = (
  { zones }: MapSpec,
  { at }: Land,
  sheet: MapSheet,
  { must = () => false, lit = () => false, heroes = () => 0 }: Naming,
): ReadonlyMap<ZoneId, NameSide> => {
  const { sign } = sheet;
  const flatter = (sheet.named ?? sheet.height) / sheet.height;
  const placeOf = (id: ZoneId): Point => {
    const [x, y] = at.get(id) ?? [0, 0];
    return [x, y * flatter];
  };
  const square = ([x, y]: Point, far: number): Box => [x - far, y - far, x + far, y + far];
  const medals = zones.map(
    ({ id, kind }) => [id, square(placeOf(id), sign * (kind === 'avant-poste' ? 30 : 17))] as const,
  );
  const pawns = zones.flatMap(({ id, kind }) => {
    const [x, y] = placeOf(id);
    return around(heroes(id), nearOf(kind)).map(([dx, dy]) => square([x + sign * dx, y + sign * dy], sign * PAWN));
  });
  const rank = ({ id, kind }: MapZone): number => (must(id) ? 0 : lit(id) ? 1 : kind === 'avant-poste' ? 2 : 3);
  const placed: Box[] = [];
  const named = new Map<ZoneId, NameSide>();
  for (const zone of zones.toSorted((a, b) => rank(a) - rank(b))) {
    const [x, y] = placeOf(zone.id);
    const { wide, tall, low } = nameBox(zone, sheet);
    const boxOf = (side: NameSide): Box => {
      const top = side === 'under' ? y + low : y - low - tall;
      return [x - wide / 2, top, x + wide / 2, top + tall];
    };
    const isFree = (box: Box): boolean =>
      ![...placed, ...pawns].some((other) => meet(box, other)) &&
      !medals.some(([id, medal]) => id !== zone.id && meet(box, medal));
    const sides: readonly NameSide[] = rank(zone) < 2 ? ['under', 'over'] : ['under'];
    const side = sides.find((one) => isFree(boxOf(one))) ?? (must(zone.id) ? 'under' : undefined);
    if (side === undefined) continue;
    placed.push(boxOf(side));
    named.set(zone.id, side);
  }
  return named;
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

// The lands, coasts and borders of a map, made from its zones and what joins them: the same for the same map and the same sheet. Nothing here is a rule.
import type { MapEdge, MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { once } from '../../engine/kernel/once.ts';
import { chanceAt, limitsOf, type Mesh, meshOf, outline, type Point, type Sheet, type Side } from './land-mesh.ts';

/** The sheet on which a map is drawn, how large its signs are (1 on a wide sheet of 1,200), and its letters. */
export interface MapSheet extends Sheet {
  readonly sign: number;
  readonly font: number;
  readonly named?: number; // names are chosen as on a sheet of this height; its own unless told
  readonly drawn?: number; // its lands are those of a sheet of this height, stretched; its own unless told
  readonly view?: readonly [x: number, y: number, width: number, height: number]; // the part that is seen; all of it unless told
  readonly whole?: boolean; // from 0 to 100 both ways, wherever its zones are: a map in the making does not move under the hand
}
/** What the server draws: the shape of a window on a desk. */
export const WIDE: MapSheet = { width: 1200, height: 560, sign: 1, font: 14 };
export interface Grove {
  readonly at: Point;
  readonly kind: number;
}
export interface Land {
  readonly at: ReadonlyMap<ZoneId, Point>; // where each place stands
  readonly zones: ReadonlyMap<ZoneId, string>; // its outline
  readonly coast: string;
  readonly borders: string; // between lands that a limit or a path joins
  readonly cliffs: string; // between those that nothing joins
  readonly apart: readonly MapEdge[]; // limits of zones that do not touch on the sheet
  readonly groves: readonly Grove[];
  readonly waves: string;
}

const TOP = 0.1; // what the head of the scene may hide
const BOTTOM = 0.115; // a name stands under its place
const SIDE = 0.08; // more on a narrow sheet, where names are larger
/** Where a point of a map, 0 to 100 both ways, is drawn: zones at its edges at the edges of the sheet. */
export const drawnAt = (
  { zones }: MapSpec,
  { width, height, whole = false }: Pick<MapSheet, 'width' | 'height' | 'whole'>,
): ((x: number, y: number) => Point) => {
  const [xs, ys] = [zones.map(({ x }) => x), zones.map(({ y }) => y)];
  const left = Math.min(whole ? 0 : 8, ...xs);
  const right = Math.max(whole ? 100 : 92, ...xs);
  const top = Math.min(whole ? 0 : Math.max(6, Math.min(...ys) - 14), ...ys);
  const bottom = Math.max(whole ? 100 : Math.min(92, Math.max(...ys) + 18), ...ys);
  const side = Math.max(SIDE, 72 / width);
  return (x, y) => [
    Math.round(width * (side + ((1 - 2 * side) * (x - left)) / (right - left))),
    Math.round(height * (TOP + ((1 - TOP - BOTTOM) * (y - top)) / (bottom - top))),
  ];
};
export const placesOf = (
  map: MapSpec,
  sheet: Pick<MapSheet, 'width' | 'height' | 'whole'>,
): ReadonlyMap<ZoneId, Point> => {
  const at = drawnAt(map, sheet);
  return new Map(map.zones.map(({ id, x, y }) => [id, at(x, y)]));
};

/** From a place towards what it is joined to: its start, the way, and one over its squared length. */
interface Arm {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly over: number;
}
/** The square of the distance from a point to an arm. */
const apartFrom = (px: number, py: number, { x, y, dx, dy, over }: Arm): number => {
  const t = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) * over));
  return (px - x - t * dx) ** 2 + (py - y - t * dy) ** 2;
};
const REACH = 0.36; // how far a zone stretches towards a neighbour, of the way
const JOINS: ReadonlySet<MapEdge['kind']> = new Set(['limite', 'chemin']);
/** `flat`: how much less a way down the sheet counts than one across. */
const armsOf = ({ edges }: MapSpec, { id }: MapZone, at: Land['at'], flat: number): readonly Arm[] => {
  const [x, height] = at.get(id) ?? [0, 0];
  const y = flat * height;
  const ends = edges.flatMap(({ a, b, kind }) => (JOINS.has(kind) ? (a === id ? [b] : b === id ? [a] : []) : []));
  const arms = ends.flatMap((end): readonly Arm[] => {
    const to = at.get(end);
    if (to === undefined) return [];
    const [dx, dy] = [REACH * (to[0] - x), REACH * (flat * to[1] - y)];
    return dx === 0 && dy === 0 ? [] : [{ x, y, dx, dy, over: 1 / (dx * dx + dy * dy) }];
  });
  return [{ x, y, dx: 0, dy: 0, over: 0 }, ...arms];
};
/** Water lies half way along a corridor. */
const channelsOf = ({ edges }: MapSpec, at: Land['at'], flat: number): readonly (readonly Arm[])[] =>
  edges.flatMap(({ a, b, kind }) => {
    const [one, two] = [at.get(a), at.get(b)];
    return kind !== 'couloir' || one === undefined || two === undefined
      ? []
      : [[{ x: (one[0] + two[0]) / 2, y: (flat * (one[1] + two[1])) / 2, dx: 0, dy: 0, over: 0 }]];
  });
const isSea = ({ kind }: MapZone): boolean => kind === 'mer';
const OPEN = -2; // open water, that no sea zone claims
const VOID = -1; // off the sheet
/** Whose each cell is: the nearest zone's, bent by two slow waves; land goes no further than a shore. */
const ownersOf = (map: MapSpec, sheet: MapSheet, mesh: Mesh, at: Land['at']): readonly number[] => {
  const flat = Math.min(1, (0.5 * sheet.width) / sheet.height); // a tall sheet stretches its lands
  const arms = [...map.zones.map((zone) => armsOf(map, zone, at, flat)), ...channelsOf(map, at, flat)];
  const wet = map.zones.map(isSea);
  const shore = (0.088 * sheet.width) ** 2;
  const bend = 0.02 * Math.min(sheet.width, sheet.height * 1.6);
  // how far each reaches from its place: what is further than the nearest so far is not looked at more closely
  const reach = arms.map((list) => Math.max(...list.map(({ dx, dy }) => Math.hypot(dx, dy))));
  const slow = (5.2 * Math.PI) / sheet.width;
  return mesh.cells.map(([x, y]) => {
    const px = x + bend * (Math.sin(x * slow * 1.5 + 1.3) + Math.sin(y * slow * 2 + x * slow * 0.8));
    const py = flat * y + bend * (Math.sin(y * slow * 1.5 + 0.4) + Math.sin(x * slow * 2 - y * slow * 0.8));
    // plain steps: this runs two thousand times before anything is compiled
    let land = Infinity;
    let landAt = OPEN;
    let sea = Infinity;
    let seaAt = OPEN;
    for (let i = 0; i < arms.length; i += 1) {
      const own = arms[i];
      const first = own?.[0];
      if (own === undefined || first === undefined) continue;
      const isWet = wet[i] !== false;
      const least = isWet ? sea : land;
      const free = Math.sqrt((px - first.x) ** 2 + (py - first.y) ** 2) - (reach[i] ?? 0);
      if (free > 0 && free * free > least) continue;
      let far = Infinity;
      for (let k = 0; k < own.length; k += 1) {
        const arm = own[k];
        if (arm !== undefined) far = Math.min(far, apartFrom(px, py, arm));
      }
      if (far >= least) continue;
      if (isWet) {
        sea = far;
        seaAt = i < wet.length ? i : OPEN;
      } else {
        land = far;
        landAt = i;
      }
    }
    return land < shore && land <= sea ? landAt : seaAt;
  });
};

const pairOf = (a: number, b: number): number => Math.min(a, b) * 1000 + Math.max(a, b);
const linked = ({ zones, edges }: MapSpec): ReadonlySet<number> => {
  const rank = new Map(zones.map(({ id }, i) => [id, i]));
  return new Set(
    edges.filter(({ kind }) => JOINS.has(kind)).map(({ a, b }) => pairOf(rank.get(a) ?? 0, rank.get(b) ?? 0)),
  );
};
const clear = (point: Point, at: Land['at'], room: number): boolean =>
  [...at.values()].every(([x, y]) => Math.hypot(x - point[0], (y + room * 0.25 - point[1]) * 1.1) > room);

/** Trees where the wilds leave room, waves where the sea does. */
const adorn = (
  { zones }: MapSpec,
  { sign, width, height }: MapSheet,
  mesh: Mesh,
  owners: readonly number[],
  at: Land['at'],
): Pick<Land, 'groves' | 'waves'> => {
  const groves: Grove[] = [];
  let waves = '';
  mesh.cells.forEach(([x, y], cell) => {
    const owner = owners[cell] ?? OPEN;
    const wild = zones[owner]?.kind === 'contree';
    const wet = owner < 0 || zones[owner]?.kind === 'mer';
    const luck = chanceAt(cell, 7);
    if ((!wild && !wet) || x < 12 || y < 12 || x > width - 30 || y > height - 12 || luck > (wild ? 0.12 : 0.045))
      return;
    const spot: Point = [Math.round(x), Math.round(y)];
    if (!clear(spot, at, 62 * sign)) return;
    if (wild) groves.push({ at: spot, kind: Math.floor(luck * 1000) % 3 });
    else
      waves += `M${spot[0]} ${spot[1]}q${Math.round(6 * sign)}-${Math.round(6 * sign)} ${Math.round(12 * sign)} 0t${Math.round(12 * sign)} 0`;
  });
  return { groves, waves };
};

const grouped = (sides: readonly Side[], by: (side: Side) => number): ReadonlyMap<number, readonly Side[]> => {
  const groups = new Map<number, Side[]>();
  for (const side of sides) {
    const key = by(side);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [side]);
    else group.push(side);
  }
  return groups;
};

/** Worked out once a map and a sheet: a game asks at every step, and its map never changes. */
const onceASheet = <T extends object>(make: (map: MapSpec, sheet: MapSheet) => T) => {
  const sheetsOf = once((_: MapSpec) => new Map<string, T>());
  return (map: MapSpec, sheet: MapSheet): T => {
    const sheets = sheetsOf(map);
    const name = `${sheet.width} ${sheet.height} ${sheet.drawn} ${sheet.sign} ${sheet.whole === true}`;
    const found = sheets.get(name);
    if (found !== undefined) return found;
    const made = make(map, sheet);
    sheets.set(name, made);
    return made;
  };
};
/** On which the lands are worked out. */
const shapeOf = (sheet: MapSheet): MapSheet => ({ ...sheet, height: sheet.drawn ?? sheet.height });
const meshFor = onceASheet((_, sheet): Mesh => meshOf(shapeOf(sheet), sheet.width / 48));
/** Whose each cell of the mesh is: the rank of a zone. */
const sharesOf = onceASheet((map, sheet): readonly number[] => {
  const shape = shapeOf(sheet);
  return ownersOf(map, shape, meshFor(map, sheet), placesOf(map, shape));
});
const stretch = (sheet: MapSheet): ((point: Point) => Point) => {
  const { height } = shapeOf(sheet);
  return ([x, y]) => [x, (y * sheet.height) / height];
};
const limitsFor = onceASheet((map, sheet): ReturnType<typeof limitsOf> => {
  const found = limitsOf(meshFor(map, sheet), sharesOf(map, sheet), VOID);
  return { ...found, corners: found.corners.map(stretch(sheet)) };
});
const ownerIn =
  (owners: readonly number[]) =>
  (cell: number): number =>
    cell < 0 ? VOID : (owners[cell] ?? VOID);
const zonesOf = onceASheet((map, sheet): Land['zones'] => {
  const all = limitsFor(map, sheet);
  const owner = ownerIn(sharesOf(map, sheet));
  const mine = grouped(all.sides, ({ cell }) => owner(cell));
  return new Map(map.zones.map(({ id }, i) => [id, outline(all, mine.get(i) ?? [], () => true)]));
});
/** What makes a land, in order: done one by one, each is a short task, and the land is there. */
export const stepsTo = (map: MapSpec, sheet: MapSheet): readonly (() => void)[] =>
  [meshFor, sharesOf, limitsFor, zonesOf, landOf].map((make) => () => void make(map, sheet));
/** Everything that is drawn of the lands of a map on a sheet. */
export const landOf = onceASheet((map, sheet): Land => {
  const at = placesOf(map, sheet);
  const [mesh, owners] = [meshFor(map, sheet), sharesOf(map, sheet)];
  const owner = ownerIn(owners);
  const isDry = map.zones.map((zone) => !isSea(zone));
  const dry = (cell: number): boolean => isDry[owner(cell)] === true;
  const all = limitsFor(map, sheet);
  const limits = all.sides;
  const inland = limits.filter(({ cell, other }) => dry(cell) && dry(other));
  const path = (sides: readonly Side[], keeps: (cell: number, other: number) => boolean): string =>
    outline(all, sides, keeps);
  const links = linked(map);
  const touching = new Set(limits.map(({ cell, other }) => pairOf(owner(cell), owner(other))));
  const pairs = grouped(inland, ({ cell, other }) => pairOf(owner(cell), owner(other)));
  const between = (joined: boolean): string =>
    [...pairs]
      .filter(([pair]) => links.has(pair) === joined)
      .map(([, sides]) => path(sides, (cell, other) => owner(cell) < owner(other)))
      .join('');
  const rank = new Map(map.zones.map(({ id }, i) => [id, i]));
  return {
    at,
    zones: zonesOf(map, sheet),
    coast: path(limits, (cell, other) => dry(cell) && other >= 0 && !dry(other)),
    borders: between(true),
    cliffs: between(false),
    apart: map.edges.filter(
      ({ a, b, kind }) => kind === 'limite' && !touching.has(pairOf(rank.get(a) ?? 0, rank.get(b) ?? 0)),
    ),
    ...adorn(map, sheet, { ...mesh, cells: mesh.cells.map(stretch(sheet)) }, owners, at),
  };
});

// Which names a map bears, and where: those that matter now first; none over another, nor over a hero.
import type { MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { once } from '../../engine/kernel/once.ts';
import type { Land, MapSheet } from './land.ts';
import type { Point } from './land-mesh.ts';
import { around, nearOf, viewOf } from './map-layout.ts';

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
interface NameBox {
  readonly lines: readonly string[];
  readonly wide: number;
  readonly tall: number;
}
const CHAR = 0.56; // of the size of the letters, on average
const LEADING = 1.12;
const nameBox = (lines: readonly string[], { font }: MapSheet): NameBox => ({
  lines,
  wide: Math.round(Math.max(...lines.map(({ length }) => length)) * font * CHAR + font * 0.9),
  tall: Math.round(lines.length * font * LEADING + font * 0.42),
});
type Box = readonly [left: number, top: number, right: number, bottom: number];
/** The area that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
const PAWN = 20; // half of a hero, in the scale of its place
/** Whose names must be told whatever they cover, and whose had better be. */
export interface Naming {
  readonly must?: (zone: ZoneId) => boolean;
  readonly lit?: (zone: ZoneId) => boolean;
  readonly heroes?: (zone: ZoneId) => number; // who stand there
  readonly soldiers?: (zone: ZoneId) => number; // ranks of them: a team a rank
  readonly quest?: (zone: ZoneId) => boolean;
  readonly headed?: boolean; // what is told over the head of the sheet, at the left, hides names
}
/** A name, and where it stands: its middle and its top, from its place. */
export interface NameSpot extends NameBox {
  readonly dx: number;
  readonly dy: number;
}
/** Where a name may stand, the best first: under its place, over it, aside of these (further where it matters), then beside where it matters; drawn back into the sheet. */
const spotsOf = ({ name, kind }: MapZone, x: number, sheet: MapSheet, matters: boolean): readonly NameSpot[] => {
  const { sign } = sheet;
  const [left, , width] = viewOf(sheet);
  const low = Math.round(sign * (kind === 'avant-poste' ? 33 : 19));
  const boxes = width < 1000 ? [nameLines(name), [name]] : [nameLines(name, 26)];
  return boxes.flatMap((lines) => {
    const box = nameBox(lines, sheet);
    const { wide, tall } = box;
    const inside = (dx: number): number =>
      Math.round(Math.max(left + 3 + wide / 2, Math.min(left + width - 3 - wide / 2, x + dx)) - x);
    const out = low + wide / 2;
    const spot = (dx: number, dy: number): NameSpot => ({ ...box, dx: inside(dx), dy: Math.round(dy) });
    return [
      ...(matters ? [0, 0.25, -0.25, 0.5, -0.5] : [0, 0.2, -0.2]).flatMap((aside) =>
        [low, -low - tall].map((dy) => spot(aside * wide, dy)),
      ),
      ...(matters ? [-0.5, 0, -1] : []).flatMap((up) => [out, -out].map((dx) => spot(dx, up * tall))),
    ];
  });
};
/** A name at one of its spots: where on the sheet, and how much it would hide of what had better be seen. */
interface Tried {
  readonly box: Box;
  readonly hides: number;
}
/** The best of them so far. */
interface Best extends Tried {
  readonly spot: NameSpot;
  readonly bears: number; // how much of another name, or of a hero, it would lie over
  readonly cost: number;
}
type SignSpot = readonly [dx: number, dy: number, half: number, worth: number];
/** What lies at a place beside its medallion, in its scale, over any name: where, half of its size, and how much it is worth to a name to stay clear of it. */
const signsOf = (
  { id, kind, merchant, eternium = 0 }: MapZone,
  { soldiers, quest }: Pick<Naming, 'soldiers' | 'quest'>,
): readonly SignSpot[] => {
  const crystals: SignSpot = [48, 15, 11, 0.5];
  const stall: SignSpot = [27, -23, 14, 1];
  const token: SignSpot = kind === 'avant-poste' ? [-27, -23, 14, 1] : [24, -8, 14, 1];
  return [
    ...(eternium > 0 ? [crystals] : []),
    ...(merchant === undefined ? [] : [stall]),
    ...(quest?.(id) === true ? [token] : []),
    ...Array.from({ length: soldiers?.(id) ?? 0 }, (_, rank): SignSpot => [-47, 14 + rank * 22, 14, 1]),
  ];
};
const HEAD = 0.55; // of its width
const HEAD_TALL = { narrow: 66, wide: 90 }; // a goal a line where there is room
const COVERS = [Infinity, Infinity, 400, 250, 100]; // by rank, the area of other things that a name may cover
const AGAIN = 3; // times that what has found no room is named first
const MUCH = 12; // times the area that a name would rather cover of something else than of another name, or of a hero
/** The names that have room, and where: those that matter first (pressed, lit, where heroes stand), then outposts. None lies over another, nor over a hero; only what is pressed or lit may cover much of anything else, as little as may be. */
export const namedZones = (
  { zones }: MapSpec,
  { at }: Land,
  sheet: MapSheet,
  { must = () => false, lit = () => false, heroes = () => 0, headed = false, ...stands }: Naming,
): ReadonlyMap<ZoneId, NameSpot> => {
  const { sign } = sheet;
  const flatter = (sheet.named ?? sheet.height) / sheet.height;
  const placeOf = (id: ZoneId): Point => {
    const [x, y] = at.get(id) ?? [0, 0];
    return [x, y * flatter];
  };
  const square = ([x, y]: Point, far: number): Box => [x - far, y - far, x + far, y + far];
  const rank = ({ id, kind }: MapZone): number =>
    must(id) ? 0 : lit(id) ? 1 : heroes(id) > 0 ? 2 : kind === 'avant-poste' ? 3 : 4;
  // what a name had better leave in sight, and how much; then what it may not cover
  const things = zones.flatMap((zone): readonly (readonly [Box, number])[] => {
    const [x, y] = placeOf(zone.id);
    const outpost = zone.kind === 'avant-poste';
    return [
      [square([x, y], sign * (outpost ? 30 : 17)), rank(zone) < 2 ? 3 : 1],
      ...signsOf(zone, stands).map(([dx, dy, far, worth]): readonly [Box, number] => [
        square([x + sign * dx, y + sign * dy], sign * far),
        worth,
      ]),
    ];
  });
  const pawns = zones.flatMap(({ id, kind }) => {
    const [x, y] = placeOf(id);
    return around(heroes(id), nearOf(kind)).map(([dx, dy]) => square([x + sign * dx, y + sign * dy], sign * PAWN));
  });
  const [left, top, width, height] = viewOf(sheet);
  const [end, far] = [top + flatter * height, 1e4];
  const off: readonly Box[] = [
    [left, -far, left + width, top],
    [left, end, left + width, end + far],
    ...(headed
      ? [[left, top, left + HEAD * width, top + (width < 1000 ? HEAD_TALL.narrow : HEAD_TALL.wide)] as const]
      : []),
  ];
  const spots = once((zone: MapZone) => spotsOf(zone, placeOf(zone.id)[0], sheet, rank(zone) < 2));
  const measured = once((spot: NameSpot, [x, y]: Point): Tried => {
    const { dx, dy, wide, tall } = spot;
    const box: Box = [x + dx - wide / 2, y + dy, x + dx + wide / 2, y + dy + tall];
    return { box, hides: things.reduce((sum, [other, worth]) => sum + worth * shared(box, other), 0) };
  });
  /** `first`: those to be named before the others of their rank. */
  const naming = (
    first: readonly ZoneId[],
  ): readonly [named: ReadonlyMap<ZoneId, NameSpot>, lost: readonly ZoneId[]] => {
    const [placed, named, lost] = [[...pawns, ...off], new Map<ZoneId, NameSpot>(), [] as ZoneId[]];
    const order = (zone: MapZone): number => rank(zone) - (first.includes(zone.id) ? 0.5 : 0);
    for (const zone of zones.toSorted((a, b) => order(a) - order(b))) {
      let best: Best | undefined;
      for (const spot of spots(zone)) {
        const { box, hides } = measured(spot, placeOf(zone.id));
        const bears = placed.reduce((sum, other) => sum + shared(box, other), 0);
        const cost = MUCH * bears + hides;
        if (best === undefined || cost < best.cost) best = { spot, box, hides, bears, cost };
        if (cost === 0) break;
      }
      if (best === undefined) continue;
      if (rank(zone) > 0 && (best.bears > 0 || best.cost > (COVERS[rank(zone)] ?? 0))) {
        if (rank(zone) < 4) lost.push(zone.id);
        continue;
      }
      placed.push(best.box);
      named.set(zone.id, best.spot);
    }
    return [named, lost];
  };
  /** What is lit counts more than all that is not. */
  const loss = (ids: readonly ZoneId[]): number => ids.reduce((sum, id) => sum + (lit(id) ? zones.length : 1), 0);
  let first: readonly ZoneId[] = [];
  let [named, lost] = naming(first);
  let least = loss(lost);
  for (let tries = 0; lost.length > 0 && tries < AGAIN; tries += 1) {
    first = [...first, ...lost];
    const next = naming(first);
    if (loss(next[1]) < least) [named, least] = [next[0], loss(next[1])];
    lost = next[1];
  }
  return named;
};

// What the hands do to the plan of a mission: its zones, where each stands, which touch. All else knows a zone by its name.
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Ground } from '../../../../engine/versus/partie/types.ts';
import type { Zone } from '../../../../engine/versus/types.ts';
import { changeAt, dropAt, put } from '../../../atelier/put.ts';
import { cellAt, columnLetter } from '../../../scene/grid-cells.ts';
import type { Work } from '../modes.ts';

export const SIZE = { columns: LIMITS.plan, rows: LIMITS.plan };
const spot = (column: number, row: number): string => `${columnLetter(column)}${row + 1}`;
/** Column and row from 0, row 0 at the top; undefined when the plan has no such spot. */
export const at = (where: string): readonly [column: number, row: number] | undefined => cellAt(where, SIZE);
const WIDE = 3; // zones in a row, where nobody said
const everySpot = (columns: number): readonly string[] =>
  Array.from({ length: columns * LIMITS.plan }, (_, i) => spot(i % columns, Math.floor(i / columns)));
/** The free spots, the first rows first. */
const freeSpots = (taken: readonly string[]): readonly string[] =>
  [...new Set([...everySpot(WIDE), ...everySpot(LIMITS.plan)])].filter((one) => !taken.includes(one));
/** Where each zone stands: where it was put, else on a free spot. */
export const spotsOf = ({ zones = [], spots = [] }: Ground): readonly string[] => {
  const free = freeSpots(spots);
  return zones.map((_, i) => spots[i] ?? free[i - spots.length] ?? '');
};
interface Size {
  readonly columns: number;
  readonly rows: number;
}
const HIGH = 2; // rows, where nothing stands yet
/** What is drawn: the zones, and room around them for more. What lies beyond `taken` is one free column, one free row. */
export const sizeOf = (work: Ground): Size & { readonly taken: Size } => {
  const places = spotsOf(work).map((one) => at(one) ?? [0, 0]);
  const room = (axis: 0 | 1, least: number, free: number): number =>
    Math.min(LIMITS.plan, Math.max(least, ...places.map((place) => place[axis] + 1 + free)));
  const sized = (free: number): Size => ({ columns: room(0, WIDE, free), rows: room(1, HIGH, free) });
  return { ...sized(1), taken: sized(0) };
};
export const zoneAt = (work: Ground, where: string): Zone | undefined => work.zones?.[spotsOf(work).indexOf(where)];
export const spotOf = (work: Ground, zone: Zone | null | undefined): string | undefined => {
  const index = typeof zone === 'string' ? (work.zones ?? []).indexOf(zone) : -1;
  return index === -1 ? undefined : spotsOf(work)[index];
};

type Doors = NonNullable<Ground['doors']>;
/** Lists that say nothing are left out. */
const laid = (work: Work, ground: Ground): Work =>
  Object.fromEntries(
    Object.entries({ ...work, ...ground }).filter(
      ([key, value]) => !(key in ground && Array.isArray(value) && value.length === 0),
    ),
  ) as unknown as Work;
const fresh = (zones: readonly Zone[], stem = 'Zone'): Zone => {
  let n = 1;
  while (zones.includes(`${stem} ${n}`)) n += 1;
  return `${stem} ${n}`;
};
export const addZone = (work: Work, where: string, name = fresh(work.zones ?? [])): Work =>
  laid(work, { zones: [...(work.zones ?? []), name], spots: [...spotsOf(work), where] });
export const moveZone = (work: Work, index: number, where: string): Work =>
  laid(work, { spots: changeAt(spotsOf(work), index, () => where) });
export const freeSpot = (work: Ground): string => freeSpots(spotsOf(work))[0] ?? 'a1';
export const toFreeSpot = (work: Work, index: number): Work => moveZone(work, index, freeSpot(work));
/** A zone by another name, wherever it is spoken of; `undefined`: it is gone, what lay there lies nowhere. */
const spoken = (work: Work, name: Zone, next: Zone | undefined): Work => {
  const zoned = <T extends { readonly zone?: Zone }>(one: T): T =>
    one.zone === name ? put<T, 'zone'>(one, 'zone', next) : one;
  const exits = (work.exits ?? []).flatMap((one) => (one === name ? (next ?? []) : [one]));
  const doors: Doors = (work.doors ?? [])
    .filter((door) => next !== undefined || !door.includes(name))
    .map(([a, b]) => [a === name ? (next ?? a) : a, b === name ? (next ?? b) : b] as const);
  const now = laid(work, { exits, doors });
  const pieces = now.pieces?.map(zoned);
  const both = pieces === undefined ? now : { ...now, pieces };
  if (both.mode !== 'partie') return both;
  return {
    ...both,
    ...(both.figures === undefined ? {} : { figures: both.figures.map(zoned) }),
    ...(both.markers === undefined
      ? {}
      : { markers: both.markers.map((one) => (one.zone === name ? { ...one, zone: next ?? null } : one)) }),
  };
};
/** Of two zones of one name, what is said of it stays with the other. */
const isAlone = (work: Work, name: Zone): boolean => (work.zones ?? []).filter((one) => one === name).length === 1;
export const renameZone = (work: Work, index: number, next: Zone): Work => {
  const name = work.zones?.[index];
  if (name === undefined || name === next) return work;
  const told = isAlone(work, name) ? spoken(work, name, next) : work;
  return laid(told, { zones: changeAt(told.zones ?? [], index, () => next) });
};
export const freshName = (work: Work, index: number): Zone => fresh(work.zones ?? [], work.zones?.[index] || 'Zone');
export const dropZone = (work: Work, index: number): Work => {
  const name = work.zones?.[index];
  const told = name !== undefined && isAlone(work, name) ? spoken(work, name, undefined) : work;
  return laid(told, { zones: dropAt(told.zones ?? [], index), spots: dropAt(spotsOf(work), index) });
};
export const setExits = (work: Work, exits: readonly Zone[]): Work => laid(work, { exits });
export const dropDoor = (work: Work, index: number): Work => laid(work, { doors: dropAt(work.doors ?? [], index) });
/** A door between two zones, or none any more. */
export const linkZones = (work: Work, a: Zone, b: Zone): Work => {
  const others = (work.doors ?? []).filter((door) => !(door.includes(a) && door.includes(b)));
  return laid(work, { doors: others.length === (work.doors ?? []).length ? [...others, [a, b] as const] : others });
};

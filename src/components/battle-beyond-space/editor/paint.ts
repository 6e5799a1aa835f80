// The ground of the board: cells and holes, asteroids, probes, start zones, the centre and that of the ring. What comes to say the same as the example is left out again.
import { centreOf, EXAMPLE_BOARD, type Table } from '../../../engine/battle-beyond-space/data.ts';
import {
  asteroidsOf,
  boardOf,
  probesOf,
  ringOf,
  zonesOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { BoardSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import type { Place } from '../../../engine/battle-beyond-space/types.ts';
import { changeAt, put } from '../../atelier/put.ts';
import type { Work } from './model.ts';
import { has, isSame, type Places, sameSet, sizeOf, withAll, without } from './places.ts';
import { type Image, imagesOf, type Symmetry, zoneImages } from './symmetry.ts';

const ORIGIN: Place = [0, 0];
export const tableOf = ({ players }: Pick<Work, 'players'>): Table => (players.length === 4 ? 4 : 3);
const isHole = (work: Work, place: Place): boolean => has(boardOf(work).holes ?? [], place);

const isPlain = ({ radius, holes, zones, centre = ORIGIN }: BoardSpec): boolean =>
  radius === EXAMPLE_BOARD.radius && (holes ?? []).length === 0 && zones === undefined && isSame(centre, ORIGIN);
const withBoard = (work: Work, board: BoardSpec): Work =>
  put<Work, 'board'>(work, 'board', isPlain(board) ? undefined : board);
export const withHoles = (work: Work, holes: Places): Work =>
  withBoard(work, put(boardOf(work), 'holes', holes.length === 0 ? undefined : holes));
/** A list told only when it is not what leaving it out means. */
export const withList = (work: Work, key: 'asteroids' | 'probes', list: Places): Work => {
  const bare = put<Work, 'asteroids' | 'probes'>(work, key, undefined);
  const idle = key === 'asteroids' ? asteroidsOf(bare) : probesOf(bare);
  return sameSet(list, idle) ? bare : { ...bare, [key]: list };
};
export const exampleZones = (work: Work): Work => withBoard(work, put(boardOf(work), 'zones', undefined));
const withZones = (work: Work, zones: readonly Places[]): Work => {
  const bare = exampleZones(work);
  const idle = zonesOf(bare);
  return zones.length === idle.length && zones.every((zone, z) => sameSet(zone, idle[z] ?? []))
    ? bare
    : withBoard(work, { ...boardOf(work), zones });
};
/** One a player, drawn or not. */
const zonesFor = (work: Work): readonly Places[] => work.players.map((_, seat) => zonesOf(work)[seat] ?? []);

/** The radius of a board of one's own: holes beyond it go. */
export const setRadius = (work: Work, radius: number): Work => {
  const board = { ...boardOf(work), radius };
  const holes = (board.holes ?? []).filter((hole) => sizeOf(hole) <= radius);
  return withBoard(work, put(board, 'holes', holes.length === 0 ? undefined : holes));
};
/** The example board, with its asteroids, its probes and its zones. */
export const exampleBoard = (work: Work): Work =>
  (['board', 'asteroids', 'probes', 'ring'] as const).reduce<Work>((now, key) => put(now, key, undefined), work);

// ── What there is much of
/** A list of places that paths point into. */
export interface Bed {
  readonly path: string;
  readonly list: (work: Work) => Places;
  readonly write: (work: Work, list: Places) => Work;
  readonly under: (image: Image) => Bed | undefined; // where its images are
}
const bedOf = (path: string, list: Bed['list'], write: Bed['write']): Bed => {
  const bed: Bed = { path, list, write, under: () => bed };
  return bed;
};
export const ASTEROIDS = bedOf('asteroids', asteroidsOf, (work, list) => withList(work, 'asteroids', list));
export const PROBES = bedOf('probes', probesOf, (work, list) => withList(work, 'probes', list));
export const HOLES = bedOf('board.holes', (work) => boardOf(work).holes ?? [], withHoles);
export const zoneBed = (seat: number): Bed => ({
  path: `board.zones.${seat}`,
  list: (work) => zonesOf(work)[seat] ?? [],
  write: (work, list) =>
    withZones(
      work,
      changeAt(zonesFor(work), seat, () => list),
    ),
  under: (image) => {
    const whose = image.seat(seat);
    return whose === undefined ? undefined : zoneBed(whose);
  },
});
/** The list that a path points into, and where. */
export const bedAt = (path: string): { readonly bed: Bed; readonly index: number } | undefined => {
  const [, list = '', index = ''] =
    /^(asteroids|probes|board\.holes|board\.zones\.\d)\.(\d+)(?:\.\d)?$/.exec(path) ?? [];
  const bed =
    [ASTEROIDS, PROBES, HOLES].find((one) => one.path === list) ??
    (list === '' ? undefined : zoneBed(Number(list.slice('board.zones.'.length))));
  return bed === undefined ? undefined : { bed, index: Number(index) };
};

// ── One press of what there is much of
export const BRUSHES = ['asteroide', 'sonde', 'trou', 'zone'] as const;
export type Brush = (typeof BRUSHES)[number];
export interface Stroke {
  readonly brush: Brush;
  readonly seat: number; // of `zone`
  readonly symmetry: Symmetry;
}
const toggled = (list: Places, place: Place, images: Places): Places =>
  has(list, place) ? without(list, images) : withAll(list, images);
const onBoard = (work: Work, places: Places): Places =>
  places.filter((place) => sizeOf(place) <= boardOf(work).radius && !isHole(work, place));
const paintZone = (work: Work, place: Place, seat: number, symmetry: Symmetry): Work => {
  const zones = zonesFor(work);
  const images = zoneImages(place, seat, symmetry, zones.length).filter(
    (image) => onBoard(work, [image.place]).length > 0,
  );
  const erase = has(zones[seat] ?? [], place);
  const bare = zones.map((zone) =>
    without(
      zone,
      images.map((image) => image.place),
    ),
  );
  const painted = erase
    ? bare
    : images.reduce<readonly Places[]>(
        (now, image) => changeAt(now, image.seat, (zone) => withAll(zone, [image.place])),
        bare,
      );
  return withZones(work, painted);
};
/** The place pressed decides for its images: painted when it was bare, else made bare. */
export const paint = (work: Work, place: Place, { brush, seat, symmetry }: Stroke): Work => {
  if (brush === 'zone') return paintZone(work, place, seat, symmetry);
  const images = imagesOf(place, symmetry).filter((image) => sizeOf(image) <= boardOf(work).radius);
  const bed = brush === 'trou' ? HOLES : brush === 'sonde' ? PROBES : ASTEROIDS;
  return bed.write(work, toggled(bed.list(work), place, brush === 'trou' ? images : onBoard(work, images)));
};

// ── Of which there is one
/** The central asteroid, if there is one, moves along with the centre; so do probes that nobody placed. */
export const setCentre = (work: Work, place: Place): Work => {
  const board = boardOf(work);
  const before = centreOf(board);
  const asteroids = asteroidsOf(work);
  const moved = withBoard(work, put(board, 'centre', isSame(place, ORIGIN) ? undefined : place));
  return has(asteroids, before) ? withList(moved, 'asteroids', withAll(without(asteroids, [before]), [place])) : moved;
};
export const setRing = (work: Work, place: Place): Work =>
  put<Work, 'ring'>(
    work,
    'ring',
    isSame(place, centreOf(boardOf(work))) || isSame(place, ringOf(work)) ? undefined : place,
  );

/** Without the asteroids, the probes and the zone cells that lie on no cell of the board. */
export const trimmed = (work: Work): Work => {
  const keep = (places: Places): Places => onBoard(work, places);
  const { zones } = boardOf(work);
  const bare = withList(withList(work, 'asteroids', keep(asteroidsOf(work))), 'probes', keep(probesOf(work)));
  return zones === undefined ? bare : withZones(bare, zones.map(keep));
};
export const sticksOut = (work: Work): boolean =>
  [...asteroidsOf(work), ...probesOf(work), ...(boardOf(work).zones ?? []).flat()].some(
    (place) => onBoard(work, [place]).length === 0,
  );

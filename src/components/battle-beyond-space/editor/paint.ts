// The board under the brush: cells, asteroids, probes, the centre, start zones. What comes to say the same as the example is left out again.
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
import { imagesOf, type Symmetry, zoneImages } from './symmetry.ts';

export const BRUSHES = ['case', 'asteroide', 'sonde', 'zone', 'centre', 'anneau'] as const;
export type Brush = (typeof BRUSHES)[number];
export const BRUSH_NAMES: Readonly<Record<Brush, string>> = {
  case: 'cases et trous',
  asteroide: 'astéroïdes',
  sonde: 'sondes',
  zone: 'zone de départ',
  centre: 'centre du plateau',
  anneau: 'centre de l’anneau',
};

const ORIGIN: Place = [0, 0];
export const tableOf = ({ players }: Pick<Work, 'players'>): Table => (players.length === 4 ? 4 : 3);
const isHole = (work: Work, place: Place): boolean => has(boardOf(work).holes ?? [], place);

const isPlain = ({ radius, holes, zones, centre = ORIGIN }: BoardSpec): boolean =>
  radius === EXAMPLE_BOARD.radius && (holes ?? []).length === 0 && zones === undefined && isSame(centre, ORIGIN);
const withBoard = (work: Work, board: BoardSpec): Work =>
  put<Work, 'board'>(work, 'board', isPlain(board) ? undefined : board);
const withHoles = (work: Work, holes: Places): Work =>
  withBoard(work, put(boardOf(work), 'holes', holes.length === 0 ? undefined : holes));
/** A list told only when it is not what leaving it out means. */
const withList = (work: Work, key: 'asteroids' | 'probes', list: Places): Work => {
  const bare = put<Work, 'asteroids' | 'probes'>(work, key, undefined);
  const idle = key === 'asteroids' ? asteroidsOf(bare) : probesOf(bare);
  return sameSet(list, idle) ? bare : { ...bare, [key]: list };
};
const withZones = (work: Work, zones: readonly Places[]): Work => {
  const bare = withBoard(work, put(boardOf(work), 'zones', undefined));
  const idle = zonesOf(bare);
  return zones.length === idle.length && zones.every((zone, z) => sameSet(zone, idle[z] ?? []))
    ? bare
    : withBoard(work, { ...boardOf(work), zones });
};

/** The radius of a board of one's own: holes beyond it go. */
export const setRadius = (work: Work, radius: number): Work => {
  const board = { ...boardOf(work), radius };
  const holes = (board.holes ?? []).filter((hole) => sizeOf(hole) <= radius);
  return withBoard(work, put(board, 'holes', holes.length === 0 ? undefined : holes));
};
/** The example board, with its asteroids, its probes and its zones. */
export const exampleBoard = (work: Work): Work =>
  (['board', 'asteroids', 'probes', 'ring'] as const).reduce<Work>((now, key) => put(now, key, undefined), work);

// ── One touch of the brush
const toggled = (list: Places, place: Place, images: Places): Places =>
  has(list, place) ? without(list, images) : withAll(list, images);
const onBoard = (work: Work, places: Places): Places =>
  places.filter((place) => sizeOf(place) <= boardOf(work).radius && !isHole(work, place));
const paintZone = (work: Work, place: Place, seat: number, symmetry: Symmetry): Work => {
  const seats = work.players.length;
  const zones = Array.from({ length: seats }, (_, z) => zonesOf(work)[z] ?? []);
  const images = zoneImages(place, seat, symmetry, seats).filter((image) => onBoard(work, [image.place]).length > 0);
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
/** The central asteroid, if there is one, moves along with the centre; so do probes that nobody placed. */
const setCentre = (work: Work, place: Place): Work => {
  const board = boardOf(work);
  const before = centreOf(board);
  const asteroids = asteroidsOf(work);
  const moved = withBoard(work, put(board, 'centre', isSame(place, ORIGIN) ? undefined : place));
  return has(asteroids, before) ? withList(moved, 'asteroids', withAll(without(asteroids, [before]), [place])) : moved;
};
export interface Stroke {
  readonly brush: Brush;
  readonly seat: number; // of `zone`
  readonly symmetry: Symmetry;
}
/** The place touched decides for its images: painted when it was bare, else made bare. */
export const paint = (work: Work, place: Place, { brush, seat, symmetry }: Stroke): Work => {
  const images = imagesOf(place, symmetry).filter((image) => sizeOf(image) <= boardOf(work).radius);
  switch (brush) {
    case 'case':
      return withHoles(work, toggled(boardOf(work).holes ?? [], place, images));
    case 'asteroide':
      return withList(work, 'asteroids', toggled(asteroidsOf(work), place, onBoard(work, images)));
    case 'sonde':
      return withList(work, 'probes', toggled(probesOf(work), place, onBoard(work, images)));
    case 'zone':
      return paintZone(work, place, seat, symmetry);
    case 'centre':
      return setCentre(work, place);
    case 'anneau':
      return put<Work, 'ring'>(
        work,
        'ring',
        isSame(place, centreOf(boardOf(work))) || isSame(place, ringOf(work)) ? undefined : place,
      );
  }
};

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

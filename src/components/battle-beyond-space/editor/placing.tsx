// The board as a place of the workshop: ships, what drifts among them, zones and marks; what the tray holds, what a gesture writes.
import type { JSX } from 'preact';
import { cellAt, centreOf } from '../../../engine/battle-beyond-space/data.ts';
import {
  asteroidsOf,
  boardOf,
  probesOf,
  ringOf,
  zonesOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import {
  FLEET,
  type Place,
  type ShipName,
  type Squadron,
  SQUADRONS,
} from '../../../engine/battle-beyond-space/types.ts';
import { cellWord, FACING_NAMES, of, squadronName, toFacing } from '../../../engine/battle-beyond-space/words.ts';
import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { capital } from '../../../engine/kernel/french.ts';
import type { Piece, Placing, Stock, StockGroup } from '../../atelier/place/hand.ts';
import { ShipTile } from '../ShipMark.tsx';
import { type SpaceMark, SpaceTile } from '../SpaceLayers.tsx';
import type { SpaceSeat } from '../space-types.ts';
import { coverOf, idlePost, isDestroyer, isIn, missingShips, type Post, postsIn } from './fleets.ts';
import {
  copyThing,
  faceThings,
  FLEET_KEY,
  moveThings,
  pathsOf,
  putThing,
  removeThings,
  spinThings,
  thingAt,
} from './gestures.ts';
import type { Work } from './model.ts';
import { HOLES } from './paint.ts';
import { nameOf, shipPath, shipWord } from './place.ts';
import { placeAt, type Places, sizeOf } from './places.ts';
import { PieceSheet } from './PieceSheet.tsx';
import { drawable, lookOf } from './sketch.ts';
import { SYMMETRIES, type Symmetry, SYMMETRY_NAMES } from './symmetry.ts';

const SEATS = 4; // that a board has colours for
const tile = (mark: SpaceMark, text?: string) => (): JSX.Element => <SpaceTile mark={mark} text={text} />;
const zoneMark = (seat: number): SpaceMark => `zone-${(seat % SEATS) as SpaceSeat}`;
const ship = (work: Work, seat: number, post: Post) => (): JSX.Element => <ShipTile look={lookOf(work, seat, post)} />;

/** The spot of a place, when the board shows it: holes are shown too. */
const spotIn = (work: Work): ((place: Place) => string | undefined) => {
  const { radius } = drawable(boardOf(work));
  return (place) => (sizeOf(place) <= radius ? `${cellAt(place)}` : undefined);
};
const told = (place: Place): string => cellWord(cellAt(place));

interface Laying {
  readonly path: string;
  readonly places: Places;
  readonly name: string;
  readonly mark: SpaceMark;
  readonly text?: string;
  readonly flat?: boolean;
  readonly layer?: string;
}
const laid = (
  work: Work,
  { path, places, name, mark, text, flat = false, layer = 'pièce' }: Laying,
): readonly Piece[] => {
  const spot = spotIn(work);
  return places.map((place, i): Piece => ({
    path: `${path}.${i}`,
    name: spot(place) === undefined ? `${name} ${told(place)}` : name, // the board shows where it lies, and no name of a cell
    at: spot(place),
    layer,
    flat,
    group: 'Le plateau',
    draw: tile(mark, text),
  }));
};
const ships = (work: Work): readonly Piece[] => {
  const spot = spotIn(work);
  return work.players.flatMap((_, seat) =>
    postsIn(work, seat).map((post): Piece => ({
      path: shipPath(work, seat, post.name),
      id: `${seat}${post.name}`,
      name: `${capital(shipWord(post.name))} ${of(nameOf(work, seat))}`,
      at: spot(post.at),
      covers: coverOf(post)
        .slice(1)
        .flatMap((place) => spot(place) ?? []),
      layer: 'pièce',
      group: nameOf(work, seat),
      draw: ship(work, seat, post),
    })),
  );
};
/** The centre of the board and that of the ring: there is one of each, under what stands there. */
const marks = (work: Work): readonly Piece[] => {
  const spot = spotIn(work);
  return (
    [
      ['board.centre', 'Centre du plateau', centreOf(boardOf(work)), 'central'],
      ['ring', 'Centre de l’anneau', ringOf(work), 'ring'],
    ] as const
  ).map(([path, name, place, mark]): Piece => ({
    path,
    name,
    at: spot(place),
    layer: path,
    group: 'Le plateau',
    draw: tile(mark),
  }));
};
const pieces = (work: Work): readonly Piece[] => [
  ...ships(work),
  ...laid(work, { path: 'asteroids', places: asteroidsOf(work), name: 'Astéroïde', mark: 'asteroid' }),
  ...laid(work, { path: 'probes', places: probesOf(work), name: 'Sonde', mark: 'probe' }),
  ...laid(work, { path: HOLES.path, places: HOLES.list(work), name: 'Trou', mark: 'way', text: '×', layer: 'sol' }),
  ...marks(work),
  ...zonesOf(work).flatMap((zone, seat) =>
    laid(work, {
      path: `board.zones.${seat}`,
      places: zone,
      name: `Zone ${of(nameOf(work, seat))}`,
      mark: zoneMark(seat),
      flat: true,
      layer: 'zone',
    }),
  ),
];

// ── What the tray holds
const squadronsLeft = (missing: readonly ShipName[]): readonly Squadron[] =>
  SQUADRONS.filter((squadron) => missing.filter((name) => isIn(name, squadron)).length > 1);
const fleetStock = (work: Work, seat: number): readonly Stock[] => {
  const missing = missingShips(work, seat);
  const look = (name: ShipName) => ship(work, seat, idlePost(work, seat, name) ?? { name, at: [0, 0], facing: 0 });
  const [first] = missing;
  return [
    ...(first === undefined || missing.length < 2
      ? []
      : [
          {
            key: FLEET_KEY,
            name: missing.length === FLEET.length ? 'Toute la flotte' : 'Tout ce qui manque',
            draw: look(missing.includes('D1') ? 'D1' : first),
          },
        ]),
    ...squadronsLeft(missing).map((squadron) => ({
      key: `escadron-${squadron}`,
      name: `Escadron ${squadronName(squadron)}`,
      draw: look(missing.find((name) => isIn(name, squadron)) ?? 'a1'),
    })),
    ...missing.map((name) => ({ key: name, name: capital(shipWord(name)), draw: look(name) })),
  ];
};
const stock = (work: Work, owner: string): readonly StockGroup[] => {
  const seat = Number(owner);
  const fleet = fleetStock(work, seat);
  return [
    ...(fleet.length === 0 ? [] : [{ title: `La flotte ${of(nameOf(work, seat))}`, items: fleet }]),
    {
      title: 'Le plateau',
      items: [
        { key: 'asteroide', name: 'Astéroïde', again: true, draw: tile('asteroid') },
        { key: 'sonde', name: 'Sonde', again: true, draw: tile('probe') },
        { key: 'trou', name: 'Trou', again: true, draw: tile('way', '×') },
        { key: 'zone', name: `Zone ${of(nameOf(work, seat))}`, again: true, draw: tile(zoneMark(seat)) },
      ],
    },
  ];
};

// ── What goes together
const shipPaths = (work: Work, seat: number, wanted: (name: ShipName) => boolean): readonly string[] =>
  postsIn(work, seat).flatMap(({ name }) => (wanted(name) ? [shipPath(work, seat, name)] : []));
const from = (path: string, paths: readonly string[]): readonly string[] => [
  path,
  ...paths.filter((one) => one !== path),
];
const groups: Placing<Work>['groups'] = (work, path) => {
  const thing = thingAt(work, path);
  if (thing?.kind === 'laid' && thing.bed.path.startsWith('board.zones'))
    return [{ name: 'Toute la zone', paths: from(path, pathsOf(thing.bed.path, thing.bed.list(work))) }];
  if (thing?.kind !== 'ship') return [];
  const { seat, name } = thing;
  const squadron = SQUADRONS.find((one) => isIn(name, one));
  return [
    ...(squadron === undefined
      ? []
      : [
          {
            name: `Escadron ${squadronName(squadron)}`,
            paths: from(
              path,
              shipPaths(work, seat, (one) => isIn(one, squadron)),
            ),
          },
        ]),
    {
      name: 'Toute la flotte',
      paths: from(
        path,
        shipPaths(work, seat, () => true),
      ),
    },
  ];
};
/** A fleet, a squadron, its destroyers; a zone. */
export const about = (work: Work, path: string): readonly string[] => {
  const [, zone] = /^board\.zones\.(\d)$/.exec(path) ?? [];
  if (zone !== undefined) return pathsOf(path, zonesOf(work)[Number(zone)] ?? []);
  const [, seat, part] = /^players\.(\d)\.fleet(?:\.(\w+))?$/.exec(path) ?? [];
  if (seat === undefined) return [];
  const squadron = SQUADRONS.find((one) => one === part);
  return shipPaths(work, Number(seat), (name) =>
    squadron === undefined ? part !== 'destroyers' || isDestroyer(name) : isIn(name, squadron),
  );
};

const placingUnder = (symmetry: Symmetry): Placing<Work> => ({
  pieces,
  owners: (work) => work.players.map((_, seat) => [`${seat}`, nameOf(work, seat)] as const),
  stock,
  put: (work, owner, key, spot) => putThing(work, Number(owner), key, placeAt(Number(spot)), symmetry),
  move: (work, paths, to) => moveThings(work, paths, placeAt(Number(to)), symmetry),
  remove: (work, paths) => removeThings(work, paths, symmetry),
  copy: copyThing,
  sheet: (path) => <PieceSheet path={path} />,
  groups,
  about,
  turning: {
    sides: DIRECTIONS.map((side) => ({ name: toFacing(side), angle: -60 * side })),
    of: (work, path) => {
      const thing = thingAt(work, path);
      if (thing?.kind !== 'ship') return undefined;
      const facing = postsIn(work, thing.seat).find(({ name }) => name === thing.name)?.facing ?? 0;
      return facing in FACING_NAMES ? facing : 0;
    },
    face: (work, paths, side) => faceThings(work, paths, side, symmetry),
    spin: (work, paths, clockwise) => spinThings(work, paths, clockwise, symmetry),
  },
});
const UNDER = new Map(SYMMETRIES.map((symmetry) => [symmetry as string, placingUnder(symmetry)]));
const PLAIN = placingUnder('aucune');
export const placing: Placing<Work> = {
  ...PLAIN,
  symmetry: {
    names: SYMMETRIES.map((symmetry) => [symmetry, SYMMETRY_NAMES[symmetry]] as const),
    under: (key) => UNDER.get(key) ?? PLAIN,
  },
};

// What a hand does to the work, each gesture done again on the images of what it touches. A twin is where the symmetry puts it: the ship of that name in the fleet across, whatever lies on the image of a place.
import { centreOf } from '../../../engine/battle-beyond-space/data.ts';
import { boardOf, ringOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import { type Place, type ShipName, SQUADRONS } from '../../../engine/battle-beyond-space/types.ts';
import { turned } from '../../../engine/hex/hex.ts';
import { rotated } from '../../../engine/hex/shapes.ts';
import { put } from '../../atelier/put.ts';
import {
  faceShip,
  idlePost,
  isDestroyer,
  isIn,
  missingShips,
  moveShip,
  type Post,
  postIn,
  postsIn,
  setPosts,
} from './fleets.ts';
import type { Work } from './model.ts';
import { ASTEROIDS, type Bed, bedAt, paint, PROBES, setCentre, setRing } from './paint.ts';
import { shipAt } from './place.ts';
import { isSame, type Places } from './places.ts';
import { addShips, freeFor, groundFor, nearest, settled } from './room.ts';
import { type Image, imagesUnder, type Symmetry } from './symmetry.ts';

interface Ship {
  readonly kind: 'ship';
  readonly seat: number;
  readonly name: ShipName;
}
interface Laid {
  readonly kind: 'laid';
  readonly bed: Bed;
  readonly index: number;
}
interface Mark {
  readonly kind: 'mark';
  readonly path: 'board.centre' | 'ring';
}
type Thing = Ship | Laid | Mark;
export const thingAt = (work: Work, path: string): Thing | undefined => {
  if (path === 'board.centre' || path === 'ring') return { kind: 'mark', path };
  const ship = shipAt(work, path);
  if (ship !== undefined) return { kind: 'ship', seat: ship.seat, name: ship.name };
  const laid = bedAt(path);
  return laid === undefined ? undefined : { kind: 'laid', ...laid };
};
const placeOf = (work: Work, thing: Thing): Place => {
  if (thing.kind === 'ship') return postIn(work, thing.seat, thing.name)?.at ?? [0, 0];
  if (thing.kind === 'laid') return thing.bed.list(work)[thing.index] ?? [0, 0];
  return thing.path === 'ring' ? ringOf(work) : centreOf(boardOf(work));
};
const signOf = (thing: Thing): string =>
  thing.kind === 'ship'
    ? `${thing.seat}${thing.name}`
    : thing.kind === 'laid'
      ? `${thing.bed.path}.${thing.index}`
      : thing.path;
const twinOf = (work: Work, thing: Thing, image: Image): Thing | undefined => {
  if (thing.kind === 'mark') return undefined; // there is one of it
  if (thing.kind === 'ship') {
    const seat = image.seat(thing.seat);
    return seat === undefined || seat === thing.seat || postIn(work, seat, thing.name) === undefined
      ? undefined
      : { ...thing, seat };
  }
  const bed = thing.bed.under(image);
  const there = image.place(placeOf(work, thing));
  const index = bed?.list(work).findIndex((place) => isSame(place, there)) ?? -1;
  return bed === undefined || index === -1 ? undefined : { kind: 'laid', bed, index };
};

interface Act {
  readonly from: Thing; // what the hand holds
  readonly thing: Thing; // itself, or its twin
  readonly image: Image;
}
/** What a gesture on these touches, each thing once: what is held first. */
const actsOn = (work: Work, paths: readonly string[], symmetry: Symmetry): readonly Act[] => {
  const held = paths.flatMap((path) => thingAt(work, path) ?? []);
  const acts = imagesUnder(symmetry, work.players.length).flatMap((image, rank) =>
    held.flatMap((from): readonly Act[] => {
      const thing = rank === 0 ? from : twinOf(work, from, image);
      return thing === undefined ? [] : [{ from, thing, image }];
    }),
  );
  return [...new Map(acts.toReversed().map((act) => [signOf(act.thing), act])).values()].toReversed();
};

const movedTo = (work: Work, thing: Thing, to: Place): Work => {
  if (thing.kind === 'ship') return moveShip(work, thing.seat, thing.name, to);
  if (thing.kind === 'mark') return thing.path === 'ring' ? setRing(work, to) : setCentre(work, to);
  return thing.bed.write(work, thing.bed.list(work).with(thing.index, to));
};
/** All by the vector that brings the first of them there. */
export const moveThings = (work: Work, paths: readonly string[], to: Place, symmetry: Symmetry): Work => {
  const acts = actsOn(work, paths, symmetry);
  const [first] = acts;
  if (first === undefined) return work;
  const from = placeOf(work, first.thing);
  return acts.reduce((now, act) => {
    const [q, r] = placeOf(work, act.from);
    return movedTo(now, act.thing, act.image.place([q + to[0] - from[0], r + to[1] - from[1]]));
  }, work);
};
export const faceThings = (work: Work, paths: readonly string[], side: number, symmetry: Symmetry): Work =>
  actsOn(work, paths, symmetry).reduce(
    (now, { thing, image }) =>
      thing.kind === 'ship' ? faceShip(now, thing.seat, thing.name, image.facing(side)) : now,
    work,
  );
/** As one block around the first; a twin follows as the image of what it is the twin of. */
export const spinThings = (work: Work, paths: readonly string[], clockwise: boolean, symmetry: Symmetry): Work => {
  const acts = actsOn(work, paths, symmetry);
  const [first] = acts;
  if (first === undefined) return work;
  const turns = clockwise ? -1 : 1;
  const [pivotQ, pivotR] = placeOf(work, first.thing);
  return acts.reduce((now, { from, thing, image }) => {
    const [q, r] = placeOf(work, from);
    const by = rotated({ q: q - pivotQ, r: r - pivotR }, turns);
    const to: Place = [pivotQ + by.q, pivotR + by.r];
    const moved = isSame(to, [q, r]) ? now : movedTo(now, thing, image.place(to));
    const post = from.kind === 'ship' ? postIn(work, from.seat, from.name) : undefined;
    return post === undefined || thing.kind !== 'ship'
      ? moved
      : faceShip(moved, thing.seat, thing.name, image.facing(turned(post.facing, turns)));
  }, work);
};

/** Each list and each fleet is written once, so that the ranks of what stays to be removed hold. */
export const removeThings = (work: Work, paths: readonly string[], symmetry: Symmetry): Work => {
  const things = actsOn(work, paths, symmetry).map(({ thing }) => thing);
  const beds = new Map(things.flatMap((thing) => (thing.kind === 'laid' ? [[thing.bed.path, thing.bed]] : [])));
  const goes = (bed: Bed, index: number): boolean =>
    things.some((thing) => thing.kind === 'laid' && thing.bed.path === bed.path && thing.index === index);
  const fleets = work.players.flatMap((_, seat) => {
    const gone = things.flatMap((thing) => (thing.kind === 'ship' && thing.seat === seat ? [thing.name] : []));
    return gone.length === 0 ? [] : [{ seat, gone }];
  });
  const cleared = [...beds.values()].reduce(
    (now, bed) =>
      bed.write(
        now,
        bed.list(work).filter((_, i) => !goes(bed, i)),
      ),
    work,
  );
  const left = fleets.reduce(
    (now, { seat, gone }) =>
      setPosts(
        now,
        seat,
        postsIn(now, seat).filter(({ name }) => !gone.includes(name)),
      ),
    cleared,
  );
  return things.reduce(
    (now, thing) =>
      thing.kind !== 'mark'
        ? now
        : thing.path === 'ring'
          ? put<Work, 'ring'>(now, 'ring', undefined)
          : setCentre(now, [0, 0]),
    left,
  );
};

// ── From the tray
export const FLEET_KEY = 'flotte';
const SQUADRON_KEY = /^escadron-([abc])$/;
/** What a thing of the tray brings of a fleet. */
const shipsOf = (work: Work, seat: number, key: string): readonly ShipName[] => {
  const missing = missingShips(work, seat);
  const squadron = SQUADRONS.find((one) => one === SQUADRON_KEY.exec(key)?.[1]);
  if (key === FLEET_KEY) return missing;
  return missing.filter((name) => (squadron === undefined ? name === key : isIn(name, squadron)));
};
/** One ship stands where it was put, whatever is there; of several, each as near as can be. */
const putShips = (work: Work, seat: number, names: readonly ShipName[], at: Place): Work => {
  const [name, other] = names;
  if (name === undefined || other !== undefined) return addShips(work, seat, names, at);
  const post: Post = { name, facing: idlePost(work, seat, name)?.facing ?? 0, at };
  return setPosts(work, seat, [...postsIn(work, seat), post]);
};
export const putThing = (work: Work, seat: number, key: string, at: Place, symmetry: Symmetry): Work => {
  if (key === 'asteroide' || key === 'sonde' || key === 'trou' || key === 'zone')
    return paint(work, at, { brush: key, seat, symmetry });
  const seats = new Map<number, Place>();
  for (const image of imagesUnder(symmetry, work.players.length)) {
    const whose = image.seat(seat);
    if (whose !== undefined && !seats.has(whose)) seats.set(whose, image.place(at));
  }
  return [...seats].reduce((now, [whose, place]) => putShips(now, whose, shipsOf(now, whose, key), place), work);
};

/** Another of the same, as near as can be: a ship of its kind that is missing. */
export const copyThing = (work: Work, path: string): Work | undefined => {
  const thing = thingAt(work, path);
  if (thing?.kind === 'laid') {
    const { bed } = thing;
    if (bed.path !== ASTEROIDS.path && bed.path !== PROBES.path) return undefined;
    const there = nearest(groundFor({ ...work, kind: 'libre' }, 0), placeOf(work, thing)).find(freeFor(work));
    return there === undefined ? undefined : bed.write(work, [...bed.list(work), there]);
  }
  if (thing?.kind !== 'ship') return undefined;
  const { seat, name } = thing;
  const alike = missingShips(work, seat).filter((one) => isDestroyer(one) === isDestroyer(name));
  const next = alike.find((one) => one.startsWith(name.charAt(0))) ?? alike[0];
  const post = postIn(work, seat, name);
  if (next === undefined || post === undefined) return undefined;
  const placed = settled(work, seat, { ...post, name: next }, groundFor(work, seat));
  return setPosts(work, seat, [...postsIn(work, seat), placed]);
};

/** The paths of a list, for what takes it whole. */
export const pathsOf = (path: string, list: Places): readonly string[] => list.map((_, i) => `${path}.${i}`);

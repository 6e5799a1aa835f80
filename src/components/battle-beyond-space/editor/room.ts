// Where there is room: the nearest place where a ship, or anything of one cell, would touch nothing.
import { boardPlaces } from '../../../engine/battle-beyond-space/data.ts';
import {
  asteroidsOf,
  boardOf,
  isStart,
  keyAt,
  probesOf,
  zonesOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { Place, ShipName } from '../../../engine/battle-beyond-space/types.ts';
import { coverOf, idlePost, type Post, postsIn, setPosts } from './fleets.ts';
import type { Work } from './model.ts';
import { type Places, sizeOf } from './places.ts';
import { drawable } from './sketch.ts';

/** Whose a ship is, when it is not there yet, or when its own cells are free for it. */
interface Mover {
  readonly seat: number;
  readonly name: ShipName;
}
type Free = (place: Place) => boolean;
/** What is free for it: on the board, and nobody else there. */
export const freeFor = (work: Work, mover?: Mover): Free => {
  const taken = new Set(
    [
      ...work.players.flatMap((_, seat) =>
        postsIn(work, seat)
          .filter(({ name }) => seat !== mover?.seat || name !== mover.name)
          .flatMap(coverOf),
      ),
      ...asteroidsOf(work),
      ...probesOf(work),
    ].map(keyAt),
  );
  const board = new Set(boardPlaces(drawable(boardOf(work))).map(keyAt));
  return (place) => board.has(keyAt(place)) && !taken.has(keyAt(place));
};
export const apart = ([q, r]: Place, [q2, r2]: Place): number => sizeOf([q - q2, r - r2]);
export const nearest = (places: Places, to: Place): Places => places.toSorted((a, b) => apart(a, to) - apart(b, to));

/** Before the first turn of a regulation game, a fleet stays in its zone. */
export const groundFor = (work: Work, seat: number): Places => {
  const zone = work.kind === 'reglementaire' && isStart(work) ? zonesOf(work)[seat] : undefined;
  return zone ?? boardPlaces(drawable(boardOf(work)));
};
/** As near as can be to where it was to stand; there, when nothing is free. */
export const settled = (work: Work, seat: number, post: Post, ground: Places): Post => {
  const free = freeFor(work, { seat, name: post.name });
  const inGround = new Set(ground.map(keyAt));
  const fits = (at: Place): boolean =>
    coverOf({ ...post, at }).every((place) => free(place) && inGround.has(keyAt(place)));
  return { ...post, at: fits(post.at) ? post.at : (nearest(ground, post.at).find(fits) ?? post.at) };
};
/** Each of these ships as the example places it around the first, which comes to `at`; as near as can be where that is taken. */
export const addShips = (work: Work, seat: number, names: readonly ShipName[], at?: Place): Work => {
  const first = names[0] === undefined ? undefined : idlePost(work, seat, names[0])?.at;
  const by = at === undefined || first === undefined ? [0, 0] : [at[0] - first[0], at[1] - first[1]];
  const [dq = 0, dr = 0] = by;
  const ground = at === undefined ? groundFor(work, seat) : boardPlaces(drawable(boardOf(work)));
  return names.reduce((now, name) => {
    const idle = idlePost(work, seat, name) ?? { name, at: at ?? ([0, 0] as const), facing: 0 as const };
    const post: Post = { ...idle, at: [idle.at[0] + dq, idle.at[1] + dr] };
    return setPosts(now, seat, [...postsIn(now, seat), settled(now, seat, post, ground)]);
  }, work);
};

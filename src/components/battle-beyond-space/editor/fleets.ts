// Fleets under the reader's hands: one ship, a squadron, a whole fleet. A fleet that comes to be the example's is left out again.
import { EXAMPLE_FLEETS, hexAt, placeOf } from '../../../engine/battle-beyond-space/data.ts';
import { fleetOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { FleetSpec, PlayerSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import {
  DESTROYERS,
  type DestroyerName,
  type Facing,
  type FighterName,
  FLEET,
  type Place,
  type ShipName,
  type Squadron,
} from '../../../engine/battle-beyond-space/types.ts';
import { stepTo, turned } from '../../../engine/hex/hex.ts';
import { changeAt, put } from '../../atelier/put.ts';
import type { Work } from './model.ts';
import { tableOf } from './paint.ts';
import { isSame, type Places } from './places.ts';

/** A ship of either kind: `at` is the rear of a destroyer. */
export interface Post {
  readonly name: ShipName;
  readonly at: Place;
  readonly facing: Facing;
  readonly damage?: 1;
}
export const isDestroyer = (name: ShipName): name is DestroyerName => DESTROYERS.some((one) => one === name);
export const isIn = (name: ShipName, squadron: Squadron): boolean => name.startsWith(squadron);
const hurt = (damage: 1 | undefined): { readonly damage?: 1 } => (damage === undefined ? {} : { damage });
const postsOf = ({ fighters, destroyers }: FleetSpec): readonly Post[] => [
  ...fighters.map(({ id, at, facing, damage }): Post => ({ name: id, at, facing, ...hurt(damage) })),
  ...destroyers.map(({ id, rear, facing, damage }): Post => ({ name: id, at: rear, facing, ...hurt(damage) })),
];
const rank = ({ name }: Post): number => FLEET.indexOf(name);
const fromPosts = (posts: readonly Post[]): FleetSpec => {
  const sorted = posts.toSorted((a, b) => rank(a) - rank(b));
  return {
    fighters: sorted.flatMap(({ name, at, facing, damage }) =>
      isDestroyer(name) ? [] : [{ id: name satisfies FighterName, at, facing, ...hurt(damage) }],
    ),
    destroyers: sorted.flatMap(({ name, at, facing, damage }) =>
      isDestroyer(name) ? [{ id: name, rear: at, facing, ...hurt(damage) }] : [],
    ),
  };
};
/** The cells that it covers, faulty or not. */
export const coverOf = ({ name, at, facing }: Post): Places =>
  isDestroyer(name) ? [at, placeOf(stepTo(hexAt(at), turned(facing, 0)))] : [at];

export const postsIn = (work: Work, seat: number): readonly Post[] => postsOf(fleetOf(work, seat));
export const postIn = (work: Work, seat: number, name: ShipName): Post | undefined =>
  postsIn(work, seat).find((post) => post.name === name);
const samePost = (a: Post, b: Post | undefined): boolean =>
  b !== undefined && a.name === b.name && isSame(a.at, b.at) && a.facing === b.facing && a.damage === b.damage;
const isExample = (posts: readonly Post[], work: Work, seat: number): boolean => {
  const example = EXAMPLE_FLEETS[tableOf(work)][seat];
  const idle = example === undefined ? [] : postsOf(example);
  return (
    posts.length === idle.length &&
    posts.every((post) =>
      samePost(
        post,
        idle.find(({ name }) => name === post.name),
      ),
    )
  );
};
export const setPosts = (work: Work, seat: number, posts: readonly Post[]): Work => ({
  ...work,
  players: changeAt(work.players, seat, (player) =>
    put<PlayerSpec, 'fleet'>(player, 'fleet', isExample(posts, work, seat) ? undefined : fromPosts(posts)),
  ),
});
export const exampleFleet = (work: Work, seat: number): Work => ({
  ...work,
  players: changeAt(work.players, seat, (player) => put<PlayerSpec, 'fleet'>(player, 'fleet', undefined)),
});
const changePosts = (work: Work, seat: number, which: (post: Post) => boolean, change: (post: Post) => Post): Work =>
  setPosts(
    work,
    seat,
    postsIn(work, seat).map((post) => (which(post) ? change(post) : post)),
  );
const named =
  (name: ShipName) =>
  (post: Post): boolean =>
    post.name === name;

// ── One ship
export const moveShip = (work: Work, seat: number, name: ShipName, at: Place): Work =>
  changePosts(work, seat, named(name), (post) => ({ ...post, at }));
export const faceShip = (work: Work, seat: number, name: ShipName, facing: Facing): Work =>
  changePosts(work, seat, named(name), (post) => ({ ...post, facing }));
export const damageShip = (work: Work, seat: number, name: ShipName, damaged: boolean): Work =>
  changePosts(work, seat, named(name), ({ damage: _, ...post }) => ({
    ...post,
    ...(damaged ? { damage: 1 as const } : {}),
  }));
export const removeShip = (work: Work, seat: number, name: ShipName): Work =>
  setPosts(
    work,
    seat,
    postsIn(work, seat).filter((post) => post.name !== name),
  );
export const missingShips = (work: Work, seat: number): readonly ShipName[] =>
  FLEET.filter((name) => !postsIn(work, seat).some((post) => post.name === name));
/** Where the example has a ship. */
export const idlePost = (work: Work, seat: number, name: ShipName): Post | undefined => {
  const example = EXAMPLE_FLEETS[tableOf(work)][seat];
  return example === undefined ? undefined : postsOf(example).find(named(name));
};

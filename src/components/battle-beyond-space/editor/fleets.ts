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
import { rotated } from '../../../engine/hex/shapes.ts';
import { changeAt, put } from '../../atelier/put.ts';
import type { Work } from './model.ts';
import { tableOf } from './paint.ts';
import { has, isSame, type Places } from './places.ts';

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
/** Counterclockwise when positive; a destroyer turns around its rear. */
export const turnShip = (work: Work, seat: number, name: ShipName, turns: number): Work =>
  changePosts(work, seat, named(name), (post) => ({ ...post, facing: turned(post.facing, turns) }));
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
/** Back where the example has it when that is free, else on the first of these cells that nothing covers; `free`: whether a cell is. */
export const addShip = (work: Work, seat: number, name: ShipName, cells: Places, taken: Places): Work => {
  const example = EXAMPLE_FLEETS[tableOf(work)][seat];
  const idle = example === undefined ? undefined : postsOf(example).find(named(name));
  const fits = (post: Post): boolean => coverOf(post).every((place) => has(cells, place) && !has(taken, place));
  const facing = idle?.facing ?? 0;
  const posts = [...(idle === undefined ? [] : [idle]), ...cells.map((at): Post => ({ name, at, facing }))];
  return setPosts(work, seat, [...postsIn(work, seat), posts.find(fits) ?? { name, at: cells[0] ?? [0, 0], facing }]);
};

// ── A squadron, or everything
export type Group = Squadron | 'tout';
const inGroup =
  (group: Group) =>
  ({ name }: Post): boolean =>
    group === 'tout' || isIn(name, group);
/** The whole group by the same vector. */
export const moveGroup = (work: Work, seat: number, group: Group, [dq, dr]: Place): Work =>
  changePosts(work, seat, inGroup(group), (post) => ({ ...post, at: [post.at[0] + dq, post.at[1] + dr] }));
export const stepGroup = (work: Work, seat: number, group: Group, side: Facing): Work =>
  moveGroup(work, seat, group, placeOf(stepTo({ q: 0, r: 0 }, side)));
/** Every ship of the group on its own cell. */
export const turnGroup = (work: Work, seat: number, group: Group, turns: number): Work =>
  changePosts(work, seat, inGroup(group), (post) => ({ ...post, facing: turned(post.facing, turns) }));
/** The group as one block around a cell: places and facings. */
export const spinGroup = (work: Work, seat: number, group: Group, pivot: Place, turns: number): Work =>
  changePosts(work, seat, inGroup(group), (post) => {
    const { q, r } = rotated({ q: post.at[0] - pivot[0], r: post.at[1] - pivot[1] }, turns);
    return { ...post, at: [q + pivot[0], r + pivot[1]], facing: turned(post.facing, turns) };
  });

// ── Whose
interface Whose {
  readonly seat: number;
  readonly post: Post;
}
/** The ship on a place; the one in hand first, where two stand on the same. */
export const shipOn = (
  work: Work,
  place: Place,
  hand?: { readonly seat: number; readonly name: ShipName },
): Whose | undefined => {
  const found = work.players.flatMap((_, seat) =>
    postsIn(work, seat)
      .filter((post) => has(coverOf(post), place))
      .map((post): Whose => ({ seat, post })),
  );
  return found.find(({ seat, post }) => seat === hand?.seat && post.name === hand.name) ?? found[0];
};

// The work as the board draws it, faulty or not, and as it is said.
import { boardCells, cellAt, centreOf, probesAround } from '../../../engine/battle-beyond-space/data.ts';
import { LIMITS } from '../../../engine/battle-beyond-space/constants.ts';
import {
  asteroidsOf,
  boardOf,
  probesOf,
  ringOf,
  zonesOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { BoardSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import { type Cell, type Place, RACES } from '../../../engine/battle-beyond-space/types.ts';
import { of, toFacing } from '../../../engine/battle-beyond-space/words.ts';
import { turned } from '../../../engine/hex/hex.ts';
import type { SpaceContent, SpaceSeat, SpaceShip } from '../space-types.ts';
import { coverOf, isDestroyer, type Post, postsIn } from './fleets.ts';
import type { Work } from './model.ts';
import { nameOf, shipWord } from './place.ts';
import { has, isSame, placeAt, type Places, sizeOf } from './places.ts';

/** A board that can be drawn, whatever radius is typed. */
export const drawable = ({ radius, ...board }: BoardSpec): BoardSpec => ({
  ...board,
  radius: Number.isInteger(radius) ? Math.min(LIMITS.radiusMost, Math.max(1, radius)) : LIMITS.radiusLeast,
});
export const cellsOf = (board: BoardSpec): readonly Cell[] => boardCells(drawable(board));
/** Holes are cells while one draws them. */
export const wholeDisc = ({ radius }: BoardSpec): readonly Cell[] => cellsOf({ radius });

export const lookOf = ({ players }: Work, seat: number, { name, at, facing, damage }: Post): SpaceShip => {
  const { race = null, elite, shield } = players[seat] ?? {};
  return {
    id: `${seat}${name}`,
    cell: cellAt(at),
    seat: seat as SpaceSeat,
    hull: race === null ? undefined : (RACES.indexOf(race) as SpaceSeat),
    kind: isDestroyer(name) ? 'destroyer' : elite === name ? 'elite' : 'fighter',
    facing: turned(facing, 0),
    label: name,
    damaged: damage === 1,
    shielded: shield?.destroyer === name && shield.tokens > 0,
  };
};
/** Two on one cell are both seen. */
const sideBySide = (ships: readonly SpaceShip[]): readonly SpaceShip[] => {
  const seen = new Map<Cell, number>();
  return ships.map((ship) => {
    const rank = seen.get(ship.cell) ?? 0;
    seen.set(ship.cell, rank + 1);
    return rank === 0 ? ship : { ...ship, aside: rank };
  });
};
const SEATS = 4; // that a board has colours for
export const contentOf = (work: Work): SpaceContent => {
  const asteroids = asteroidsOf(work);
  const ring = ringOf(work);
  return {
    ships: sideBySide(
      work.players.slice(0, SEATS).flatMap((_, seat) => postsIn(work, seat).map((post) => lookOf(work, seat, post))),
    ),
    asteroids: asteroids.map(cellAt),
    central: has(asteroids, ring) ? cellAt(ring) : undefined,
    probes: probesOf(work).map(cellAt),
    ring: probesAround(ring).map(cellAt),
    zones: zonesOf(work)
      .slice(0, SEATS)
      .map((cells, seat) => ({ seat: seat as SpaceSeat, cells: cells.map(cellAt) })),
  };
};

// ── In words
const shipSaid = (work: Work, seat: number, post: Post, place: Place): string => {
  const end = !isDestroyer(post.name) ? '' : isSame(place, post.at) ? 'arrière du ' : 'avant du ';
  return `${end}${shipWord(post.name)} ${of(nameOf(work, seat))}, tourné ${toFacing(turned(post.facing, 0))}${post.damage === 1 ? ', endommagé' : ''}`;
};
export const describer = (work: Work): ((cell: Cell) => string) => {
  const [board, asteroids, probes, zones] = [boardOf(work), asteroidsOf(work), probesOf(work), zonesOf(work)];
  const centre = centreOf(board);
  const holes: Places = board.holes ?? [];
  const posts = new Map<Cell, { readonly seat: number; readonly post: Post }[]>();
  for (const seat of work.players.keys())
    for (const post of postsIn(work, seat))
      for (const cell of coverOf(post).map(cellAt)) posts.set(cell, [...(posts.get(cell) ?? []), { seat, post }]);
  return (cell) => {
    const place = placeAt(cell);
    return [
      ...(has(holes, place) ? ['trou'] : sizeOf(place) > board.radius ? ['hors du plateau'] : []),
      ...(posts.get(cell) ?? []).map(({ seat, post }) => shipSaid(work, seat, post, place)),
      ...(has(asteroids, place) ? [isSame(place, ringOf(work)) ? 'astéroïde central' : 'astéroïde'] : []),
      ...(has(probes, place) ? ['sonde'] : []),
      ...(isSame(place, centre) ? ['centre du plateau'] : []),
      ...zones.flatMap((zone, seat) => (has(zone, place) ? [`zone ${of(nameOf(work, seat))}`] : [])),
    ].join(', ');
  };
};

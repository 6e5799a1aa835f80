// Where the six buttons around a ship stand: over no other ship, so that what is pressed is what one sees.
import type { Facing } from '../../engine/battle-beyond-space/types.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Around {
  readonly centre: Point; // of the ring, px in its place
  readonly ships: readonly Point[];
  readonly cell: number; // width of a cell, px
  readonly roof: number; // where the board begins
  readonly width: number; // of the place
  readonly height: number;
}
const HALF = 22; // px of a button
const HULL = 0.3; // of a cell, from the middle of a ship
const [USUAL, NEAREST, FARTHEST, BY] = [58, 46, 110, 4]; // px from the centre; nearer, two would touch
const TRIED: readonly number[] = Array.from({ length: (FARTHEST - NEAREST) / BY + 1 }, (_, i) => NEAREST + i * BY).sort(
  (a, b) => Math.abs(a - USUAL) - Math.abs(b - USUAL),
);

/** How far from the centre the button towards a side stands: where it covers no ship, else where it covers least. */
export const reachOf = (facing: Facing, { centre, ships, cell, roof, width, height }: Around): number => {
  const angle = (-facing * Math.PI) / 3;
  const need = HALF + HULL * cell;
  let [best, most] = [USUAL, -1];
  for (const reach of TRIED) {
    const [x, y] = [centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach];
    if (x < HALF || y < roof + HALF || x > width - HALF || y > height - HALF) continue;
    const room = Math.min(need, ...ships.map((ship) => Math.hypot(ship.x - x, ship.y - y)));
    if (room === need) return reach;
    if (room > most) [best, most] = [reach, room];
  }
  return best;
};

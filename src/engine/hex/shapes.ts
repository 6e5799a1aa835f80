// Sets of hexes, and what turns them: apart from hex.ts, because a board that is only drawn needs none of it.
import { DIRECTIONS, distance, type Hex, stepTo, turned } from './hex.ts';

const whole = (n: number): number => Math.round(n) || 0; // never -0: it would spoil keys and comparisons

/** A sixth of a turn around the origin, `turns` times, counterclockwise when positive. */
export const rotated = (hex: Hex, turns: number): Hex => {
  let [q, r] = [hex.q, hex.r];
  for (let left = turned(0, turns); left > 0; left -= 1) [q, r] = [q + r, whole(-q)];
  return { q, r };
};

/** The hexes at that very distance, each beside the next, counterclockwise from direction 0. */
export const ring = (centre: Hex, radius: number): readonly Hex[] => {
  if (radius === 0) return [centre];
  return DIRECTIONS.flatMap((side) =>
    Array.from({ length: radius }, (_, i) => stepTo(stepTo(centre, side, radius), turned(side, 2), i)),
  );
};
/** From one to the other, both included, each beside the next, nearest to the straight line; where it runs between two hexes, always on the same hand. */
export const line = (from: Hex, to: Hex): readonly Hex[] => {
  const n = distance(from, to);
  return Array.from({ length: n + 1 }, (_, i) => {
    const part = n === 0 ? 0 : i / n;
    return nearest(from.q + (to.q - from.q) * part + 1e-6, from.r + (to.r - from.r) * part + 2e-6);
  });
};
/** The hex that holds a point given in axial coordinates: the coordinate rounded worst follows from the two others. */
const nearest = (q: number, r: number): Hex => {
  const s = -q - r;
  const [rq, rr, rs] = [whole(q), whole(r), whole(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return { q: whole(-rr - rs), r: rr };
  return dr > ds ? { q: rq, r: whole(-rq - rs) } : { q: rq, r: rr };
};

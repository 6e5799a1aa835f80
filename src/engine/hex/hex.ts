// Axial hexes, for every game played on them. The same coordinates serve both orientations: only names and drawing differ (layout.ts).

/** Axial coordinates, integers; the third cube coordinate is -q - r. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
/** Index of a side, 0 to 5, counterclockwise on a drawing whose y goes down. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const ORIGIN: Hex = { q: 0, r: 0 };
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
const VECTORS: Readonly<Record<Direction, Hex>> = {
  0: { q: 1, r: 0 },
  1: { q: 1, r: -1 },
  2: { q: 0, r: -1 },
  3: { q: -1, r: 0 },
  4: { q: -1, r: 1 },
  5: { q: 0, r: 1 },
};

const plus = (a: Hex, b: Hex, times = 1): Hex => ({ q: a.q + times * b.q, r: a.r + times * b.r });

/** One text a hex, for maps and sets. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;
/** The direction reached after `turns` sixths of a turn, counterclockwise when positive. */
export const turned = (from: Direction, turns: number): Direction => ((((from + turns) % 6) + 6) % 6) as Direction;
/** The hex `steps` further on that side. */
export const stepTo = (from: Hex, direction: Direction, steps = 1): Hex => plus(from, VECTORS[direction], steps);
export const neighbours = (hex: Hex): readonly Hex[] => DIRECTIONS.map((direction) => stepTo(hex, direction));
export const distance = (a: Hex, b: Hex): number => {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** Row by row from the top, each from the left: 1 + 3n(n + 1) hexes. */
export const disc = (centre: Hex, radius: number): readonly Hex[] => {
  const found: Hex[] = [];
  for (let r = -radius; r <= radius; r += 1) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q += 1)
      found.push({ q: centre.q + q, r: centre.r + r });
  }
  return found;
};

// Where hexes are drawn, for a hex of radius 1 (centre to corner), y downwards.
import { DIRECTIONS, type Direction, type Hex } from './hex.ts';

/** Which way a hex stands: with a corner above, or with a side above. */
export type Orientation = 'pointy' | 'flat';
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SO' | 'O' | 'NO';

const HEIGHT = Math.sqrt(3);
const NAMES: Readonly<Record<Orientation, Readonly<Record<Direction, Compass>>>> = {
  pointy: { 0: 'E', 1: 'NE', 2: 'NO', 3: 'O', 4: 'SO', 5: 'SE' },
  flat: { 0: 'SE', 1: 'NE', 2: 'N', 3: 'NO', 4: 'SO', 5: 'S' },
};
/** The side that bears a name of the compass; undefined when no side of that orientation does. */
export const directionNamed = (name: Compass, orientation: Orientation = 'pointy'): Direction | undefined =>
  DIRECTIONS.find((one) => NAMES[orientation][one] === name);

export const centreOf = ({ q, r }: Hex, orientation: Orientation = 'pointy'): Point =>
  orientation === 'pointy' ? { x: HEIGHT * (q + r / 2), y: 1.5 * r } : { x: 1.5 * q, y: HEIGHT * (r + q / 2) };

/** The six corners around (0, 0); side `d` joins corners `d` and `d + 1`. */
export const cornersOf = (orientation: Orientation = 'pointy'): readonly Point[] =>
  DIRECTIONS.map((i) => {
    const angle = (Math.PI / 3) * i - (orientation === 'pointy' ? Math.PI / 6 : Math.PI / 3);
    return { x: Math.cos(angle), y: -Math.sin(angle) };
  });

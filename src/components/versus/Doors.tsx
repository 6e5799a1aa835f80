// Which zones of a plan touch: a short bridge from one room to the other.
import type { JSX } from 'preact';
import type { Ground } from '../../engine/versus/partie/types.ts';

/** Column and row from 1 of a spot of the plan: « b2 ». */
export const placeOf = (spot = ''): readonly [column: number, row: number] => [
  spot.charCodeAt(0) - 96,
  Number(spot.slice(1)),
];
const EDGE = 36; // of a room of 100, from its middle: where a bridge begins
interface DoorsProps {
  readonly ground: Ground;
  readonly columns: number;
  readonly rows: number;
  readonly from?: readonly [column: number, row: number]; // what is drawn begins there
}
export const Doors = ({ ground, columns, rows, from = [1, 1] }: DoorsProps): JSX.Element => {
  const { zones = [], spots = [], doors = [] } = ground;
  const middle = (zone: string): readonly number[] =>
    placeOf(spots[zones.indexOf(zone)]).map((one, axis) => (one - (from[axis] ?? 1)) * 100 + 50);
  return (
    <svg class="vs-doors" viewBox={`0 0 ${columns * 100} ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
      {doors.map(([a, b]) => {
        const [start, end] = [middle(a), middle(b)];
        const ways = start.map((one, axis) => (end[axis] ?? 0) - one);
        const by = EDGE / Math.max(...ways.map(Math.abs), 1);
        const along = (t: number): string => start.map((one, axis) => one + (ways[axis] ?? 0) * t).join(' ');
        return ways.every(Number.isFinite) ? (
          <path key={`${a} ${b}`} d={`M${along(by)}L${along(1 - by)}`} vector-effect="non-scaling-stroke" />
        ) : null;
      })}
    </svg>
  );
};

// Arrows over a rectangular board: a move, an attack, a way that is barred.
import type { JSX } from 'preact';
import { centreOf } from './grid-cells.ts';

export interface BoardArrow {
  readonly path: readonly string[]; // cells, two or more
  readonly kind: 'move' | 'attack' | 'barred';
}
type Point = readonly [x: number, y: number];
/** The first end of a line drawn back by `by` units, and the angle at which it leaves, in degrees. */
const shortened = (points: readonly Point[], by: number): readonly [end: Point, turn: number] => {
  const [x, y] = points[0] ?? [0, 0];
  const [nx, ny] = points[1] ?? [0, 0];
  const angle = Math.atan2(ny - y, nx - x);
  return [[x + by * Math.cos(angle), y + by * Math.sin(angle)], (angle * 180) / Math.PI];
};

export const GridArrows = ({
  arrows,
  columns,
  rows,
}: {
  readonly arrows: readonly BoardArrow[];
  readonly columns: number;
  readonly rows: number;
}): JSX.Element => (
  <svg class="grid-arrows" viewBox={`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true" focusable="false">
    {arrows.map(({ path, kind }) => {
      const points = path.map((cell) => centreOf(cell, rows)).filter((point) => point !== undefined);
      const [head, turn] = shortened(points.toReversed(), 42);
      const [tail] = shortened(points, path.length > 2 ? 30 : 24);
      const line = [tail, ...points.slice(1, -1), head].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');
      return (
        <g class={`arrow ${kind}`} key={path.join('-')}>
          <path class="arrow-back" d={`M${line}`} />
          <path class="arrow-line" d={`M${line}`} />
          <path
            class="arrow-head"
            d="M0 0-22-11-17 0-22 11Z"
            transform={`translate(${Math.round(head[0])} ${Math.round(head[1])}) rotate(${Math.round(turn + 180)}) translate(16 0)`}
          />
        </g>
      );
    })}
  </svg>
);

// Lines between cells: ways of ships, shots. Each gives a path, to be joined with others.
import { type Cell, hexOf, packed } from '../../engine/hex/cells.ts';
import { line } from '../../engine/hex/shapes.ts';
import type { Point } from '../../engine/hex/layout.ts';
import { pointOf, stamped } from './space-cells.ts';
import type { SpacePath, SpaceShot } from './space-types.ts';

export type Has = (cell: Cell) => boolean;

const round = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`.replace(' -', '-');
/** The point `by` units from `a` towards `b`. */
const towards = (a: Point, b: Point, by: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * by) / length, y: a.y + ((b.y - a.y) * by) / length };
};
const cross = ({ x, y }: Point, arm: number): string =>
  `M${round({ x: x - arm, y: y - arm })}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;

/** Where a line from one cell to another ends: at the centre of the last, or at the edge of the board. */
const endOf = (from: Cell, to: Cell, exists: Has): Point => {
  if (exists(to)) return pointOf(to);
  const last = line(hexOf(from), hexOf(to)).map(packed).findLast(exists);
  return last === undefined ? pointOf(from) : towards(pointOf(last), pointOf(to), 50);
};

interface Way {
  readonly between: readonly Point[]; // from beside the first to the last but one
  readonly before: Point;
  readonly last: Point;
}
const wayOf = ({ cells }: SpacePath, exists: Has): Way | undefined => {
  const [to, from] = [cells.at(-1), cells.at(-2)];
  if (to === undefined || from === undefined) return undefined;
  const [first, ...others] = cells.map(pointOf);
  const start = first === undefined || others[0] === undefined ? [] : [towards(first, others[0], LEAVING)];
  return { between: [...start, ...others.slice(0, -1)], before: pointOf(from), last: endOf(from, to, exists) };
};
const LEAVING = 26; // where a line starts, from the centre of its first cell
const SHORT = 36; // and where it stops before that of its last
const HEAD = 24;
export const wayLine = (path: SpacePath, exists: Has): string => {
  const way = wayOf(path, exists);
  return way === undefined
    ? ''
    : `M${[...way.between, path.end === 'lost' ? way.last : towards(way.last, way.before, SHORT + 10)].map(round).join('L')}`;
};
export const wayHead = (path: SpacePath, exists: Has): string => {
  const way = wayOf(path, exists);
  if (way === undefined) return '';
  const { last, before } = way;
  if (path.end === 'lost') return cross(last, 15);
  const [tip, foot] = [towards(last, before, SHORT), towards(last, before, SHORT + HEAD)];
  const side = { x: (tip.y - foot.y) * 0.58, y: (foot.x - tip.x) * 0.58 };
  return `M${round(tip)}L${round({ x: foot.x + side.x, y: foot.y + side.y })} ${round({ x: foot.x - side.x, y: foot.y - side.y })}Z`;
};

/** Straight, or bent through the cell that lets it pass. */
export const shotLine = ({ from, to, via, end }: SpaceShot, exists: Has): string => {
  const [a, b] = [pointOf(from), endOf(from, to, exists)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const bend = via === undefined ? middle : { x: 2 * pointOf(via).x - middle.x, y: 2 * pointOf(via).y - middle.y };
  const short = { hit: 38, stopped: 48, spent: 0 }[end];
  return `M${round(towards(a, bend, 30))}Q${round(bend)} ${round(towards(b, bend, short))}`;
};
const BURST =
  'm0-49l9 15 16-6 0 17 17 3-9 14 13 11-15 8 4 17-17-2-6 16-12-12-12 12-6-16-17 2 4-17-15-8 13-11-9-14 17-3 0-17 16 6z';
export const shotEnd = ({ from, to, via, end }: SpaceShot): string => {
  if (end === 'spent') return '';
  return end === 'hit' ? stamped([to], BURST) : cross(towards(pointOf(to), pointOf(via ?? from), 46), 12);
};

// How far a board is zoomed in, and where its frame looks: arithmetic alone, in pixels of the screen. The frame keeps its size; the drawing grows in it.
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** `zoom`: 1 shows everything. `x`, `y`: how far the frame is scrolled. */
export interface View extends Spot {
  readonly zoom: number;
}
export interface Stage {
  readonly room: Size; // the frame
  readonly whole: Size; // the drawing at zoom 1
  readonly across: number; // width of the drawing, in hexes
}
export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
/** A cell large enough to be touched, and one larger than anybody needs. */
export const TOUCH = 44;
const LARGEST = 76;
const STEP = 1.85; // two of them make cells of a whole board large enough on a phone
const NEARLY = 1.08; // smaller zooms are none

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));
/** Width of a hex on the screen. */
export const cellSize = ({ whole, across }: Stage, zoom = 1): number => (whole.width * zoom) / across;
const largestZoom = (stage: Stage): number => Math.max(1, LARGEST / cellSize(stage));
export const fitted = (stage: Stage, zoom: number): number => (zoom < NEARLY ? 1 : Math.min(zoom, largestZoom(stage)));
/** The next zoom inwards (1) or outwards (−1). */
export const stepped = (stage: Stage, zoom: number, by: 1 | -1): number => fitted(stage, zoom * STEP ** by);

type Axis = readonly [side: 'width' | 'height', at: 'x' | 'y'];
const AXES: readonly [Axis, Axis] = [
  ['width', 'x'],
  ['height', 'y'],
];
const along = (
  stage: Stage,
  view: View,
  [side, at]: Axis,
): { readonly room: number; readonly length: number; readonly start: number } => {
  const [room, length] = [stage.room[side], stage.whole[side] * view.zoom];
  return { room, length, start: length <= room ? (room - length) / 2 : -view[at] };
};
/** Where a point of the drawing (`x`, `y`: from 0 to 1) stands in the frame. */
export const standing = (stage: Stage, view: View, point: Spot): Spot => {
  const place = (axis: Axis): number => {
    const { length, start } = along(stage, view, axis);
    return start + point[axis[1]] * length;
  };
  return { x: place(AXES[0]), y: place(AXES[1]) };
};
/** Another zoom, under which the point of the drawing that stood at `from`, in the frame, stands at `to` as far as the edges allow. */
export const zoomedAt = (stage: Stage, view: View, zoom: number, from: Spot, to: Spot = from): View => {
  const fit = fitted(stage, zoom);
  const scroll = (axis: Axis): number => {
    const { room, length, start } = along(stage, view, axis);
    const longer = stage.whole[axis[0]] * fit;
    return clamp(((from[axis[1]] - start) / length) * longer - to[axis[1]], 0, longer - room);
  };
  return { zoom: fit, x: scroll(AXES[0]), y: scroll(AXES[1]) };
};
/** The nearest point of the frame around which a finger has a cell and a half on each side: what was pressed at the very edge comes inwards. */
export const inwards = ({ room }: Stage, { x, y }: Spot): Spot => {
  const within = (at: number, length: number): number => {
    const rim = Math.min(TOUCH * 1.5, length / 2);
    return clamp(at, rim, length - rim);
  };
  return { x: within(x, room.width), y: within(y, room.height) };
};
const READABLE = 38; // px: a cell whose ship shows its name
const ROOM = 1.7; // cells kept around what is looked at, both sides together
/** What lies over the frame, in its pixels; the room that it leaves. */
export interface Area extends Spot, Size {}
const lookingIn = (stage: Stage, points: readonly Spot[], free: Area): View => {
  const size = cellSize(stage);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { whole } = stage;
  const most = Math.min(
    free.width / ((right - left) * whole.width + ROOM * size),
    free.height / ((bottom - top) * whole.height + ROOM * size),
  );
  const zoom = fitted(stage, Math.min(most, READABLE / size));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return zoom === 1
    ? WHOLE
    : zoomedAt(stage, WHOLE, zoom, standing(stage, WHOLE, middle), {
        x: free.x + free.width / 2,
        y: free.y + free.height / 2,
      });
};
/** How many of these points no cell of room is left for: out of the frame, or under what lies over it. */
export const unseen = (stage: Stage, view: View, points: readonly Spot[], over: readonly Area[] = []): number => {
  const half = cellSize(stage, view.zoom) / 2;
  const { width, height } = stage.room;
  return points.filter((point) => {
    const { x, y } = standing(stage, view, point);
    const covers = (area: Area): boolean =>
      x > area.x - half && x < area.x + area.width + half && y > area.y - half && y < area.y + area.height + half;
    return x < 0 || y < 0 || x > width || y > height || over.some(covers);
  }).length;
};
/** Large enough to be read, around these points of the drawing as far as the frame holds them, clear of what lies over its corners; everything, where cells are large enough already. */
export const lookingAt = (stage: Stage, points: readonly Spot[], over: readonly Area[] = []): View => {
  if (stage.whole.width === 0 || cellSize(stage) >= READABLE - 6 || points.length === 0) return WHOLE; // a frame without room has nothing to turn
  const { width, height } = stage.room;
  const start = Math.max(
    0,
    ...over.flatMap((area) => (area.x + area.width / 2 < width / 2 ? [area.x + area.width] : [])),
  );
  const end = Math.min(width, ...over.flatMap(({ x, width: wide }) => (x + wide / 2 < width / 2 ? [] : [x])));
  const roof = Math.min(height, ...over.map(({ y }) => y));
  const views = [
    { x: 0, y: 0, width, height },
    { x: 0, y: 0, width, height: roof },
    { x: start, y: 0, width: end - start, height },
  ].map((free) => lookingIn(stage, points, free));
  const hidden = (view: View): number => unseen(stage, view, points, over);
  return views.reduce((best, view) => {
    const fewer = hidden(best) - hidden(view);
    return fewer > 0 || (fewer === 0 && view.zoom > best.zoom) ? view : best;
  });
};
/** The least scroll that shows a point of the drawing with `margin` pixels around it. */
export const showing = (stage: Stage, view: View, point: Spot, margin: number): View => {
  const scroll = (axis: Axis): number => {
    const { room, length } = along(stage, view, axis);
    const place = point[axis[1]] * length;
    const rim = Math.min(margin, room / 2);
    return clamp(clamp(view[axis[1]], place - room + rim, place - rim), 0, length - room);
  };
  return { zoom: view.zoom, x: scroll(AXES[0]), y: scroll(AXES[1]) };
};
/** While fingers move: how to draw the view `to` over what was laid out for `from`. */
export const transformTo = (stage: Stage, from: View, to: View): string => {
  const [x, y] = AXES.map((axis) => along(stage, to, axis).start - along(stage, from, axis).start);
  return `translate(${x}px,${y}px) scale(${to.zoom / from.zoom})`;
};

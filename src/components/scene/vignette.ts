// A small picture of a position, for lists: 160 by 100, a ground in one path, and marks. Each game says how its positions are drawn (src/components/<jeu>/vignettes.ts).
export const WIDTH = 160;
export const HEIGHT = 100;

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly r: number; // half its width
  readonly side: number; // its colour: 0 to 5, by seat, team or camp; 6: nobody's
  readonly emblem?: string | undefined; // of the sprite of the game
  readonly square?: boolean | undefined; // the second side differs by its shape too
  readonly path?: string | undefined; // drawn instead of a disc, in a square of 2 around 0, heading east
  readonly turn?: number | undefined; // of that path, in degrees, counterclockwise
}
export interface Vignette {
  readonly ground?: string | undefined; // a path that is stroked
  readonly marks: readonly Mark[];
  readonly about?: readonly Mark[] | undefined; // large, before the rest, which fades
}
/** How a game draws the positions of its modes, by the name of the mode. */
export type Vignettes = Readonly<Record<string, (state: never) => Vignette>>;
/** How a game draws what a lesson points at (`data-piece`): without its place. Undefined for what the position shows well enough. */
export type Subject = Omit<Mark, 'x' | 'y' | 'r'>;
export type Subjects = Readonly<Record<string, (piece: string, state: never) => Subject | undefined>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}
const tidy = (n: number): number => Math.round(n * 10) / 10 || 0;
/** Puts a drawing of any size in the middle of the picture, `margin` away from its edges; and how much smaller it is there. */
export const fitted = (
  points: readonly Point[],
  margin: number,
  most = Infinity,
): { readonly at: (point: Point) => Point; readonly scale: number } => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    most,
    (WIDTH - 2 * margin) / Math.max(1e-6, right - left),
    (HEIGHT - 2 * margin) / Math.max(1e-6, bottom - top),
  );
  return {
    scale,
    at: ({ x, y }) => ({
      x: tidy(WIDTH / 2 + (x - (left + right) / 2) * scale),
      y: tidy(HEIGHT / 2 + (y - (top + bottom) / 2) * scale),
    }),
  };
};
/** A dot at each point: their path is to be stroked with round ends. */
export const dots = (points: readonly Point[]): string => points.map(({ x, y }) => `M${x} ${y}h0`).join('');

type Fighter = Pick<Mark, 'emblem' | 'side' | 'square'>;
/** Two camps face to face: who stands first is the nearest to the middle. */
export const facing = (left: readonly Fighter[], right: readonly Fighter[]): Vignette => {
  const camp = (fighters: readonly Fighter[], way: -1 | 1): readonly Mark[] => {
    const shown = fighters.slice(0, 4);
    const r = shown.length === 1 ? 28 : shown.length === 2 ? 21 : 16;
    return shown.map((fighter, i) => ({
      ...fighter,
      r,
      x: WIDTH / 2 + way * (40 + (shown.length > 2 ? (i % 2 === 0 ? -16 : 18) : (i - (shown.length - 1) / 2) * 10)),
      y: HEIGHT / 2 + (shown.length === 1 ? 0 : (i - (shown.length - 1) / 2) * (shown.length === 2 ? 38 : 21)),
    }));
  };
  return { ground: 'M88 14 72 86', marks: [...camp(left, -1), ...camp(right, 1)] };
};
const SUBJECTS = 2;
const looks = ({ emblem, path, side }: Subject): string => JSON.stringify([emblem, path, side]);
/** The position, and before it what a lesson points at most often: two pictures at most, none twice. */
export const about = (drawing: Vignette, subjects: readonly Subject[]): Vignette => {
  const met = Map.groupBy(subjects, looks).values();
  const shown = [...met]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, SUBJECTS)
    .flatMap(([one]) => one ?? []);
  if (shown.length === 0) return drawing;
  const middle = (shown.length - 1) / 2;
  return { ...drawing, about: shown.map((one, i) => ({ ...one, x: WIDTH / 2 + (i - middle) * 62, y: 50, r: 26 })) };
};
/** Marks in a row at a height, over the whole width. */
export const inRow = (list: readonly Fighter[], y: number, most = 11): readonly Mark[] => {
  const step = Math.min(30, (WIDTH - 12) / Math.max(1, list.length));
  return list.map((mark, i) => ({
    ...mark,
    y,
    r: Math.min(most, step / 2 - 1.5),
    x: tidy(WIDTH / 2 + (i - (list.length - 1) / 2) * step),
  }));
};

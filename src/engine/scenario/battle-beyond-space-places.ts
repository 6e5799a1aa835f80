// Lists of places in few characters. Lists that run row by row are told as a question to each cell of the disc; any other list as steps from place to place. FROZEN: published links are read with it.
import { type Coder, learner, readBack, written } from './battle-beyond-space-numbers.ts';
import type { Json } from './canonical.ts';

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
export const isWhole = (value: Json | undefined, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= most;
export interface Hex {
  readonly q: number;
  readonly r: number;
}
export type Hexes = readonly Hex[];
export const FAR = 13; // the largest board
export const hexIn = (value: Json | undefined): Hex | undefined => {
  if (!isList(value) || value.length !== 2) return undefined;
  const [q, r] = value;
  return isWhole(q, FAR) && isWhole(r, FAR) ? { q: q || 0, r: r || 0 } : undefined;
};
/** Undefined when one of them is no place of any board. */
export const hexesIn = (value: Json | undefined): Hexes | undefined => {
  const hexes = isList(value) ? value.map(hexIn) : [undefined];
  return hexes.some((hex) => hex === undefined) ? undefined : (hexes as Hexes);
};
export const placeOf = ({ q, r }: Hex): Json => [q, r];
const sizeOf = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const span = (most: number): readonly number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
/** Row by row from the top, each from the left. */
export const discOf = (radius: number): Hexes =>
  span(radius).flatMap((r) =>
    span(radius)
      .map((q): Hex => ({ q, r }))
      .filter((hex) => sizeOf(hex) <= radius),
  );
const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
const isByRow = (hexes: Hexes): boolean =>
  hexes.every(({ q, r }, i) => {
    const last = hexes[i - 1];
    return last === undefined || r > last.r || (r === last.r && q > last.q);
  });

// ── Steps: one character when a place lies within four hexes of the one before, else two: its row, then its column.
const NEAR = 4;
const STEP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ROW_LETTERS = "!#$%&'()*+,-./:;<=>?@[]^_`{";
const ORIGIN: Hex = { q: 0, r: 0 };
/** By size, then by row: 61 of them. */
const STEPS: Hexes = discOf(NEAR).toSorted((a, b) => sizeOf(a) - sizeOf(b) || a.r - b.r || a.q - b.q);
const stepLetter = ({ q, r }: Hex): string =>
  STEP_LETTERS.charAt(STEPS.findIndex((step) => step.q === q && step.r === r));
const farLetters = ({ q, r }: Hex): string => ROW_LETTERS.charAt(r + FAR) + STEP_LETTERS.charAt(q + FAR);
const writeSteps = (hexes: Hexes): string =>
  hexes
    .map((hex, i) => {
      const last = hexes[i - 1] ?? ORIGIN;
      return stepLetter({ q: hex.q - last.q, r: hex.r - last.r }) || farLetters(hex);
    })
    .join('');
const readFar = (row: string, column: string): Hex | undefined => {
  const [r, q] = [ROW_LETTERS.indexOf(row), STEP_LETTERS.indexOf(column)];
  return r < 0 || q < 0 || q > 2 * FAR || column === '' ? undefined : { q: q - FAR, r: r - FAR };
};
const readSteps = (text: string): Hexes | undefined => {
  const hexes: Hex[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = hexes.at(-1) ?? ORIGIN;
    const step = STEPS[STEP_LETTERS.indexOf(text.charAt(i))];
    const hex =
      step === undefined ? readFar(text.charAt(i), text.charAt(i + 1)) : { q: last.q + step.q, r: last.r + step.r };
    if (hex === undefined) return undefined;
    if (step === undefined) i += 1;
    hexes.push(hex);
  }
  return hexes;
};

// ── Sets: how many, then for each cell of the disc whether it is one of them.
const MOST = 128;
const NUMBER = '~';
const askSet = (coder: Coder, disc: Hexes, count: number, has: (hex: Hex) => boolean): Hexes | undefined => {
  let left = coder.among(MOST, count);
  if (left > disc.length) return undefined;
  return disc.filter((hex, i) => {
    const yes = coder.odds(left, disc.length - i, has(hex));
    if (yes) left -= 1;
    return yes;
  });
};
const tellsOf = (hexes: Hexes): ((hex: Hex) => boolean) => {
  const keys = new Set(hexes.map(keyOf));
  return (hex) => keys.has(keyOf(hex));
};
const isSetIn = (hexes: Hexes, radius: number): boolean =>
  isByRow(hexes) && hexes.every((hex) => sizeOf(hex) <= radius);
export const writePlaces = (hexes: Hexes, radius: number): string => {
  if (hexes.length < 2 || hexes.length >= MOST || !isSetIn(hexes, radius)) return writeSteps(hexes);
  return NUMBER + written((coder) => askSet(coder, discOf(radius), hexes.length, tellsOf(hexes)));
};
export const readPlaces = (text: string, radius: number): Hexes | undefined =>
  text.startsWith(NUMBER)
    ? readBack(text.slice(1), (coder) => askSet(coder, discOf(radius), 0, () => false))
    : readSteps(text);

// ── Maps: several lists at once, no cell in two of them. Each cell of the disc is most often of the same list as the one before it, or as those above.
const NONE = -1;
type Kinds = ReadonlyMap<string, number>;
const kindsOf = (lists: readonly Hexes[]): Kinds =>
  new Map(lists.flatMap((list, kind) => list.map((hex) => [keyOf(hex), kind] as const)));
const askMap = (coder: Coder, radius: number, count: number, told: Kinds): readonly Hexes[] => {
  const guess = learner(coder);
  const known = new Map<string, number>();
  const all = [NONE, ...Array.from({ length: count }, (_, kind) => kind)];
  const kindAt = (q: number, r: number): number | undefined => known.get(keyOf({ q, r }));
  for (const hex of discOf(radius)) {
    const { q, r } = hex;
    const [before, left, right] = [kindAt(q - 1, r), kindAt(q, r - 1), kindAt(q + 1, r - 1)];
    const tries = [...new Set([before, right, left, ...all].filter((kind) => kind !== undefined))];
    const scene = `${sizeOf(hex) === radius} ${before === right} ${before === left} ${left === right} ${before === NONE} ${before === undefined}`;
    const wanted = told.get(keyOf(hex)) ?? NONE;
    const found =
      tries
        .slice(0, -1)
        .find((kind, i) =>
          i < 3
            ? guess(`${i} ${scene}`, i === 0 ? [2, 10] : [5, 5], kind === wanted)
            : guess('', [5, 5], kind === wanted),
        ) ??
      tries.at(-1) ??
      NONE;
    known.set(keyOf(hex), found);
  }
  return Array.from({ length: count }, (_, kind) => discOf(radius).filter((hex) => known.get(keyOf(hex)) === kind));
};
/** Undefined when the lists do not make a map. */
export const writeMap = (lists: readonly Hexes[], radius: number): string | undefined => {
  const kinds = kindsOf(lists);
  const apart = kinds.size === lists.reduce((sum, list) => sum + list.length, 0);
  return apart && lists.every((list) => isSetIn(list, radius))
    ? written((coder) => askMap(coder, radius, lists.length, kinds))
    : undefined;
};
export const readMap = (text: string, radius: number, count: number): readonly Hexes[] | undefined =>
  readBack(text, (coder) => askMap(coder, radius, count, new Map()));

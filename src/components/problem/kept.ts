// What was made of the problems, day by day: kept on this device only, read with suspicion.
import { isRecord } from '../../engine/kernel/json.ts';
import { read, write } from '../../kept/device.ts';
import { readWhole } from '../../kept/salvage.ts';
import { shifted } from './day.ts';

export interface Tried {
  readonly missed: number; // attempts that missed
  readonly hints: 0 | 1 | 2; // the strongest that was asked for
  readonly solved: boolean;
  readonly late: boolean; // not on its own day: it makes no streak
}
export type Tries = Readonly<Record<string, Tried>>; // by day
export const PROBLEM_KEY = 'rv.probleme';
const MOST = 400; // days kept
export const NEVER: Tried = { missed: 0, hints: 0, solved: false, late: false };

const isTried = (value: unknown): value is Tried =>
  isRecord(value) &&
  Number.isSafeInteger(value['missed']) &&
  (value['missed'] as number) >= 0 &&
  [0, 1, 2].includes(value['hints'] as number) &&
  typeof value['solved'] === 'boolean' &&
  typeof value['late'] === 'boolean';

/** What `JSON.stringify` made of `Tries`; whatever else is there counts for nothing. */
export const parseTries = (text: string | null): Tries => {
  const raw = readWhole(text ?? 'null').value;
  return Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter(
      (entry): entry is [string, Tried] => /^\d{4}-\d\d-\d\d$/.test(entry[0]) && isTried(entry[1]),
    ),
  );
};
export const tries = (): Tries => parseTries(read(PROBLEM_KEY));

/** Changes a day, on top of what other tabs wrote meanwhile; once solved, a day changes no more. False when the device refuses. */
export const keepDay = (day: string, change: (was: Tried) => Tried): boolean => {
  const now = tries();
  const was = now[day] ?? NEVER;
  if (was.solved) return true;
  const next = Object.entries({ ...now, [day]: change(was) }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return write(PROBLEM_KEY, JSON.stringify(Object.fromEntries(next.slice(-MOST))));
};

/** Days in a row, solved each on its own day, up to today or to yesterday. */
export const streakOf = (days: Tries, today: string): number => {
  const won = (day: string): boolean => days[day]?.solved === true && !days[day].late;
  let day = won(today) ? today : shifted(today, -1);
  let streak = 0;
  for (; won(day); day = shifted(day, -1)) streak += 1;
  return streak;
};

const LONGEST = 6; // squares of missed attempts
/** What a day was, in squares: a dark one an attempt that missed, a yellow one a hint, a green one the answer. */
export const squaresOf = ({ missed, hints, solved }: Tried): string =>
  `${'⬛'.repeat(Math.min(missed, LONGEST))}${'🟨'.repeat(hints)}${solved ? '🟩' : ''}`;

/** Two records, of two devices: of each day, what went further. */
export const mergedTries = (here: string, there: string): string => {
  const [a, b] = [parseTries(here), parseTries(there)];
  const further = (x: Tried, y: Tried): Tried =>
    x.solved === y.solved ? (x.missed >= y.missed ? x : y) : x.solved ? x : y;
  const days = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return JSON.stringify(
    Object.fromEntries(days.map((day) => [day, further(a[day] ?? NEVER, b[day] ?? NEVER)] as const).slice(-MOST)),
  );
};

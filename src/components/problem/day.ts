// Which day it is for the reader, and how it is said. Days are written « 2026-11-25 », by the reader's own calendar.

const pad = (value: number): string => `${value}`.padStart(2, '0');
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);

/** The day of a date, by the clock of the device. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Whole days since 1 January 2026; undefined for what is no day. */
export const dayNumber = (day: string): number | undefined => {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return undefined;
  return Math.round((at.getTime() - FIRST) / DAY);
};
/** The day that stands so many days after another one; before it, where `by` is negative. */
export const shifted = (day: string, by: number): string => {
  const at = new Date(FIRST + ((dayNumber(day) ?? 0) + by) * DAY);
  return `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`;
};

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const WEEK = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
/** « mercredi 25 novembre », « dimanche 1er mars ». */
export const dayText = (day: string): string => {
  const at = new Date(FIRST + (dayNumber(day) ?? 0) * DAY);
  const date = at.getUTCDate();
  return `${WEEK[at.getUTCDay()]} ${date === 1 ? '1er' : date} ${MONTHS[at.getUTCMonth()]}`;
};

/** Which game has its turn on a day, and which of its problems: games take turns, each goes through its list, then begins again. */
export const turnOf = (
  day: number,
  lengths: readonly number[],
): { readonly game: number; readonly problem: number } => {
  const game = ((day % lengths.length) + lengths.length) % lengths.length;
  const length = lengths[game] ?? 1;
  const round = Math.floor(day / lengths.length);
  return { game, problem: ((round % length) + length) % length };
};

// What is to be reviewed, from what the device keeps alone: pages that only count it carry no schedule.
import { isRecord } from '../../engine/kernel/json.ts';
import type { Cards, Kept } from './schedule.ts';

const NUMBERS = ['due', 'last', 'stability', 'difficulty', 'reps', 'lapses', 'state', 'steps', 'days'] as const;
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && NUMBERS.every((name) => Number.isFinite(value[name]));
/** The cards of a record; what is not one counts for nothing. */
export const cardsOf = (raw: unknown): Cards =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter((entry): entry is [string, Kept] => isKept(entry[1])),
  );
/** The types to review at `now` (ms), those that have waited longest first. */
export const dueAt = (cards: Cards, now: number): readonly string[] =>
  Object.entries(cards)
    .filter(([, { due }]) => due <= now)
    .toSorted(([, a], [, b]) => a.due - b.due)
    .map(([type]) => type);
/** What may be reviewed at `now`: what is due, then what was missed and not yet redone. */
export const toReview = (
  { cards, missed }: { readonly cards: Cards; readonly missed: readonly string[] },
  now: number,
): readonly string[] => [
  ...new Set([...dueAt(cards, now), ...missed.map((name) => name.slice(0, name.lastIndexOf('.')))]),
];

// What comes back, and when: learners simulated over sixty days.
import { describe, expect, test } from 'vitest';
import { rng } from '../../engine/kernel/rng.ts';
import { dueAt, toReview } from './due.ts';
import { NOTHING, parseProgress, type Progress } from './progress.ts';
import { type Cards, reviewed, strengthOf } from './schedule.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const TYPES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const SURE: readonly string[] = ['a', 'b', 'c']; // what the learner knows
type Asked = Readonly<Record<string, readonly (readonly [day: number, right: boolean])[]>>;

/** Sixty days of somebody who answers each evening all that is due: always right on what is known, as a coin falls elsewhere. */
const learner = (seed: number): { readonly asked: Asked; readonly cards: Cards } => {
  const { below } = rng(seed);
  const asked: Record<string, (readonly [number, boolean])[]> = Object.fromEntries(TYPES.map((type) => [type, []]));
  let cards: Cards = {};
  const answer = (type: string, day: number): void => {
    const right = SURE.includes(type) || below(2) === 0;
    asked[type]?.push([day, right]);
    cards = { ...cards, [type]: reviewed(cards[type], right, START + day * DAY) };
  };
  for (const type of TYPES) answer(type, 0);
  for (let day = 1; day <= 60; day += 1) for (const type of dueAt(cards, START + day * DAY)) answer(type, day);
  return { asked, cards };
};

describe.each([1, 2, 3, 4, 5])('a learner (%i)', (seed) => {
  const { asked, cards } = learner(seed);
  test('sees less and less of what is known', () => {
    for (const type of SURE) {
      const days = (asked[type] ?? []).map(([day]) => day);
      expect(days.length, type).toBeLessThanOrEqual(8);
      const gaps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
      expect(gaps.at(-1), type).toBeGreaterThan(gaps[0] ?? 0);
      expect(strengthOf(cards[type], START + 60 * DAY), type).toBe('known');
    }
  });
  test('comes back to what is missed, the next day', () => {
    for (const type of TYPES.filter((one) => !SURE.includes(one))) {
      const list = asked[type] ?? [];
      expect(list.length, type).toBeGreaterThan((asked['a'] ?? []).length);
      list.forEach(([day, right], i) => {
        if (!right && day < 60) expect(list[i + 1]?.[0], `${type}, missed on day ${day}`).toBe(day + 1);
      });
    }
  });
});

test('new until it is answered, shaky while it is being learnt, shaky again when it may be forgotten', () => {
  expect(strengthOf(undefined, START)).toBe('new');
  let card = reviewed(undefined, true, START);
  expect(strengthOf(card, START)).toBe('shaky');
  card = reviewed(card, true, START + DAY);
  expect(strengthOf(card, START + DAY)).toBe('known');
  expect(strengthOf(card, START + 300 * DAY)).toBe('shaky');
});
test('a question that was missed may be reviewed at once, whatever its date; what no longer is a card counts for nothing', () => {
  const card = reviewed(undefined, false, START);
  const progress: Progress = {
    ...NOTHING,
    missed: ['degats.3'],
    cards: { degats: card, autre: reviewed(undefined, true, START) },
  };
  expect(toReview(progress, START)).toEqual(['degats']);
  expect(toReview(progress, START + 7 * DAY).toSorted()).toEqual(['autre', 'degats']);
  const kept = parseProgress(
    JSON.stringify({ ...progress, cards: { ...progress.cards, faux: { due: 'hier' }, rien: null } }),
  );
  expect(kept.cards).toEqual(progress.cards);
});

import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf, dayText, shifted, turnOf } from './day.ts';
import { NEVER, parseTries, squaresOf, streakOf, type Tries } from './kept.ts';

describe('days', () => {
  test.each([
    ['2026-01-01', 0],
    ['2026-03-01', 59],
    ['2027-01-01', 365],
    ['2025-12-31', -1],
  ])('%s is day %i', (day, number) => expect(dayNumber(day)).toBe(number));
  test.each(['', 'hier', '2026-02-30', '2026-13-01', '2026-1-1', '__proto__'])('« %s » is no day', (day) =>
    expect(dayNumber(day)).toBeUndefined(),
  );
  test.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %i: %s', (day, by, to) => expect(shifted(day, by)).toBe(to));
  test('a day is the one of the reader’s own clock, to the last minute', () => {
    expect(dayOf(new Date(2026, 10, 25, 23, 59))).toBe('2026-11-25');
    expect(dayOf(new Date(2026, 10, 26, 0, 0))).toBe('2026-11-26');
  });
  test.each([
    ['2026-11-25', 'mercredi 25 novembre'],
    ['2026-03-01', 'dimanche 1er mars'],
  ])('%s: %s', (day, text) => expect(dayText(day)).toBe(text));
});

test('games take turns, and a year repeats no problem', () => {
  const lengths = [73, 73, 73, 73, 73];
  const year = Array.from({ length: 365 }, (_, day) => turnOf(day + 300, lengths));
  expect(new Set(year.map(({ game, problem }) => `${game}.${problem}`)).size).toBe(365);
  for (let day = 1; day < year.length; day += 1) expect(year[day]?.game).not.toBe(year[day - 1]?.game);
  expect(turnOf(-1, lengths)).toEqual({ game: 4, problem: 72 }); // a clock that is late
});

describe('what is kept', () => {
  const won = { ...NEVER, solved: true };
  const days: Tries = { '2026-11-23': won, '2026-11-24': won, '2026-11-25': won, '2026-11-21': won };
  test('a streak goes up to today, or to yesterday while today is not played', () => {
    expect(streakOf(days, '2026-11-25')).toBe(3);
    expect(streakOf(days, '2026-11-26')).toBe(3);
    expect(streakOf(days, '2026-11-27')).toBe(0);
  });
  test('a day solved later makes no streak, nor one that was only tried', () => {
    expect(streakOf({ ...days, '2026-11-24': { ...won, late: true } }, '2026-11-25')).toBe(1);
    expect(streakOf({ ...days, '2026-11-25': { ...NEVER, missed: 2 } }, '2026-11-25')).toBe(2);
  });
  test('squares tell attempts, hints and the answer, and nothing of it', () => {
    expect(squaresOf({ missed: 2, hints: 1, solved: true, late: false })).toBe('⬛⬛🟨🟩');
    expect(squaresOf({ missed: 90, hints: 0, solved: false, late: false })).toBe('⬛⬛⬛⬛⬛⬛');
  });
  test.each([
    [null, {}],
    ['{', {}],
    ['[1]', {}],
    ['{"2026-11-25":{"missed":-1,"hints":0,"solved":true,"late":false}}', {}],
    ['{"2026-11-25":{"missed":0,"hints":3,"solved":true,"late":false}}', {}],
    ['{"__proto__":{"missed":0,"hints":0,"solved":true,"late":false}}', {}],
    ['{"2026-11-25":{"missed":1,"hints":0,"solved":true,"late":false}}', { '2026-11-25': { ...won, missed: 1 } }],
  ])('%s', (text, kept) => expect(parseTries(text)).toEqual(kept));
});

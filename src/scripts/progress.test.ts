// What was read, in words.
import { expect, test } from 'vitest';
import { progressOf, summaryOf } from './progress.ts';

const reading = {
  lus: { 'bw/a': 1, 'bw/b': 1 } as const,
  vues: { 'bw/a': ['x'], 'bw/c': ['x', 'y', 'y'], 'bw/d': ['x', 'y', 'z'], 'bf/a': ['x'] },
};

test.each([
  ['bw/a', 12, 'lu'],
  ['bw/c', 12, '2\u00A0règles sur 12'],
  ['bw/d', 3, 'lu'], // all of them seen, its end or not
  ['bw/d', 2, 'lu'], // a rule has left the chapter since
  ['bf/a', 5, '1\u00A0règle sur 5'],
  ['bw/z', 4, ''],
])('%s of %i rules', (chapter, rules, said) => expect(progressOf(reading, chapter, rules)).toBe(said));

test('a game', () => {
  const ten = (...names: string[]): readonly (readonly [string, number])[] => names.map((name) => [name, 10]);
  expect(summaryOf(reading, ten('bw/a', 'bw/b', 'bw/c'))).toBe('2\u00A0chapitres sur 3 lus.');
  expect(summaryOf(reading, ten('bw/a', 'bw/c'))).toBe('1\u00A0chapitre sur 2 lu.');
  expect(
    summaryOf(reading, [
      ['bw/d', 3],
      ['bw/c', 9],
    ]),
  ).toBe('1\u00A0chapitre sur 2 lu.');
  expect(summaryOf(reading, ten('bf/a', 'bf/b'))).toBe('1\u00A0règle vue.');
  expect(summaryOf(reading, ten('vs/a'))).toBe('');
});

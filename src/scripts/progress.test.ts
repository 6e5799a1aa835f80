// What was read, in words.
import { expect, test } from 'vitest';
import { avancement, resume } from './progress.ts';

const lecture = {
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
])('%s of %i rules', (chapitre, regles, dit) => expect(avancement(lecture, chapitre, regles)).toBe(dit));

test('a game', () => {
  const ten = (...names: string[]): readonly (readonly [string, number])[] => names.map((name) => [name, 10]);
  expect(resume(lecture, ten('bw/a', 'bw/b', 'bw/c'))).toBe('2\u00A0chapitres sur 3 lus.');
  expect(resume(lecture, ten('bw/a', 'bw/c'))).toBe('1\u00A0chapitre sur 2 lu.');
  expect(
    resume(lecture, [
      ['bw/d', 3],
      ['bw/c', 9],
    ]),
  ).toBe('1\u00A0chapitre sur 2 lu.');
  expect(resume(lecture, ten('bf/a', 'bf/b'))).toBe('1\u00A0règle vue.');
  expect(resume(lecture, ten('vs/a'))).toBe('');
});

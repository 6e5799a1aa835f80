import { expect, test } from 'vitest';
import { entry, stepNow } from './example.ts';

test('a note goes with its action, where there is one', () => {
  expect(entry('a', 'Parce que.')).toEqual({ action: 'a', note: 'Parce que.' });
  expect(Object.keys(entry('a'))).toEqual(['action']);
});

// An example of 5 steps; it was longer, and goes on in another that begins where step 8 led.
const GOES_ON = { in: 'jeu.suite', at: 8 };
test.each([
  [0, { where: 'here', step: 0 }],
  [5, { where: 'here', step: 5 }],
  [6, { where: 'whole', step: 6 }], // cut
  [7, { where: 'whole', step: 7 }],
  [8, { where: 'sequel', step: 0 }],
  [11, { where: 'sequel', step: 3 }],
])('published step %i', (step, now) => expect(stepNow(step, 5, GOES_ON)).toEqual(now));
test('nothing goes on: a step past the end is nowhere', () => {
  expect(stepNow(5, 5, undefined)).toEqual({ where: 'here', step: 5 });
  expect(stepNow(6, 5, undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { calledBack } from './missed.ts';

const EXERCISES = [
  { id: 'degats', rules: ['j.degats', 'j.frappe'] },
  { id: 'vol', rules: ['j.vol'] },
  { id: 'survol', rules: ['j.survol', 'j.vol'] },
  { id: 'ailes', rules: ['j.ailes', 'j.vol'] },
];
test('a slip calls back the types about its rules, those whose main rule it is first, two at most', () => {
  expect(calledBack(EXERCISES, ['j.vol'])).toEqual(['vol', 'survol']);
  expect(calledBack(EXERCISES, ['j.frappe'])).toEqual(['degats']);
  expect(calledBack(EXERCISES, ['j.autre'])).toEqual([]);
});

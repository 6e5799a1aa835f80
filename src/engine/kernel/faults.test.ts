import { expect, test } from 'vitest';
import { faultsOf, sentenceOf } from './faults.ts';

const SHORT = { far: 'Trop loin : {distance} cases, {most} au plus.' } as const;
const LONG = { far: 'Autre chose.', late: 'Trop tard.', few: 'Il faut {n cube} d’énergie.' } as const;
const { no, noWith, fault, faultWith } = faultsOf<'r.one' | 'r.two', typeof SHORT>();

test('each maker carries what it is given, and nothing else', () => {
  expect(no('far', 'r.one')).toEqual({ code: 'far', cites: ['r.one'] });
  expect(noWith('far', { distance: 4 }, 'r.one', 'r.two')).toEqual({
    code: 'far',
    values: { distance: 4 },
    cites: ['r.one', 'r.two'],
  });
  expect(fault('far', 'units.2', 'r.two')).toEqual({ code: 'far', about: 'units.2', cites: ['r.two'] });
  expect(faultWith('far', 'units.2', { distance: 4 }, 'r.two')).toEqual({
    code: 'far',
    about: 'units.2',
    values: { distance: 4 },
    cites: ['r.two'],
  });
});
test.each([
  [
    'values in their places, nothing for one that is missing',
    { code: 'far', values: { distance: 4 } },
    'Trop loin : 4 cases,  au plus.',
  ],
  ['one, and what it counts', { code: 'few', values: { n: 1 } }, 'Il faut 1 cube d’énergie.'],
  ['several, and what they count', { code: 'few', values: { n: 2 } }, 'Il faut 2 cubes d’énergie.'],
  ['a code of the second table', { code: 'late' }, 'Trop tard.'],
  ['a code of none', { code: 'early' }, ''],
  ['a name that every object has', { code: 'toString' }, ''],
])('the sentence: %s', (_, refusal, sentence) => expect(sentenceOf(SHORT, LONG)(refusal)).toBe(sentence));

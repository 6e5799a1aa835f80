import { expect, test } from 'vitest';
import { defaultsOf, optionReader, type OptionsOf } from './options.ts';

const VALUES = { order: ['free', 'fixed'], bonus: [2, 1], late: [false, true] } as const;
const DEFAULTS: OptionsOf<typeof VALUES> = defaultsOf(VALUES);

test('the first value of each is the default', () =>
  expect(DEFAULTS).toEqual({ order: 'free', bonus: 2, late: false }));
test.each([[undefined], [null], [{}], [{ late: undefined }]])('nothing given (%s): the defaults', (given) =>
  expect(optionReader(VALUES, DEFAULTS)(given)).toEqual({ options: DEFAULTS, wrong: [] }),
);
test('those given are kept; those unknown, or of another value, are named and left out', () =>
  expect(optionReader(VALUES, DEFAULTS)({ late: true, bonus: '1', toString: 'free', order: 'fixed' })).toEqual({
    options: { order: 'fixed', bonus: 2, late: true },
    wrong: ['bonus', 'toString'],
  }));
test.each([
  [0, true],
  [9, true],
  [10, false],
  [-1, false],
  [1.5, false],
  ['3', false],
])('a range of whole numbers, both ends included: %s', (games, right) => {
  const { options, wrong } = optionReader({ games: { min: 0, max: 9 } }, { games: 4 })({ games });
  expect({ options, wrong }).toEqual({ options: { games: right ? games : 4 }, wrong: right ? [] : ['games'] });
});

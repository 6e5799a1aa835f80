import { expect, test } from 'vitest';
import { citedIn, tally } from './tally.ts';

const blow = tally<'r.force' | 'r.de' | 'r.malus', 'force' | 'die' | 'penalty'>([
  { what: 'force', value: 4, cites: ['r.force'] },
  { what: 'die', value: 5, cites: ['r.de'] },
  { what: 'penalty', value: -2, cites: ['r.malus', 'r.de'] },
]);

test('a total is that of its parts', () => {
  expect(blow.sum).toBe(4 + 5 - 2);
  expect(tally([]).sum).toBe(0);
});
test('an event cites its own rules, then those of each part of its totals, even two levels down', () => {
  expect(citedIn({ cites: ['r.a'], ...{ total: blow } })).toEqual(['r.a', 'r.force', 'r.de', 'r.malus', 'r.de']);
  expect(citedIn({ cites: ['r.a'], ...{ sides: { attack: blow, none: null }, names: ['x'], count: 3 } })).toEqual([
    'r.a',
    'r.force',
    'r.de',
    'r.malus',
    'r.de',
  ]);
});
test('lists of an event are no totals: only « parts » makes one', () =>
  expect(citedIn({ cites: ['r.a'], ...{ list: [blow], other: { parts: 3 } } })).toEqual(['r.a']));

// The ledger's cases of the epic combat, each expectation taken from it by hand. Conventions: two heroes of 6 PS, spirit 2, initiative 2, or one of them
// against a card; the active hero is side 0; « a3 » is a « +3 » drawn and laid in attack.
import { describe, expect, test } from 'vitest';
import { COMBAT_CASES } from './cases/combat.fixture.ts';
import { runCase } from './cases/combat-trials.fixture.ts';

describe.each(Object.entries(COMBAT_CASES))('%s', (_, cases) => {
  test.each(cases)('$id $says', runCase);
});
test('every case of the ledger is here', () => {
  const numbered = Object.values(COMBAT_CASES).flatMap((cases) =>
    cases.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
  );
  expect(numbered.toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 25 }, (_, i) => 46 + i),
    72,
    73,
    74,
    103,
    104,
    105,
    109,
    111,
  ]);
});

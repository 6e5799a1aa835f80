// The 192 cases of the ledger, one row each; then those that playing for a week has found.
import { describe, expect, test } from 'vitest';
import { TURN } from './cases/1-tour.fixture.ts';
import { SETUP } from './cases/2-mise-en-place.fixture.ts';
import { HQ } from './cases/3-qg.fixture.ts';
import { POWERS } from './cases/4-pouvoirs.fixture.ts';
import { MISSIONS } from './cases/5-missions.fixture.ts';
import { MORE } from './cases/6-complements.fixture.ts';
import { USAGE } from './cases/8-usage.fixture.ts';
import { runRow } from './cases/trials.fixture.ts';

const SECTIONS = {
  'Tour et DPA': TURN,
  'Mise en place': SETUP,
  'QG et événement': HQ,
  'Pouvoirs exécutables': POWERS,
  Missions: MISSIONS,
  Compléments: MORE,
};
describe.each(Object.entries(SECTIONS))('%s', (_, rows) => {
  test.each(rows)('$n $title', runRow);
});
describe('usage', () => {
  test.each(USAGE)('$n $title', runRow);
  test('numbered in order', () => expect(USAGE.map(({ n }) => n)).toEqual(USAGE.map((_, i) => i + 1)));
});
test('every case of the ledger is here, once, in its order', () => {
  expect(Object.values(SECTIONS).flatMap((rows) => rows.map(({ n }) => n))).toEqual(
    Array.from({ length: 192 }, (_, i) => i + 1),
  );
});

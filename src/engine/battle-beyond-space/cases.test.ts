// The 118 cases of the ledger, one row each; then those that playing brought (« usage »).
import { describe, expect, test } from 'vitest';
import { SETUP } from './cases/1-setup.fixture.ts';
import { FIGHTERS } from './cases/2-fighters.fixture.ts';
import { SHOTS } from './cases/3-shots.fixture.ts';
import { DESTROYERS } from './cases/4-destroyers.fixture.ts';
import { ENDS } from './cases/5-ends.fixture.ts';
import { POWERS } from './cases/6-powers.fixture.ts';
import { MOMENTS } from './cases/7-moments.fixture.ts';
import { USAGE } from './cases/9-usage.fixture.ts';
import { runCase } from './cases/trials.fixture.ts';

const SECTIONS = {
  'Mise en place': SETUP,
  'Chasseurs : déplacement et collisions': FIGHTERS,
  'Tirs et rotations': SHOTS,
  Destroyers: DESTROYERS,
  'Fin et décompte': ENDS,
  Pouvoirs: POWERS,
  'Pouvoirs : moments et refus': MOMENTS,
};
describe.each(Object.entries(SECTIONS))('%s', (_, cases) => {
  test.each(cases)('$id $says', runCase);
});
describe('usage', () => {
  test.each(USAGE)('$id $says', runCase);
});
test('every case of the ledger is here, once, in its order', () => {
  const here = Object.values(SECTIONS).flatMap((cases) => cases.map(({ id }) => id));
  expect(here).toEqual(Array.from({ length: 118 }, (_, i) => `V${i + 1}`));
});

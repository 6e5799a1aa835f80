// The rulings beyond the ledger's cases, and the other reading of every option.
import { describe, expect, test } from 'vitest';
import { OPTIONS, RULINGS } from './cases/10-rulings.fixture.ts';
import { runCase } from './cases/trials.fixture.ts';
import { OPTION_VALUES } from './types.ts';

describe('rulings', () => test.each(RULINGS)('$id: $says', runCase));
describe('options, the other reading', () => {
  test.each(OPTIONS)('$id, $says', runCase);
  test('each option has its row', () => expect(OPTIONS.map(({ id }) => id)).toEqual(Object.keys(OPTION_VALUES)));
});

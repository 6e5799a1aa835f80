import { expect, test } from 'vitest';
import { FAULT_CODES, WARNING_CODES } from '../../src/engine/battlefight/language/index.ts';
import { fuzzCards } from './cards.ts';

test('600 damaged cards, all read', { timeout: 120_000 }, () => {
  const { codes, failures } = fuzzCards(600);
  expect(failures).toEqual([]);
  // Nearly every fault is met, and some warnings: otherwise this test looks at nothing.
  expect(FAULT_CODES.filter((code) => codes[code] !== undefined).length).toBeGreaterThan(12);
  expect(WARNING_CODES.filter((code) => codes[code] !== undefined).length).toBeGreaterThan(3);
  expect(codes['lue']).toBeGreaterThan(25);
});

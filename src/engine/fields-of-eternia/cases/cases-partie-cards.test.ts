// The cases of the ledger about the cards of a whole game, each expectation taken from it by hand.
import { topOf } from '../../kernel/steps.ts';
import { describe, expect, test } from 'vitest';
import { partie } from '../partie/index.ts';
import { CARD_CASES } from './partie-cards.fixture.ts';
import { runCase } from './run.fixture.ts';

describe('cards of a whole game', () =>
  test.each(CARD_CASES)('$id $says', (one) =>
    runCase(partie, one, (state) => ({ ...state, top: topOf(state)?.kind })),
  ));
test('every case of the ledger for these modules is here', () => {
  const ids = new Set(CARD_CASES.map(({ id }) => id));
  expect(
    ['33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '71', '108'].filter(
      (id) => !ids.has(id),
    ),
  ).toEqual([]);
});

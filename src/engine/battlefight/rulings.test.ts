// The rulings beyond the ledger's cases, and the other reading of every option.
import { describe, expect, test } from 'vitest';
import { OPTIONS, RULINGS } from './cases/8-rulings.fixture.ts';
import { runCase } from './cases/trials.fixture.ts';
import { OPTION_VALUES } from './options.ts';
import { partie } from './partie/index.ts';
import { duel, game } from './scenarios.ts';

describe('rulings', () => {
  test.each(RULINGS)('$id: $says', runCase);
  test('A13: corners are taken in the order of play, from the first player on', () => {
    const start = partie.setup(game(['cogneur', 'cogneur', 'cogneur'], { first: 1 }));
    expect(start.ok && start.value.players.map(({ cell }) => cell)).toEqual(['G1', 'A1', 'D7']);
  });
  test('A36: a study may start above 20, a notice says so, and nothing goes above that start', () => {
    const scenario = duel({ life: 30, damage: 5 });
    const start = partie.setup(scenario);
    if (!start.ok) throw new Error('refused');
    expect(partie.notices?.(scenario).map(({ code }) => code)).toContain('vie-au-dela');
    const blocked = ['play', 'execute'].reduce(
      (state, type) =>
        partie.apply(state, type === 'play' ? { type, card: 'base-defense' } : { type: 'execute' }).state,
      start.value,
    );
    expect(blocked.players[0]).toMatchObject({ life: 31, damage: 0 });
    expect(partie.invariants.filter(({ holds }) => !holds(blocked))).toEqual([]);
  });
});
describe('options, the other reading', () => {
  test.each(OPTIONS)('$id: $says', runCase);
  // A match and the opening of boosters have theirs elsewhere: cases.test.ts, formation/formation.test.ts.
  test('each option of a game has its row', () =>
    expect([...OPTIONS.map(({ id }) => id), 'manches', 'boosterRemise'].toSorted()).toEqual(
      Object.keys(OPTION_VALUES).toSorted(),
    ));
});

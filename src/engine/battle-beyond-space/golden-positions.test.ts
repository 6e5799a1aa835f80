// Each row of the two tables of collisions, each of the twelve powers, the other reading of each option: a position, and what it gives by hand.
import { describe, expect, test } from 'vitest';
import {
  DESTROYER_ROWS,
  FIGHTER_ROWS,
  OPTION_ROWS,
  POWER_ROWS,
  type Row,
  RULING_ROWS,
} from './cases/8-golden.fixture.ts';
import { check, run, type Trial } from './cases/trials.fixture.ts';
import { OPTION_KEYS } from './options.ts';
import { DESTROYER_TABLE, FIGHTER_TABLE } from './partie/collisions.ts';
import { powersOf, RACES } from './types.ts';

/** What happens on the way to a row: the collision itself, the probe picked up, or the refusal. */
const citedBy = (trial: Trial, row: 'fighter' | 'destroyer', { against, mover }: Row): readonly string[] => {
  const { events, refusals } = run(trial);
  if (mover === 'forbidden') return refusals.flatMap(({ cites }) => cites);
  if (against === 'probe') return events.flatMap((event) => (event.type === 'probe-taken' ? event.cites : []));
  return events.flatMap((event) =>
    event.type === 'collided' && event.against === against && event.row === row ? event.cites : [],
  );
};
const TABLES = [
  ['fighter', FIGHTER_TABLE, FIGHTER_ROWS],
  ['destroyer', DESTROYER_TABLE, DESTROYER_ROWS],
] as const;
describe.each(TABLES)('a %s that ends its move', (kind, table, rows) => {
  test('every row, in the order of the table', () =>
    expect(rows.map(({ against }) => against).toSorted()).toEqual(Object.keys(table).toSorted()));
  test.each(rows.map((row) => [row.against, row] as const))('%s', (against, row) => {
    const { mover, struck, cites } = table[against];
    expect({ mover, struck }).toEqual({ mover: row.mover, struck: row.struck });
    row.trials.forEach(check);
    const [trial] = row.trials;
    if (trial) expect(citedBy(trial, kind, row)).toEqual(expect.arrayContaining([...cites]));
  });
});

const named = (
  rows: readonly (readonly [name: string, trials: readonly Trial[]])[],
): readonly (readonly [name: string, trial: Trial])[] =>
  rows.flatMap(([name, trials]) =>
    trials.map((trial) => [`${name}${trial.name === undefined ? '' : `: ${trial.name}`}`, trial] as const),
  );
describe('powers', () => {
  test('all twelve', () => expect(POWER_ROWS.map(([power]) => power)).toEqual(RACES.flatMap(powersOf)));
  test.each(named(POWER_ROWS))('%s', (_, trial) => check(trial));
});
describe('options, the other way', () => {
  test('all seventeen', () => expect(OPTION_ROWS.map(([option]) => option)).toEqual(OPTION_KEYS));
  test.each(named(OPTION_ROWS))('%s', (_, trial) => check(trial));
  /** With the default, the same play gives something else, or is refused. */
  test.each(OPTION_ROWS)('%s: changes what happens', (option, trials) => {
    const changed = trials.filter((trial) => {
      const { [option]: _, ...options } = trial.scenario.options ?? {};
      try {
        check({ ...trial, scenario: { ...trial.scenario, options } });
        return false;
      } catch {
        return true;
      }
    });
    expect(changed).not.toEqual([]);
  });
});
describe('rulings', () => {
  test.each(named(RULING_ROWS))('%s', (_, trial) => check(trial));
});

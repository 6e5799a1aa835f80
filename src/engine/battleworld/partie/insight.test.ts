// What the machine thinks of a position: all else equal, what a player would rather have is worth more.
import { describe, expect, test } from 'vitest';
import { P1, P1_UNITS, placed } from '../scenarios.ts';
import { partie } from './index.ts';
import { insight } from './insight.ts';
import { roundsToWin } from './race.ts';
import type { PartieScenario, PartieState, UnitSpec } from './types.ts';

/** Hulk and Fatalis in opposite corners, alone of their teams, round 3, nobody treated yet. */
const state = (
  hulk: Partial<UnitSpec> = {},
  fatalis: Partial<UnitSpec> = {},
  more: Partial<PartieScenario> = {},
): PartieState => {
  const start = partie.setup({
    ...P1,
    name: 'essai',
    round: 3,
    phase: 1,
    initiative: 'heroes',
    units: placed(
      P1_UNITS.map((unit) => (unit.sheet === 'hulk' || unit.sheet === 'fatalis' ? unit : { ...unit, life: 0 })),
      { hulk: { cell: 'a1', ...hulk }, fatalis: { cell: 'e7', ...fatalis } },
    ),
    ...more,
  });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const chance = (...given: Parameters<typeof state>): number => insight.value(state(...given))[0] ?? NaN;
const strikes = { spot: 'attack', activated: true } as const;
const PHASE_2 = { phase: 2 } as const;

describe('a chance for Hulk', () => {
  test.each<readonly [string, better: Parameters<typeof state>, worse: Parameters<typeof state>]>([
    ['to be nearer to the base opposite', [{ cell: 'a4' }], [{ cell: 'a3' }]],
    ['life', [], [{ life: 3 }]],
    ['the wounds of the other', [{}, { life: 2 }], []],
    ['energy', [], [{ power: 0 }]],
    ['Victory tokens', [{ victory: 2 }], []],
    [
      'a die on the attack beside a module',
      [{ cell: 'c6', spot: 'attack', activated: true }, {}, PHASE_2],
      [{ cell: 'c6', spot: 'life', life: 5, activated: true }, {}, PHASE_2],
    ],
    [
      'nobody on the target of the base that it strikes',
      [{ cell: 'c6', ...strikes }, { cell: 'c7', power: 3, spot: 'center', activated: true }, PHASE_2],
      [
        { cell: 'c6', ...strikes },
        { cell: 'c7', power: 3, spot: 'module-target:v-double-defence', activated: true },
        PHASE_2,
      ],
    ],
  ])('%s is worth something', (_, better, worse) => expect(chance(...better)).toBeGreaterThan(chance(...worse)));
  test('with the clock about to strike, a lead is worth less: nobody is likely to win', () => {
    const lead: readonly [Partial<UnitSpec>, Partial<UnitSpec>] = [{ cell: 'a4' }, { life: 2, power: 0 }];
    const late = chance(...lead, { round: 12, clock: 12 });
    expect(late).toBeGreaterThanOrEqual(0.5);
    expect(late).toBeLessThan(chance(...lead, { clock: 12 }));
  });
});
test('rounds to win: a fresh base takes more rounds from further off, and a razed half is half of the work', () => {
  const near = state({ cell: 'c6' });
  const modules = P1.modules.map((one) =>
    one.side === 'villains' && one.id !== 'v-energy' ? { ...one, resistance: 0 } : one,
  );
  expect(roundsToWin(near, 'heroes', {})).toBeLessThan(roundsToWin(state({ cell: 'c3' }), 'heroes', {}));
  expect(roundsToWin(state({ cell: 'c6' }, {}, { modules }), 'heroes', {})).toBeLessThan(
    roundsToWin(near, 'heroes', {}),
  );
});

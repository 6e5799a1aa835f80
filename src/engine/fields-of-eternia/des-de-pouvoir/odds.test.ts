// Chances of power dice, against hand-made fractions and against an enumeration that knows nothing but dice in a row.
import { describe, expect, test } from 'vitest';
import { odds } from '../../kernel/odds.ts';
import { add, formatFraction, ONE, type Ratio, toNumber, ZERO } from '../../kernel/ratio.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import type { CombatState } from '../combat/types.ts';
import { EXAMPLE_WILD_DIE } from '../constants.ts';
import { WILD_FACES, type WildDice, type WildFace } from '../types.ts';
import { desDePouvoir } from './index.ts';
import { damageShares, meanOf, type Rerolls, REROLLS, successShares } from './odds.ts';

const text = (shares: readonly Ratio[]): readonly string[] => shares.map(formatFraction);
const total = (shares: readonly Ratio[]): Ratio => shares.reduce(add, ZERO);

describe('by hand, with the example die: 2 blank, 2 successes, 1 double, 1 marked', () => {
  test('one die, never thrown again', () =>
    expect(text(successShares({ dice: 1, rerolls: 'jamais' }))).toEqual(['1/2', '1/3', '1/6']));
  test('one die, thrown again while marked: sixths become fifths', () => {
    for (const rerolls of ['marques', 'blancs'] as const)
      expect(text(successShares({ dice: 1, rerolls }))).toEqual(['2/5', '2/5', '1/5']);
  });
  test('two dice, never: squares and cross products', () =>
    expect(text(successShares({ dice: 2, rerolls: 'jamais' }))).toEqual(['1/4', '1/3', '5/18', '1/9', '1/36']));
  test('two dice, marked alone: each die is a fifth die', () =>
    expect(text(successShares({ dice: 2, rerolls: 'marques' }))).toEqual(['4/25', '8/25', '8/25', '4/25', '1/25']));
  test('no die, and a fixed value', () => expect(text(successShares({ dice: 0, fixed: 2 }))).toEqual(['0', '0', '1']));
  test('a die of marks alone is worth nothing', () =>
    expect(
      text(successShares({ dice: 3, die: { blanc: 0, reussite: 0, double: 0, relancer: 6 } }).slice(0, 1)),
    ).toEqual(['1']));
  test('one die against one, never thrown again', () => {
    // attack 0, 1, 2 with 1/2, 1/3, 1/6; defence alike. 2 PS: 1/6·1/2; 1 PS: 1/3·1/2 + 1/6·1/3.
    expect(text(damageShares({ dice: 1, rerolls: 'jamais' }, { dice: 1, rerolls: 'jamais' }))).toEqual([
      '25/36',
      '2/9',
      '1/12',
    ]);
  });
});

// ── Naive: dice in a row, every ordered throw, wave after wave until what is left is too small to count.
const SIDES = (die: WildDice): readonly WildFace[] =>
  WILD_FACES.flatMap((face) => Array.from({ length: die[face] }, () => face));
const WORTH: Readonly<Record<WildFace, number>> = { blanc: 0, reussite: 1, double: 2, relancer: 0 };
const naive = (dice: number, die: WildDice, rerolls: Rerolls): readonly number[] => {
  const result: number[] = Array.from({ length: 2 * dice + 1 }, () => 0);
  const chances = new Map<WildFace, number>(
    WILD_FACES.map((face) => [face, SIDES(die).filter((one) => one === face).length / 6]),
  );
  const visit = (row: readonly (WildFace | null)[], chance: number): void => {
    if (chance < 1e-12) return;
    const at = row.indexOf(null);
    if (at >= 0) {
      for (const [face, share] of chances)
        if (share > 0)
          visit(
            row.map((one, i) => (i === at ? face : one)),
            chance * share,
          );
      return;
    }
    const marked = row.filter((face) => face === 'relancer').length;
    if (marked === 0 || rerolls === 'jamais') {
      const worth = row.reduce((sum, face) => sum + WORTH[face ?? 'blanc'], 0);
      result[worth] = (result[worth] ?? 0) + chance;
      return;
    }
    let spare = rerolls === 'blancs' ? marked : 0;
    visit(
      row.map((face) => (face === 'relancer' || (face === 'blanc' && spare-- > 0) ? null : face)),
      chance,
    );
  };
  visit(
    Array.from({ length: dice }, () => null),
    1,
  );
  return result;
};
const LOADED: WildDice = { blanc: 1, reussite: 1, double: 2, relancer: 2 };
describe.each(REROLLS)('against every ordered throw: %s', (rerolls) => {
  test.each([
    [1, EXAMPLE_WILD_DIE],
    [2, EXAMPLE_WILD_DIE],
    [3, EXAMPLE_WILD_DIE],
    [2, LOADED],
  ] as const)('%s dice', { timeout: 60_000 }, (dice, die) => {
    const shares = successShares({ dice, die, rerolls });
    const seen = naive(dice, die, rerolls);
    expect(shares.length).toBeLessThanOrEqual(seen.length);
    seen.forEach((chance, n) => expect(toNumber(shares[n] ?? ZERO)).toBeCloseTo(chance, 5));
  });
});

test('ten dice add up to 1, soon enough', () => {
  for (const rerolls of REROLLS) expect(total(successShares({ dice: 10, rerolls }))).toEqual(ONE);
  expect(total(damageShares({ dice: 8 }, { dice: 6 }))).toEqual(ONE);
  const [never, marked, blank] = (['jamais', 'marques', 'blancs'] as const).map((rerolls) =>
    toNumber(meanOf(successShares({ dice: 6, rerolls }))),
  );
  expect(never).toBeCloseTo(6 * (4 / 6), 10);
  expect(marked).toBeCloseTo(6 * (4 / 5), 10);
  expect(blank).toBeGreaterThan(marked ?? 0);
});

test('the game itself gives the same: 4 dice against 2, attack of the active hero', { timeout: 60_000 }, () => {
  const scenario: CombatScenario = {
    name: 'Dés',
    column: 'heros',
    active: { hero: 'he-man', gear: [{ name: 'Épée', zone: 'attaque', value: 4 }] },
    defender: { hero: 'skeletor', gear: [{ name: 'Cape', zone: 'defense', value: 2 }] },
  };
  const start = desDePouvoir.setup(scenario);
  if (!start.ok) throw new Error('refused');
  const state: CombatState = desDePouvoir.apply({ ...start.value, phase: 'damage', first: 0 }, { type: 'go' }).state;
  const found = odds(
    desDePouvoir,
    state,
    (now, options) =>
      options.reduce((best, one) => {
        const pool = now.dice?.pools.find((faces) => (faces?.relancer ?? 0) > 0);
        return one.type === 'again' &&
          one.extra.blanc === Math.min(pool?.blanc ?? 0, pool?.relancer ?? 0) &&
          one.extra.reussite === 0 &&
          one.extra.double === 0
          ? one
          : best;
      }, options[0]),
    (now) => (now.attacks === 1 ? `${9 - now.sides[1].health}` : undefined),
  );
  if (!found.ok) throw new Error(found.error.code);
  const shares = damageShares({ dice: 4 }, { dice: 2 });
  expect(Object.fromEntries([...found.value].map(([lost, share]) => [lost, formatFraction(share)]))).toEqual(
    Object.fromEntries(shares.map((share, n) => [`${n}`, formatFraction(share)])),
  );
});

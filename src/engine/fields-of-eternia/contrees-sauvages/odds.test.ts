// The odds of the wilds against hand counts, and against an enumeration that shares nothing with them: ordered dice, every subset thrown again, every
// assignment of every die, values iterated until they stand still.
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../../tests/cpu.ts';
import { EXAMPLE_WILD_DIE } from '../constants.ts';
import { formatFraction, ONE, add, toNumber, ZERO } from '../../kernel/ratio.ts';
import { beast, dice, wild } from '../subjects-small.fixture.ts';
import { WILD_FACES, type WildCard, type WildDice, type WildFace } from '../types.ts';
import { contreesSauvages } from './index.ts';
import { wildOdds, type WildOdds } from './odds.ts';
import { bestEnding, WILD_AIMS, type WildAim } from './plan.ts';
import type { WildScenario } from './types.ts';

const oddsOf = (scenario: WildScenario, aim: WildAim): WildOdds => {
  const start = contreesSauvages.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const found = wildOdds(start.value, aim);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('by hand, one die 2-2-1-1', () => {
  // A success shows on 3 sides of 6, and « relancer » on one: p = 3/6 + p/6, so p = 3/5.
  test('one PS, no defence: 3 chances in 5', () =>
    expect(formatFraction(oddsOf(wild(beast(1, 0, 0), { body: 1 }), 'vaincre').win)).toBe('3/5'));
  // Only a double will do: q = 1/6 + q/6, so q = 1/5.
  test('two PS: 1 chance in 5', () =>
    expect(formatFraction(oddsOf(wild(beast(2, 0, 0), { body: 1 }), 'vaincre').win)).toBe('1/5'));
  test('a lost PS or a win: what the aim changes', () => {
    // 1 PS against an attack of 1: the die beats the enemy, or saves the hero, not both.
    const risky = wild(beast(1, 1, 0), { body: 1, health: 1 });
    expect([oddsOf(risky, 'vaincre').win, oddsOf(risky, 'vaincre').fall].map(formatFraction)).toEqual(['3/5', '1']);
    expect([oddsOf(risky, 'survivre').win, oddsOf(risky, 'survivre').fall].map(formatFraction)).toEqual(['0', '2/5']);
  });
  test('an ability at one chance in two: 1 PS behind a defence of 0 or 1', () => {
    // Failure: as above, 3/5. Success: defence 1, so nothing short of two dice: never.
    const guarded = beast(1, 0, 0, {
      ability: { effects: [{ do: 'jet', success: [{ do: 'plus', zone: 'defense', value: 1 }], failure: [] }] },
    });
    expect(formatFraction(oddsOf(wild(guarded, { body: 1 }), 'vaincre').win)).toBe('3/10');
  });
});

describe('the best end of a handful', () => {
  const end = (hand: WildDice, defense: number, health: number, attack: number, hero = 9, aim: WildAim = 'vaincre') =>
    bestEnding(hand, { defense, health, attack, hero }, aim);
  // S2 of the ledger: 2 + 3 = 5 successes beat the Dylinx, 2 + 3 + 3 = 8 without a scratch.
  test.each([
    [4, false, 0],
    [5, true, 3],
    [7, true, 1],
    [8, true, 0],
  ] as const)('%i simple successes against the Dylinx', (count, won, lost) =>
    expect(end(dice(0, count, 0, 0), 2, 3, 3)).toEqual({ won, lost }),
  );
  test('E2 ends unscathed', () => expect(end(dice(1, 3, 3, 0), 2, 3, 3)).toEqual({ won: true, lost: 0 }));
  test('a double is not shared: two doubles do not beat 1 and 3', () =>
    expect(end(dice(0, 0, 2, 0), 1, 3, 0)).toEqual({ won: false, lost: 0 }));
  test('to survive first', () => {
    expect(end(dice(0, 3, 0, 0), 1, 2, 3, 2)).toEqual({ won: true, lost: 2 });
    expect(end(dice(0, 3, 0, 0), 1, 2, 3, 2, 'survivre')).toEqual({ won: false, lost: 0 });
  });
});

// ── The naive enumeration
type Worth = readonly [win: number, fall: number, lost: number];
const before = (a: Worth, b: Worth, aim: WildAim): boolean => {
  const [x, y] = [a, b].map(([win, fall, lost]) => (aim === 'vaincre' ? [-win, lost] : [fall, -win, lost])) as [
    number[],
    number[],
  ];
  const i = x.findIndex((value, at) => Math.abs(value - (y[at] ?? 0)) > 1e-11);
  return i >= 0 && (x[i] ?? 0) < (y[i] ?? 0);
};
const tuples = <T>(list: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0 ? [[]] : tuples(list, length - 1).flatMap((one) => list.map((last) => [...one, last]));
const WORTH: Readonly<Record<WildFace, number>> = { blanc: 0, reussite: 1, double: 2, relancer: 0 };
const naive = (count: number, die: WildDice, enemy: WildCard, hero: number, aim: WildAim): Worth => {
  const hands = tuples(WILD_FACES, count);
  const endOf = (hand: readonly WildFace[]): Worth =>
    tuples([0, 1, 2], count) // 0: defence, 1: PS, 2: attack
      .map((places): Worth => {
        const on = (place: number): number =>
          hand.reduce((sum, face, i) => (places[i] === place ? sum + WORTH[face] : sum), 0);
        const lost = Math.min(hero, Math.max(0, enemy.attack - on(2)));
        const won = on(0) >= enemy.defense && on(1) >= enemy.health;
        return [won ? 1 : 0, lost === hero ? 1 : 0, lost];
      })
      .reduce((best, one) => (before(one, best, aim) ? one : best));
  const again = (hand: readonly WildFace[]): readonly (readonly (readonly number[])[])[] => {
    const marked = hand.flatMap((face, i) => (face === 'relancer' ? [i] : []));
    const others = hand.flatMap((face, i) => (face === 'relancer' ? [] : [i]));
    if (marked.length === 0) return [];
    return tuples([false, true], others.length)
      .map((picked) => others.filter((_, i) => picked[i]))
      .filter((extra) => extra.length <= marked.length)
      .map((extra) => [marked, extra]);
  };
  const text = (hand: readonly WildFace[]): string => hand.join();
  const ends = new Map(hands.map((hand) => [text(hand), endOf(hand)] as const));
  let worth = ends;
  const thrown = (hand: readonly WildFace[], which: readonly number[]): Worth => {
    const sum = [0, 0, 0] as [number, number, number];
    for (const faces of tuples(WILD_FACES, which.length)) {
      const share = faces.reduce((product, face) => (product * die[face]) / 6, 1);
      if (share === 0) continue;
      const next = worth.get(
        text(hand.map((face, i) => (which.includes(i) ? (faces[which.indexOf(i)] ?? face) : face))),
      ) ?? [0, 0, 0];
      for (const i of [0, 1, 2] as const) sum[i] += share * next[i];
    }
    return sum;
  };
  for (let round = 0; round < 60; round += 1) {
    worth = new Map(
      hands.map(
        (hand) =>
          [
            text(hand),
            again(hand)
              .map(([marked = [], extra = []]) => thrown(hand, [...marked, ...extra]))
              .reduce((best, one) => (before(one, best, aim) ? one : best), ends.get(text(hand)) ?? [0, 0, 0]),
          ] as const,
      ),
    );
  }
  return thrown(
    Array.from({ length: count }, () => 'blanc' as const),
    Array.from({ length: count }, (_, i) => i),
  );
};

describe('against the enumeration', () => {
  const DICE = [EXAMPLE_WILD_DIE, dice(1, 2, 0, 3), dice(3, 2, 1, 0), dice(2, 1, 2, 1)];
  const ENEMIES = [
    [1, 1, 1],
    [2, 1, 0],
    [1, 2, 0],
    [3, 2, 0],
    [1, 3, 2],
  ] as const;
  const rows = WILD_AIMS.flatMap((aim) =>
    DICE.flatMap((die) =>
      [1, 2, 3].flatMap((count) =>
        ENEMIES.filter((_, i) => count < 3 || i % 2 === 0).map(
          (enemy) => [aim, Object.values(die).join(''), count, enemy.join(), die, enemy] as const,
        ),
      ),
    ),
  );
  test.each(rows)('%s, die %s, %i dice, enemy %s', (aim, _, count, __, die, [health, attack, defense]) => {
    const enemy = beast(health, attack, defense);
    const { shares, win, fall, lost } = oddsOf(wild(enemy, { body: count, health: 2 }, { dice: die }), aim);
    expect(shares.reduce((sum, { share }) => add(sum, share), ZERO)).toEqual(ONE);
    const expected = naive(count, die, enemy, 2, aim);
    [win, fall, lost].forEach((value, i) =>
      expect(toNumber(value), ['win', 'fall', 'lost'][i] ?? '').toBeCloseTo(expected[i] ?? Number.NaN, 9),
    );
  });
});

test('from any moment: with its dice on the table, E2 is decided', () => {
  const start = contreesSauvages.setup(wild('dylinx', { body: 7, health: 8 }));
  if (!start.ok) throw new Error('refused');
  const steps = [
    { type: 'wild-test', face: 'blanc' },
    { type: 'wild-throw', faces: dice(2, 3, 1, 1) },
    { type: 'wild-again', extra: dice(1, 0, 0, 0) },
  ] as const;
  const waiting = steps.reduce((state, action) => contreesSauvages.apply(state, action).state, start.value);
  const after = contreesSauvages.apply(waiting, { type: 'wild-throw', faces: dice(0, 0, 2, 0) }).state;
  const found = wildOdds(after, 'vaincre');
  expect(found.ok && found.value.shares).toEqual([{ won: true, lost: 0, share: ONE }]);
});
test('ten dice, and twelve of which two are successes, in a moment', () => {
  const took = cpuTime(() => {
    for (const options of [{}, { desEnTropReussites: true }]) {
      const { shares } = oddsOf(
        wild('dylinx', { body: options.desEnTropReussites === true ? 12 : 10, health: 8 }, { options }),
        'vaincre',
      );
      expect(shares.reduce((sum, { share }) => add(sum, share), ZERO)).toEqual(ONE);
    }
  });
  expect(took).toBeLessThan(8_000);
});

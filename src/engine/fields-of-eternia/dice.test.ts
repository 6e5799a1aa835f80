import { describe, expect, test } from 'vitest';
import { EXAMPLE_WILD_DIE } from './constants.ts';
import {
  canShow,
  isDie,
  keptBy,
  NO_DICE,
  sizeOfDice,
  succeeds,
  successesOf,
  testsOf,
  throwsOf,
  waveFault,
  wavesOf,
} from './dice.ts';
import { WILD_FACES, type WildDice } from './types.ts';

const dice = (blanc: number, reussite: number, double: number, relancer: number): WildDice => ({
  blanc,
  reussite,
  double,
  relancer,
});

describe('throws', () => {
  test('one die: 2, 2, 1, 1 out of 6', () =>
    expect(testsOf(EXAMPLE_WILD_DIE, (face) => face).map(({ action, weight }) => [action, weight])).toEqual([
      ['blanc', 2],
      ['reussite', 2],
      ['double', 1],
      ['relancer', 1],
    ]));
  test('seven dice: 120 throws, 6^7 ways; that of E2 has 7!/(2! 3! 1! 1!) × 2² × 2³ = 420 × 32', () => {
    const outcomes = throwsOf(7, EXAMPLE_WILD_DIE, (faces) => faces);
    expect(outcomes).toHaveLength(120);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** 7);
    expect(
      outcomes.find(({ action }) => action.blanc === 2 && action.relancer === 1 && action.double === 1)?.weight,
    ).toBe(13_440);
  });
  test('no die at all: nothing to see, once', () =>
    expect(throwsOf(0, EXAMPLE_WILD_DIE, (faces) => faces)).toEqual([{ action: NO_DICE, weight: 1 }]));
  test('a face that the die has not is never thrown', () => {
    const plain = dice(3, 3, 0, 0);
    expect(
      throwsOf(2, plain, (faces) => faces).every(({ action }) => action.double === 0 && action.relancer === 0),
    ).toBe(true);
    expect([
      canShow(2, plain, dice(1, 1, 0, 0)),
      canShow(2, plain, dice(1, 0, 1, 0)),
      canShow(2, plain, dice(1, 0, 0, 0)),
    ]).toEqual([true, false, false]);
  });
  test('what a throw is worth, what a test makes of a face', () => {
    expect(successesOf(dice(1, 3, 3, 2))).toBe(9);
    expect(WILD_FACES.filter(succeeds)).toEqual(['reussite', 'double']);
  });
});

describe('waves (A41)', () => {
  test('no marked die, no wave', () => {
    expect(wavesOf(dice(3, 2, 1, 0))).toEqual([]);
    expect(waveFault(dice(3, 2, 1, 0), NO_DICE)).toBe('rien');
  });
  test('one marked die: alone, or with one other', () =>
    expect(wavesOf(dice(2, 3, 1, 1))).toEqual([NO_DICE, dice(0, 0, 1, 0), dice(0, 1, 0, 0), dice(1, 0, 0, 0)]));
  test('two marked dice: at most two others', () => {
    const waves = wavesOf(dice(1, 2, 0, 2));
    expect(waves.map(sizeOfDice).toSorted()).toEqual([0, 1, 1, 2, 2]);
    for (const wave of waves) expect(waveFault(dice(1, 2, 0, 2), wave)).toBeUndefined();
  });
  test.each([
    ['trop', dice(2, 0, 0, 0)],
    ['marque', dice(0, 0, 0, 1)],
    ['absent', dice(0, 0, 1, 0)],
    ['absent', dice(-1, 0, 0, 0)],
  ] as const)('%s', (why, extra) => expect(waveFault(dice(3, 1, 0, 1), extra)).toBe(why));
  test('what stays on the table', () => expect(keptBy(dice(2, 3, 1, 1), dice(1, 0, 0, 0))).toEqual(dice(1, 3, 1, 0)));
});
test('a die has six sides (M1)', () =>
  expect([EXAMPLE_WILD_DIE, dice(2, 2, 1, 0), dice(7, 0, 0, -1), dice(0, 6, 0, 0)].map(isDie)).toEqual([
    true,
    false,
    false,
    true,
  ]));

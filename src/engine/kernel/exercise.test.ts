import { describe, expect, test } from 'vitest';
import { choiceOf, exerciseOf, type ExerciseType, isRight } from './exercise.ts';
import { rng } from './rng.ts';

describe('whether an answer is right', () => {
  const number = { kind: 'number', value: 3, least: 0, most: 9 } as const;
  const choice = { kind: 'choice', options: ['un', 'deux', 'trois'], right: 2 } as const;
  test.each([
    [number, 3, true],
    [number, 2, false],
    [number, 0, false],
    [choice, 2, true],
    [choice, 1, false],
    [choice, 0, false],
    [{ kind: 'allowed', allowed: true } as const, true, true],
    [{ kind: 'allowed', allowed: true } as const, false, false],
    [{ kind: 'allowed', allowed: false } as const, false, true],
    [{ kind: 'allowed', allowed: false } as const, true, false],
  ])('%j, %s: %s', (answer, given, right) => expect(isRight(answer, given)).toBe(right));
});

describe('a choice', () => {
  const WRONG = ['b', 'c', 'd', 'e'];
  const drawn = (most?: number) =>
    Array.from({ length: 60 }, (_, seed) => choiceOf(rng(seed + 1), 'a', WRONG, most)).flatMap((answer) =>
      answer.kind === 'choice' ? [answer] : [],
    );
  test('every option once, and the right one where it is said to be', () => {
    for (const { options, right } of drawn()) {
      expect(options.toSorted()).toEqual(['a', ...WRONG]);
      expect(options[right]).toBe('a');
    }
  });
  test('no more than are asked for: the right one, and the first of the others', () => {
    for (const { options, right } of drawn(3)) {
      expect(options.toSorted()).toEqual(['a', 'b', 'c']);
      expect(options[right]).toBe('a');
    }
  });
  test('nothing twice, nor the right one among the wrong', () => {
    const answer = choiceOf(rng(1), 'a', ['b', 'a', 'b', 'c'], 3);
    expect(answer.kind === 'choice' ? answer.options.toSorted() : []).toEqual(['a', 'b', 'c']);
  });
  test('its place tells nothing', () =>
    expect(new Set(drawn(3).map(({ right }) => right))).toEqual(new Set([0, 1, 2])));
});

describe('an exercise under a seed', () => {
  const type = (after: number): ExerciseType<'r'> & { readonly asked: () => number } => {
    let calls = 0;
    return {
      id: 'essai',
      title: 'Essai ?',
      rules: ['r'],
      asked: () => calls,
      make: () => {
        calls += 1;
        return calls <= after
          ? undefined
          : {
              facts: [],
              question: `${calls} ?`,
              answer: { kind: 'allowed', allowed: true },
              because: ['Oui.'],
              cites: ['r'],
            };
      },
    };
  };
  test('is the first draw that asks something', () => {
    const late = type(4);
    expect(exerciseOf(late, rng(1))?.question).toBe('5 ?');
    expect(late.asked()).toBe(5);
  });
  test('is none when no draw does, in as many tries as are told', () => {
    const never = type(Infinity);
    expect(exerciseOf(never, rng(1), 7)).toBeUndefined();
    expect(never.asked()).toBe(7);
  });
});

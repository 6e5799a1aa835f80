// Every exercise is answered a second time, by hand (solvers.fixture.ts). What holds for the exercises of all games is in tests/exercises.test.ts.
import { describe, expect, test } from 'vitest';
import { type Exercise, exerciseOf } from '../../kernel/exercise.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { EXERCISES } from './index.ts';
import { EXAMPLE_TITLES, factsOf, SOLVERS } from './solvers.fixture.ts';

const SEEDS = 400;
const rightOf = ({ answer }: Exercise<string>): number | boolean | string =>
  answer.kind === 'number'
    ? answer.value
    : answer.kind === 'allowed'
      ? answer.allowed
      : known(answer.options[answer.right]);

describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  const drawn = Array.from({ length: SEEDS }, (_, seed) => known(exerciseOf(type, rng(seed))));
  test('the answer by hand agrees', () => {
    const solve = known(SOLVERS[id]);
    const wrong = drawn
      .map((exercise, seed) => ({
        seed,
        facts: factsOf(exercise),
        question: exercise.question,
        engine: rightOf(exercise),
        hand: solve(exercise),
      }))
      .filter(({ engine, hand }) => engine !== hand);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
  test('the place of the right choice tells nothing', () => {
    const places = drawn.flatMap(({ answer }) => (answer.kind === 'choice' ? [answer.right] : []));
    if (places.length === 0) return;
    expect(new Set(places).size).toBeGreaterThanOrEqual(3);
    for (const place of new Set(places))
      expect(places.filter((one) => one === place).length / places.length).toBeLessThan(0.5);
  });
  test('sentences are whole, cards are told to be examples', () => {
    for (const exercise of drawn) {
      const { question, because, cites } = exercise;
      const facts = factsOf(exercise);
      for (const sentence of [...facts, question, ...because]) expect(sentence).toMatch(/^[^\u00A0\u202F]{8,}[.?]$/u);
      const [text = ''] = facts.filter((fact) => /^« [^»]+ » .*:/.test(fact));
      if (EXAMPLE_TITLES.some((title) => text.startsWith(`« ${title} »`))) expect(text).toContain('carte d’exemple');
      expect(new Set(cites).size).toBe(cites.length);
    }
  });
});

test('every type has its solver, and no other', () =>
  expect(Object.keys(SOLVERS).toSorted()).toEqual(EXERCISES.map(({ id }) => id).toSorted()));

// Every exercise is answered a second time by hand (expected.fixture.ts), over many seeds; what a page relies on is checked beside.
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../../tests/cpu.ts';
import { type Exercise, type ExerciseAnswer, exerciseOf } from '../../kernel/exercise.ts';
import { replayLine } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieScenario } from '../partie/types.ts';
import { RULES, type VsRule } from '../rules.ts';
import { READERS } from './expected.fixture.ts';
import { EXERCISES } from './index.ts';

const SEEDS = 400;
const MOST_MS = 50;
type Vs = Exercise<VsRule>;
const given = (answer: ExerciseAnswer): number | boolean | string =>
  answer.kind === 'choice'
    ? (answer.options[answer.right] ?? '')
    : answer.kind === 'number'
      ? answer.value
      : answer.allowed;
const cited = new Set<VsRule>();

test('ids are slugs, all different', () => {
  const ids = EXERCISES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
  expect(ids.toSorted()).toEqual(Object.keys(READERS).toSorted());
});

describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  let draws: readonly (Vs | undefined)[] = [];
  const ms =
    cpuTime(() => (draws = Array.from({ length: SEEDS }, (_, seed) => type.make(rng(seed * 7919 + 1))))) / SEEDS;
  const made = draws.filter((one): one is Vs => one !== undefined);
  for (const { cites } of made) for (const rule of cites) cited.add(rule);

  test('a reader of the rules gives the same answer', () => {
    expect(made.length).toBeGreaterThanOrEqual(200);
    for (const exercise of made)
      expect(READERS[id]?.(exercise), JSON.stringify([exercise.facts, exercise.question, exercise.because])).toBe(
        given(exercise.answer),
      );
  });
  test('most draws ask something, quickly', () => {
    expect(made.length).toBeGreaterThan(SEEDS * 0.75);
    expect(ms).toBeLessThan(MOST_MS);
  });
  test('its rules are those that it meets', () => {
    expect([...new Set(made.flatMap(({ cites }) => cites))].toSorted()).toEqual([...type.rules].toSorted());
    for (const rule of type.rules) expect(RULES[rule]).toBeDefined();
  });
  test('a seed is an exercise', () => {
    for (let seed = 0; seed < 20; seed += 1) expect(exerciseOf(type, rng(seed))).toEqual(exerciseOf(type, rng(seed)));
  });
  test('no answer is nearly always right, nor any place among the options', () => {
    const share = (of: (answer: ExerciseAnswer) => unknown): number =>
      Math.max(...[...Map.groupBy(made, ({ answer }) => of(answer)).values()].map((list) => list.length)) / made.length;
    expect(share(given)).toBeLessThan(0.8);
    const allowed = made.filter(({ answer }) => answer.kind === 'allowed' && answer.allowed).length / made.length;
    if (made[0]?.answer.kind === 'allowed') expect(Math.abs(allowed - 0.5)).toBeLessThan(0.15);
    if (made[0]?.answer.kind === 'choice')
      expect(share((answer) => (answer.kind === 'choice' ? answer.right : 0))).toBeLessThan(0.6);
  });
  test('answers fit their form', () => {
    for (const { answer } of made) {
      if (answer.kind === 'number')
        expect(Number.isInteger(answer.value) && answer.value >= answer.least && answer.value <= answer.most).toBe(
          true,
        );
      if (answer.kind !== 'choice') continue;
      expect(answer.options.length).toBeGreaterThanOrEqual(2);
      expect(answer.options.length).toBeLessThanOrEqual(6);
      expect(new Set(answer.options).size).toBe(answer.options.length);
    }
  });
  test('positions are replayed', () => {
    for (const { position } of made.slice(0, 60)) {
      if (position?.mode !== 'partie') continue;
      const start = partie.setup(position.scenario as PartieScenario);
      expect(start.ok && replayLine(partie, start.value, position.actions as readonly PartieAction[]).ok).toBe(true);
    }
  });
  test('what is asked about is drawn, and nothing else', () => {
    for (const { position } of made) expect(position?.about === undefined).toBe(id === 'poste-de-depart'); // its answers are posts
  });
  test('sentences are whole, with ordinary spaces and real apostrophes', () => {
    for (const { facts, question, because } of made)
      for (const sentence of [...facts, question, ...because]) {
        expect(sentence).toMatch(/[.?]$/);
        expect(sentence).not.toMatch(
          /['\u00A0\u202F]|undefined|null|\[object|NaN| {2}|\bde [aeiouéh]?(?=Azrael|Oracle|Orphan|Alfred)/,
        );
      }
    for (const { question } of made) expect(question.endsWith(' ?')).toBe(true);
  });
});

test('they are about many rules', () => {
  console.log(`Versus: ${EXERCISES.length} types of exercises, about ${cited.size} rules`);
  expect(cited.size).toBeGreaterThanOrEqual(25);
});

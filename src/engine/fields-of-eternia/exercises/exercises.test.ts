// Every exercise is answered a second time, by hand (solvers.fixture.ts); what it shows is a legal position; its rules are those it announces.
import { describe, expect, test } from 'vitest';
import { patternOf } from '../../kernel/faults.fixture.ts';
import { exerciseOf, isRight } from '../../kernel/exercise.ts';
import type { Game, Types } from '../../kernel/game.ts';
import { replayLine } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { combatDeSoldats } from '../combat-de-soldats/index.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { contreesSauvages } from '../contrees-sauvages/index.ts';
import { desDePouvoir } from '../des-de-pouvoir/index.ts';
import { CARDS_REFUSALS } from '../partie/cards-refusals.ts';
import { partie } from '../partie/index.ts';
import { CORE_REFUSALS } from '../partie/refusals.ts';
import { type FoeRule, RULES } from '../rules.ts';
import { EXERCISES } from './index.ts';
import type { FoeExercise, FoeExerciseType } from './kit.ts';
import { SOLVERS, toldBy } from './solvers.fixture.ts';

const SEEDS = 300;
const drawn = new Map<string, readonly FoeExercise[]>();
const exercisesOf = (type: FoeExerciseType): readonly FoeExercise[] => {
  const found = drawn.get(type.id) ?? Array.from({ length: SEEDS }, (_, seed) => known(exerciseOf(type, rng(seed))));
  drawn.set(type.id, found);
  return found;
};
const rightOf = ({ answer }: FoeExercise): number | boolean | string =>
  answer.kind === 'number'
    ? answer.value
    : answer.kind === 'allowed'
      ? answer.allowed
      : known(answer.options[answer.right]);
/** The same answer whoever fights: names of heroes and of teams left out. */
const sense = (exercise: FoeExercise): string => {
  const names = (
    toldBy(exercise).match(
      /\b(?:He-Man|She-Ra|Ram Man|Teela|Stratos|Man-At-Arms|Skeletor|Mer-Man|Beast Man|Evil-Lyn|Tri-Klops|Trap Jaw)\b/g,
    ) ?? []
  ).filter((name, i, all) => all.indexOf(name) === i);
  return names.reduce((text, name, i) => text.replaceAll(name, `#${i}`), String(rightOf(exercise)));
};
type AnyGame = Game<Types<FoeRule>>;
const GAMES: Readonly<Record<string, AnyGame>> = {
  'combat-de-soldats': combatDeSoldats,
  'combat-epique': combatEpique,
  'contrees-sauvages': contreesSauvages,
  'des-de-pouvoir': desDePouvoir,
  partie,
} as unknown as Readonly<Record<string, AnyGame>>;

describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  test('the answer by hand agrees', () => {
    const wrong = exercisesOf(type).map((exercise, seed) => ({
      seed,
      told: toldBy(exercise),
      engine: rightOf(exercise),
      hand: known(SOLVERS[id])(toldBy(exercise), exercise),
    }));
    expect(wrong.filter(({ engine, hand }) => engine !== hand).slice(0, 3)).toEqual([]);
  });
  test('its rules are those it cites, all of them met', () => {
    const met = new Set(exercisesOf(type).flatMap(({ cites }) => cites));
    expect([...met].toSorted()).toEqual(type.rules.toSorted());
    expect(new Set(type.rules).size).toBe(type.rules.length);
    expect(type.rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  });
  test('no answer is likely enough to be guessed', () => {
    const counts = new Map<string, number>();
    for (const exercise of exercisesOf(type)) counts.set(sense(exercise), (counts.get(sense(exercise)) ?? 0) + 1);
    const [least, most] = exercisesOf(type).every(({ answer }) => answer.kind === 'allowed') ? [0.35, 0.65] : [0, 0.8];
    for (const count of counts.values()) expect(count / SEEDS).toBeLessThanOrEqual(most);
    expect(Math.max(...counts.values()) / SEEDS).toBeGreaterThan(least);
    expect(counts.size).toBeGreaterThan(1);
    const positions = new Set(
      exercisesOf(type).flatMap(({ answer }) => (answer.kind === 'choice' ? [answer.right] : [])),
    );
    expect(positions.size).not.toBe(1);
  });
  test('what is offered and said is well formed', () => {
    for (const { facts, question, answer, because, cites } of exercisesOf(type)) {
      if (answer.kind === 'number') expect(answer.value >= answer.least && answer.value <= answer.most).toBe(true);
      if (answer.kind === 'choice')
        expect([new Set(answer.options).size, answer.options.length >= 2 && answer.options.length <= 6]).toEqual([
          answer.options.length,
          true,
        ]);
      expect(
        isRight(
          answer,
          answer.kind === 'number' ? answer.value : answer.kind === 'choice' ? answer.right : answer.allowed,
        ),
      ).toBe(true);
      expect(new Set(cites).size).toBe(cites.length);
      for (const sentence of [...facts, question, ...because]) expect(sentence).toMatch(/^[^\u00a0\u202f]{8,}[.?!»]$/u);
      for (const sentence of [...facts, question, ...because])
        expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
    }
  });
  test('what is forbidden on the board is explained by a sentence of its refusals', () => {
    const known_ = [...Object.values(CORE_REFUSALS), ...Object.values(CARDS_REFUSALS)].map(patternOf);
    const forbidden = exercisesOf(type).filter(
      ({ answer, position }) => answer.kind === 'allowed' && !answer.allowed && position?.mode === 'partie',
    );
    for (const { because } of forbidden)
      for (const sentence of because)
        expect(
          known_.some((one) => one.test(sentence)),
          sentence,
        ).toBe(true);
  });
  test('it stands at a legal position', () => {
    for (const { position } of exercisesOf(type).slice(0, 60)) {
      const { mode, scenario, actions } = known(position);
      const game = known(GAMES[mode]);
      const start = game.setup(scenario);
      expect(start.ok && replayLine(game, start.value, actions).ok).toBe(true);
      expect(JSON.parse(JSON.stringify({ scenario, actions }))).toEqual({ scenario, actions });
    }
  });
  test('the same seed gives the same exercise, another one another', () => {
    expect(exercisesOf(type).slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, seed) => exerciseOf(type, rng(seed))),
    );
    expect(new Set(exercisesOf(type).map((exercise) => JSON.stringify(exercise))).size).toBeGreaterThan(SEEDS / 10);
  });
});

test('exercises cover at least 25 rules, by eight types or more', () => {
  const rules = new Set(EXERCISES.flatMap((type) => exercisesOf(type).flatMap(({ cites }) => cites)));
  console.info(`fields-of-eternia: ${EXERCISES.length} types of exercises, ${rules.size} rules`);
  expect(rules.size).toBeGreaterThanOrEqual(25);
  expect(EXERCISES.length).toBeGreaterThanOrEqual(8);
  expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length);
  for (const { id, title } of EXERCISES)
    expect([id, title]).toEqual([expect.stringMatching(/^[a-z]+(-[a-z]+)*$/), expect.stringMatching(/ \?$/)]);
});

// Problems of the day: each opens, has one best answer that an exhaustive search settles again, says rules that exist, and is there once. A few a game by the day's seed;
// PROBLEMS=whole settles the whole year.
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import type { Types } from '../src/engine/kernel/game.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { asksLearner, judge, linked, openLesson, playStep, since, words } from '../src/engine/kernel/lesson.ts';
import { listed, stateAt } from '../src/engine/kernel/play.ts';
import { type AnyFinder, lessonOf, onlyBest, type Problem } from '../src/engine/kernel/problem.ts';
import { ofTheDay } from './day.ts';
import { GAMES } from './games/index.ts';

const PER_YEAR = 73; // of a game, when five take turns
const SAMPLE = 3;
const LONGEST = 30; // words of a sentence
const whole = process.env['PROBLEMS'] === 'whole';

const finders = import.meta.glob<readonly AnyFinder[]>('../src/engine/*/problems/index.ts', { import: 'FINDERS' });
const lists = import.meta.glob<readonly Problem<Types>[]>('../src/engine/*/problems/list.json', { import: 'default' });
const asked = (
  await Promise.all(
    GAMES.map(async ({ jeu, rules }) => {
      const list = await lists[`../src/engine/${jeu}/problems/list.json`]?.();
      const found = await finders[`../src/engine/${jeu}/problems/index.ts`]?.();
      return list === undefined || found === undefined ? [] : [{ jeu, rules, list, found }];
    }),
  )
).flat();

describe.each(asked.map((game) => [game.jeu, game] as const))('%s', (jeu, { rules, list, found }) => {
  const modeOf = ({ mode }: Problem) => MODES.get(`${jeu}/${mode}`)!;
  test('enough for a year, none twice', () => {
    expect(list.length).toBeGreaterThanOrEqual(PER_YEAR);
    const positions = list.map(({ mode, scenario, played }) => canonical({ mode, scenario, played }));
    expect(new Set(positions).size).toBe(positions.length);
    expect(new Set(list.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });
  test('no first gesture answers more than two in five of a kind', () => {
    for (const [kind, problems] of Map.groupBy(list, (problem) => problem.kind)) {
      const alike = [...Map.groupBy(problems, ({ solution }) => canonical(solution[0])).values()];
      expect(Math.max(...alike.map(({ length }) => length)), kind).toBeLessThanOrEqual(
        Math.ceil((2 * problems.length) / 5),
      );
    }
  });
  const chosen = whole ? [...list.keys()] : ofTheDay(`problems ${jeu}`, [...list.keys()], SAMPLE);
  test.each(chosen)('%i: opens, and is answered by its solution', (i) => {
    const problem = list[i]!;
    const mode = modeOf(problem);
    const lesson = lessonOf(problem);
    const line = openLesson(mode, lesson);
    const state = stateAt(line, line.moves.length);
    expect(asksLearner(mode, lesson, mode.game.node(state), state)).toBe(true);
    const [ask, ...rest] = lesson.steps;
    const answered = playStep(mode, lesson, ask, line);
    if (ask.kind !== 'act') throw new Error('a problem asks');
    expect(judge(mode, lesson, ask, since(mode, lesson, answered, line.moves.length)).is).toBe('reached');
    rest.reduce((now, step) => playStep(mode, lesson, step, now), answered);
    const cited = linked(problem.learnt).flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((rule) => rules[rule] === undefined)).toEqual([]);
    for (const text of [problem.asks, problem.look, ...problem.verdicts.map(({ says }) => says)])
      for (const sentence of text.split(/(?<=[.!?])\s/)) expect(words(sentence)).toBeLessThanOrEqual(LONGEST);
  });
  test.each(chosen)(
    '%i: its answer is the only best one, settled again',
    (i) => {
      const problem = list[i]!;
      const mode = modeOf(problem);
      const line = openLesson(mode, lessonOf(problem));
      const state = stateAt(line, line.moves.length);
      const finder = found.find(({ id }) => id === problem.kind)!;
      const settled = finder.settle(state, problem)!;
      expect(settled.map(({ action }) => canonical(action)).toSorted()).toEqual(
        listed(mode.game.node(state)).map(canonical).toSorted(),
      );
      expect(canonical(onlyBest(settled))).toBe(canonical(problem.solution[0]));
    },
    120_000,
  );
});

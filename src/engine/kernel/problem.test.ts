// Problems of the day, on toys: which position has one best answer, what a novice makes of it, what follows, and the lesson that it is.
import { describe, expect, test } from 'vitest';
import { followed, guessed, isHard, lessonOf, onlyBest, type Problem } from './problem.ts';
import type { Insight } from './think.ts';
import {
  altered,
  BLANK,
  pig,
  type PigAction,
  type PigMode,
  type PigState,
  ticTacToe,
  tttWorth,
} from './toys.fixture.ts';

describe('the only best', () => {
  const settled = (...worths: readonly (readonly number[])[]) => worths.map((worth, action) => ({ action, worth }));
  test.each<readonly [string, readonly (readonly number[])[], number | undefined]>([
    ['by the first criterion', [[1], [3], [2]], 1],
    [
      'by the second, where the first is the same',
      [
        [1, 5],
        [1, 3],
      ],
      0,
    ],
    ['two alike', [[2], [2], [1]], undefined],
    ['alone: nothing to choose', [[2]], undefined],
    ['nothing at all', [], undefined],
  ])('%s', (_, worths, best) => expect(onlyBest(settled(...worths))).toBe(best));
  test('by more than the margin, and by no more than what tempts', () => {
    const two = settled([5], [3]);
    expect([1.9, 2, 2.1].map((margin) => onlyBest(two, margin))).toEqual([0, undefined, undefined]);
    expect([1.9, 2, 2.1].map((tempting) => onlyBest(two, 0, tempting))).toEqual([undefined, 0, 0]);
  });
});

const noughts: Insight<string, number> = {
  value: (cells) => {
    const worth = tttWorth(cells) ?? 0;
    return [(1 + worth) / 2, (1 - worth) / 2];
  },
};
describe('what a novice sees', () => {
  const known = { insight: noughts, effort: { tries: 400, depth: 9 } };
  test('a line of three: it is found, and the problem is not hard', () => {
    expect([1, 2, 3].map((seed) => guessed(ticTacToe, known, 'XX.OO....', 0, seed))).toEqual([2, 2, 2]);
    expect(isHard(ticTacToe, known, 'XX.OO....', 0, 2)).toBe(false);
  });
  test('a best answer that is never guessed is hard', () =>
    expect(isHard(ticTacToe, known, 'XX.OO....', 0, 8)).toBe(true));
  test('guessed half of the time is hard still, more is not', () => {
    const guesses = Array.from({ length: 6 }, (_, seed) => guessed(ticTacToe, known, BLANK, 0, seed));
    for (let cell = 0; cell < 9; cell += 1)
      expect(isHard(ticTacToe, known, BLANK, 0, cell)).toBe(guesses.filter((one) => one === cell).length <= 3);
  });
});

describe('what follows', () => {
  const start = pig.setup({ target: 100, faces: 6 });
  if (!start.ok) throw new Error('refused');
  const last = (_: PigState, options: readonly PigAction[]): PigAction | undefined => options.at(-1);
  const types = (choose: typeof last, longest?: number, game = pig) =>
    followed(game, start.value, choose, 3, longest).map(({ type }) => type);
  test('what nobody decides is played, chance drawn, choices asked: as far as is told', () => {
    expect(types(last, 1)).toEqual(['roll']);
    expect(types(last, 2)).toEqual(['roll', 'face']);
    expect(types(last)).toHaveLength(16);
    expect(followed(pig, start.value, last, 3)).toEqual(followed(pig, start.value, last, 3));
  });
  test('it stops where the choice is given up, at a report, at the end', () => {
    const given = followed(pig, start.value, () => undefined, 3);
    expect(given.slice(0, 2).map(({ type }) => type)).toEqual(['roll', 'face']);
    expect(given.length).toBeLessThan(16);
    expect(
      types(
        last,
        16,
        altered(pig, { node: () => ({ kind: 'report', options: [{ type: 'roll' }], cites: ['pig.lancer'] }) }),
      ),
    ).toEqual([]);
    expect(followed(pig, { ...start.value, phase: 'over' }, last, 3)).toEqual([]);
  });
});

describe('the lesson of a problem', () => {
  const problem: Problem<PigMode> = {
    kind: 'garder',
    mode: 'pig',
    scenario: { target: 4, faces: 6 },
    played: [{ type: 'roll' }],
    seat: 1,
    asks: 'Que faire ?',
    look: 'Regardez les points.',
    solution: [{ type: 'hold' }],
    verdicts: [{ action: { type: 'roll' }, says: 'C’est trop risqué.' }],
    then: 'Voyez la suite.',
    after: [{ type: 'roll' }],
    learnt: 'On [garde](pig.garder).',
  };
  test('the answer to find, then what follows it', () => {
    const { steps, ...rest } = lessonOf(problem);
    expect(rest).toEqual({
      slug: 'garder',
      title: '',
      mode: 'pig',
      scenario: problem.scenario,
      played: problem.played,
      seats: [1],
      learnt: problem.learnt,
    });
    expect(steps).toMatchObject([
      { kind: 'act', says: 'Que faire ?', look: 'Regardez les points.', solution: problem.solution, answers: [] },
      { kind: 'go', says: 'Voyez la suite.', plays: problem.after },
    ]);
    expect(lessonOf({ ...problem, after: [] }).steps).toHaveLength(1);
  });
  const missed = (change: Partial<Problem<PigMode>>, gesture: PigAction): string | undefined => {
    const [ask] = lessonOf({ ...problem, ...change }).steps;
    if (ask.kind !== 'act') return undefined;
    return typeof ask.missed === 'function' ? ask.missed([gesture]) : ask.missed;
  };
  test('another gesture is judged by its own verdict, or in general', () => {
    expect(missed({}, { type: 'roll' })).toBe('C’est trop risqué.');
    expect(missed({}, { type: 'face', face: 2 })).toBe('C’est permis, mais il y a mieux.');
  });
  test('where only the end counts, it is judged at the end', () => {
    const reaches = { result: '1', most: 3 };
    const [ask] = lessonOf({ ...problem, reaches }).steps;
    expect(ask).toMatchObject({ ends: reaches });
    expect(ask).not.toHaveProperty('answers');
    expect(missed({ reaches }, { type: 'roll' })).toBe('Le but n’est pas atteint. Reprenez du début.');
  });
});

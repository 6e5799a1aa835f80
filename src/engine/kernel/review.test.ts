import { describe, expect, test } from 'vitest';
import { replayLine, play, seeded } from './play.ts';
import { reviewAloud } from './review.ts';
import { type Insight, whole } from './think.ts';
import { BLANK, pig, type PigAction, type PigState, ticTacToe, tttWorth } from './toys.fixture.ts';

const effort = { tries: 400, depth: 9 };
const noughts: Insight<string, number> = {
  value: (cells) => {
    const worth = tttWorth(cells);
    return worth === undefined || worth === 0 ? [0.5, 0.5] : worth > 0 ? [1, 0] : [0, 1];
  },
};

describe('a game looked back on', () => {
  test('a blunder is found, with what was better; an end is told exactly', () => {
    // X: centre, O: a corner, X: a corner, O blocks nothing and loses
    const line = replayLine(ticTacToe, BLANK, [4, 0, 2, 8, 6]);
    if (!line.ok) throw new Error('refused');
    const { chances, turns, luck } = whole(reviewAloud(ticTacToe, noughts, line.value, { effort, seed: 1 }));
    expect(chances).toHaveLength(6);
    expect(chances.at(-1)).toEqual([1, 0]);
    const blunder = turns.find(({ at }) => at === 3);
    expect(blunder).toMatchObject({ by: 'choice', seat: 1, better: 6 });
    expect(blunder?.change).toBeLessThan(-0.1);
    expect(luck).toEqual([0, 0]);
  });
  test('what chance gives to one it takes from the other, and a game without turns tells none', () => {
    const insight: Insight<PigState, PigAction> = {
      value: ({ scores: [a, b] }) => {
        const one = 1 / (1 + Math.exp((b - a) / 8));
        return [one, 1 - one];
      },
    };
    const start = pig.setup({ target: 30, faces: 6 });
    if (!start.ok) throw new Error('refused');
    for (let seed = 0; seed < 5; seed += 1) {
      const { line } = play(pig, start.value, seeded(seed), 400);
      const review = whole(reviewAloud(pig, insight, line, { effort: { tries: 60, depth: 3 }, seed }));
      expect((review.luck[0] ?? 0) + (review.luck[1] ?? 0)).toBeCloseTo(0, 9);
      expect(review.turns.length).toBeLessThanOrEqual(3);
      for (const { by, change } of review.turns) if (by === 'choice') expect(change).toBeLessThan(0);
      expect(whole(reviewAloud(pig, insight, line, { effort: { tries: 60, depth: 3 }, seed }))).toEqual(review);
    }
    const blank = whole(reviewAloud(pig, insight, { start: start.value, moves: [] }, { effort, seed: 1 }));
    expect(blank.turns).toEqual([]);
  });
});

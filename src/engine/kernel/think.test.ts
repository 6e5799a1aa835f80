import { describe, expect, test } from 'vitest';
import type { Seat } from './game.ts';
import { seeded } from './play.ts';
import { solve } from './solve.ts';
import { type Insight, type Limits, think } from './think.ts';
import {
  BLANK,
  cards,
  type CardState,
  pig,
  type PigAction,
  type PigState,
  ticTacToe,
  tttWorth,
  type Said,
} from './toys.fixture.ts';

const limits = (tries: number, seed = 1, depth = 9): Limits => ({ tries, depth, seed });

/** Nothing is known before the end: both halves of the chance. */
const noughts: Insight<string, number> = {
  value: (cells) => {
    const worth = tttWorth(cells);
    return worth === undefined || worth === 0 ? [0.5, 0.5] : worth > 0 ? [1, 0] : [0, 1];
  },
};
const worth = (cells: string): readonly number[] | undefined => {
  const known = tttWorth(cells);
  return known === undefined ? undefined : [known];
};

describe('nothing hidden, no chance: tic-tac-toe', () => {
  test('where one line wins, it is found; where one loses, it is blocked', () => {
    expect(think(ticTacToe, noughts, 'XX.OO....', 0, limits(400))[0]?.action).toBe(2);
    expect(think(ticTacToe, noughts, 'XX.O.....', 1, limits(400))[0]?.action).toBe(2);
  });
  test('against the exhaustive search, over positions drawn at random: the first thought is among the best', () => {
    let [asked, right] = [0, 0];
    for (let seed = 0; seed < 60; seed += 1) {
      const draw = seeded(seed);
      let cells = BLANK;
      for (let i = 0; i < 2 + (seed % 4); i += 1) {
        const node = ticTacToe.node(cells);
        if (node.kind === 'end') break;
        cells = ticTacToe.apply(cells, draw(node) ?? 0).state;
      }
      const node = ticTacToe.node(cells);
      if (node.kind !== 'choice') continue;
      const solved = solve(ticTacToe, cells, worth);
      if (!solved.ok) throw new Error(solved.error.code);
      const sign = node.seat === 0 ? 1 : -1;
      const best = Math.max(...solved.value.options.map(({ value }) => sign * (value[0] ?? 0)));
      const [first] = think(ticTacToe, noughts, cells, node.seat, limits(800, seed));
      const mine = solved.value.options.find(({ action }) => action === first?.action)?.value[0] ?? 0;
      asked += 1;
      if (sign * mine === best) right += 1;
    }
    expect(asked).toBeGreaterThan(50);
    expect(right / asked).toBeGreaterThanOrEqual(0.95);
  });
  test('shares add up to 1, values are chances, a line begins with its action, best first', () => {
    const thoughts = think(ticTacToe, noughts, BLANK, 0, limits(300));
    expect(thoughts).toHaveLength(9);
    expect(thoughts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { action, value, line } of thoughts) {
      expect(line[0]).toBe(action);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(thoughts.map(({ share }) => share)).toEqual(thoughts.map(({ share }) => share).toSorted((a, b) => b - a));
  });
  test('the same seed gives the same answer; nothing is thought where another seat or nobody chooses', () => {
    expect(think(ticTacToe, noughts, BLANK, 0, limits(200, 7))).toEqual(
      think(ticTacToe, noughts, BLANK, 0, limits(200, 7)),
    );
    expect(think(ticTacToe, noughts, BLANK, 1, limits(50))).toEqual([]);
    expect(think(ticTacToe, noughts, 'XXXOO....', 1, limits(50))).toEqual([]);
  });
  test('one action alone is played without a search', () => {
    const [only, ...others] = think(ticTacToe, noughts, 'XOXXOOOX.', 0, limits(1));
    expect(only).toMatchObject({ action: 8, share: 1, line: [8] });
    expect(others).toEqual([]);
  });
  test('what its mode finds senseless is never looked at', () => {
    const centre: Insight<string, number> = {
      ...noughts,
      sensible: (_, options) => (options.includes(4) ? [4] : options),
    };
    expect(think(ticTacToe, centre, BLANK, 0, limits(50)).map(({ action }) => action)).toEqual([4]);
  });
});

describe('chance: pig', () => {
  const hopes: Insight<PigState, PigAction> = {
    value: ({ scores, seat, turn, phase, fixed }) => {
      if (phase === 'over') return seat === 0 ? [1, 0] : [0, 1];
      const [a, b] = [scores[0] + (seat === 0 ? turn : 0), scores[1] + (seat === 1 ? turn : 0)];
      const mine = 0.5 + (a - b) / (2 * fixed.target);
      return [Math.max(0, Math.min(1, mine)), Math.max(0, Math.min(1, 1 - mine))];
    },
  };
  const at = (turn: number, scores: readonly [number, number]): PigState => ({
    fixed: { target: 30, faces: 6 },
    scores,
    turn,
    seat: 0,
    phase: 'decide',
  });
  test('it holds what wins, and rolls on little', () => {
    expect(think(pig, hopes, at(10, [20, 20]), 0, limits(500))[0]?.action).toEqual({ type: 'hold' });
    expect(think(pig, hopes, at(2, [0, 0]), 0, limits(500))[0]?.action).toEqual({ type: 'roll' });
  });
});

describe('something hidden: who holds the higher card', () => {
  const guess: Insight<CardState, Said> = {
    value: ({ cards: [a, b], said }) =>
      said === null ? [0.5, 0.5] : a === b ? [0.5, 0.5] : (said === 'moi') === a > b ? [1, 0] : [0, 1],
    redeal: (state, seat, random) => {
      const mine = seat === 0 ? state.cards[0] : state.cards[1];
      const other = random.below(3) + 1;
      return { ...state, cards: seat === 0 ? [mine, other] : [other, mine] };
    },
  };
  const say = (hands: readonly [number, number]) => think(cards, guess, { cards: hands, said: null }, 0, limits(600));
  test('a high card speaks for itself, a low one for the other', () => {
    expect(say([3, 1])[0]?.action).toBe('moi');
    expect(say([1, 3])[0]?.action).toBe('autre');
    expect(say([3, 1])[0]?.value).toBeCloseTo(5 / 6, 1);
  });
  test('two deals that the seat cannot tell apart give the same answer', () => {
    for (const mine of [1, 2, 3])
      expect(new Set([1, 2, 3].map((other) => JSON.stringify(say([mine, other])))).size).toBe(1);
  });
});

test('what leads by a hundredth is found as well as what wins the game, and most lines go to it', () => {
  // ten moves, then a die that weighs more than what sets them apart
  type Lot = readonly number[];
  const lots = {
    ...ticTacToe,
    node: (moves: Lot) =>
      moves.length === 0
        ? { kind: 'choice' as const, seat: 0 as Seat, options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], cites: ['t'] as const }
        : moves.length === 1
          ? {
              kind: 'chance' as const,
              outcomes: [0, 1].map((action) => ({ action, weight: 1 })),
              cites: ['t'] as const,
            }
          : { kind: 'end' as const, result: '', cites: ['t'] as const },
    apply: (moves: Lot, action: number) => ({ state: [...moves, action], events: [] }),
  };
  const insight: Insight<Lot, number> = {
    value: ([move = 0, roll = 0.5]) => {
      const mine = 0.5 + (move === 7 ? 0.01 : 0) + (roll - 0.5) / 50;
      return [mine, 1 - mine];
    },
  };
  for (const seed of [1, 2, 3, 4, 5]) {
    const [first] = think(lots as never, insight as never, [], 0, limits(800, seed));
    expect(first?.action).toBe(7);
    expect(first?.share).toBeGreaterThan(0.3);
  }
});
test('three seats: each plays for itself', () => {
  // each in turn takes 1 or 2 of five tokens; who takes the last one wins
  interface Heap {
    readonly left: number;
    readonly seat: Seat;
  }
  const heap = {
    ...ticTacToe,
    setup: () => ({ ok: true as const, value: { left: 5, seat: 0 as Seat } }),
    node: ({ left, seat }: Heap) =>
      left === 0
        ? { kind: 'end' as const, result: '', cites: ['t'] as const }
        : {
            kind: 'choice' as const,
            seat,
            options: (left === 1 ? [1] : [1, 2]) as readonly number[] as readonly [number, ...number[]],
            cites: ['t'] as const,
          },
    apply: ({ left, seat }: Heap, taken: number) => ({
      state: { left: left - taken, seat: ((seat + 1) % 3) as Seat },
      events: [],
    }),
  };
  const last = (seat: Seat): number => (seat + 2) % 3;
  const insight: Insight<Heap, number> = {
    value: ({ left, seat }) => [0, 1, 2].map((one) => (left > 0 ? 1 / 3 : one === last(seat) ? 1 : 0)),
  };
  expect(think(heap as never, insight as never, { left: 2, seat: 0 }, 0, limits(200))[0]?.action).toBe(2);
});
test('what a table reports is followed as often as it is told, and nothing else is', () => {
  const reported: typeof ticTacToe = {
    ...ticTacToe,
    node: (cells) => {
      const node = ticTacToe.node(cells);
      return node.kind === 'choice' && node.seat === 1
        ? { kind: 'report', options: node.options, cites: node.cites }
        : node;
    },
  };
  const meek: Insight<string, number> = { ...noughts, told: (_, [first]) => [first] }; // O takes the first free cell
  const thoughts = think(reported, meek, BLANK, 0, limits(800));
  const answered = thoughts.filter(({ line }) => line.length > 1);
  expect(answered.length).toBeGreaterThan(0);
  for (const { action, line } of answered) expect(line[1]).toBe(action === 0 ? 1 : 0);
  expect(thoughts[0]?.value).toBeGreaterThan(0.9); // X lines three up at leisure
  expect(thoughts[0]?.value).toBeGreaterThan(think(reported, noughts, BLANK, 0, limits(800))[0]?.value ?? 1);
});

import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import type { Game, Types } from './game.ts';
import { odds } from './odds.ts';
import { perft } from './perft.ts';
import { add, ONE, ratio, ZERO } from './ratio.ts';
import { ok } from './result.ts';
import { compareWorth, differing, solve, type Worth } from './solve.ts';
import {
  altered,
  BLANK,
  cards,
  ends,
  pig,
  type PigAction,
  type PigState,
  type Plain,
  ticTacToe,
  tttWorth,
  walkGame,
  winner,
} from './toys.fixture.ts';

const first = <A>(_: unknown, options: readonly [A, ...A[]]): A => options[0];
/** One criterion alone. */
const alone =
  <S>(worth: (state: S) => number | undefined) =>
  (state: S): Worth | undefined => {
    const value = worth(state);
    return value === undefined ? undefined : [value];
  };
const shares = (result: ReturnType<typeof odds<Types, string>>): Record<string, string> => {
  if (!result.ok) throw new Error(result.error.code);
  return Object.fromEntries([...result.value].map(([answer, { num, den }]) => [answer, `${num}/${den}`]));
};

describe('odds', () => {
  test('a D6 until 6, or 1 loses: one chance in two', () => {
    const race = walkGame(2, 1, 1, 4); // from 1: up on a 6, down on a 1, again on the others
    expect(shares(odds(race, { at: 1 }, first, ends(2)))).toEqual({ haut: '1/2', bas: '1/2' });
  });
  test('without a loop: two steps up in a row', () => {
    expect(
      shares(odds(walkGame(3, 2, 3), { at: 2 }, first, ({ at }) => (at === 3 ? 'up' : at === 1 ? 'down' : undefined))),
    ).toEqual({ up: '2/5', down: '3/5' });
  });
  // Ruin: at p = 1/3, from i on a line of n, the top comes first with probability (2^i − 1)/(2^n − 1).
  test.each([
    [1, 3, '1/7', '6/7'],
    [2, 3, '3/7', '4/7'],
    [3, 5, '7/31', '24/31'],
    [10, 20, '1/1025', '1024/1025'], // 1023/1048575, reduced
  ])('from %d on a line of %d, one up for two down: %s', (at, top, haut, bas) => {
    expect(shares(odds(walkGame(top, 1, 2), { at }, first, ends(top)))).toEqual({ haut, bas });
  });
  test('staying in place changes nothing', () => {
    expect(shares(odds(walkGame(5, 1, 2, 7), { at: 3 }, first, ends(5)))).toEqual({ haut: '7/31', bas: '24/31' });
  });
  test('a long loop: 300 states, fair', () =>
    expect(shares(odds(walkGame(300, 1, 1), { at: 1 }, first, ends(300)))).toEqual({ haut: '1/300', bas: '299/300' }));
  test('a decided start', () =>
    expect(shares(odds(walkGame(3, 1, 1), { at: 0 }, first, ends(3)))).toEqual({ bas: '1/1' }));
  test('the question may be decided before the end', () => {
    expect(
      shares(odds(walkGame(9, 1, 1), { at: 4 }, first, ({ at }) => (at === 3 || at === 6 ? `${at}` : undefined))),
    ).toEqual({ 3: '2/3', 6: '1/3' });
  });
  test('pig with a coin and target 2, hold at once: a turn wins one time in two, so the first to roll wins 2/3', () => {
    const start: PigState = { fixed: { target: 2, faces: 2 }, scores: [0, 0], turn: 0, seat: 0, phase: 'decide' };
    const holdAtOnce = (_: PigState, [roll, hold]: readonly [PigAction, ...PigAction[]]): PigAction => hold ?? roll;
    const won = ({ phase, seat }: PigState): '0' | '1' | undefined => (phase === 'over' ? `${seat}` : undefined);
    expect(shares(odds(pig, start, holdAtOnce, won))).toEqual({ 0: '2/3', 1: '1/3' });
  });
  test('policies are followed: tic-tac-toe by the first free cell is won by seat 0', () => {
    expect(
      shares(
        odds(ticTacToe, BLANK, first, (cells) => (tttWorth(cells) === undefined ? undefined : `${winner(cells)}`)),
      ),
    ).toEqual({ 0: '1/1' });
  });
  test('a policy that answers something refused is a bug', () =>
    expect(() =>
      odds(
        ticTacToe,
        'X........',
        () => 0,
        () => undefined,
      ),
    ).toThrow('refused'));
  test('shares of a wider game add up to 1', () => {
    const start: PigState = { fixed: { target: 12, faces: 6 }, scores: [0, 0], turn: 0, seat: 0, phase: 'decide' };
    const holdAt6 = ({ turn }: PigState, [roll, hold]: readonly [PigAction, ...PigAction[]]): PigAction =>
      turn >= 6 && hold !== undefined ? hold : roll;
    const result = odds(pig, start, holdAt6, ({ phase, scores }) => (phase === 'over' ? scores.join('-') : undefined));
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.size).toBeGreaterThan(10);
    expect([...result.value.values()].reduce(add, ZERO)).toEqual(ONE);
    const guess = estimate(
      pig,
      start,
      holdAt6,
      ({ phase, seat }) => (phase === 'over' ? `${seat}` : undefined),
      4_000,
      1,
    );
    const exact = odds(pig, start, holdAt6, ({ phase, seat }) => (phase === 'over' ? `${seat}` : undefined));
    if (!exact.ok) throw new Error(exact.error.code);
    const { num, den } = exact.value.get('0') ?? ZERO;
    expect(guess.get('0')).toBeCloseTo(Number(num) / Number(den), 1);
  });

  test('a loop without exit', () => {
    expect(odds(walkGame(9, 1, 1), { at: 4 }, first, ({ at }) => (at === 0 ? 'bas' : undefined))).toMatchObject({
      ok: false,
      error: { code: 'no-odds' },
    });
    const carousel: Game<Plain<number, 1>> = {
      id: 'toy/carousel',
      edition: 1,
      setup: () => ok(0),
      node: () => ({ kind: 'choice', seat: 0, options: [1], cites: ['w'] }),
      apply: (state) => ({ state: state === 0 ? 1 : (state % 3) + 1, events: [] }),
      refuse: () => undefined,
      key: String,
      invariants: [],
    };
    expect(odds(carousel, 0, first, () => undefined)).toEqual({ ok: false, error: { code: 'endless', visited: 4 } });
    expect(odds(altered(carousel, { apply: () => ({ state: 0, events: [] }) }), 0, first, () => undefined)).toEqual({
      ok: false,
      error: { code: 'endless', visited: 1 },
    });
    expect(solve(carousel, 0, () => undefined)).toMatchObject({ ok: false, error: { code: 'endless' } });
  });
  test('the budget counts states', () => {
    expect(odds(walkGame(1_000, 1, 1), { at: 500 }, first, ends(1_000), 100)).toMatchObject({
      ok: false,
      error: { code: 'too-many-states' },
    });
    expect(odds(walkGame(100, 1, 1), { at: 50 }, first, ends(100), 101)).toMatchObject({ ok: true });
  });
  test('a report has no odds', () => {
    const told: Game<Plain<number, number>> = {
      id: 'toy/report',
      edition: 1,
      setup: () => ok(0),
      node: () => ({ kind: 'report', options: [1, 2], cites: ['w'] }),
      apply: (_, state) => ({ state, events: [] }),
      refuse: () => undefined,
      key: String,
      invariants: [],
    };
    const sort = (state: number): string | undefined => (state === 0 ? undefined : `${state}`);
    expect(odds(told, 0, first, sort)).toMatchObject({ ok: false, error: { code: 'no-odds' } });
    expect(solve(told, 0, (state) => (state === 0 ? undefined : [state]))).toMatchObject({
      ok: false,
      error: { code: 'no-odds' },
    });
    expect(estimate(told, 0, first, sort, 10, 1).size).toBe(0);
  });
});

describe('solve', () => {
  test('tic-tac-toe is a draw', () => {
    const solved = solve(ticTacToe, BLANK, alone(tttWorth));
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.value[0]).toBe(0);
    expect(solved.value.options).toEqual(Array.from({ length: 9 }, (_, action) => ({ action, value: [0] })));
  });
  test('seat 0 wins where it can; the values of the other options are told', () => {
    const solved = solve(ticTacToe, 'XX.OO....', alone(tttWorth)); // X to move: 2 wins at once; 5 blocks, then O must block 2: a draw at best
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.value[0]).toBe(1);
    expect(solved.value.options.find(({ action }) => action === 2)?.value).toEqual([1]);
    expect(solved.value.options.find(({ action }) => action === 7)?.value).toEqual([-1]); // O closes its line
    expect(solved.value.best('XX.OO....', [5, 7, 2])).toBe(2);
  });
  test('seat 1 wants the opposite', () => {
    const solved = solve(ticTacToe, 'XX.OO.X..', alone(tttWorth));
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.value[0]).toBe(-1);
    expect(solved.value.best('XX.OO.X..', [2, 5, 7])).toBe(5);
  });
  test('best play on both sides, fed to odds, gives the solved value', () => {
    const solved = solve(ticTacToe, BLANK, alone(tttWorth));
    if (!solved.ok) throw new Error(solved.error.code);
    expect(
      shares(
        odds(ticTacToe, BLANK, solved.value.best, (cells) =>
          tttWorth(cells) === undefined ? undefined : `${tttWorth(cells)}`,
        ),
      ),
    ).toEqual({ 0: '1/1' });
  });
  type S = 'choose' | 'safe' | 'toss' | 'win' | 'lose';
  /** One choice between what is sure and a coin that falls on heads two times in three. */
  const bet: Game<Plain<S, S>> = {
    id: 'toy/bet',
    edition: 1,
    setup: () => ok('choose'),
    node: (state) =>
      state === 'choose'
        ? { kind: 'choice', seat: 0, options: ['safe', 'toss'], cites: ['w'] }
        : state === 'toss'
          ? {
              kind: 'chance',
              outcomes: [
                { action: 'win', weight: 2 },
                { action: 'lose', weight: 1 },
              ],
              cites: ['w'],
            }
          : { kind: 'end', result: state, cites: ['w'] },
    apply: (_, state) => ({ state, events: [] }),
    refuse: () => undefined,
    key: String,
    invariants: [],
  };
  const worths =
    (safe: Worth, win: Worth, lose: Worth) =>
    (state: S): Worth | undefined =>
      ({ choose: undefined, toss: undefined, safe, win, lose })[state];
  test('chance is weighed: bet on a coin that falls on heads two times in three', () => {
    const worth = worths([4], [9], [-6]);
    const solved = solve(bet, 'choose', worth);
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.options).toEqual([
      { action: 'safe', value: [4] },
      { action: 'toss', value: [4] },
    ]); // (2 × 9 − 6) / 3
    expect(solved.value.best('choose', ['safe', 'toss'])).toBe('safe'); // the first of the best
    expect(solve(bet, 'win', worth)).toMatchObject({ ok: true, value: { value: [9], options: [] } });
  });
  test.each([
    ['the first criterion, by however little', worths([4, 100], [9.000003, 0], [-6, 0]), 'toss', [4.000002, 0]],
    ['then the second', worths([4, 1], [9, 2], [-6, 2]), 'toss', [4, 2]],
    ['the second the other way', worths([4, 3], [9, 2], [-6, 2]), 'safe', [4, 3]],
  ] as const)('criteria one after the other: %s', (_, worth, action, value) => {
    const solved = solve(bet, 'choose', worth);
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.best('choose', ['safe', 'toss'])).toBe(action);
    solved.value.value.forEach((one, i) => expect(one).toBeCloseTo(value[i] ?? 0, 9));
  });
  test('which criterion tells two worths apart', () => {
    expect([
      differing([1, 2], [1, 2]),
      differing([1, 2], [1, 3]),
      differing([0, 2], [1, 3]),
      differing([1, 2], [1 + 1e-15, 2]),
    ]).toEqual([-1, 1, 0, -1]);
    expect(
      [compareWorth([1, 2], [1, 3]), compareWorth([2, 0], [1, 9]), compareWorth([1, 2], [1, 2])].map(Math.sign),
    ).toEqual([-1, 1, 0]);
  });
  test('a way back to a state is endless', () =>
    expect(
      solve(
        walkGame(9, 1, 1),
        { at: 4 },
        alone(({ at }: { readonly at: number }) => ({ 0: -1, 9: 1 })[at]),
      ),
    ).toMatchObject({ ok: false, error: { code: 'endless' } }));
  test('a veiled mode is not solved', () =>
    expect(solve(cards, { cards: [1, 2], said: null }, () => [0])).toMatchObject({
      ok: false,
      error: { code: 'hidden' },
    }));
  test('the budget', () =>
    expect(solve(ticTacToe, BLANK, alone(tttWorth), 1_000)).toMatchObject({
      ok: false,
      error: { code: 'too-many-states' },
    }));
});

describe('perft', () => {
  test.each([
    [0, 1n],
    [1, 9n],
    [2, 72n],
    [3, 504n],
    [4, 3024n],
    [9, 255_168n],
  ])('tic-tac-toe, %d plies: %d lines', (depth, lines) => {
    expect(perft(ticTacToe, BLANK, depth)).toMatchObject({ lines, mass: ONE });
  });
  test('tic-tac-toe has 5,478 positions, 958 of them final', () =>
    expect(perft(ticTacToe, BLANK, 9)).toMatchObject({ states: 5_478, ends: 958 }));
  test('chance is counted too: two steps on a line, ends included', () => {
    expect(perft(walkGame(3, 1, 2), { at: 1 }, 2)).toEqual({ lines: 3n, states: 4, ends: 2, mass: ratio(1) }); // down; up-up; up-down
  });
});

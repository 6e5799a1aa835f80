// Wins that nothing takes away: found through chance and answers, within a turn, and never told of what the search has not seen whole.
import { expect, test } from 'vitest';
import { type Sight, sureWin } from './certain.ts';
import { type PigAction, type PigState, pig, ticTacToe, tttWorth } from './toys.fixture.ts';

const WHOLE: Sight<string, number> = {
  turnOf: () => 0, // the whole game is one turn
  hasWon: (cells, seat) => tttWorth(cells) === (seat === 0 ? 1 : -1),
  most: 1000,
};
test('a line that wins at once', () => expect(sureWin(ticTacToe, 'XX.OO....', 0, WHOLE)).toBe(2));
test('a fork: whatever is answered', () => {
  // X in two corners, O in the middle of a side: both other corners threaten twice
  const action = sureWin(ticTacToe, 'XO......X', 0, WHOLE);
  expect(action).toBeUndefined(); // it is O's to play: nothing for seat 0
  expect([3, 4, 6]).toContain(sureWin(ticTacToe, 'XO.......', 0, WHOLE));
});
test('where the other may always hold, nothing is sure', () =>
  expect(sureWin(ticTacToe, '.........', 0, { ...WHOLE, most: 20_000 })).toBeUndefined());
test('what takes too long to know is not sure', () =>
  expect(sureWin(ticTacToe, 'XO.......', 0, { ...WHOLE, most: 3 })).toBeUndefined());
test('where it is not worth a look, none is taken', () =>
  expect(sureWin(ticTacToe, 'XX.OO....', 0, { ...WHOLE, opens: () => false })).toBeUndefined());
test('what changes nothing is not tried', () => {
  const enough = (_: string, options: readonly number[]): readonly number[] => options.filter((cell) => cell !== 2);
  // two ways win: without the first of them, the other
  expect(sureWin(ticTacToe, 'XX.XOO..O', 0, WHOLE)).toBe(2);
  expect(sureWin(ticTacToe, 'XX.XOO..O', 0, { ...WHOLE, enough })).toBe(6);
});
test('beyond the turn, nothing is looked at', () =>
  expect(sureWin(ticTacToe, 'XO.......', 0, { ...WHOLE, turnOf: (cells) => cells })).toBeUndefined());

const DECIDE: PigState = { fixed: { target: 10, faces: 6 }, scores: [4, 9], turn: 0, seat: 0, phase: 'decide' };
const TURN: Sight<PigState, PigAction> = {
  turnOf: ({ seat }) => seat,
  hasWon: ({ phase, seat }, mine) => phase === 'over' && seat === mine,
  most: 1000,
};
test('chance must not be able to take it away', () => {
  expect(sureWin(pig, { ...DECIDE, turn: 6 }, 0, TURN)).toEqual({ type: 'hold' });
  expect(sureWin(pig, { ...DECIDE, turn: 5 }, 0, TURN)).toBeUndefined();
});

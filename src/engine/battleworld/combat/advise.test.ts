// Best play, against shares worked out by hand: few tokens and no reroll, so that one throw says it all.
import { describe, expect, test } from 'vitest';
import { formatFraction } from '../../kernel/ratio.ts';
import { DECLARE, duel, raise, renounce, roll } from '../cases/trials.fixture.ts';
import { ROSTER } from '../data.ts';
import type { Sheet } from '../types.ts';
import { advise } from './advise.ts';
import { combat } from './index.ts';
import type { CombatAction, CombatScenario, CombatState } from './types.ts';

const after = (scenario: CombatScenario, script: readonly CombatAction[]): CombatState => {
  const start = combat.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return script.reduce((state, action) => {
    expect(combat.refuse(state, action)).toBeUndefined();
    return combat.apply(state, action).state;
  }, start.value);
};
const advised = (state: CombatState) => {
  const advice = advise(state);
  if (!advice.ok) throw new Error(advice.error.code);
  const shares = Object.fromEntries(
    advice.value.options.map(({ action, win, fells, falls, dealt, taken, kept }) => [
      action.type,
      [win, fells, falls, dealt, taken, kept].map((share) => (share === undefined ? '' : formatFraction(share))),
    ]),
  );
  const most = Math.max(...advice.value.options.map(({ value }) => value));
  return {
    seat: advice.value.seat,
    decided: advice.value.decided,
    best: advice.value.options.filter(({ value }) => value === most).map(({ action }) => action.type),
    shares,
  };
};
const BARE = { power: 0, reroll: 0 };

/** E1 where Fatalis has renounced, 16 to 11, one token left to the Capitaine; 5 or 6 on his die bring a second wound. */
const e1 = (life: number): CombatState =>
  after(
    duel(
      [
        { sheet: 'capitaine-america', power: 2, reroll: 0 },
        { sheet: 'hulk', ...BARE },
      ],
      'fatalis',
      { life, reroll: 0 },
    ),
    [DECLARE, ...roll(2, 8, 7), ...raise('fatalis', 4), ...raise('capitaine-america', 6), renounce('defence')],
  );
/** Fatalis, attacked, leads 7 to 2; the Capitaine has renounced; one token left to Fatalis, whose 5 to 8 bring a third wound. */
const kept = (life: number): CombatState =>
  after(duel([{ sheet: 'capitaine-america', life, ...BARE, power: 1 }], 'fatalis', { power: 1, reroll: 0 }), [
    DECLARE,
    ...roll(2, 7),
    renounce('attack'),
  ]);

describe('what decides, in its order', () => {
  // win, the other falls, one falls, wounds inflicted, suffered, tokens kept
  test('the target has 1 life: concluding kills it, wounds beyond its life count for nothing, the token is kept', () =>
    expect(advised(e1(1))).toEqual({
      seat: 0,
      decided: 'tokens',
      best: ['conclude'],
      shares: { conclude: ['1', '1', '0', '1', '0', '2'], spend: ['1', '1', '0', '1', '0', '1'] },
    }));
  test('2 lives: one throw in three kills', () =>
    expect(advised(e1(2))).toEqual({
      seat: 0,
      decided: 'fall',
      best: ['spend'],
      shares: { conclude: ['1', '0', '0', '1', '0', '2'], spend: ['1', '1/3', '0', '4/3', '0', '1'] },
    }));
  test('5 lives: nobody can fall, one throw in three wounds more', () =>
    expect(advised(e1(5))).toEqual({
      seat: 0,
      decided: 'wounds',
      best: ['spend'],
      shares: { conclude: ['1', '0', '0', '1', '0', '2'], spend: ['1', '0', '0', '4/3', '0', '1'] },
    }));
  test('the defence plays as well', () => {
    expect(advised(kept(2))).toEqual({
      seat: 1,
      decided: 'tokens',
      best: ['conclude'],
      shares: { conclude: ['1', '1', '0', '2', '0', '2'], spend: ['1', '1', '0', '2', '0', '1'] },
    });
    expect(advised(kept(3))).toMatchObject({
      seat: 1,
      decided: 'fall',
      best: ['spend'],
      shares: { conclude: ['1', '0', '0', '2', '0', '2'], spend: ['1', '1/2', '0', '5/2', '0', '1'] },
    });
    expect(advised(kept(4))).toMatchObject({ seat: 1, decided: 'wounds', best: ['spend'] });
  });
  test.each([1, 2, 3, 5])('whichever seat attacks, %d lives', (life) => {
    const state = e1(life);
    expect(advised({ ...state, fixed: { ...state.fixed, attackSeat: 1 } })).toEqual({ ...advised(state), seat: 1 });
  });
  test('to survive: the loser would die, and one throw in three saves him', () => {
    const state = after(duel([{ sheet: 'capitaine-america', life: 1, ...BARE, power: 1 }], 'fatalis', BARE), [
      DECLARE,
      ...roll(2, 7),
    ]);
    // 6 wins, 5 ties, 1 to 4 lose; he is wounded for 1 at most, having 1 life
    expect(advised(state)).toEqual({
      seat: 0,
      decided: 'fall',
      best: ['spend'],
      shares: { spend: ['1/6', '0', '2/3', '1/6', '2/3', '1/6'], renounce: ['0', '0', '1', '0', '1', '0'] },
    });
  });
  test('winning, where nobody wounds', () => {
    const harmless = (id: string): Sheet => ({ ...(ROSTER[id] as Sheet), strike: 0 });
    const state = after(
      {
        attackers: [{ sheet: harmless('capitaine-america'), ...BARE, power: 1 }],
        target: { kind: 'unit', unit: { sheet: harmless('fatalis'), ...BARE } },
      },
      [DECLARE, ...roll(2, 7)],
    );
    expect(advised(state)).toMatchObject({
      decided: 'win',
      best: ['spend'],
      shares: { spend: ['1/6', '0', '0', '0', '0', '1/6'], renounce: ['0', '0', '0', '0', '0', '1'] },
    });
  });
  test.each([
    [1, 'tokens', ['conclude'], ['1', '1', '0', '1', '0', '1'], ['1', '1', '0', '1', '0', '0']],
    [4, 'fall', ['spend'], ['1', '0', '0', '3', '0', '1'], ['1', '5/6', '0', '23/6', '0', '0']],
    [5, 'wounds', ['spend'], ['1', '0', '0', '3', '0', '1'], ['1', '0', '0', '23/6', '0', '0']],
  ])('a module nobody defends, %d of resistance', (resistance, decided, best, concluding, spending) => {
    const state = after(
      {
        attackers: [{ sheet: 'hulk', ...BARE, power: 1 }],
        target: { kind: 'module', module: 'c7', moduleKind: 'care', resistance, defenders: [] },
      },
      [DECLARE, ...roll(7)],
    );
    expect(advised(state)).toEqual({ seat: 0, decided, best, shares: { conclude: concluding, spend: spending } });
  });
  test('one choice alone is decided by nothing', () =>
    expect(advised(after(duel([{ sheet: 'hulk', ...BARE }], 'fatalis', BARE), []))).toMatchObject({
      decided: undefined,
      best: ['declare'],
    }));
  test('no decision, no advice; too small a budget, none either', () => {
    expect(advise(after(duel([{ sheet: 'hulk', ...BARE }], 'fatalis', BARE), [DECLARE]))).toEqual({
      ok: false,
      error: { code: 'no-choice' },
    });
    expect(advise(e1(2), 3)).toMatchObject({ ok: false, error: { code: 'too-many-states' } });
  });
});

// The economy of the discs, against tables worked by hand and a naive search of every plan.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canPay, costOf, giveBack, pay, recover, shift } from './discs.ts';
import { MISSIONS } from './missions.ts';
import { mostOf, PLAN_RULES, planOf, planWith, recoveryOf, type Plan, type PlanStep } from './planner.ts';
import type { Discs } from './types.ts';

const discs = (available: number, spent: number, unavailable: number): Discs => ({ available, spent, unavailable });
/** Only an effect that moves a disc to the other camp changes it (vs.dpa.total-constant). */
const totalOf = ({ available, spent, unavailable }: Discs): number => available + spent + unavailable;
const START = discs(3, 0, 7);
const times = (turns: number, value = 2): readonly number[] => Array.from({ length: turns }, () => value);
const shown = ({ available, spent, unavailable }: Discs): string =>
  `${String(available)}/${String(spent)}/${String(unavailable)}`;
/** A step as the tables write it: what happens, then the three zones. */
const line = (step: PlanStep): string =>
  `${step.type}${'cost' in step ? ` ${String(step.cost)}` : ''} ${shown(step.discs)}`;
const table = (plan: Plan): readonly string[] => planOf(plan).steps.map(line);

describe('discs', () => {
  test('recovery takes what there is (A4)', () => {
    expect(recover(discs(3, 0, 7), 2)).toEqual(discs(5, 0, 5));
    expect(recover(discs(9, 0, 1), 2)).toEqual(discs(10, 0, 0));
    expect(recover(discs(10, 0, 0), 2)).toEqual(discs(10, 0, 0));
    expect(recover(discs(2, 1, 7), 2)).toEqual(discs(4, 1, 5)); // the spent disc stays (A12)
  });
  test('the cost is the rank, and a surcharge', () => {
    expect([0, 1, 2, 3, 4].map((done) => costOf({ done, ahead: 0 }))).toEqual([1, 2, 3, 4, 5]);
    expect([0, 1, 2].map((done) => costOf({ done, ahead: 1 }))).toEqual([2, 3, 4]);
    expect(costOf({ done: 1, ahead: 0, extra: 1 })).toBe(3);
  });
  test('a price is paid from the available zone, in full', () => {
    expect(pay(discs(3, 3, 4), 3)).toEqual(discs(0, 6, 4));
    expect(canPay(discs(2, 3, 5), 3)).toBe(false);
    expect(canPay(discs(0, 0, 10), 1)).toBe(false);
    expect(() => pay(discs(2, 3, 5), 3)).toThrow(RangeError);
  });
  test('spent discs go back, the others stay', () => {
    expect(giveBack(discs(2, 3, 5))).toEqual(discs(2, 0, 8));
    expect(giveBack(discs(5, 0, 5))).toEqual(discs(5, 0, 5));
  });
  test('any move keeps the total and moves no more than there is', () => {
    const zone = fc.constantFrom('available', 'spent', 'unavailable');
    const some = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).map((zones) => discs(...zones));
    fc.assert(
      fc.property(some, zone, zone, fc.nat(12), (from, here, there, amount) => {
        const to = shift(from, here, there, amount);
        expect(totalOf(to)).toBe(totalOf(from));
        expect(to[here]).toBe(here === there ? from[here] : Math.max(0, from[here] - amount));
      }),
    );
  });
});

describe('worked tables', () => {
  test('the third activation of a turn costs 3', () =>
    expect(table({ discs: discs(4, 0, 6), recovery: [2], wanted: [3] })).toEqual([
      'upkeep 6/0/4',
      'activation 1 5/1/4',
      'activation 2 3/3/4',
      'activation 3 0/6/4',
      'end 0/0/10',
    ]));
  test('four turns', () => {
    const plan = { discs: START, recovery: times(4), wanted: [3, 3, 2, 2] };
    expect(table(plan)).toEqual([
      'upkeep 5/0/5',
      'activation 1 4/1/5',
      'activation 2 2/3/5',
      'refused 3 2/3/5',
      'end 2/0/8',
      'upkeep 4/0/6',
      'activation 1 3/1/6',
      'activation 2 1/3/6',
      'refused 3 1/3/6',
      'end 1/0/9',
      'upkeep 3/0/7',
      'activation 1 2/1/7',
      'activation 2 0/3/7',
      'end 0/0/10',
      'upkeep 2/0/8',
      'activation 1 1/1/8',
      'refused 2 1/1/8',
      'end 1/0/9',
    ]);
    expect(planOf(plan)).toMatchObject({
      done: [2, 2, 2, 1],
      inAll: 7,
      left: discs(1, 0, 9),
      broken: { turn: 1, activation: 3, cost: 3, available: 2, still: [2, 2, 2, 1] },
    });
  });
  test('saving, then three activations', () =>
    expect(table({ discs: START, recovery: times(3), wanted: [0, 0, 4] })).toEqual([
      'upkeep 5/0/5',
      'renounced 5/0/5',
      'end 5/0/5',
      'upkeep 7/0/3',
      'renounced 7/0/3',
      'end 7/0/3',
      'upkeep 9/0/1',
      'activation 1 8/1/1',
      'activation 2 6/3/1',
      'activation 3 3/6/1',
      'refused 4 3/6/1',
      'end 3/0/7',
    ]));
  test('saving one turn more, then four', () =>
    expect(table({ discs: START, recovery: times(4), wanted: [0, 0, 0, 4] }).slice(-6)).toEqual([
      'upkeep 10/0/0',
      'activation 1 9/1/0',
      'activation 2 7/3/0',
      'activation 3 4/6/0',
      'activation 4 0/10/0',
      'end 0/0/10',
    ]));
  test('one activation late, a disc in the spent zone', () =>
    expect(table({ discs: discs(2, 1, 7), recovery: [2], wanted: [2], ahead: [1] })).toEqual([
      'upkeep 4/1/5',
      'activation 2 2/3/5',
      'refused 3 2/3/5',
      'end 2/0/8',
    ]));
  test('a surcharge on the tile of the lieutenant, first or second', () => {
    const plan = { discs: START, recovery: [2], wanted: [2] };
    expect(table({ ...plan, extra: [[1]] }).slice(1, 3)).toEqual(['activation 2 3/2/5', 'activation 2 1/4/5']);
    expect(table({ ...plan, extra: [[0, 1]] }).slice(1, 3)).toEqual(['activation 1 4/1/5', 'activation 3 1/4/5']);
  });
  test('Oracle brings one more, and a disc of the late is spent before the upkeep of each turn but the first', () => {
    expect(table({ discs: START, recovery: [2], bonus: [1], wanted: [] })).toEqual([
      'upkeep 6/0/4',
      'renounced 6/0/4',
      'end 6/0/4',
    ]);
    expect(table({ discs: discs(8, 0, 2), recovery: [0, 2], wanted: [0, 1], ahead: [0, 1] }).slice(-3)).toEqual([
      'upkeep 9/1/0',
      'activation 2 7/3/0',
      'end 7/0/3',
    ]);
    expect(planOf({ discs: START, recovery: [2], bonus: [1], wanted: [] }).steps[0]?.cites).toEqual([
      'vs.dpa.recuperation',
      'vs.pouvoirs-heros.oracle-dpa',
    ]);
  });
  test('what changes a turn, for the camp that meets it', () => {
    const plan = { discs: START, recovery: times(2), wanted: times(2) };
    const changes = [{ oracle: true, lieutenant: 2 }, { late: true }];
    expect(planWith('hero', plan, changes)).toEqual({ ...plan, bonus: [1, 0], ahead: [0, 0], extra: [[0, 1], []] });
    expect(planWith('villain', plan, changes)).toEqual({ ...plan, bonus: [0, 0], ahead: [0, 1], extra: [[], []] });
  });
  test('what each mission gives back, turn by turn', () => {
    expect(recoveryOf(MISSIONS.m3)).toEqual([3, 3, 3, 2, 2, 2, 2, 2]);
    expect(recoveryOf(MISSIONS.m6)).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
    expect(recoveryOf(MISSIONS.m8, 4)).toEqual(times(7, 4));
  });
  const now = (available: number, ahead: number): number =>
    mostOf({ discs: discs(available, 0, 20), recovery: [0], wanted: [], ahead: [ahead] }).inAll;
  test('activations that the discs at hand allow', () => {
    expect(Array.from({ length: 15 }, (_, n) => now(n, 0))).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    expect(Array.from({ length: 14 }, (_, n) => now(n, 1))).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });
  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [7, 12],
    [8, 13],
  ])('%i turns: at most %i activations', (turns, most) =>
    expect(mostOf({ discs: START, recovery: times(turns), wanted: [] }).inAll).toBe(most),
  );
  test('the most of each turn, alone or after a plan', () => {
    const most = mostOf({ discs: START, recovery: times(5), wanted: [0, 2, 5, 0, 1] });
    expect(most.each).toEqual([2, 3, 3, 4, 4]); // 5, 7, 9, 10, 10 discs at hand
    expect(most.perTurn).toEqual([2, 3, 3, 1, 2]); // 5, 7, 6, 2, 4 discs at hand
  });
  test('no turn left', () => {
    expect(planOf({ discs: START, recovery: [], wanted: [] })).toEqual({ steps: [], done: [], inAll: 0, left: START });
    expect(mostOf({ discs: START, recovery: [], wanted: [] })).toEqual({ each: [], perTurn: [], inAll: 0, plan: [] });
  });
  test('steps name their rules', () => {
    const { steps } = planOf({ discs: START, recovery: times(2), wanted: [0, 9], ahead: [0, 1], extra: [[], [1]] });
    expect(steps.map(({ cites }) => cites)).toEqual([
      ['vs.dpa.recuperation'],
      ['vs.tour.renoncer'],
      ['vs.dpa.retour', 'vs.dpa.report'],
      ['vs.dpa.recuperation', 'vs.pouvoirs-heros.batwoman-dpa'],
      [
        'vs.dpa.cout-n',
        'vs.dpa.paiement',
        'vs.dpa.compteur-par-tour',
        'vs.pouvoirs-heros.batwoman-rang',
        'vs.pouvoirs-heros.robin-damian-wayne-surcout',
      ],
      ['vs.dpa.cout-n', 'vs.dpa.paiement', 'vs.pouvoirs-heros.batwoman-rang'],
      ['vs.dpa.insuffisant', 'vs.dpa.cout-n', 'vs.pouvoirs-heros.batwoman-rang'],
      ['vs.dpa.retour', 'vs.dpa.report'],
    ]);
  });
});

/** Every list of counts that can be paid to the end, found by trying them all: shares nothing with the planner. */
const everyPlan = (
  { discs: { available, spent, unavailable: all }, recovery, bonus = [], ahead = [], extra = [] }: Plan,
  turn = 0,
): readonly (readonly number[])[] => {
  if (turn === recovery.length) return [[]];
  const late = turn === 0 ? 0 : Math.min(ahead[turn] ?? 0, all);
  const unavailable = all - late;
  const back = Math.min((recovery[turn] ?? 0) + (bonus[turn] ?? 0), unavailable);
  const found: (readonly number[])[] = [];
  for (
    let count = 0, paid = 0;
    available + back >= paid;
    count += 1, paid += count + (ahead[turn] ?? 0) + (extra[turn]?.[count - 1] ?? 0)
  ) {
    const next = discs(available + back - paid, 0, unavailable - back + late + spent + paid);
    for (const rest of everyPlan({ discs: next, recovery, wanted: [], bonus, ahead, extra }, turn + 1))
      found.push([count, ...rest]);
  }
  return found;
};
const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const most = (plans: readonly (readonly number[])[]): number => Math.max(...plans.map(total));
const anyPlan: fc.Arbitrary<Plan> = fc.record({
  discs: fc.tuple(fc.nat(5), fc.nat(2), fc.nat(5)).map((zones) => discs(...zones)),
  recovery: fc.array(fc.nat(3), { maxLength: 4 }),
  wanted: fc.array(fc.nat(4), { maxLength: 4 }),
  bonus: fc.array(fc.nat(1), { maxLength: 4 }),
  ahead: fc.array(fc.nat(2), { maxLength: 4 }),
  extra: fc.array(fc.array(fc.nat(1), { maxLength: 3 }), { maxLength: 4 }),
});

describe('against every plan', () => {
  test('the most in all, and a plan that reaches it: the earliest', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const all = everyPlan(plan);
        const found = mostOf(plan);
        expect(found.inAll).toBe(most(all));
        expect(planOf({ ...plan, wanted: found.plan })).toMatchObject({ done: found.plan, inAll: found.inAll });
        const earliest = all
          .filter((one) => total(one) === found.inAll)
          .toSorted((one, other) => other.join().localeCompare(one.join()))[0];
        expect(found.plan).toEqual(earliest);
      }),
      { numRuns: 300 },
    );
  });
  test('the most of each turn, alone or after the plan', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const all = everyPlan(plan);
        const { done } = planOf(plan);
        const { each, perTurn } = mostOf(plan);
        expect(each).toEqual(plan.recovery.map((_, turn) => Math.max(...all.map((one) => one[turn] ?? 0)))); // nothing beats saving
        expect(perTurn).toEqual(
          plan.recovery.map((_, turn) =>
            Math.max(
              ...all
                .filter((one) => one.slice(0, turn).join() === done.slice(0, turn).join())
                .map((one) => one[turn] ?? 0),
            ),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });
  test('a plan breaks where no plan begins like it, and the rest is the most', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const all = everyPlan(plan);
        const wanted = plan.recovery.map((_, turn) => plan.wanted[turn] ?? 0);
        const { broken, done } = planOf(plan);
        expect(broken === undefined).toBe(all.some((one) => one.join() === wanted.join()));
        if (broken === undefined) return;
        const { turn, activation, cost, available, still } = broken;
        expect(cost).toBeGreaterThan(available);
        expect(done[turn - 1]).toBe(activation - 1);
        expect(done.slice(0, turn - 1)).toEqual(wanted.slice(0, turn - 1));
        expect(all.map((one) => one.join())).toContain(still.join());
        expect(total(still)).toBe(most(all.filter((one) => one.slice(0, turn).join() === done.slice(0, turn).join())));
      }),
      { numRuns: 300 },
    );
  });
  test('the discs of a camp never change in number, and the rules are those announced', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const step of planOf(plan).steps) {
          expect(totalOf(step.discs)).toBe(totalOf(plan.discs));
          expect(PLAN_RULES).toEqual(expect.arrayContaining([...step.cites]));
        }
      }),
    );
  });
});

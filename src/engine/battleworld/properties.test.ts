// What holds in every combat and every game, whatever is generated.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '../kernel/contract.ts';
import type { Game, Types } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { odds, type Policy } from '../kernel/odds.ts';
import { listed, play, seeded } from '../kernel/play.ts';
import { add, formatFraction, ONE, ratio } from '../kernel/ratio.ts';
import { anyFight, anyGame } from './arbitraries.fixture.ts';
import { advise } from './combat/advise.ts';
import { combat, combatText } from './combat/index.ts';
import type { CombatAction, CombatEvent, CombatMode, CombatScenario, CombatState } from './combat/types.ts';
import { partie } from './partie/index.ts';
import { type PartieAction, type PartieState, RECOVER_GAUGES, type Spot } from './partie/types.ts';
import { RULES } from './rules.ts';

const started = <T extends Types>(game: Game<T>, scenario: T['scenario']): T['state'] => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Fought {
  readonly start: CombatState;
  readonly end: CombatState;
  readonly moves: readonly {
    readonly action: CombatAction;
    readonly events: readonly CombatEvent[];
    readonly state: CombatState;
  }[];
  readonly events: readonly CombatEvent[];
}
/** A generated combat played to its end at random. */
const fought: fc.Arbitrary<Fought> = fc.tuple(anyFight(), fc.integer({ min: 1, max: 1e6 })).map(([scenario, seed]) => {
  const start = started(combat, scenario);
  const { line, stop } = play(combat, start, seeded(seed), 300);
  expect(stop.why).toBe('end');
  const moves = line.moves.map(({ action, step }) => ({ action, events: step.events, state: step.state }));
  return { start, end: moves.at(-1)?.state ?? start, moves, events: moves.flatMap(({ events }) => events) };
});
const always = (check: (fight: Fought) => void): void => fc.assert(fc.property(fought, check), { numRuns: 300 });
const count = (events: readonly CombatEvent[], type: CombatEvent['type']): number =>
  events.filter((event) => event.type === type).length;

describe('any combat', () => {
  test('ends, on one of three results', () =>
    always(({ end }) => {
      const node = combat.node(end);
      expect(node.kind === 'end' && ['attack', 'defence', 'tie'].includes(node.result)).toBe(true);
    }));
  test('totals are the dice on the table, and the sums of their parts', () =>
    always(({ events }) => {
      const totals = { attack: 0, defence: 0 };
      const multipliers = new Map<string, number>();
      for (const event of events) {
        if ('tally' in event)
          expect(event.tally.parts.reduce((sum, { value }) => sum + value, 0)).toBe(event.tally.sum);
        if (event.type !== 'rolled' && event.type !== 'rerolled') continue;
        if (event.type === 'rolled') multipliers.set(event.unit, event.multiplier);
        totals[event.camp] +=
          event.type === 'rolled'
            ? event.value * event.multiplier + event.bonus
            : (event.value - event.old) * (multipliers.get(event.unit) ?? 0);
        expect([event.tally.sum, event.other]).toEqual([
          totals[event.camp],
          totals[event.camp === 'attack' ? 'defence' : 'attack'],
        ]);
      }
      const compared = events.find((event) => event.type === 'compared');
      expect(compared).toMatchObject({
        ...totals,
        gap: Math.abs(totals.attack - totals.defence),
        winner: totals.attack === totals.defence ? null : totals.attack > totals.defence ? 'attack' : 'defence',
      });
    }));
  test('wounds are the strike plus one for each whole bracket of 10; life and resistance stop at 0', () =>
    always(({ start, end, events }) => {
      const gap = end.outcome?.gap ?? 0;
      const blows = events.filter((event) => event.type === 'wounded' || event.type === 'module-hit');
      expect(blows.length).toBeLessThanOrEqual(1);
      for (const blow of blows) {
        const strike = start.fixed.sheets[blow.by]?.strike ?? Number.NaN;
        expect(blow.tally.sum).toBe(strike + Math.floor(gap / 10));
        expect(blow.after).toBe(Math.max(0, blow.before - blow.tally.sum));
      }
      expect(end.resistance).toBeGreaterThanOrEqual(0);
      expect(count(events, 'died')).toBe(Object.values(end.gauges).filter(({ life }) => life === 0).length);
    }));
  test('each token spent gives a roll of at least 1, by the one who paid', () =>
    always(({ moves }) => {
      moves.forEach(({ action }, i) => {
        if (action.type !== 'spend') return;
        const rolled = moves[i + 1]?.events[0];
        expect(rolled).toMatchObject({ type: 'rolled', phase: 'raise', unit: action.by });
        if (rolled?.type === 'rolled')
          expect(rolled.value * rolled.multiplier + rolled.bonus).toBeGreaterThanOrEqual(1);
      });
    }));
  test('counters move by what was told, and by nothing else', () =>
    always(({ start, end, events }) => {
      for (const unit of Object.keys(start.gauges)) {
        const [before, after] = [start.gauges[unit], end.gauges[unit]];
        if (!before || !after) throw new Error(unit);
        const told = (type: CombatEvent['type']): number =>
          events.filter((event) => event.type === type && 'unit' in event && event.unit === unit).length;
        expect(after.power - before.power).toBe(told('energy-taken') - told('spent'));
        expect(before.reroll - after.reroll).toBe(told('reroll-spent'));
        expect(after.victory - before.victory).toBe(told('victory-token'));
        if (told('wounded') === 0) expect(after.life).toBe(before.life);
      }
      expect(count(events, 'victory-token') + count(events, 'victory-full')).toBeLessThanOrEqual(1);
    }));
  test('Fatalis takes back one token at most, beaten, alive, and only if the winner spent', () =>
    always(({ start, end, events }) => {
      const taken = events.filter((event) => event.type === 'energy-taken');
      const [winner, loser] =
        end.outcome?.winner === 'attack'
          ? [start.fixed.attackers[0], end.defender]
          : [end.defender, start.fixed.attackers[0]];
      const card = loser === null || loser === undefined ? undefined : start.fixed.sheets[loser];
      const spent = end.outcome?.winner ? end.spent[end.outcome.winner] : 0;
      const due =
        end.outcome?.winner !== null &&
        loser &&
        card?.power === 'fatalis-recovery' &&
        spent > 0 &&
        (end.gauges[loser]?.life ?? 0) > 0 &&
        (start.gauges[loser]?.power ?? 0) -
          events.filter((event) => event.type === 'spent' && event.unit === loser).length <
          card.powerIcons &&
        winner &&
        start.fixed.sheets[winner]?.cosmic !== true;
      expect(taken.length).toBe(due ? 1 : 0);
      for (const event of taken) expect([event.unit, event.after - event.before]).toEqual([loser, 1]);
    }));
  test('a cosmic die is never thrown again; no roll is thrown twice again', () =>
    always(({ start, moves, events }) => {
      for (const { action } of moves)
        if (action.type === 'reroll') expect(start.fixed.sheets[action.die]?.cosmic).toBe(false);
      const rerolls = events.filter((event) => event.type === 'rerolled');
      for (const unit of new Set(rerolls.map((event) => event.unit)))
        expect(rerolls.filter((event) => event.unit === unit).length).toBeLessThanOrEqual(
          events.filter((event) => event.type === 'rolled' && event.unit === unit).length,
        );
    }));
  test('a side that has renounced neither spends nor rerolls again', () =>
    always(({ moves, start }) => {
      let gone: string | null = null;
      for (const { action, events } of moves) {
        if (action.type === 'spend' || action.type === 'reroll')
          expect(start.fixed.attackers.includes(action.by) ? 'attack' : 'defence').not.toBe(gone);
        for (const event of events) if (event.type === 'renounced') gone = event.camp;
      }
    }));
});

describe('folds', () => {
  const promises = contract(combat, { scenarios: [], seeds: [], maxSteps: 0, rules: RULES }).map(({ name }) => name);
  test('the contract holds on generated combats, either order of raises', { timeout: 60_000 }, () => {
    expect(promises).toContain('keeps the promise of equal folds');
    fc.assert(
      fc.property(anyFight(2), fc.boolean(), fc.integer({ min: 1, max: 1e6 }), (scenario, free, seed) => {
        const scenarios: readonly CombatScenario[] = [
          { ...scenario, options: { ...scenario.options, raiseOrder: free ? 'free' : 'trailing-first' } },
        ];
        for (const { run } of contract(combat, {
          scenarios,
          seeds: [seed, seed + 1, seed + 2],
          maxSteps: 300,
          rules: RULES,
          text: combatText,
        }))
          run();
      }),
      { numRuns: 40 },
    );
  });

  const { fold, ...rest } = combat;
  const unfolded: Game<CombatMode> = rest;
  /** Plays anyhow, but the same way on equal folds. */
  const whim: (salt: number) => Policy<CombatState, CombatAction> = (salt) => (state, options) => {
    let hash = salt;
    for (const char of fold?.(state) ?? '') hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
    return options[Math.abs(hash) % options.length] ?? options[0];
  };
  const end = ({ stage, outcome, gauges, resistance }: CombatState): string | undefined =>
    stage === 'over' ? JSON.stringify([outcome?.winner, outcome?.gap, outcome?.wounds, resistance, gauges]) : undefined;
  const small: fc.Arbitrary<CombatScenario> = anyFight(1)
    .filter(
      ({ attackers, target }) => attackers.length <= 2 && (target.kind === 'unit' || target.defenders.length <= 1),
    )
    .map((scenario) => {
      const four = <T extends { readonly sheet: unknown }>(spec: T): T => ({
        ...spec,
        sheet: { ...(spec.sheet as object), force: 4 },
      });
      const { target } = scenario;
      return {
        ...scenario,
        attackers: scenario.attackers.map(four),
        target:
          target.kind === 'unit'
            ? { ...target, unit: four(target.unit) }
            : { ...target, defenders: target.defenders.map(four) },
      };
    });
  test('odds are the same with folds and with whole states', { timeout: 60_000 }, () =>
    fc.assert(
      fc.property(small, fc.integer(), (scenario, salt) => {
        const start = started(combat, scenario);
        const [light, heavy] = [odds(combat, start, whim(salt), end), odds(unfolded, start, whim(salt), end)];
        if (!light.ok || !heavy.ok) throw new Error('no odds');
        const read = (shares: typeof light.value): readonly string[] =>
          [...shares].map(([what, share]) => `${what} ${formatFraction(share)}`).sort();
        expect(read(light.value)).toEqual(read(heavy.value));
        expect([...light.value.values()].reduce(add)).toEqual(ONE);
      }),
      { numRuns: 60 },
    ),
  );
});

/** Every action that names things of this game, sound or not; allies in the order of the scenario. */
const everyAction = ({ fixed }: PartieState): readonly PartieAction[] => {
  const { units, modules, grid } = fixed;
  const cells = Array.from({ length: grid.columns + 1 }, (_, column) =>
    Array.from({ length: grid.rows + 2 }, (__, row) => `${String.fromCharCode(97 + column)}${row}`),
  ).flat();
  const spots: readonly Spot[] = [
    ...(['center', 'attack', 'energy', 'life', 'reroll'] as const),
    ...units.map((unit): Spot => `heal:${unit}`),
    ...modules.flatMap((module): readonly Spot[] => [
      `module-energy:${module}`,
      `module-care:${module}`,
      `module-target:${module}`,
      `module-repair:${module}`,
    ]),
  ];
  const teamsOf = (initiator: string): readonly (readonly string[])[] =>
    units
      .filter((unit) => unit !== initiator && fixed.sides[unit] === fixed.sides[initiator])
      .reduce<readonly (readonly string[])[]>(
        (teams, unit) => [...teams, ...teams.map((team) => [...team, unit])],
        [[initiator]],
      );
  const camps = ['attack', 'defence'] as const;
  return [
    ...(['heroes', 'villains'] as const).flatMap((side): readonly PartieAction[] => [
      { type: 'initiative', side },
      { type: 'pass', side },
    ]),
    ...units.flatMap((unit): readonly PartieAction[] => [
      ...cells.map((to): PartieAction => ({ type: 'move', unit, to })),
      ...spots.map((spot): PartieAction => ({ type: 'place', unit, spot })),
      ...teamsOf(unit).flatMap((attackers) =>
        [...units, ...modules].map((target): PartieAction => ({ type: 'attack', attackers, target })),
      ),
      ...RECOVER_GAUGES.map((gauge): PartieAction => ({ type: 'recover', unit, gauge })),
      { type: 'heal', unit },
      { type: 'repair', unit },
      { type: 'spend', by: unit },
      { type: 'defend', by: unit },
      { type: 'wound', target: unit },
      ...units.map((die): PartieAction => ({ type: 'reroll', by: unit, die })),
    ]),
    ...camps.flatMap((camp): readonly PartieAction[] => [
      { type: 'renounce', camp },
      { type: 'hold', camp },
      { type: 'wait', camp },
      { type: 'conclude', camp },
    ]),
    { type: 'declare' },
    { type: 'defend', by: null },
    ...Array.from({ length: 14 }, (_, value): PartieAction => ({ type: 'roll', value })),
  ];
};

describe('any game', () => {
  const anyPlay = fc.tuple(anyGame, fc.integer({ min: 1, max: 1e6 }));
  test('ends by its clock at the latest, every moment sound', () =>
    fc.assert(
      fc.property(anyPlay, ([scenario, seed]) => {
        const { line, stop } = play(partie, started(partie, scenario), seeded(seed), 3_000);
        expect(stop).toMatchObject({
          why: 'end',
          result: expect.stringMatching(/^(extermination|base):(heroes|villains)$|^galactus:none$/) as unknown,
        });
        for (const { step } of line.moves)
          for (const { name, holds } of partie.invariants) expect(holds(step.state), name).toBe(true);
      }),
      { numRuns: 60 },
    ));
  test('what is offered is exactly what is not refused, among all that can be said', { timeout: 60_000 }, () => {
    let met = 0;
    fc.assert(
      fc.property(anyPlay, ([scenario, seed]) => {
        const start = started(partie, scenario);
        const everything = everyAction(start);
        const { line } = play(partie, start, seeded(seed), 3_000);
        for (const [i, state] of [start, ...line.moves.map(({ step }) => step.state)].entries()) {
          if (i % 9 !== seed % 9) continue;
          met += 1;
          const open = listed<PartieAction, string>(partie.node(state)).map(canonical).toSorted();
          expect(
            everything
              .filter((action) => partie.refuse(state, action) === undefined)
              .map(canonical)
              .toSorted(),
          ).toEqual(open);
        }
      }),
      { numRuns: 60 },
    );
    expect(met).toBeGreaterThan(200);
  });
  test('the order in which allies are named changes nothing', () => {
    let met = 0;
    fc.assert(
      fc.property(anyPlay, ([scenario, seed]) => {
        const start = started(partie, scenario);
        const { line } = play(partie, start, seeded(seed), 3_000);
        const states: readonly PartieState[] = [start, ...line.moves.map(({ step }) => step.state)];
        for (const state of states) {
          for (const action of listed<PartieAction, string>(partie.node(state))) {
            if (action.type !== 'attack' || action.attackers.length < 3) continue;
            const [initiator = '', ...allies] = action.attackers;
            const other: PartieAction = { ...action, attackers: [initiator, ...allies.toReversed()] };
            met += 1;
            expect(partie.refuse(state, other)).toBeUndefined();
            expect(partie.key(partie.apply(state, other).state)).toBe(partie.key(partie.apply(state, action).state));
            expect(partie.apply(state, other).events).toEqual(partie.apply(state, action).events);
          }
        }
      }),
      { numRuns: 80 },
    );
    expect(met).toBeGreaterThan(0);
  });
});

test('advice: shares add up to 1, and in E1 the last token is worth a third of a wound', () => {
  const start = started(combat, {
    attackers: [
      { sheet: 'capitaine-america', power: 2 },
      { sheet: 'hulk', reroll: 0 },
    ],
    target: { kind: 'unit', unit: { sheet: 'fatalis' } },
  });
  const script: readonly CombatAction[] = [
    { type: 'declare' },
    ...[2, 8, 7].map((value): CombatAction => ({ type: 'roll', value })),
    { type: 'spend', by: 'fatalis' },
    { type: 'roll', value: 4 },
    { type: 'spend', by: 'capitaine-america' },
    { type: 'roll', value: 6 },
    { type: 'renounce', camp: 'defence' },
  ];
  // Capitaine has one token and his reroll left: without the reroll, one more D6 brings a second wound on 5 and 6.
  const bare = script.reduce(
    (state, action) => combat.apply(state, action).state,
    started(combat, {
      attackers: [
        { sheet: 'capitaine-america', power: 2, reroll: 0 },
        { sheet: 'hulk', reroll: 0 },
      ],
      target: { kind: 'unit', unit: { sheet: 'fatalis' } },
    }),
  );
  const full = script.reduce((state, action) => combat.apply(state, action).state, start);
  const worth = (state: CombatState) => {
    const advice = advise(state);
    if (!advice.ok) throw new Error(advice.error.code);
    for (const { win, tie, lose } of advice.value.options) expect(add(add(win, tie), lose)).toEqual(ONE);
    return Object.fromEntries(advice.value.options.map(({ action, dealt }) => [action.type, formatFraction(dealt)]));
  };
  expect(worth(bare)).toEqual({ conclude: '1', spend: formatFraction(ratio(4, 3)) });
  // With the reroll, a roll of 1 to 4 is thrown again: 1 + 1/3 + 2/3 × 1/3.
  expect(worth(full)).toMatchObject({ conclude: '1', spend: formatFraction(ratio(14, 9)) });
});

// Shares against a walk that knows no folds, and against figures worked out by hand.
import { describe, expect, test } from 'vitest';
import { add, equal, formatFraction, mul, ONE, ratio, type Ratio, toNumber, ZERO } from '../../kernel/ratio.ts';
import { against, duel, enemyCard, epic, fighter, put, round, spell, weapon } from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { COMBAT_EXAMPLES } from '../examples-combat.ts';
import type { Deck } from '../types.ts';
import { simple } from './advise.ts';
import { NUMBER } from './board.ts';
import { combatEstimate, combatOdds, forecast, type Horizon, prospects } from './odds.ts';
import type { CombatAction, CombatState } from './types.ts';
import type { CombatScenario } from './scenario-types.ts';

const played = (scenario: CombatScenario, actions: readonly CombatAction[]): CombatState => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce((state, action) => {
    expect(combatEpique.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    return combatEpique.apply(state, action).state;
  }, start.value);
};
const E1 = (actions: number): CombatState => {
  const [example] = COMBAT_EXAMPLES;
  if (example === undefined) throw new Error('E1');
  return played(
    example.scenario,
    example.script.slice(0, actions).map(({ action }) => action),
  );
};
/** Every line of play, one after the other. */
const naive = (start: CombatState, horizon: Horizon): ReadonlyMap<string, Ratio> => {
  const found = new Map<string, Ratio>();
  const decided = (state: CombatState): string | undefined => {
    if (horizon === 'combat')
      return state.outcome === null ? undefined : JSON.stringify([null, state.outcome.winner, state.outcome.why]);
    if (NUMBER[state.phase] < 7 && state.round === start.round) return undefined;
    return JSON.stringify([
      state.sides.map(({ health }, side) => (state.outcome?.fallen[side] === true ? 0 : health)),
      null,
      null,
    ]);
  };
  const walk = (state: CombatState, share: Ratio): void => {
    const answer = decided(state);
    if (answer !== undefined) {
      found.set(answer, add(found.get(answer) ?? ZERO, share));
      return;
    }
    const node = combatEpique.node(state);
    if (node.kind === 'choice') walk(combatEpique.apply(state, simple(state, node.options)).state, share);
    if (node.kind !== 'chance') return;
    const total = node.outcomes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { action, weight } of node.outcomes)
      walk(combatEpique.apply(state, action).state, mul(share, ratio(weight, total)));
  };
  walk(start, ONE);
  return found;
};
const shares = (found: ReadonlyMap<string, Ratio>): readonly (readonly [string, string])[] =>
  [...found].map(([text, share]) => [text, formatFraction(share)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
const exact = (state: CombatState, horizon: Horizon): ReadonlyMap<string, Ratio> => {
  const found = combatOdds(state, horizon, 50_000);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

/** Nothing but « +1 » and « +3 »: what comes next is easily counted. */
const PLAIN: Deck = { plus1: 10, plus2: 0, plus3: 11, surcharge: 0, temps: 0, outil: 0, flux: 0 };
const lastCard = played(
  against(enemyCard({ health: 3, attack: 0, defense: 1, initiative: 0 }), fighter({ spirit: 0 }, { deck: PLAIN })),
  [weapon(0), epic('surcharge'), ...put('a1', 'd1', 'i1')],
);
const quick = played(
  duel(fighter({ spirit: 0 }, { deck: PLAIN }), fighter({ spirit: 1 }, { deck: PLAIN }), {
    options: { combatPlusRapide: true },
  }),
  [weapon(0), weapon(0), ...round('a3 d1', 'd1 a3')],
);
const jet = played(
  duel(
    fighter(
      {},
      {
        spells: [
          spell('un', {
            do: 'jet',
            success: [{ do: 'infliger', value: 2 }],
            failure: [{ do: 'plus', zone: 'choix', value: 1 }],
          }),
        ],
      },
    ),
    fighter(),
    { options: { combatPlusRapide: true } },
  ),
  [weapon(0), weapon(0), ...round('a2 d1 a1 d1', 'd1 a2 d1 a1'), { type: 'spell', card: 'un', side: 0 }],
);

test('by hand: of 18 cards left, 11 « +3 » fell a creature that 7 « +1 » leave at 1 PS', () => {
  // Initiative 3 against 0: it has 2 PS left. Attack 1 + 3 − 1 = 3, or 1 + 1 − 1 = 1.
  expect(shares(exact(lastCard, 'manche'))).toEqual([
    ['[[6,0],null,null]', '11/18'],
    ['[[6,1],null,null]', '7/18'],
  ]);
});
const CASES: readonly (readonly [name: string, state: CombatState, horizon: Horizon])[] = [
  ['one card left against a creature', lastCard, 'manche'],
  ['a spell that throws a die', jet, 'manche'],
  ['two cards each, one round', quick, 'combat'],
  ['E1, from phase 4', E1(29), 'manche'],
  ['E1, one card left', E1(27), 'manche'],
];
test.each(CASES)('%s: as the naive walk', { timeout: 60_000 }, (_, state, horizon) => {
  const found = exact(state, horizon);
  expect(shares(found)).toEqual(shares(naive(state, horizon)));
  expect(equal([...found.values()].reduce(add, ZERO), ONE)).toBe(true);
  expect(found.size).toBeGreaterThan(1);
});

describe('forecast', () => {
  test('exact when little may come', () =>
    expect(forecast(E1(29), 'manche')).toMatchObject({ horizon: 'manche', games: null }));
  test('else an estimate, which says so, the same each time', () => {
    const first = forecast(E1(2), 'combat', { budget: 50, games: 60 });
    expect(first.games).toBe(60);
    expect(first.shares.every(({ exact: share }) => share === null)).toBe(true);
    expect(forecast(E1(2), 'combat', { budget: 50, games: 60 })).toEqual(first);
    expect(first.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
  test('an estimate comes near what it estimates', () => {
    const found = exact(quick, 'combat');
    const near = combatEstimate(quick, 'combat', 2_000, 3);
    for (const [text, share] of found) expect(Math.abs((near.get(text) ?? 0) - toNumber(share))).toBeLessThan(0.04);
  });
  test('each open option has its own', () => {
    const node = combatEpique.node(E1(30));
    const all = prospects(E1(30), 'manche');
    expect(all.map(({ action }) => action)).toEqual(node.kind === 'choice' ? node.options : []);
    // Boule de feu and the surge are worth more to Evil-Lyn than passing at once.
    const meanLoss = (wanted: CombatAction['type']): number =>
      all
        .find(({ action }) => action.type === wanted)
        ?.forecast.shares.reduce((sum, { prospect, share }) => sum + share * (6 - prospect.health[0]), 0) ?? 0;
    expect(meanLoss('spell')).toBeGreaterThan(meanLoss('pass'));
    expect(meanLoss('surge')).toBeGreaterThan(meanLoss('pass'));
  });
});

// The machine opponent is not absurd, and does not look at cards that lie face down.
import { describe, expect, test } from 'vitest';
import type { Some } from '../../kernel/result.ts';
import { seeded } from '../../kernel/play.ts';
import { anyCombat, drawn } from '../arbitraries-combat.fixture.ts';
import {
  against,
  ARMED,
  cast,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  FOCUS,
  give,
  lay,
  PASS,
  put,
  round,
  spell,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { secrets } from '../subjects-combat.fixture.ts';
import { plausible, simple } from './advise.ts';
import type { CombatAction, CombatState } from './types.ts';
import type { CombatScenario } from './scenario-types.ts';

const played = (scenario: CombatScenario, actions: readonly CombatAction[]): CombatState => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce((state, action) => combatEpique.apply(state, action).state, start.value);
};
const optionsOf = (state: CombatState): Some<CombatAction> => {
  const node = combatEpique.node(state);
  if (node.kind !== 'choice') throw new Error(node.kind);
  return node.options;
};
const advised = (scenario: CombatScenario, actions: readonly CombatAction[]): readonly CombatAction[] => {
  const state = played(scenario, actions);
  return plausible(state, optionsOf(state));
};
const CALM = 'd1 i1 d1 i1';

describe('one decision', () => {
  test('a « +1 » is rejected, a « +3 », a « +2 », a special card never', () => {
    expect(advised(duel(), [...ARMED, draw('plus1')])).toEqual([FOCUS]);
    for (const card of ['plus3', 'plus2', 'surcharge', 'flux', 'temps'] as const)
      expect(advised(duel(), [...ARMED, draw(card)])).not.toContainEqual(FOCUS);
  });
  test('of two cards, the better one', () =>
    expect(advised(duel(), [...ARMED, draw('outil'), draw('plus1'), draw('plus3')])).toEqual([
      { type: 'keep', card: 'plus3' },
    ]));
  test('the last card goes where it saves or takes most', () => {
    expect(
      advised(against(enemyCard({ attack: 6, defense: 9, initiative: 9 })), [
        weapon(0),
        epic('i1'),
        ...put('d1', 'a1', 'i1'),
        draw('plus3'),
      ]),
    ).toEqual([lay('defense')]);
    expect(
      advised(against(enemyCard({ attack: 0, defense: 1, initiative: 9 })), [
        weapon(0),
        epic('i1'),
        ...put('a1', 'd1', 'i1'),
        draw('plus3'),
      ]),
    ).toEqual([lay('attaque')]);
  });
  test('passes when nothing helps', () => {
    const attack = { ...spell('un', { do: 'plus', zone: 'attaque', value: 1 }) };
    expect(
      advised(duel(fighter({}, { spells: [attack], soldiers: 1 })), [...ARMED, ...round(CALM, 'd3 i3 d3 i2')]),
    ).toEqual([PASS]);
  });
  test('plays what fells the other', () =>
    expect(
      advised(duel(fighter({}, { spells: [spell('un', { do: 'infliger', value: 2 })] }), fighter({}, { health: 2 })), [
        ...ARMED,
        ...round(CALM, CALM),
      ]),
    ).toEqual([cast('un', 0)]));
  test('a soldier wins the initiative', () =>
    expect(
      advised(duel(fighter({ initiative: 2 }, { soldiers: 1 }), fighter({ initiative: 2 })), [
        ...ARMED,
        ...round(CALM, CALM),
      ]),
    ).toEqual([give(1, 0, 0)]));
  test('a surge costs nothing: it is used when it helps', () =>
    expect(advised(duel(), [...ARMED, ...round('as d1 a3 d1', CALM)])).toEqual([
      { type: 'surge', spot: { zone: 'attaque', at: 0 } },
    ]));
});

describe('at the end of a round', () => {
  const NEAR = [{ id: 'bois', name: 'le bois', kind: 'contree' }] as const;
  /** Phase 8 with these PS left: nothing was dealt. */
  const fleeing = (mine: number, theirs: number): readonly CombatAction[] => {
    const scenario = duel(fighter({}, { health: mine, eternium: 9 }), fighter({}, { health: theirs }), {
      place: { name: 'le fort', kind: 'avant-poste', near: NEAR },
    });
    let state = played(scenario, [...ARMED, ...round(CALM, CALM), PASS, PASS]);
    for (let node = combatEpique.node(state); node.kind === 'choice' && node.options[0].type === 'go';) {
      state = combatEpique.apply(state, { type: 'go' }).state;
      node = combatEpique.node(state);
    }
    return plausible(state, optionsOf(state));
  };
  const [away, stays] = [{ type: 'flee', to: 'bois' } as const, { type: 'flee', to: null } as const];
  test('a hero with two PS at most flees from one who has two more', () => {
    expect(fleeing(2, 4)).toEqual([away]);
    expect(fleeing(1, 6)).toEqual([away]);
    expect(fleeing(2, 3)).toEqual([stays]);
    expect(fleeing(1, 1)).toEqual([stays]);
    expect(fleeing(3, 6)).toEqual([stays]);
  });
});
describe('what is owed', () => {
  /** Phase 7, five to pay: the three cards are worth 2, 3 and 6. */
  const owing = (eternium: number, due: number): readonly CombatAction[] => {
    const goods = [2, 3, 6].map((cost) => ({ id: `b${cost}`, name: `Bien ${cost}`, cost }));
    const start = played(duel(fighter({}, { eternium, goods })), []);
    const state: CombatState = { ...start, phase: 'pay', paying: 0, due };
    return plausible(state, optionsOf(state));
  };
  test('Eternium first, then the least that is enough, then the most', () => {
    expect(owing(5, 5)).toEqual([{ type: 'pay', card: null }]);
    expect(owing(0, 3)).toEqual([{ type: 'pay', card: 'b3' }]);
    expect(owing(0, 5)).toEqual([{ type: 'pay', card: 'b6' }]);
    expect(owing(0, 8)).toEqual([{ type: 'pay', card: 'b6' }]);
  });
});
test('a creature is tamed by whoever can pay', () => {
  const start = played(against(enemyCard({ cost: 2 }), fighter({}, { eternium: 2 })), []);
  const state: CombatState = { ...start, phase: 'tame' };
  expect(plausible(state, optionsOf(state))).toEqual([{ type: 'tame', yes: true }]);
});

/** Games played by the machine on both sides. */
const games = (): readonly { readonly states: readonly CombatState[]; readonly last: CombatState }[] =>
  Array.from({ length: 30 }, (_, seed) => {
    const states: CombatState[] = [];
    const pick = seeded(seed + 1);
    let state = played(drawn(anyCombat, seed + 100), []);
    for (let i = 0; i < 400; i += 1) {
      const node = combatEpique.node(state);
      if (node.kind === 'end') break;
      states.push(state);
      const action = node.kind === 'choice' ? simple(state, node.options) : pick(node);
      if (action === undefined) break;
      state = combatEpique.apply(state, action).state;
    }
    return { states, last: state };
  });
test('the machine always finds an open option, and its games end', () => {
  for (const { states, last } of games()) {
    expect(combatEpique.node(last).kind).toBe('end');
    for (const state of states) {
      const node = combatEpique.node(state);
      if (node.kind === 'choice')
        for (const action of plausible(state, node.options)) expect(node.options).toContainEqual(action);
    }
  }
});
test('other cards face down, the same advice', () => {
  let met = 0;
  for (const { states } of games())
    for (const state of states) {
      const node = combatEpique.node(state);
      if (node.kind !== 'choice' || state.fixed.column !== 'heros' || state.phase !== 'place') continue;
      met += 1;
      // the means are public: only which card is where changes
      for (const other of secrets(state, node.seat))
        expect(plausible(other, node.options)).toEqual(plausible(state, node.options));
    }
  expect(met).toBeGreaterThan(50);
});

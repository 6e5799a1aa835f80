// The cases of the ledger for the wilds and soldiers' combats, each expectation taken from it by hand; then the examples, step by step.
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { listed, replayLine } from '../../kernel/play.ts';
import type { Cite } from '../../kernel/rules.ts';
import { combatDeSoldats, combatDeSoldatsText } from '../combat-de-soldats/index.ts';
import type { SoldiersState } from '../combat-de-soldats/types.ts';
import { leftOf } from '../contrees-sauvages/board.ts';
import { contreesSauvages, contreesSauvagesText } from '../contrees-sauvages/index.ts';
import { WILD_TARGETS, type WildState } from '../contrees-sauvages/types.ts';
import { BATAILLE_EXAMPLES, SAUVAGE_EXAMPLES, WILD_EXAMPLES } from '../examples-wild.ts';
import { type FoeRule, RULES } from '../rules.ts';
import { BATAILLE_CASES } from './soldiers.fixture.ts';
import { type SmallCase, WILD_CASES } from './wild.fixture.ts';

const codes = (list: readonly { readonly code: string }[]): readonly string[] => list.map(({ code }) => code);
/** Plays a case; every rule that it names must be cited on the way, by a node, an event or a refusal. */
const runCase = <T extends Types<FoeRule>, Seen>(
  game: Game<T>,
  one: SmallCase<T['scenario'], T['action'], Seen>,
  see: (state: T['state']) => object,
): void => {
  const cited = new Set<string>();
  const cite = (thing: Cite<string> | undefined): void => thing?.cites.forEach((rule) => cited.add(rule));
  const notices = game.notices?.(one.scenario) ?? [];
  if (one.notices !== undefined) expect(codes(notices)).toEqual(one.notices);
  const start = game.setup(one.scenario);
  if (!start.ok) {
    expect(codes(start.error)).toEqual(one.faults);
    start.error.forEach(cite);
  } else {
    expect(one.faults).toBeUndefined();
    let state = start.value;
    cite(game.node(state));
    for (const action of one.play ?? []) {
      expect(game.refuse(state, action), JSON.stringify(action)).toBeUndefined();
      const node = game.node(state);
      expect(listed(node).map(canonical)).toContain(canonical(action));
      const step = game.apply(state, action);
      step.events.forEach(cite);
      state = step.state;
      cite(game.node(state));
    }
    for (const [action, code] of one.refused ?? []) {
      const refusal = game.refuse(state, action);
      expect(refusal?.code, JSON.stringify(action)).toBe(code);
      cite(refusal);
    }
    if (one.then !== undefined) expect(see(state)).toMatchObject(one.then as object);
  }
  expect(one.rules.filter((rule) => !cited.has(rule))).toEqual([]);
};
const seeWild = (state: WildState) => ({ ...state, left: WILD_TARGETS.map((target) => leftOf(state, target)) });

describe('wilds', () => test.each(WILD_CASES)('$id $says', (one) => runCase(contreesSauvages, one, seeWild)));
describe('soldiers', () =>
  test.each(BATAILLE_CASES)('$id $says', (one) => runCase(combatDeSoldats, one, (state: SoldiersState) => state)));
test('every case of the ledger for these modes is here', () => {
  const ids = new Set([...WILD_CASES, ...BATAILLE_CASES].map(({ id }) => id));
  expect(['78', '79', '80', '81', '82', '83', '84', '85', '101', '110'].filter((id) => !ids.has(id))).toEqual([]);
});

/** What an example gives: its states, its events, its end. */
const play = <T extends Types<FoeRule>>(game: Game<T>, scenario: T['scenario'], actions: readonly T['action'][]) => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(game, start.value, actions);
  if (!line.ok) throw new Error(JSON.stringify(line.error));
  const states = line.value.moves.map(({ step }) => step.state);
  const node = game.node(states.at(-1) ?? start.value);
  return {
    states,
    events: line.value.moves.flatMap(({ step }) => step.events),
    result: node.kind === 'end' ? node.result : '',
  };
};
/** Cited, in order. */
const inOrder = (events: readonly Cite<string>[], cites: readonly string[]): void => {
  const cited = events.flatMap((event) => event.cites);
  let from = 0;
  for (const rule of cites) {
    const at = cited.indexOf(rule, from);
    expect(at, `${rule} after ${from}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
};
describe('examples', () => {
  test.each(SAUVAGE_EXAMPLES)('$id', ({ scenario, script, cites, result }) => {
    const told = play(
      contreesSauvages,
      scenario,
      script.map(({ action }) => action),
    );
    expect(told.result).toBe(result);
    inOrder(told.events, cites);
    expect(
      told.events
        .map((event) => contreesSauvagesText.event(event, told.states[0] as WildState))
        .filter((said) => said === ''),
    ).toEqual([]);
  });
  test.each(BATAILLE_EXAMPLES)('$id', ({ scenario, script, cites, result }) => {
    const told = play(
      combatDeSoldats,
      scenario,
      script.map(({ action }) => action),
    );
    expect(told.result).toBe(result);
    inOrder(told.events, cites);
    expect(
      told.events
        .map((event) => combatDeSoldatsText.event(event, told.states[0] as SoldiersState))
        .filter((said) => said === ''),
    ).toEqual([]);
  });
  const wildExample = (slug: string) => {
    const found = SAUVAGE_EXAMPLES.find(({ id }) => id === `fields-of-eternia.${slug}`);
    if (found === undefined) throw new Error(slug);
    return play(
      contreesSauvages,
      found.scenario,
      found.script.map(({ action }) => action),
    ).states;
  };
  test('E2, step by step as the ledger tells it', () => {
    const states = wildExample('she-ra-contre-un-dylinx');
    const seen = states.map((state) => [
      leftOf(state, 'defense'),
      state.figures.health,
      leftOf(state, 'attaque'),
      state.put.ps,
    ]);
    expect(states[1]?.dice).toEqual({ blanc: 2, reussite: 3, double: 1, relancer: 1 });
    expect(states[2]?.due).toBe(2);
    expect(states[3]?.dice).toEqual({ blanc: 0, reussite: 3, double: 3, relancer: 0 }); // the blank one is put aside
    expect(seen.slice(3, 10)).toEqual([
      [2, 3, 3, 0],
      [0, 3, 3, 0],
      [0, 3, 2, 0],
      [0, 3, 0, 0],
      [0, 3, 0, 2],
      [0, 3, 0, 3],
      [0, 3, 0, 4],
    ]);
    expect(states[10]).toMatchObject({ stage: 'tame', health: 8 });
    expect(states.slice(9).map((state) => leftOf(state, 'ps'))).toEqual([0, 0, 0]);
  });
  test('X11: both fall, the reward is taken', () =>
    expect(wildExample('chute-commune').at(-1)).toMatchObject({
      health: 0,
      eternium: 1,
      outcome: { won: true, fallen: true, tamed: false },
    }));
  test('ids and rules exist', () => {
    const all = WILD_EXAMPLES;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.flatMap(({ cites }) => cites).filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  });
});

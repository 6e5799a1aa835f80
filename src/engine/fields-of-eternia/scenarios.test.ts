// Every ready-made scenario is let in by its mode, can be played to its end, and says what the ledger says.
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../kernel/game.ts';
import { play, seeded } from '../kernel/play.ts';
import { combatDeSoldats } from './combat-de-soldats/index.ts';
import { combatEpique } from './combat-epique/index.ts';
import { scriptedDraw } from './combat/script.ts';
import { contreesSauvages } from './contrees-sauvages/index.ts';
import { desDePouvoir } from './des-de-pouvoir/index.ts';
import { escarmouche } from './escarmouche/index.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { EXAMPLES, LEDGER_EXAMPLES } from './examples.ts';
import { partie } from './partie/index.ts';
import { type ReadyScenario, SCENARIOS } from './scenarios.ts';
import { solo } from './solo/index.ts';

/** How a seeded game of it ends; « » when it does not within so many actions. */
const ended = <T extends Types>(game: Game<T>, scenario: T['scenario'], most = 8_000): string => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, seeded(4), most);
  const node = game.node(line.moves.at(-1)?.step.state ?? start.value);
  return node.kind === 'end' ? node.result : '';
};
const run = (one: ReadyScenario): string => {
  switch (one.mode) {
    case 'combat-epique':
      return ended(combatEpique, one.scenario);
    case 'des-de-pouvoir':
      return ended(desDePouvoir, one.scenario);
    case 'contrees-sauvages':
      return ended(contreesSauvages, one.scenario);
    case 'combat-de-soldats':
      return ended(combatDeSoldats, one.scenario);
    case 'solo':
      return ended(solo, one.scenario);
    case 'escarmouche':
      return ended(escarmouche, one.scenario);
    case 'partie':
      return ended(partie, one.scenario);
  }
};
test.each(SCENARIOS.map((one) => [one.id, one] as const))(
  '%s can be played to its end',
  { timeout: 60_000 },
  (id, one) => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(one.goal).toMatch(/^\p{Lu}.*\.$/u);
    if (one.mode !== 'solo') expect(run(one)).not.toBe('');
    else expect(solo.setup(one.scenario).ok).toBe(true); // the table reports as long as it likes
  },
);
test('one of each mode, each id once', () => {
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
  expect([...new Set(SCENARIOS.map(({ mode }) => mode))].toSorted()).toEqual([
    'combat-de-soldats',
    'combat-epique',
    'contrees-sauvages',
    'des-de-pouvoir',
    'escarmouche',
    'partie',
    'solo',
  ]);
});
test('examples: those of the ledger in its order, then the others', () => {
  expect(EXAMPLES.slice(0, LEDGER_EXAMPLES.length).map(({ id }) => id)).toEqual(LEDGER_EXAMPLES);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
});

describe('S1', () => {
  const [s1] = SCENARIOS;
  const [e1] = COMBAT_EXAMPLES;
  if (s1?.mode !== 'combat-epique' || e1 === undefined) throw new Error('S1');
  const { scenario } = s1;
  const opened = combatEpique.setup(scenario);
  if (!opened.ok) throw new Error('S1');
  test('the script gives each card of E1, to whom it came', () => {
    let state = opened.value;
    for (const { action } of e1.script) {
      const wanted = scriptedDraw(scenario, state, combatEpique.node(state));
      if (action.type === 'draw') expect(wanted).toEqual(action);
      else expect(wanted).toBeUndefined();
      state = combatEpique.apply(state, action).state;
    }
  });
  test('without concentration, the same cards come, one turn later for who kept one', () => {
    const [arm, other, draw] = e1.script;
    if (arm === undefined || other === undefined || draw === undefined) throw new Error('E1');
    const kept = [arm, other, draw].reduce(
      (state, { action }) => combatEpique.apply(state, action).state,
      opened.value,
    );
    const laid = combatEpique.apply(kept, { type: 'lay', zone: 'initiative' }).state;
    expect(scriptedDraw(scenario, laid, combatEpique.node(laid))).toEqual({ type: 'draw', card: 'plus3' }); // Evil-Lyn's first
    const answered = combatEpique.apply(combatEpique.apply(laid, { type: 'draw', card: 'plus3' }).state, {
      type: 'lay',
      zone: 'attaque',
    }).state;
    expect(scriptedDraw(scenario, answered, combatEpique.node(answered))).toEqual({ type: 'draw', card: 'plus2' }); // Teela's second
  });
  test('then chance decides', () => {
    const end = e1.script
      .slice(0, 34)
      .reduce((state, { action }) => combatEpique.apply(state, action).state, opened.value);
    expect(
      scriptedDraw(scenario, end, {
        kind: 'chance',
        outcomes: [{ action: { type: 'draw', card: 'plus1' }, weight: 1 }],
        cites: ['foe.p3-cartes.alternance'],
      }),
    ).toBeUndefined();
  });
});

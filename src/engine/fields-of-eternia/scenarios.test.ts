// The ready-made duel of the booklet's example says what the ledger says.
import { describe, expect, test } from 'vitest';
import { combatEpique } from './combat-epique/index.ts';
import { scriptedDraw } from './combat/script.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { EXAMPLES, LEDGER_EXAMPLES } from './examples.ts';
import { READY } from '../../../tests/games/fields-of-eternia/ready.ts';

test('examples: those of the ledger in its order, then the others', () => {
  expect(EXAMPLES.slice(0, LEDGER_EXAMPLES.length).map(({ id }) => id)).toEqual(LEDGER_EXAMPLES);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
});

describe('S1', () => {
  const [s1] = READY['combat-epique'];
  const [e1] = COMBAT_EXAMPLES;
  if (s1 === undefined || e1 === undefined) throw new Error('S1');
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

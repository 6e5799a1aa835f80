import { describe, expect, test } from 'vitest';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import { READY } from './ready.ts';
import { listed } from '../../engine/kernel/play.ts';
import { rng } from '../../engine/kernel/rng.ts';
import { partieHarm } from './harms.ts';

interface Met {
  readonly state: PartieState;
  readonly action: PartieAction;
}
/** Every open choice of seeded games, those that end a round played rarely so that rounds last. */
const met: readonly Met[] = READY.flatMap(({ scenario }, rank): readonly Met[] => {
  const start = partie.setup(scenario);
  if (!start.ok) return [];
  const all: Met[] = [];
  const draw = rng(rank + 7);
  let state = start.value;
  for (let i = 0; i < 400 && partie.node(state).kind !== 'end'; i += 1) {
    const node = partie.node(state);
    const options = listed(node);
    if (node.kind === 'choice') all.push(...options.map((action) => ({ state, action })));
    const action = options[draw.below(options.length)];
    if (action === undefined) break;
    state = partie.apply(state, action).state;
  }
  return all;
});

describe('what an action costs oneself', () => {
  const harmful = met.flatMap(({ state, action }) => {
    const harm = partieHarm(action, state);
    return harm === undefined ? [] : [{ state, action, harm }];
  });
  test('passing is asked again when it ends the round while somebody could act, and shows who', () => {
    const passes = harmful.filter(({ action }) => action.type === 'pass');
    expect(passes.length).toBeGreaterThan(0);
    for (const { state, action, harm } of passes) {
      expect(partie.apply(state, action).state).not.toMatchObject({ round: state.round, phase: 2, result: null });
      expect(harm.pieces?.length).toBeGreaterThan(0);
      for (const unit of harm.pieces ?? []) {
        expect(state.fixed.sides[unit]).toBe(state.toMove);
        expect(harm.says).toContain(state.fixed.sheets[unit]?.name);
      }
    }
  });
  test('passing is not while the round goes on, the other side having to act', () => {
    const first = met.filter(
      ({ state, action }) => action.type === 'pass' && partie.apply(state, action).state.round === state.round,
    );
    const goesOn = first.filter(({ state, action }) => partie.apply(state, action).state.result === null);
    expect(goesOn.length).toBeGreaterThan(0);
    for (const { state, action } of goesOn) expect(partieHarm(action, state)).toBeUndefined();
  });
  test('concluding behind is asked again, for the loss that the engine then tells', () => {
    const concluded = harmful.filter(({ action }) => action.type === 'conclude');
    expect(concluded.length).toBeGreaterThan(0);
    for (const { state, action } of concluded) {
      const told = partie.apply(state, action).events;
      expect(
        told.some(
          (event) => event.type === 'compared' && event.winner !== null && event.winner !== state.combat?.speaks,
        ),
      ).toBe(true);
    }
  });
  test('nothing else is', () => {
    expect(new Set(harmful.map(({ action }) => action.type))).toEqual(new Set(['pass', 'conclude']));
  });
});

// Plays a case of the ledger through `setup`, `refuse` and `apply`: what must be seen afterwards, and which rules must be cited on the way.
import { expect } from 'vitest';
import type { Game, Types } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import type { Cite } from '../../kernel/rules.ts';
import { type FoeRule, RULES } from '../rules.ts';

export interface Case<P, A, T> {
  readonly id: string;
  readonly says: string;
  readonly rules: readonly FoeRule[]; // each is cited on the way: by a node, an event, an aside or a refusal
  readonly scenario: P;
  readonly play?: readonly A[];
  readonly then?: T; // after `play`
  readonly open?: readonly A[]; // after `play`: among what the node offers
  readonly shut?: readonly string[]; // after `play`: kinds of actions that the node does not offer
  readonly refused?: readonly (readonly [action: A, code: string])[]; // after `play`
  readonly faults?: readonly string[]; // of the set-up: the case ends there
}

export const runCase = <T extends Types<FoeRule> & { readonly action: { readonly type: string } }, Seen>(
  game: Game<T>,
  one: Case<T['scenario'], T['action'], Seen>,
  see: (state: T['state']) => object,
): void => {
  const cited = new Set<string>();
  const cite = (thing: Cite<string> | undefined): void => thing?.cites.forEach((rule) => cited.add(rule));
  const start = game.setup(one.scenario);
  if (!start.ok) {
    expect(start.error.map(({ code }) => code)).toEqual(one.faults);
    start.error.forEach(cite);
  } else {
    expect(one.faults).toBeUndefined();
    let state = start.value;
    cite(game.node(state));
    for (const action of one.play ?? []) {
      expect(game.refuse(state, action), canonical(action)).toBeUndefined();
      const beside = (game.asides?.(state) ?? []).find((aside) => canonical(aside.action) === canonical(action));
      cite(beside);
      expect(
        beside !== undefined || listed(game.node(state)).some((open) => canonical(open) === canonical(action)),
        canonical(action),
      ).toBe(true);
      const step = game.apply(state, action);
      step.events.forEach(cite);
      state = step.state;
      cite(game.node(state));
    }
    const offered = listed(game.node(state));
    for (const action of one.open ?? []) expect(offered.map(canonical)).toContain(canonical(action));
    for (const type of one.shut ?? []) expect(offered.map((action) => action.type)).not.toContain(type);
    for (const [action, code] of one.refused ?? []) {
      const refusal = game.refuse(state, action);
      expect(refusal?.code, canonical(action)).toBe(code);
      cite(refusal);
    }
    if (one.then !== undefined) expect(see(state)).toMatchObject(one.then as object);
  }
  expect(
    [...cited].filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  expect(one.rules.filter((rule) => !cited.has(rule))).toEqual([]);
};

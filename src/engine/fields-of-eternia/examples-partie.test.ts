// What the ledger says of X4 and X9: figures typed here by hand.
import { describe, expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import { CORE_EXAMPLES } from './examples-partie.ts';
import { partie } from './partie/index.ts';
import type { PartieEvent } from './partie/event-types.ts';
import type { PartieState } from './partie/types.ts';

const played = (
  slug: string,
): {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
  readonly states: readonly PartieState[];
} => {
  const example = CORE_EXAMPLES.find(({ id }) => id === `fields-of-eternia.${slug}`);
  const start = example === undefined ? undefined : partie.setup(example.scenario);
  if (example === undefined || start?.ok !== true) throw new Error(JSON.stringify(start ?? slug));
  const line = replayLine(
    partie,
    start.value,
    example.script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  const states = line.value.moves.map(({ step }) => step.state);
  return { state: states.at(-1) ?? start.value, states, events: line.value.moves.flatMap(({ step }) => step.events) };
};
const of = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  type: K,
): readonly Extract<PartieEvent, { readonly type: K }>[] =>
  events.filter((event): event is Extract<PartieEvent, { readonly type: K }> => event.type === type);

test('X4: 1 point, 2 for the corridor, 1 into Beast Man', () => {
  const { state, events } = played('stratos-vole');
  expect(of(events, 'p-moved').map(({ hero, how, cost, left }) => [hero, how, cost, left])).toEqual([
    [1, 'survol', 1, 1],
    [1, 'pas', 1, 0],
    [0, 'pas', 1, 3],
    [0, 'couloir', 2, 1],
    [0, 'pas', 1, 0],
  ]);
  expect(state.combat?.fixed.sides.map(({ name }) => name)).toEqual(['Stratos', 'Beast Man']);
  expect(of(events, 'p-control')).toEqual([]); // the soldier keeps the outpost that is flown over
  const shore = played('stratos-vole').states.findLast(({ stack }) => stack.at(-1)?.kind === 'move');
  expect(shore && partie.refuse(shore, { type: 'move', to: 'serpos' })?.code).toBe('base-inviolable');
});
test('X9: 12 PV, 5 outposts, 6 Eternium each; totals 4/2/5 and 5/3/3 from 6 PS; 2 dealt against 3; 13 to 12', () => {
  const { state, events, states } = played('le-duel-qui-departage');
  expect(of(events, 'p-tie').map(({ by, values, winner }) => [by, values, winner])).toEqual(
    [
      ...Array.from({ length: 2 }, () => [
        ['pv', [12, 12], null],
        ['avant-postes', [5, 5], null],
        ['eternium', [6, 6], null],
      ]),
    ].flat(),
  );
  const duel = states.find(({ combat }) => combat !== null)?.combat;
  expect(duel?.sides.map(({ health }) => health)).toEqual([6, 6]);
  expect(
    of(events, 'totals').map(({ totals }) => [totals.attaque.sum, totals.defense.sum, totals.initiative.sum]),
  ).toEqual([
    [4, 2, 5],
    [5, 3, 3],
  ]);
  expect(of(events, 'hurt').map(({ side, health }) => [side, health])).toEqual([
    [1, 5],
    [1, 4],
    [0, 3],
  ]);
  expect(of(events, 'resolved').map(({ winner, dealt }) => [winner, dealt])).toEqual([[1, [2, 3]]]);
  expect([state.teams.map(({ pv }) => pv), state.end]).toEqual([[12, 13], { winners: [1], why: 'duel' }]);
});
describe.each(CORE_EXAMPLES.map((example) => [example.id, example] as const))('%s', (id, { cites, result }) => {
  const { state, events } = played(id.replace('fields-of-eternia.', ''));
  test('cites its rules, in order', () => {
    const all = events.flatMap((event) => event.cites as readonly string[]);
    let from = 0;
    for (const rule of cites) {
      const found = all.indexOf(rule, from);
      expect(found, `${rule} after ${from}`).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });
  test('ends as it says', () => {
    const node = partie.node(state);
    expect(node.kind === 'end' ? node.result : '').toBe(result);
  });
});

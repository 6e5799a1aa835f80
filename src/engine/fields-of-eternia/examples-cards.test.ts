// What the ledger says of each example about cards: its figures are typed here by hand.
import { describe, expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import { CARD_EXAMPLES } from './examples-cards.ts';
import { partie } from './partie/index.ts';
import type { PartieEvent } from './partie/event-types.ts';
import type { PartieState } from './partie/types.ts';

interface Played {
  readonly states: readonly PartieState[];
  readonly events: readonly PartieEvent[];
}
const played = (slug: string): Played => {
  const example = CARD_EXAMPLES.find(({ id }) => id === `fields-of-eternia.${slug}`);
  if (example === undefined) throw new Error(slug);
  const start = partie.setup(example.scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(
    partie,
    start.value,
    example.script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  return {
    states: [start.value, ...line.value.moves.map(({ step }) => step.state)],
    events: line.value.moves.flatMap(({ step }) => step.events),
  };
};
const last = ({ states }: Played): PartieState => states.at(-1) as PartieState;
const prices = ({ events }: Played): readonly (readonly [printed: number, cost: number])[] =>
  events.flatMap((event) => (event.type === 'p-bought' ? [[event.printed, event.cost] as const] : []));
/** The reserve of the first team, each time it changes. */
const reserves = ({ states }: Played): readonly number[] =>
  states.map(({ teams }) => teams[0]?.eternium ?? -1).filter((value, i, all) => value !== all[i - 1]);

test('E4b: two shops, 1 less', () => {
  const game = played('deux-boutiques');
  expect(prices(game)).toEqual([
    [4, 3],
    [1, 1],
  ]);
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'p-shop', outposts: 2, discount: 1 }));
  expect(last(game).offers.boutique).toHaveLength(4);
});
test('E4c: three shops, 2 less, and 1 at least', () => {
  const game = played('trois-boutiques');
  expect(prices(game)).toEqual([
    [4, 2],
    [2, 1],
  ]);
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'p-shop', outposts: 3, discount: 2 }));
});
test('X6: 7, then 6, then 3, 2, 1, 0; an offer of four again', () => {
  const game = played('au-marche');
  expect(prices(game)).toEqual([
    [5, 3],
    [3, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(reserves(game)).toEqual([7, 6, 3, 2, 1, 0]);
  expect(last(game).offers.boutique).toHaveLength(4);
});
test('E4f: 2 Eternium instead of 1 PV', () => {
  const game = played('pv-convertis');
  expect(reserves(game)).toEqual([1, 3]);
  expect(last(game)).toMatchObject({
    teams: [{ pv: 0 }, { pv: 0, eternium: 1 }],
    heroes: [{ zone: 'cite-de-targa' }, { zone: 'corridors-de-lithos', damage: 0 }],
  });
});
describe.each(CARD_EXAMPLES.map((example) => [example.id, example] as const))('%s', (id, example) => {
  test('cites its rules, in order', () => {
    const all = played(id.replace('fields-of-eternia.', '')).events.flatMap(({ cites }) => cites);
    let from = 0;
    for (const rule of example.cites) {
      const found = all.indexOf(rule, from);
      expect(found, `${rule} after ${from}`).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });
  test('ends as it says', () => {
    const node = partie.node(last(played(id.replace('fields-of-eternia.', ''))));
    expect(node.kind === 'end' ? node.result : '').toBe(example.result);
  });
});

// The cases of the ledger about the core of a whole game, each expectation taken from it by hand.
import { describe, expect, test } from 'vitest';
import { partie } from '../partie/index.ts';
import { adjacent, controls, near, refugesFrom } from '../partie/map.ts';
import { placeAt } from '../partie/move.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { PartieState } from '../partie/types.ts';
import { CORE_CASES } from './partie-core.fixture.ts';
import { at, LAND, see } from './partie-core-positions.fixture.ts';
import { runCase } from './run.fixture.ts';

describe.each(Object.entries(CORE_CASES))('%s', (_, cases) =>
  test.each([...cases])('$id $says', (one) => runCase(partie, one, (state) => ({ ...see(state), piles: state.piles }))),
);

const started = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
describe('Plan', () => {
  test('7 a path and a limit make two zones adjacent once; no zone is adjacent to itself, and a corridor makes none', () => {
    const state = started(at({ map: { ...LAND, edges: [...LAND.edges, { a: 'p', b: 'q', kind: 'limite' }] } }));
    expect([adjacent(state, 'p', 'q'), adjacent(state, 'p', 'p'), adjacent(state, 'c', 'e')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(near(state, 'p')).toEqual(['a', 'q', 'c']);
  });
  test('8 one soldier holds an outpost; an empty one is nobody’s, an empty base its team’s', () => {
    const state = started(at({ hero: { zone: 'c' }, mine: { soldiers: { p: 1 } } }));
    expect([
      controls(state, 0, 'p'),
      controls(state, 0, 'q'),
      controls(state, 0, 'a'),
      controls(state, 1, 'a'),
    ]).toEqual([true, false, true, false]);
  });
  test('11 placed in the sea: on the nearest corridor, and out of it by either end', () => {
    const placed = placeAt(started(at()), 0, 's').state;
    const node = partie.node(placed);
    expect(node).toMatchObject({
      kind: 'choice',
      seat: 0,
      options: [
        { type: 'retreat', to: 'c' },
        { type: 'retreat', to: 'e' },
      ],
    });
    expect(node.cites).toContain('foe.deplacement.eau-place');
    expect(see(partie.apply(placed, { type: 'retreat', to: 'e' }).state)).toMatchObject({ zone: ['e', 'b'] });
  });
  test('A20 the base is no refuge while another outpost is held, unless the option says so', () => {
    const held = (options: PartieScenario['options'] = {}): PartieState =>
      started(at({ hero: { zone: 'c' }, mine: { soldiers: { v: 1 } }, options }));
    expect([refugesFrom(held(), 0, 'c'), refugesFrom(held({ baseComptePourRepli: true }), 0, 'c')]).toEqual([
      ['v'],
      ['a'],
    ]);
    expect(refugesFrom(started(at({ hero: { zone: 'c' } })), 0, 'c')).toEqual(['a']);
  });
});

test('every case of the ledger for these modules is here', () => {
  const ids = new Set([...Object.values(CORE_CASES).flatMap((cases) => cases.map(({ id }) => id)), '7', '8', '11']);
  const asked = [
    ...Array.from({ length: 32 }, (_, i) => i + 1),
    72,
    86,
    87,
    88,
    89,
    98,
    99,
    100,
    101,
    102,
    106,
    107,
  ].map(String);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

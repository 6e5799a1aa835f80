// What is thought of a game: the mission first, then what is still to come; the table told as likely; nothing dealt anew where nothing hides.
import { describe, expect, test } from 'vitest';
import { some } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { think } from '../../kernel/think.ts';
import { position } from '../positions.ts';
import { partie } from './index.ts';
import { insight } from './insight.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const at = (scenario: PartieScenario, ...actions: readonly PartieAction[]): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce((state, action) => partie.apply(state, action).state, start.value);
};
const heroOf = (scenario: PartieScenario): number => insight.value(at(scenario))[0] ?? 0;
const bombs = (...states: readonly string[]): PartieScenario =>
  position({ mission: 'm1', turn: 5, active: 'hero', pieces: { bombe: states } });
const discs = (hero: readonly [number, number, number]): PartieScenario =>
  position({ mission: 'm1', turn: 5, active: 'hero', hero: { discs: hero } });
const listed = (state: PartieState) => {
  const node = partie.node(state);
  if (node.kind !== 'report') throw new Error(node.kind);
  return node.options;
};

describe('the chance of winning', () => {
  test('falls with each bomb that is armed, rises with each that is out of reach', () => {
    const idle = heroOf(bombs('pion', 'pion', 'pion', 'pion', 'pion'));
    expect(heroOf(bombs('figurine', 'pion', 'pion', 'pion', 'pion'))).toBeLessThan(idle);
    expect(heroOf(bombs('figurine', 'figurine', 'pion', 'pion', 'pion'))).toBeLessThan(
      heroOf(bombs('figurine', 'pion', 'pion', 'pion', 'pion')),
    );
    expect(heroOf(bombs('neutralisee', 'pion', 'pion', 'pion', 'pion'))).toBeGreaterThan(idle);
  });
  test('rises with the discs at hand, as long as a turn is left to spend them', () =>
    expect(heroOf(discs([6, 0, 4]))).toBeGreaterThan(heroOf(discs([1, 0, 9]))));
});
describe('what a real table is likely to tell', () => {
  const begun: readonly PartieAction[] = [{ type: 'upkeep' }, { type: 'begin' }];
  const told = (tile: string): readonly PartieAction[] => {
    const state = at(bombs('pion', 'pion', 'pion', 'pion', 'pion'), ...begun, { type: 'activate', tile });
    return insight.told?.(state, some(listed(state))) ?? [];
  };
  const share = (list: readonly PartieAction[]): number =>
    list.filter(({ type }) => type === 'test').length / list.filter(({ type }) => type === 'done').length;
  test('a lieutenant succeeds more often than élites, and they more often than sbires; every activation ends', () => {
    const [minions, elites, leader] = ['sbires-heros-a', 'elites-heros-a', 'huntress'].map(told).map(share);
    expect(minions).toBeGreaterThan(0);
    expect(elites).toBeGreaterThan(minions ?? 1);
    expect(leader).toBeGreaterThan(elites ?? 1);
  });
  test('all of it is open; nothing is told of the beginning of a turn', () => {
    const start = at(discs([3, 0, 7]), { type: 'upkeep' });
    expect(insight.told?.(start, some(listed(start)))).toEqual([{ type: 'begin' }]);
    const state = at(discs([3, 0, 7]), ...begun, { type: 'activate', tile: 'huntress' });
    for (const action of told('huntress')) expect(partie.refuse(state, action)).toBeUndefined();
  });
});
test('where nothing is hidden, the very same position is thought about', () => {
  const state = at(discs([3, 0, 7]));
  for (const seat of [0, 1] as const) expect(insight.redeal?.(state, seat, rng(1))).toBe(state);
});
test('on the last turn, who would lose activates a tile; who has won already does not', () => {
  const best = (...states: readonly string[]): readonly string[] => {
    const last = position({
      mission: 'm1',
      turn: 8,
      active: 'hero',
      hero: { discs: [6, 0, 4] },
      pieces: { bombe: states },
    });
    const state = at(last, { type: 'upkeep' }, { type: 'begin' });
    return [1, 2, 3].map(
      (seed) => think(partie, insight, state, 0, { tries: 160, depth: 6, seed })[0]?.action.type ?? '',
    );
  };
  expect(best('figurine', 'figurine', 'pion', 'pion', 'pion')).toEqual(['activate', 'activate', 'activate']);
  expect(best('pion', 'pion', 'pion', 'pion', 'pion')).toEqual(['stop', 'stop', 'stop']);
});

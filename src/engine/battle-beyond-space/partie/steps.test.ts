// Each action outside its step is refused by the rule of that step (the seven steps of a turn, l. 86-94, 342-354); what a start with adjustments lists.
import { describe, expect, test } from 'vitest';
import { position } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import { partie } from './index.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const begun = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const SHIPS = { '0a1': '0,0/0', '0a2': '0,2/0', '0D1': '0,5/0', '1a1': '6,0/3' } as const;
const RUNNING = begun(position({ ships: SHIPS }));
const PLACED = begun({ ...position({ ships: SHIPS }), deploy: true });

describe('before the card is turned, nothing of another step', () => {
  const ADJUST: BbsRule = 'bbs.mise-en-place.ajustements';
  test.each<readonly [PartieAction, BbsRule]>([
    [{ type: 'handle', ship: '0a1' }, ADJUST],
    [{ type: 'release' }, ADJUST],
    [{ type: 'ready' }, ADJUST],
    [{ type: 'squadron', squadron: 'a' }, 'bbs.tour.etape-2'],
    [{ type: 'volley' }, 'bbs.tour.etape-3'],
    [{ type: 'hold' }, 'bbs.tour.etape-4'],
    [{ type: 'no-destroyer' }, 'bbs.tour.etape-5'],
    [{ type: 'halt' }, 'bbs.tour.etape-5'],
    [{ type: 'hold-fire' }, 'bbs.tour.etape-6'],
    [{ type: 'go-draw' }, 'bbs.tour.etape-7'],
    [{ type: 'end-turn' }, 'bbs.tour.ordre'],
  ])('%j: %s', (action, rule) => {
    expect(RUNNING.phase).toBe('reveal');
    const refusal = partie.refuse(RUNNING, action);
    expect(refusal?.code).toBe('pas-l-etape');
    expect(refusal?.cites).toContain(rule);
  });
});
describe('adjustments', () => {
  const open = (state: PartieState): readonly string[] => {
    const node = partie.node(state);
    if (node.kind !== 'choice') throw new Error(node.kind);
    return [...new Set(node.options.map((action) => action.type))].toSorted();
  };
  test('with nothing in hand: take a ship, or be ready; with one: put it, exchange it, or let go', () => {
    expect(open(PLACED)).toEqual(['handle', 'ready']);
    const node = partie.node(PLACED);
    const [first] = node.kind === 'choice' ? node.options.filter(({ type }) => type === 'handle') : [];
    if (first === undefined) throw new Error('no ship to take');
    const { state } = partie.apply(PLACED, first);
    expect(open(state)).toEqual(expect.arrayContaining(['place', 'release']));
    expect(open(state)).not.toContain('handle');
    expect(open(state)).not.toContain('ready');
  });
});

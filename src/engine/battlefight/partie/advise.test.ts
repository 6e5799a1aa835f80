import { describe, expect, test } from 'vitest';
import { some } from '../../kernel/result.ts';
import { play, seeded } from '../../kernel/play.ts';
import { technique } from '../cases/trials.fixture.ts';
import { duel, game, study } from '../scenarios.ts';
import { plausible } from './advise.ts';
import { partie } from './index.ts';
import type { PartieScenario, PartieState } from './types.ts';

const start = (scenario: PartieScenario): PartieState => {
  const set = partie.setup(scenario);
  if (!set.ok) throw new Error(set.error.map(({ code }) => code).join());
  return set.value;
};
const open = (state: PartieState) => {
  const node = partie.node(state);
  if (node.kind !== 'choice') throw new Error(node.kind);
  return plausible(state, node.options);
};

describe('the simple opponent', () => {
  test('hits when in contact', () => expect(open(start(duel()))).toEqual([{ type: 'play', card: 'base-attaque' }]));
  test('does not accept a draw', () => {
    const offered = partie.apply(start(duel()), { type: 'offer-draw', seat: 0 }).state;
    expect(open(offered)).toEqual([{ type: 'answer-draw', seat: 1, accept: false }]);
  });
  test('puts off the board who stands at its edge', () => {
    let state = start(duel({ cell: 'D6', hand: ['ex-att-3'] }, { cell: 'D7' }));
    state = partie.apply(state, { type: 'play', card: 'ex-att-3' }).state;
    for (let i = 0; i < 3; i += 1) state = partie.apply(state, { type: 'execute' }).state;
    expect(open(state)).toEqual([{ type: 'push', to: 'dehors' }]);
  });
  test('does not put itself out of the game', () => {
    const wound = technique('wound', 'attaque', ['se-blesser', 1]);
    const state = start(
      study([{ cell: 'D1', life: 1, hand: [wound.id] }, { cell: 'D7' }, { cell: 'A1' }], { cards: [wound] }),
    );
    const cards = open(state).map((action) => (action.type === 'play' ? action.card : ''));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards).not.toContain(wound.id);
  });
  test('beats random play nine times in ten', () => {
    const state = start(game(['cogneur', 'cogneur']));
    let wins = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const any = seeded(seed);
      const { stop } = play(
        partie,
        state,
        (node, now) =>
          node.kind === 'choice' && node.seat === 0
            ? any({ ...node, options: some(plausible(now, node.options)) })
            : any(node),
        4000,
      );
      if (stop.why === 'end' && stop.result === 'win:0') wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(18);
  });
});

import { describe, expect, test } from 'vitest';
import { cellOf } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { play, seeded } from '../../kernel/play.ts';
import { known, some } from '../../kernel/result.ts';
import { at } from '../ledger.fixture.ts';
import { GAMES } from '../../../../tests/games/battle-beyond-space/ready.ts';
import { plausible } from './advise.ts';
import { apply } from './apply.ts';
import { partie } from './index.ts';
import type { PartieAction, PartieState } from './types.ts';

const after = (state: PartieState, ...actions: readonly PartieAction[]): PartieState =>
  actions.reduce((now, action) => apply(now, action).state, state);
const choice = (state: PartieState): readonly PartieAction[] => {
  const node = partie.node(state);
  if (node.kind !== 'choice') throw new Error(node.kind);
  return plausible(state, node.options);
};
const turned: PartieAction = { type: 'turn-card', card: 0 };
const toDestroyer: readonly PartieAction[] = [turned, { type: 'destroyer', ship: '0D1' }];

describe('the simple opponent', () => {
  test('does not send fighters into a rock, nor off the board', () => {
    const state = after(
      at({ card: [3, 0, 0], asteroids: [[3, 5]], ships: { '0a1': '0,5/0', '0b1': '9,0/0', '0c1': '-9,0/0' } }),
      turned,
    );
    expect(choice(state)).toEqual([{ type: 'squadron', squadron: 'c' }]);
  });
  test('moves the squadron that will hit', () => {
    const state = after(at({ card: [2, 0, 0], ships: { '0a1': '-5,6/0', '0b1': '-6,-1/0', '1a1': '0,-1/3' } }), turned);
    expect(choice(state)).toEqual([{ type: 'squadron', squadron: 'b' }]);
  });
  test('steers a destroyer onto a probe, and stops there', () => {
    const state = after(
      at({ card: [0, 0, 2], probes: [[3, 0]], ring: [-9, 0], ships: { '0D1': '0,0/0' } }),
      ...toDestroyer,
    );
    expect(choice(state)).toEqual([{ type: 'helm', helm: 'A' }]);
    expect(choice(after(state, { type: 'helm', helm: 'A' }))).toEqual([{ type: 'helm', helm: 'A' }]);
  });
  test('finishes a damaged destroyer rather than shoot a fighter', () => {
    const state = after(
      at({ card: [0, 0, 0], ships: { '0D1': '0,0/0', '1a1': '0,2/1', '1D1': '3,0/0*' } }),
      ...toDestroyer,
    );
    expect(choice(state)).toEqual([{ type: 'shoot', ship: '1D1' }]);
  });
  test('explodes where it gains, not where it loses its own', () => {
    const gain = at({
      powers: ['terriens-3'],
      ships: { '0a1': '0,0/0', '1a1': '1,1/3', '1a2': '-1,0/3', '1a3': '0,2/3', '1D1': '1,-1/1*' },
    });
    expect(choice(gain)).toEqual([{ type: 'explode', ship: '0a1' }]);
    const loss = at({
      powers: ['terriens-3'],
      ships: { '0a1': '0,0/0', '0b1': '1,0/0', '0D1': '-1,0/3', '1a1': '9,0/3' },
    });
    expect(choice(loss)).toEqual([turned]);
  });
  test('turns towards the ring in the last but one round', () => {
    const state = after(
      at({ round: 8, card: [0, 1, 0], cards: { 0: [[3, 0, 0]] }, ships: { '0a1': '-3,-1/5', '1a1': '9,2/3' } }),
      turned,
      { type: 'squadron', squadron: 'a' },
      { type: 'volley' },
    );
    expect(choice(state)).toEqual([{ type: 'turn', ship: '0a1', facing: 0 }]);
    expect(state.ring).toBe(cellOf(0, 0));
  });
  test('beats random play nine times in ten, alone against two or three', () => {
    for (const ready of GAMES.slice(0, 2)) {
      const start = partie.setup(ready.scenario);
      if (!start.ok) throw new Error(ready.id);
      let wins = 0;
      for (let seed = 1; seed <= 20; seed += 1) {
        const any = seeded(seed);
        const mine = (seed % start.value.sides.length) as Seat;
        const { stop } = play(
          partie,
          start.value,
          (node, now) =>
            node.kind === 'choice' && node.seat === mine
              ? any({ ...node, options: some(plausible(now, node.options)) })
              : any(node),
          6000,
        );
        if (stop.why === 'end' && known(stop.result.split(':')[1]) === `${mine}`) wins += 1; // a shared victory is none
      }
      expect(wins, ready.id).toBeGreaterThanOrEqual(18);
    }
  });
});

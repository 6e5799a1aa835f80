// What a reading of a card tells at a table: hands of the others hidden, as there.
import { expect, test } from 'vitest';
import { BASICS, EXAMPLE_CARDS } from '../../engine/battlefight/data.ts';
import { playerOf, setPlayer } from '../../engine/battlefight/partie/board.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { listed } from '../../engine/kernel/play.ts';
import { foreseen } from './foresee.ts';

const CARDS = [...BASICS, ...EXAMPLE_CARDS];
/** Positions of a duel where a technique is to be chosen, as who chooses sees them: of what is open, `pace` things further are played each time. */
const positions = (pace: number): readonly PartieState[] => {
  const players = [{ deck: 'cogneur' }, { deck: 'beau-parleur' }] as const;
  const setup = partie.setup({ name: 'Duel', kind: 'game', first: 0, options: { mainDeDepart: 5 }, players });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const met: PartieState[] = [];
  for (let state = setup.value, i = 0; i < 200 && state.end === null; i += 1) {
    const top = state.stack.at(-1);
    if (top?.kind === 'play') met.push(partie.veil?.state(state, top.seat) ?? state);
    const open = listed(partie.node(state));
    state = partie.apply(state, known(open[(i * pace) % open.length])).state;
  }
  return met;
};
const told = (state: PartieState, card: string): readonly string[] => {
  const top = state.stack.at(-1);
  if (top?.kind !== 'play') throw new Error('nothing to choose');
  return foreseen(setPlayer(state, top.seat, { hand: [...playerOf(state, top.seat).hand, card] }), card);
};

test.each(CARDS)('$title is foreseen wherever it may be played, whatever the others hide', ({ id, steps }) => {
  const met = [1, 3, 7].flatMap(positions);
  expect(met.length).toBeGreaterThan(40);
  const all = met.map((state) => told(state, id)).filter((words) => words.length > 0);
  expect(all.length).toBeGreaterThan(10);
  for (const words of all) {
    expect(words.length).toBeLessThanOrEqual(steps.length);
    expect(words[0]).toMatch(/\S/);
    expect(words.join(' ')).not.toContain('Tant que'); // the step itself says how long
  }
});
test('as far as the technique goes, and no further', () => {
  const start = known(positions(1)[0]);
  expect(told(start, 'ex-con-3').at(-1)).toMatch(/est Stable/);
  expect(told(start, 'ex-con-3')).toHaveLength(3);
  expect(told(start, 'ex-con-2')).toHaveLength(1); // « Stable » comes first
  expect(told(start, 'ex-rhe-2')[0]).toMatch(/^J2 rejoue.* à choisir\.$/);
});

import { expect, test, vi } from 'vitest';
import { replayOn } from './play.ts';
import { recalling } from './recall.ts';
import { pig, type PigAction, type PigMode, type PigState } from './toys.fixture.ts';

const at = (turn: number): PigState => ({
  fixed: { target: 20, faces: 6 },
  scores: [0, 0],
  turn,
  seat: 0,
  phase: 'decide',
});

test('the same state is asked once; one that looks the same is another', () => {
  const node = vi.fn(pig.node);
  const game = recalling<PigMode>({ ...pig, node });
  const state = at(3);
  expect(game.node(state)).toBe(game.node(state));
  expect(game.node(state)).toEqual(pig.node(state));
  expect(node).toHaveBeenCalledTimes(1);
  expect(game.node(at(3))).not.toBe(game.node(state));
});
test('only the last states are recalled', () => {
  const node = vi.fn(pig.node);
  const game = recalling<PigMode>({ ...pig, node });
  const states = [0, 1, 2, 3, 4].map(at);
  for (const state of states) game.node(state);
  expect(node).toHaveBeenCalledTimes(5);
  for (const state of states.toReversed()) game.node(state);
  expect(node).toHaveBeenCalledTimes(6); // the first one again
});
test('an action that was listed is played on without being looked into; one that was not still is', () => {
  const refuse = vi.fn(pig.refuse);
  const game = recalling<PigMode>({ ...pig, refuse });
  const start = at(3);
  const asked = game.node(start);
  const listed: readonly PigAction[] = asked.kind === 'choice' ? asked.options : [];
  expect(listed).toHaveLength(2);
  expect(listed.every((action) => replayOn(game, { start, moves: [] }, [action]).ok)).toBe(true);
  expect(refuse).not.toHaveBeenCalled();
  expect(replayOn(game, { start, moves: [] }, [{ type: 'face', face: 2 }]).ok).toBe(false);
  expect(refuse).toHaveBeenCalledTimes(1);
});

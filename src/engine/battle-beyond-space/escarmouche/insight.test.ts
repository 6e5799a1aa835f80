// The seat's own last turn, looked through whole: what no gesture looks good for at once.
import { expect, test } from 'vitest';
import { sureWin } from '../../kernel/certain.ts';
import { ponder } from '../../kernel/levels.ts';
import { known } from '../../kernel/result.ts';
import type { PartieScenario } from '../partie/types.ts';
import { apply, node } from './game.ts';
import { escarmouche } from './index.ts';
import { effort, insight } from './insight.ts';
import type { EscarmoucheState } from './types.ts';

/** One prize is asked for: a destroyer reaches it by two pivots, two cells and a shot at a mere fighter; what looks best at once leads elsewhere. */
const POSITION: PartieScenario = {
  name: 'Un tour',
  kind: 'libre',
  players: [
    {
      race: 'valkyries',
      power: 'none',
      fleet: {
        fighters: [
          { id: 'a6', at: [-1, 0], facing: 0 },
          { id: 'b4', at: [4, -6], facing: 0 },
          { id: 'b6', at: [5, 1], facing: 4 },
          { id: 'c1', at: [3, -5], facing: 5 },
          { id: 'c2', at: [4, -5], facing: 5 },
          { id: 'c5', at: [1, -5], facing: 4 },
        ],
        destroyers: [
          { id: 'D1', rear: [0, -1], facing: 0, damage: 1 },
          { id: 'D2', rear: [5, -10], facing: 3, damage: 1 },
        ],
      },
      left: [0, 7],
      hand: [0],
      prizes: { fighters: 11, destroyers: 1, probes: 3, asteroids: 0 },
    },
    {
      race: 'vonyan',
      power: 'none',
      fleet: {
        fighters: [
          { id: 'c2', at: [2, -5], facing: 2 },
          { id: 'c4', at: [5, -8], facing: 2 },
          { id: 'c5', at: [-5, 2], facing: 4 },
        ],
        destroyers: [{ id: 'D2', rear: [4, 5], facing: 2 }],
      },
      left: [2, 0],
      hand: [2],
      prizes: { fighters: 12, destroyers: 0, probes: 2, asteroids: 0 },
    },
    {
      race: 'terriens',
      power: 'none',
      fleet: {
        fighters: [
          { id: 'c1', at: [-7, 4], facing: 2 },
          { id: 'c3', at: [-7, 2], facing: 0 },
          { id: 'c4', at: [-7, 5], facing: 1 },
          { id: 'c6', at: [-7, 3], facing: 0 },
        ],
        destroyers: [
          { id: 'D1', rear: [-9, 6], facing: 5 },
          { id: 'D2', rear: [-10, 4], facing: 3 },
        ],
      },
      left: [4, 1],
      hand: [4],
      prizes: { fighters: 11, destroyers: 0, probes: 1, asteroids: 0 },
    },
  ],
  first: 0,
  round: 8,
  asteroids: [
    [3, -6],
    [-2, -5],
    [7, -5],
    [0, -4],
    [4, -4],
    [-5, -2],
    [7, -2],
    [-4, 0],
    [0, 0],
    [4, 0],
    [-6, 3],
    [3, 3],
    [-4, 4],
    [0, 4],
    [-5, 7],
    [-2, 7],
  ],
  probes: [],
  imposed: true,
};
const asked = (turns: number): EscarmoucheState => {
  const start = escarmouche.setup({
    name: 'Un tour',
    position: POSITION,
    seat: 0,
    turns,
    goal: { of: 'prises', least: 1 },
  });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return apply(start.value, { type: 'turn-card', card: 0 }).state;
};

test('a goal that the last turn holds is reached, whatever its gestures look like', () => {
  let state = asked(1);
  for (let at = node(state); at.kind !== 'end'; at = node(state)) {
    if (at.kind === 'report') throw new Error('nothing is reported here');
    const action =
      at.kind === 'chance'
        ? at.outcomes[0].action
        : known(ponder(escarmouche, insight, state, at.seat, { level: 'redoutable', effort, seed: 1 })[0]).action;
    state = apply(state, action).state;
  }
  expect(node(state)).toMatchObject({ result: 'reussi' });
});
test('with turns to come, and for the others, nothing is looked through', () => {
  const now = asked(1);
  const { seat } = now.fixed;
  expect(sureWin(escarmouche, now, seat, known(insight.sight))).toBeDefined();
  expect(sureWin(escarmouche, asked(2), seat, known(insight.sight))).toBeUndefined();
  for (const other of [1, 2] as const) expect(insight.sight?.opens?.(now, other)).toBe(false);
});

// The tree, counted: by hand for the first plies, then by a naive walk that knows neither folds nor layers.
import { describe, expect, test } from 'vitest';
import { perft } from '../kernel/perft.ts';
import { listed } from '../kernel/play.ts';
import { ONE } from '../kernel/ratio.ts';
import { at, stateOf } from './ledger.fixture.ts';
import { partie } from './partie/index.ts';
import type { PartieState } from './partie/types.ts';
import { GAMES } from '../../../tests/games/battle-beyond-space/ready.ts';

interface Count {
  readonly lines: number;
  readonly states: number;
  readonly ends: number;
}
/** Every line, one after the other. */
const naive = (start: PartieState, depth: number): Count => {
  const [met, over] = [new Set<string>(), new Set<string>()];
  const walk = (state: PartieState, left: number): number => {
    const node = partie.node(state);
    met.add(partie.key(state));
    if (node.kind === 'end') over.add(partie.key(state));
    return node.kind === 'end' || left === 0
      ? 1
      : listed(node).reduce((sum, action) => sum + walk(partie.apply(state, action).state, left - 1), 0);
  };
  const lines = walk(start, depth);
  return { lines, states: met.size, ends: over.size };
};
const ready = (id: string): PartieState => {
  const found = GAMES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return stateOf(found.scenario);
};

type Row = readonly [name: string, start: () => PartieState, lines: readonly number[]];
/** Lines after 1, 2, 3… actions, worked out by hand. */
const BY_HAND: readonly Row[] = [
  // The card. D1 or none. D1: five actions and a halt; none: the one draw. Then: after an action, as many again, 5 × 6; after the halt, nothing to shoot at: the draw; J2's card.
  // Then: two actions are all it has: the draw, 25 times; action and halt: the draw, 5 times; J2's card after the halt; J2 has nothing: its draw.
  ['a destroyer with two points', () => at({ ships: { '0D1': '0,0/0' }, card: [0, 0, 2] }), [1, 2, 7, 32, 32]],
  // Forward is off the board; around the rear to the left and around the front to the right lead onto the asteroid, with no point to leave it: two actions and a halt, or none and the draw.
  // Then the draw after each of the three, and J2's card.
  [
    'a destroyer at the edge',
    () => at({ ships: { '0D1': '10,0/0' }, asteroids: [[11, -1]], card: [0, 0, 1] }),
    [1, 2, 4, 4],
  ],
  // With two points it may fly over the asteroid, if it can leave it: four actions and a halt. Then: front on the asteroid, around the rear, either way: 2; from (10, 0) → (10, 1),
  // all but forward, and a halt: 5; from (10, 1) → (11, 0), rear or front back to (10, 0), and a halt: 3; rear on the asteroid, back: 1; the draw; J2's card. Then the draw everywhere, or J2's.
  [
    'the same with two points',
    () => at({ ships: { '0D1': '10,0/0' }, asteroids: [[11, -1]], card: [0, 0, 2] }),
    [1, 2, 6, 13, 13],
  ],
  // The card, the squadron. Two may fire first. Then a1 turns to one of three sides, or nobody turns, twice. Then a2 turns to one of three sides after each of a1's, or the draw: 2 × (9 + 1).
  [
    'two fighters, one in the way of the other',
    () => at({ ships: { '0a1': '0,0/0', '0a2': '3,3/2', '1a1': '3,0/0', '1a2': '4,0/0' }, card: [0, 1, 0] }),
    [1, 1, 2, 8, 20],
  ],
  // The card or the power. Card: squadron or power; power: the card. Then: card, squadron: volley or power; the two others: the squadron.
  // Then: volley: F6, to draw or the power; power after the squadron: volley; the two others: a1 doubles or not, 2 + 2.
  // Then: the draw, twice; after the volley the draw; a1 as fast as its card: volley; doubled, it does not fire: the draw; all that twice: 2 + 1 + 4.
  ['a hidden power', () => at({ ships: { '0a1': '-5,0/0' }, card: [1, 0, 0], powers: ['vonyan-2'] }), [2, 3, 4, 7, 7]],
  // The card, the squadron. Who meets the enemy, and dies with it: three. One of the two others stays: 6. The volley. One of three sides: 18. The draw; J2's card.
  [
    'three fighters onto one',
    () => at({ ships: { '0a1': '0,0/0', '0a2': '6,0/3', '0a3': '3,3/2', '1a1': '3,0/0' }, card: [3, 1, 0] }),
    [1, 1, 3, 6, 6, 18, 18, 18],
  ],
  // The card, the squadron, six cells, six sides each; then the volley.
  [
    'an elite fighter with speed 1',
    () => at({ ships: { '0a1': '0,0/0' }, card: [1, 0, 0], powers: ['terriens-1!'], elite: '0a1' }),
    [1, 1, 6, 36, 36],
  ],
  // The card. The squadron flies, or teleports. The volley; 126 cells at 1 to 6 steps. From (5, 0) some are off the board: the volley or the draw, once each; F6 after the first.
  [
    'a teleportation',
    () => at({ ships: { '0a1': '5,0/0' }, card: [1, 0, 0], round: 2, powers: ['vonyan-3'] }),
    [1, 2, 127, 127],
  ],
  // Three powers for each of four races, then the first player, then nine cards.
  ['a whole game', () => ready('premier-contact'), [3, 9, 27, 81, 324, 2_916]],
];
/** Deeper, against the naive walk. Pinned: the last count changes only with the rules. */
const DEEPER: readonly (readonly [name: string, start: () => PartieState, depth: number, lines: number])[] = [
  ['the last card', () => ready('derniere-carte'), 9, 3_928],
  [
    'a destroyer among others',
    () =>
      at({
        ships: { '0D1': '0,0/0', '1a1': '2,0/0', '1D1': '0,2/0', '0D2': '-3,0/1' },
        asteroids: [[1, -1]],
        card: [0, 0, 3],
      }),
    7,
    449,
  ],
  [
    'an explosion to come',
    () =>
      at({
        ships: { '0a1': '0,0/0', '0b1': '1,1/0', '1D1': '3,0/0', '0D1': '-2,0/0' },
        card: [3, 1, 1],
        powers: ['terriens-3', 'dreckach-1'],
      }),
    9,
    446,
  ],
];

describe('battle-beyond-space/partie', () => {
  test.each(BY_HAND)('%s, by hand', (_, start, lines) =>
    expect(lines.map((__, i) => Number(perft(partie, start(), i + 1).lines))).toEqual(lines),
  );
  test.each(DEEPER)('%s, against a naive walk', { timeout: 60_000 }, (_, begin, depth, pinned) => {
    const start = begin();
    for (let deep = 0; deep <= depth; deep += 1) {
      const { lines, states, ends, mass } = perft(partie, start, deep);
      expect({ lines: Number(lines), states, ends }).toEqual(naive(start, deep));
      expect(mass).toEqual(ONE);
      if (deep === depth) expect(Number(lines)).toBe(pinned);
    }
  });
});

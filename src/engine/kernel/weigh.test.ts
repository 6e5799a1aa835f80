import { expect, test } from 'vitest';
import type { Open } from './game.ts';
import { seeded } from './play.ts';
import { leaning } from './weigh.ts';

const choice: Open<string, 'r'> = { kind: 'choice', seat: 0, options: ['rare', 'souvent', 'jamais vu'], cites: ['r'] };
const chance: Open<string, 'r'> = {
  kind: 'chance',
  outcomes: [
    { action: 'pile', weight: 1 },
    { action: 'face', weight: 3 },
  ],
  cites: ['r'],
};
const WEIGHTS: Readonly<Record<string, number>> = { rare: 1, souvent: 8, 'jamais vu': 1, pile: 1000, face: 1 };
const drawn = (draw: (node: Open<string, string>) => string | undefined, node: Open<string, 'r'>, times = 2000) =>
  Array.from({ length: times }, () => draw(node));
const share = (list: readonly unknown[], one: string): number =>
  list.filter((each) => each === one).length / list.length;

test('options by their weights, each of them sometimes', () => {
  const list = drawn(
    leaning(5, (action) => WEIGHTS[action] ?? 0),
    choice,
  );
  expect(share(list, 'rare')).toBeCloseTo(0.1, 1);
  expect(share(list, 'souvent')).toBeCloseTo(0.8, 1);
  expect(share(list, 'jamais vu')).toBeCloseTo(0.1, 1);
  expect(share(list, 'rare')).toBeGreaterThan(0.05);
  expect(share(list, 'jamais vu')).toBeGreaterThan(0.05);
});
test('chance by its own', () =>
  expect(
    drawn(
      leaning(5, (action) => WEIGHTS[action] ?? 0),
      chance,
      50,
    ),
  ).toEqual(drawn(seeded(5), chance, 50)));
test('without weights: an even draw', () =>
  expect(drawn(leaning(5, undefined), choice, 50)).toEqual(drawn(seeded(5), choice, 50)));

// The tree of an epic combat, counted: by hand for the first plies, then by a naive walk that knows neither folds nor layers.
import { describe, expect, test } from 'vitest';
import { perft } from '../kernel/perft.ts';
import { listed } from '../kernel/play.ts';
import { ONE } from '../kernel/ratio.ts';
import { combatEpique } from './combat-epique/index.ts';
import { combatFold } from './combat/keys.ts';
import type { CombatState } from './combat/types.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';

/** An example, after so many of its actions. */
const after = (slug: string, actions: number): CombatState => {
  const example = COMBAT_EXAMPLES.find(({ id }) => id === `fields-of-eternia.${slug}`);
  const start = example === undefined ? undefined : combatEpique.setup(example.scenario);
  if (example === undefined || start?.ok !== true) throw new Error(slug);
  return example.script
    .slice(0, actions)
    .reduce((state, { action }) => combatEpique.apply(state, action).state, start.value);
};
interface Count {
  readonly lines: number;
  readonly states: number;
  readonly ends: number;
}
/** Every line, one after the other. */
const naive = (start: CombatState, depth: number): Count => {
  const [met, over] = [new Set<string>(), new Set<string>()];
  const walk = (state: CombatState, left: number): number => {
    const node = combatEpique.node(state);
    met.add(combatFold(state));
    if (node.kind === 'end') over.add(combatFold(state));
    return node.kind === 'end' || left === 0
      ? 1
      : listed(node).reduce((sum, action) => sum + walk(combatEpique.apply(state, action).state, left - 1), 0);
  };
  const lines = walk(start, depth);
  return { lines, states: met.size, ends: over.size };
};
type Row = readonly [name: string, start: () => CombatState, lines: readonly number[]];
/** Lines after 1, 2, 3 and 4 actions, worked out by hand. */
const BY_HAND: readonly Row[] = [
  // Two weapons, two weapons, seven kinds of cards. Then: each of the three basic cards, a surge or a flux goes to 3 zones or is rejected; a time card goes beside
  // or is rejected; after a tool 6 kinds may come: 4 × (5 × 4 + 2 + 6).
  ['E1, from the beginning', () => after('teela-contre-evil-lyn', 0), [2, 4, 28, 112]],
  // Two weapons, seven faces, seven kinds of cards. Spirit 1: as above.
  ['X1, from the beginning', () => after('ram-man-contre-une-creature', 0), [2, 14, 98, 392]],
  // Teela may only pass. Evil-Lyn, attack [+3], defence [surge, +2], initiative [+2]: one surge, 2 + 1 + 2 swaps, a spell, a soldier for one of three totals, pass: 11.
  // Then: after the surge 6 kinds may come (no time card left); after a swap the surge, the spell, 3 soldiers, pass: 5 × 6; after the spell all but the spell: 10;
  // after a soldier all but the soldiers, 3 × 8; after pass the totals: 6 + 30 + 10 + 24 + 1.
  ['E1, from phase 4', () => after('teela-contre-evil-lyn', 29), [1, 11, 71]],
  // The land, or stay (the fort is held, the sea is nowhere to be). Then maintenance; or 7 kinds of cards, some of each being left: 1 + 7.
  // Then the end; a card to lay, as above: 1 + 28.
  ['X3, at the flight', () => after('la-fuite-de-he-man', 23), [2, 8, 29]],
];
// Pinned: these change only with the rules.
const DEEPER: readonly (readonly [name: string, start: () => CombatState, depth: number, lines: number])[] = [
  ['E1, from the beginning', () => after('teela-contre-evil-lyn', 0), 5, 728],
  ['X1, from the beginning', () => after('ram-man-contre-une-creature', 0), 5, 2_548],
  ['E1, from phase 4', () => after('teela-contre-evil-lyn', 29), 5, 877],
];

describe('fields-of-eternia/combat-epique', () => {
  test.each(BY_HAND)('%s, by hand', (_, start, lines) =>
    expect(lines.map((__, i) => Number(perft(combatEpique, start(), i + 1).lines))).toEqual(lines),
  );
  test.each(DEEPER)('%s, against a naive walk', { timeout: 60_000 }, (_, begin, depth, pinned) => {
    const start = begin();
    for (let deep = 0; deep <= depth; deep += 1) {
      const { lines, states, ends, mass } = perft(combatEpique, start, deep);
      expect({ lines: Number(lines), states, ends }).toEqual(naive(start, deep));
      expect(mass).toEqual(ONE);
      if (deep === depth) expect(Number(lines)).toBe(pinned);
    }
  });
});

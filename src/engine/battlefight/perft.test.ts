// The tree, counted: by hand for the first plies, then by a naive walk that knows neither folds nor layers.
import { describe, expect, test } from 'vitest';
import { perft } from '../kernel/perft.ts';
import { listed } from '../kernel/play.ts';
import { ONE } from '../kernel/ratio.ts';
import { partie } from './partie/index.ts';
import type { PartieScenario, PartieState } from './partie/types.ts';
import { READY_GAMES } from '../../../tests/games/battlefight/ready.ts';

const opened = (id: string): PartieState => {
  const scenario: PartieScenario | undefined = READY_GAMES.find((one) => one.id === id)?.scenario;
  const start = scenario === undefined ? undefined : partie.setup(scenario);
  if (start?.ok !== true) throw new Error(id);
  return start.value;
};
interface Count {
  readonly lines: number;
  readonly states: number;
  readonly ends: number;
}
/** Every line, one after the other. */
const naive = (start: PartieState, depth: number): Count => {
  const key = partie.fold ?? partie.key;
  const [met, over] = [new Set<string>(), new Set<string>()];
  const walk = (state: PartieState, left: number): number => {
    const node = partie.node(state);
    met.add(key(state));
    if (node.kind === 'end') over.add(key(state));
    return node.kind === 'end' || left === 0
      ? 1
      : listed(node).reduce((sum, action) => sum + walk(partie.apply(state, action).state, left - 1), 0);
  };
  const lines = walk(start, depth);
  return { lines, states: met.size, ends: over.size };
};

/** Lines after 1, 2, 3 and 4 actions, worked out by hand. */
const BY_HAND: readonly (readonly [id: string, lines: readonly number[]])[] = [
  // 5 basic techniques and 3 cards. Their first step. Then: out of reach, blocked, no pile, nothing Stable, out of reach: J2 has 5 techniques, five times;
  // Déplacement de base and Charge offer D4 and its 6 neighbours; Pas chassé goes on with its second step: 5 × 5 + 2 × 7 + 1. Then J2 executes, 25 times;
  // J2 has 5 techniques after each of 7 moves; Charge moves again, from D5 to 6 cells, from the 6 others to 7; Pas chassé to 7: 25 + 35 + 48 + 7.
  ['deux-pas-du-bord', [8, 8, 40, 115]],
  // 4 basic techniques (no attack) and Bon mot. Their first step. Then: after Défense and Concentration, J2 has 5 techniques and Parade; D4 and 5 free
  // neighbours; Rhétorique and Bon mot offer three Stable techniques, all for nothing, or none: 2 × 6 + 6 + 2 × 4. Then J2 executes, 12 times; 6 techniques after
  // each of 6 moves; after Rhétorique, 6 techniques three times, or Poing armé resumes; Bon mot or Poing armé executes, 4 times: 12 + 36 + 19 + 4.
  ['couper-la-parole', [5, 5, 26, 71]],
  // 5 basic techniques. Attaque asks which of 3 people, the others execute. Then: 3 targets execute; J2 has 5 techniques after Défense and Rhétorique;
  // A1 and 3 neighbours; 16 different cards may come from the pile of the Cogneur: 3 + 2 × 5 + 4 + 16. Then J2 has 5 techniques after 3 failures, 4 moves and
  // 16 draws, and where J2 had chosen, Attaque asks which of 3 people: 5 × (3 + 4 + 16) + 2 × 7.
  ['melee-a-quatre', [5, 7, 33, 129]],
];
// The last number of a row is pinned: it changes only with the rules.
const DEEPER: readonly (readonly [id: string, depth: number, lines: number])[] = [
  ['deux-pas-du-bord', 7, 1_920],
  ['couper-la-parole', 8, 2_261],
  ['melee-a-quatre', 6, 1_050],
];

describe('battlefight/partie', () => {
  test.each(BY_HAND)('%s, by hand', (id, lines) =>
    expect(lines.map((_, i) => Number(perft(partie, opened(id), i + 1).lines))).toEqual(lines),
  );
  test.each(DEEPER)('%s, against a naive walk', (id, depth, pinned) => {
    const start = opened(id);
    for (let deep = 0; deep <= depth; deep += 1) {
      const { lines, states, ends, mass } = perft(partie, start, deep);
      expect({ lines: Number(lines), states, ends }).toEqual(naive(start, deep));
      expect(mass).toEqual(ONE);
      if (deep === depth) expect(Number(lines)).toBe(pinned);
    }
  });
});

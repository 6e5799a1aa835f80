// The tree of both modes, counted: by hand for the first plies, then by a naive walk that knows neither folds nor layers.
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../kernel/game.ts';
import { perft } from '../kernel/perft.ts';
import { listed } from '../kernel/play.ts';
import { ONE } from '../kernel/ratio.ts';
import { combat } from './combat/index.ts';
import type { CombatScenario } from './combat/types.ts';
import { partie } from './partie/index.ts';
import type { PartieScenario } from './partie/types.ts';
import { P1 } from './scenarios.ts';
import { SCENARIOS } from '../../../tests/games/battleworld/ready.ts';

// The last number of a row is pinned: it changes only with the rules.
interface Count {
  readonly lines: number;
  readonly states: number;
  readonly ends: number;
}
/** Every line, one after the other; `key` tells states apart. */
const naive = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  depth: number,
  key: (state: T['state']) => string,
): Count => {
  const [met, over] = [new Set<string>(), new Set<string>()];
  const walk = (state: T['state'], left: number): number => {
    const node = game.node(state);
    met.add(key(state));
    if (node.kind === 'end') over.add(key(state));
    return node.kind === 'end' || left === 0
      ? 1
      : listed(node).reduce((sum, action) => sum + walk(game.apply(state, action).state, left - 1), 0);
  };
  const lines = walk(start, depth);
  return { lines, states: met.size, ends: over.size };
};
const opened = <T extends Types>(game: Game<T>, scenario: T['scenario']): T['state'] => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};

const BARE = { power: 0, reroll: 0, victory: 0 };
const CAPITAINE: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
};
const NAKED: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america', ...BARE }],
  target: { kind: 'unit', unit: { sheet: 'fatalis', ...BARE } },
};
const TEAM: CombatScenario = {
  attackers: [{ sheet: 'diablo' }, { sheet: 'serval' }],
  target: { kind: 'unit', unit: { sheet: 'punisher' } },
};
const MODULE: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }],
  target: { kind: 'module', module: 'm', moduleKind: 'energy', defenders: [{ sheet: 'punisher', doubled: false }] },
};
const FREE: CombatScenario = { ...CAPITAINE, options: { raiseOrder: 'free' } };

/** Lines after 1, 2, 3… actions, worked out by hand. */
const BY_HAND: readonly (readonly [name: string, scenario: CombatScenario, lines: readonly number[]])[] = [
  // 1 declaration, 6 faces, 8 faces; then 27 pairs leave Capitaine behind (spend, reroll, renounce), 6 are ties (spend, reroll, pass), and 15 leave Fatalis
  // behind (spend, reroll his die or the initiator's, renounce): 27 × 3 + 6 × 3 + 15 × 4.
  ['Capitaine against Fatalis', CAPITAINE, [1, 6, 48, 159]],
  // Nobody has anything to add: each pair is an end.
  ['the same without tokens', NAKED, [1, 6, 48, 48, 48]],
  // 1, then Punisher defends or nobody does; 6 faces either way; then 10 faces, or the lone attack spends, rerolls or concludes.
  ['Capitaine against a module', MODULE, [1, 2, 12, 6 * 10 + 6 * 3]],
  // The leader may spend, reroll or wait: 27 pairs led by Fatalis (spend, two rerolls, wait), 6 ties of 3, 15 led by Capitaine (spend, reroll, wait).
  ['free order', FREE, [1, 6, 48, 27 * 4 + 6 * 3 + 15 * 3]],
];

describe('battleworld/combat', () => {
  test.each(BY_HAND)('%s, by hand', (_, scenario, lines) => {
    const start = opened(combat, scenario);
    expect(lines.map((__, i) => Number(perft(combat, start, i + 1).lines))).toEqual(lines);
  });
  test.each([
    ['Capitaine against Fatalis', CAPITAINE, 7, 13_217],
    ['a team', TEAM, 7, 7_278],
    ['a module', MODULE, 7, 4_691],
    ['free order', FREE, 6, 3_307],
  ] as const)('%s, against a naive walk', (_, scenario, depth, pinned) => {
    const start = opened(combat, scenario);
    for (let deep = 0; deep <= depth; deep += 1) {
      const { lines, states, ends, mass } = perft(combat, start, deep);
      expect({ lines: Number(lines), states, ends }).toEqual(naive(combat, start, deep, combat.fold ?? combat.key));
      expect(mass).toEqual(ONE);
      if (deep === depth) expect(Number(lines)).toBe(pinned);
    }
  });
});

describe('battleworld/partie', () => {
  // P1: the token, then 38 moves of the Heroes (Hulk 8, Capitaine 8, Iron-Man 11, Thor 11) and 32 of the Villains (8, 5, 14, 5). Then a die: the attack,
  // a heal per adjacent ally of the faction, and for who has entered a module its target and its repair: 92 and 56, counted apart by a script of its own.
  test('P1, by hand', () => {
    const start = opened(partie, P1);
    expect([0, 1, 2, 3].map((depth) => Number(perft(partie, start, depth).lines))).toEqual([1, 2, 70, 148]);
  });
  const siege = SCENARIOS.find(({ id }) => id === 'le-siege-des-x-men')?.scenario ?? P1;
  const lesson = SCENARIOS.find(({ id }) => id === 'la-lecon-de-fatalis')?.scenario ?? P1;
  test.each<readonly [string, PartieScenario, number, number]>([
    ['P1', P1, 4, 5_062],
    ['the siege', siege, 3, 2_396],
    ['the lesson', lesson, 4, 1_846],
  ])('%s, against a naive walk', (_, scenario, depth, pinned) => {
    const start = opened(partie, scenario);
    for (let deep = 0; deep <= depth; deep += 1) {
      const { lines, states, ends, mass } = perft(partie, start, deep);
      expect({ lines: Number(lines), states, ends }).toEqual(naive(partie, start, deep, partie.key));
      expect(mass).toEqual(ONE);
      if (deep === depth) expect(Number(lines)).toBe(pinned);
    }
  });
});

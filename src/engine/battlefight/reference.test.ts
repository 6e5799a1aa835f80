// The engine against the naive interpreter: at every moment the same world, the same person to decide, the same decisions open.
import { expect, test } from 'vitest';
import { canonical } from '../kernel/json.ts';
import { listed, seeded } from '../kernel/play.ts';
import { anyScenario, drawn } from './arbitraries.fixture.ts';
import { partie } from './partie/index.ts';
import { EXAMPLES } from './examples.ts';
import { reference, seen, seenIn, worldOf } from './reference.fixture.ts';
import type { PartieScenario } from './partie/types.ts';

/** Plays both at random; the number of moments compared. */
const compared = (scenario: PartieScenario, seed: number, most: number): number => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const world = worldOf(state);
  const other = reference(world, scenario);
  const pick = seeded(seed);
  let asked = other.next();
  const met: string[] = [];
  for (let moments = 0; moments < most; moments += 1) {
    const where = `after ${met.slice(-6).join(' ')}`;
    if (seen(world) !== seenIn(state)) expect(seen(world), where).toBe(seenIn(state));
    const node = partie.node(state);
    if (node.kind === 'end') {
      expect(asked.done, where).toBe(true);
      return moments;
    }
    if (asked.done === true) return moments; // nobody could play any more
    const [mine, theirs] = [
      listed(node).map(canonical).toSorted().join(),
      asked.value.open.map(canonical).toSorted().join(),
    ];
    if (mine !== theirs) expect(mine, where).toBe(theirs);
    expect(node.kind === 'choice' ? node.seat : null, where).toBe(asked.value.seat);
    const action = pick(node);
    if (action === undefined) return moments;
    met.push(JSON.stringify(action));
    asked = other.next(action);
    state = partie.apply(state, action).state;
  }
  return most;
};

test('the engine and the naive interpreter agree on 250 random games', { timeout: 120_000 }, () => {
  let moments = 0;
  for (let seed = 1; seed <= 250; seed += 1) {
    try {
      moments += compared(drawn(anyScenario, 5_000 + seed), seed, 200);
    } catch (thrown) {
      throw new Error(`game ${seed}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
    }
  }
  expect(moments).toBeGreaterThan(20_000);
});
test.each(EXAMPLES.map(({ id, scenario }) => [id, scenario] as const))('and from the start of %s', (_, scenario) => {
  for (let seed = 1; seed <= 5; seed += 1) expect(compared(scenario, seed, 150)).toBeGreaterThan(0);
});

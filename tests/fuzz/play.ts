// By hand: `node tests/fuzz/play.ts 10000 [seed]`. Seeded random games of Battleworld over the ready-made scenarios, under random options, each moment
// checked: invariants, refusals, sentences, replay. Prints how the games ended and, when something broke, the seed of the game.
import { partie, partieText } from '../../src/engine/battleworld/partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../src/engine/battleworld/partie/types.ts';
import { RULES } from '../../src/engine/battleworld/rules.ts';
import { P1, SCENARIOS } from '../../src/engine/battleworld/scenarios.ts';
import { OPTION_VALUES, type OptionKey, type Options } from '../../src/engine/battleworld/types.ts';
import { listed, play, replayLine, seeded } from '../../src/engine/kernel/play.ts';
import { rng } from '../../src/engine/kernel/rng.ts';

export interface Fuzzed {
  readonly ends: Readonly<Record<string, number>>;
  readonly codes: Readonly<Record<string, number>>; // refusals met
  readonly steps: number;
  readonly faults: readonly string[]; // the first ten
}

const optionsOf = (below: (n: number) => number): Partial<Options> =>
  Object.fromEntries((Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [key, OPTION_VALUES[key][below(3) === 0 ? 1 : 0]]));
const scenarioOf = (below: (n: number) => number): PartieScenario => {
  const all = [P1, ...SCENARIOS.map(({ scenario }) => scenario)];
  const scenario = all[below(all.length)] ?? P1;
  const game = { ...scenario, options: optionsOf(below), clock: scenario.round + below(13) };
  if (below(2) === 0) return game;
  // Worn teams and bases: more games end before the clock.
  const worn = (full: number | undefined): number => (full === 0 ? 0 : 1 + below(2));
  return { ...game, units: game.units.map((unit) => ({ ...unit, life: worn(unit.life) })), modules: game.modules.map((module) => ({ ...module, resistance: worn(module.resistance) })) };
};
const SENTENCE = /^[\p{Lu}\d].*[.?]$/su;
const HOLE = /undefined|NaN|null|\[object/;

/** Plays `count` games from a seed; a fault tells its game, so that it can be played again alone. */
export const playGames = (count: number, first = 1): Fuzzed => {
  const [ends, codes]: [Record<string, number>, Record<string, number>] = [{}, {}];
  const faults: string[] = [];
  let steps = 0;
  // Actions met in other games: candidates for a refusal.
  const pool: PartieAction[] = [];

  for (let seed = first; seed < first + count; seed += 1) {
    const { below } = rng(seed);
    const scenario = scenarioOf(below);
    const fault = (what: string): void => {
      if (faults.length < 10) faults.push(`game ${seed}: ${what}`);
    };
    const start = partie.setup(scenario);
    if (!start.ok) {
      fault(`set-up refused: ${start.error.map(({ code }) => code).join(', ')}`);
      continue;
    }
    const told = (sentence: string, of: string): void => {
      if (!SENTENCE.test(sentence) || HOLE.test(sentence)) fault(`${of} says "${sentence}"`);
    };
    const refusals = (state: PartieState): void => {
      const node = partie.node(state);
      const open = listed(node);
      const mine = open[below(Math.max(1, open.length))];
      if (mine !== undefined && partie.refuse(state, mine) !== undefined) fault(`refuses what is open: ${JSON.stringify(mine)}`);
      // Half of the time of a type that is open now: refused for a better reason than the phase.
      const near = below(2) === 0 ? pool.filter(({ type }) => type === mine?.type) : [];
      const candidates = near.length > 0 ? near : pool;
      const stranger = candidates[below(Math.max(1, candidates.length))];
      if (stranger !== undefined) {
        const refusal = partie.refuse(state, stranger);
        if (refusal !== undefined) {
          codes[refusal.code] = (codes[refusal.code] ?? 0) + 1;
          told(partieText.refusal(refusal), refusal.code);
          if (refusal.cites.some((rule) => !Object.hasOwn(RULES, rule))) fault(`${refusal.code} cites an unknown rule`);
        } else if (!open.some((action) => partie.key(partie.apply(state, action).state) === partie.key(partie.apply(state, stranger).state))) {
          fault(`lets through what leads nowhere listed: ${JSON.stringify(stranger)}`);
        }
      }
      if (mine !== undefined && below(4) === 0) pool[pool.length < 400 ? pool.length : below(400)] = mine;
    };
    try {
      const { line, stop } = play(partie, start.value, seeded(seed), 5_000);
      refusals(start.value);
      for (const { step } of line.moves) {
        for (const { name, holds } of partie.invariants) if (!holds(step.state)) fault(`broken: ${name}`);
        for (const event of step.events) told(partieText.event(event, step.state), event.type);
        told(partieText.node(step.state), 'node');
        refusals(step.state);
      }
      steps += line.moves.length;
      const end = stop.why === 'end' ? stop.result : stop.why;
      ends[end] = (ends[end] ?? 0) + 1;
      if (stop.why !== 'end') fault(`stopped: ${stop.why}`);
      const last = line.moves.at(-1)?.step.state ?? start.value;
      const again = replayLine(partie, start.value, line.moves.map(({ action }) => JSON.parse(JSON.stringify(action)) as PartieAction));
      if (!again.ok || partie.key(again.value.moves.at(-1)?.step.state ?? start.value) !== partie.key(last)) fault('does not replay');
    } catch (error) {
      fault(`thrown: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ends, codes, steps, faults };
};

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 1_000);
  const before = performance.now();
  const { ends, codes, steps, faults } = playGames(count, Number(process.argv[3] ?? 1));
  const sorted = (counts: Readonly<Record<string, number>>): string => Object.entries(counts).sort(([, a], [, b]) => b - a).map(([what, times]) => `${String(times).padStart(9)}  ${what}`).join('\n');
  console.log(`${count} games, ${steps} steps, ${((performance.now() - before) / 1000).toFixed(1)} s\nEnds\n${sorted(ends)}\nRefusals\n${sorted(codes)}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

// Random games of Battleworld: the ready-made scenarios under random options, over at some round.
import type { PartieScenario } from '../../../src/engine/battleworld/partie/types.ts';
import { P1 } from '../../../src/engine/battleworld/scenarios.ts';
import { SCENARIOS } from './ready.ts';
import { OPTION_VALUES, type OptionKey, type Options } from '../../../src/engine/battleworld/types.ts';
import type { Fuzz } from '../subject.ts';

const optionsOf = (below: (n: number) => number): Partial<Options> =>
  Object.fromEntries(
    (Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [key, OPTION_VALUES[key][below(3) === 0 ? 1 : 0]]),
  );
const scenarioOf = (below: (n: number) => number): PartieScenario => {
  const all = [P1, ...SCENARIOS.map(({ scenario }) => scenario)];
  const scenario = all[below(all.length)] ?? P1;
  const game = { ...scenario, options: optionsOf(below), clock: scenario.round + 2 + below(16) };
  if (below(4) === 0) return game;
  // Worn teams and bases: more games end before the clock.
  const worn = (full: number | undefined): number => (full === 0 ? 0 : 1 + below(2));
  return {
    ...game,
    units: game.units.map((unit) => ({ ...unit, life: worn(unit.life) })),
    modules: game.modules.map((module) => ({ ...module, resistance: worn(module.resistance) })),
  };
};

export const partieFuzz: Fuzz<PartieScenario> = {
  scenario: scenarioOf,
  games: 300,
  ends: ['base:heroes', 'base:villains', 'extermination:heroes', 'extermination:villains', 'galactus:none'],
  refusals: 15,
};

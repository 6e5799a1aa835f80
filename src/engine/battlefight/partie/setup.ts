// The only door in: a scenario becomes a position ready to go on, or every fault found in it.
import { err, ok, type Result } from '../../kernel/result.ts';
import { readOptions } from '../options.ts';
import { readCards } from '../techniques.ts';
import { begin } from './begin.ts';
import { scenarioFaults } from './setup-judge.ts';
import type { BfSetupFault, PartieScenario, PartieState } from './types.ts';

export const setup = (scenario: PartieScenario): Result<PartieState, readonly BfSetupFault[]> => {
  const faults = scenarioFaults(scenario);
  return faults.length > 0
    ? err(faults)
    : ok(begin(scenario, readOptions(scenario.options).options, readCards(scenario.cards ?? []).byId));
};

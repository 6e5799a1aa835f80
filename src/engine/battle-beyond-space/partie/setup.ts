// The only door in: a scenario becomes a game about to begin, or every fault found in it.
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BbsRefusal } from '../faults.ts';
import { readOptions } from '../options.ts';
import { fresh } from './begin.ts';
import { settle } from './flow.ts';
import { scenarioFaults } from './setup-judge.ts';
import type { PartieScenario, PartieState } from './types.ts';

export const setup = (scenario: PartieScenario): Result<PartieState, readonly BbsRefusal[]> => {
  const faults = scenarioFaults(scenario);
  return faults.length > 0 ? err(faults) : ok(settle(fresh(scenario, readOptions(scenario.options).options)).state);
};

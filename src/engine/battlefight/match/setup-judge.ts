// Every fault of a match: those of its games, which are whole ones.
import { scenarioFaults as gameFaults } from '../partie/setup-judge.ts';
import type { BfSetupFault, PartieScenario } from '../partie/types.ts';
import { fault } from '../refusals.ts';

export const scenarioFaults = (scenario: PartieScenario): readonly BfSetupFault[] => [
  ...gameFaults(scenario),
  ...(scenario.kind === 'study' ? [fault('match-etude', 'kind', 'bf.mise-en-place.premier-tirage')] : []),
];

// The only door in: a mission of the booklet or a reader's, at its first turn or later.
import { err, known, ok, type Result } from '../../kernel/result.ts';
import type { VsRefusal } from '../faults.ts';
import { readOptions } from '../options.ts';
import { activeOf, missionIdOf, missionOf, piecesOf, turnOf } from '../partie/setup-mission.ts';
import { withFumes } from './game.ts';
import { scenarioFaults } from './setup-judge.ts';
import type { MissionScenario, TrackState } from './types.ts';

export const setup = (scenario: MissionScenario): Result<TrackState, readonly VsRefusal[]> => {
  const faults = scenarioFaults(scenario);
  if (faults.length > 0) return err(faults);
  const { options } = readOptions(scenario.options);
  const mission = known(missionOf(scenario));
  const { zones = [], exits = [], spots = [], doors = [] } = scenario;
  const lost = { hero: scenario.lost?.hero ?? 0, villain: scenario.lost?.villain ?? 0 };
  return ok(
    withFumes({
      turn: turnOf(scenario),
      active: activeOf(scenario, mission),
      lost,
      mission: { pieces: piecesOf(scenario, mission), fired: [], used: {}, losses: lost },
      winner: null,
      fixed: { name: scenario.name, mission, missionId: missionIdOf(scenario), options, zones, exits, spots, doors },
    }),
  );
};

// The only door in: a mission of the booklet or a reader's, at its first turn or later.
import { err, ok, type Result } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import { faultsOf, isBetween } from '../../kernel/faults.ts';
import type { VsRefusal } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import { readOptions } from '../options.ts';
import type { SETUP_REFUSALS } from '../partie/setup-refusals.ts';
import {
  activeOf,
  headFaults,
  missionIdOf,
  missionOf,
  momentFaults,
  pieceFaults,
  piecesOf,
  turnOf,
} from '../partie/setup-mission.ts';
import { mapFaults } from '../partie/setup-map.ts';
import { trackForms } from '../partie/setup-forms.ts';
import { CAMPS } from '../types.ts';
import type { Mission } from './format.ts';
import { withFumes } from './game.ts';
import type { TRACK_REFUSALS } from './play-refusals.ts';
import type { MissionScenario, TrackState } from './types.ts';
import { missionFaults, missionNotices } from './validate.ts';

const { fault, faultWith } = faultsOf<VsRule, typeof SETUP_REFUSALS & typeof TRACK_REFUSALS>();
type Faults = readonly VsRefusal[];
const lostFaults = ({ lost = {} }: MissionScenario): Faults =>
  CAMPS.flatMap((side) =>
    isBetween(lost[side] ?? 0, 0, LIMITS.slots)
      ? []
      : [faultWith('pertes-nombre', `lost.${side}`, { n: LIMITS.slots }, 'vs.presentation.tout-par-tuile')],
  );
const groundFaults = (scenario: MissionScenario, mission: Mission): Faults => [
  ...(missionIdOf(scenario) === null ? missionFaults(mission) : []),
  ...mapFaults(scenario),
  ...pieceFaults(scenario, mission),
];

export const setup = (scenario: MissionScenario): Result<TrackState, Faults> => {
  const misfits = trackForms(scenario);
  if (misfits.length > 0) return err(misfits);
  const { options, wrong } = readOptions(scenario.options);
  const mission = missionOf(scenario);
  const head = [
    ...headFaults(scenario),
    ...wrong.map((key) =>
      faultWith('option-inconnue', `options.${key}`, { option: key }, 'vs.presentation.hierarchie'),
    ),
    ...lostFaults(scenario),
  ];
  if (mission === undefined) return err([...head, fault('mission-absente', 'mission', 'vs.mise-en-place.mission')]);
  const faults = [...head, ...groundFaults(scenario, mission), ...momentFaults(scenario, mission)];
  if (faults.length > 0) return err(faults);
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
/** What is legal but deserves a word. */
export const notices = (scenario: MissionScenario): Faults => {
  if (trackForms(scenario).length > 0) return [];
  const mission = missionOf(scenario);
  if (mission === undefined || groundFaults(scenario, mission).length > 0) return [];
  const given = new Set([...Object.keys(scenario.counts ?? {}), ...(scenario.pieces ?? []).map(({ token }) => token)]);
  const examples = missionIdOf(scenario) === null ? [] : mission.tokens.filter(({ id }) => !given.has(id));
  return [
    ...examples.map(({ plural, count }) =>
      faultWith('note-pions-exemple', 'counts', { pions: plural, n: count }, 'vs.mise-en-place.finir'),
    ),
    ...missionNotices(mission),
  ];
};

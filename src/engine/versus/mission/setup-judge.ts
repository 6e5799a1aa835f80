// Every fault of a mission told by itself, and what is legal in it but deserves a word: what a workshop needs, without the game that follows.
import { LIMITS } from '../constants.ts';
import { faultsOf, isBetween } from '../../kernel/faults.ts';
import type { VsRefusal } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import { readOptions } from '../options.ts';
import type { SETUP_REFUSALS } from '../partie/setup-refusals.ts';
import { headFaults, missionIdOf, missionOf, momentFaults, pieceFaults } from '../partie/setup-mission.ts';
import { mapFaults } from '../partie/setup-map.ts';
import { trackForms } from '../partie/setup-forms.ts';
import { CAMPS } from '../types.ts';
import type { Mission } from './format.ts';
import type { TRACK_REFUSALS } from './play-refusals.ts';
import type { MissionScenario } from './types.ts';
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

export const scenarioFaults = (scenario: MissionScenario): Faults => {
  const misfits = trackForms(scenario);
  if (misfits.length > 0) return misfits;
  const { wrong } = readOptions(scenario.options);
  const mission = missionOf(scenario);
  const head = [
    ...headFaults(scenario),
    ...wrong.map((key) =>
      faultWith('option-inconnue', `options.${key}`, { option: key }, 'vs.presentation.hierarchie'),
    ),
    ...lostFaults(scenario),
  ];
  if (mission === undefined) return [...head, fault('mission-absente', 'mission', 'vs.mise-en-place.mission')];
  return [...head, ...groundFaults(scenario, mission), ...momentFaults(scenario, mission)];
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

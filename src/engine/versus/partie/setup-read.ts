// A scenario read with its defaults: what it leaves out comes from the mission, from the likely figures of the source, or from the example rivers.
import { POSTS } from '../constants.ts';
import { exampleRiver } from '../data.ts';
import type { Mission } from '../mission/format.ts';
import { type Camp, foe } from '../types.ts';
import { activeOf, initiativeOf, turnOf } from './setup-mission.ts';
import type { PartieScenario, SideSpec, SlotSpec } from './types.ts';

/** Nobody has played: the set-up, not a moment of a game. */
export const isStart = (scenario: PartieScenario, mission: Mission): boolean =>
  turnOf(scenario) === 1 && activeOf(scenario, mission) === initiativeOf(scenario, mission);
/** Both camps, the initiative first. */
export const inOrder = (scenario: PartieScenario, mission: Mission): readonly [Camp, Camp] => {
  const first = initiativeOf(scenario, mission);
  return [first, foe(first)];
};
export const sideSpec = ({ sides = {} }: PartieScenario, side: Camp): SideSpec => sides[side] ?? {};
export const slotsOf = (scenario: PartieScenario, mission: Mission, side: Camp): readonly SlotSpec[] =>
  sideSpec(scenario, side).slots ?? exampleRiver(mission, side);
export const discsOf = (scenario: PartieScenario, side: Camp): NonNullable<SideSpec['discs']> =>
  sideSpec(scenario, side).discs ?? [POSTS.discs.available, POSTS.discs.spent, POSTS.discs.unavailable];
export const cubesOf = (scenario: PartieScenario, mission: Mission, side: Camp): NonNullable<SideSpec['cubes']> => {
  const { available, fatigue } = side === initiativeOf(scenario, mission) ? POSTS.first : POSTS.second;
  return sideSpec(scenario, side).cubes ?? [available, fatigue];
};

// The work as a whole: its mission, and the same scenario as another kind.
import type { Mission } from '../../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import { put } from '../../atelier/put.ts';
import type { Mode, Work, WorkOf } from './modes.ts';
import { optionsFor } from './options.ts';

export const missionOf = ({ mission }: Pick<Work, 'mission'>): Mission =>
  typeof mission === 'string' ? MISSIONS[mission] : mission;
export const initiativeOf = (work: Work): Mission['initiative'] =>
  (work.mode === 'partie' ? work.initiative : undefined) ?? missionOf(work).initiative;

/** What both kinds say: the mission, when it begins, its pieces. */
const shared = ({
  name,
  note,
  author,
  mission,
  turn,
  active,
  counts,
  pieces,
  zones,
  exits,
  spots,
  doors,
}: Work): Omit<WorkOf<'mission'>, 'mode' | 'options' | 'lost'> => {
  const given = { note, author, turn, active, counts, pieces, zones, exits, spots, doors };
  return { name, mission, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
};
/** The mission and its pieces stay; what one kind alone says goes. */
export const asMode = (work: Work, mode: Mode): Work => {
  if (work.mode === mode) return work;
  return put<Work, 'options'>({ ...shared(work), mode }, 'options', optionsFor(mode, work.options));
};
/** Another mission: the pieces told of the one before go with it. */
export const setMission = (work: Work, mission: Work['mission']): Work => {
  const { pieces: _pieces, counts: _counts, ...rest } = work;
  return { ...rest, mission };
};

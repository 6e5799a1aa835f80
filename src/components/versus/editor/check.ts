// What the engine and the link format say of a work: every fault, each with its place and its rules; then what is legal but deserves a word.
import { sentenceOf } from '../../../engine/kernel/faults.ts';
import type { VsRefusal } from '../../../engine/versus/faults.ts';
import { TRACK_REFUSALS } from '../../../engine/versus/mission/play-refusals.ts';
import { MISSION_REFUSALS } from '../../../engine/versus/mission/refusals.ts';
import { notices as trackNotices, scenarioFaults } from '../../../engine/versus/mission/setup-judge.ts';
import { SETUP_REFUSALS } from '../../../engine/versus/partie/setup-refusals.ts';
import { notices, prepared } from '../../../engine/versus/partie/setup-judge.ts';
import { type Check, type Finding, isUnder } from '../../atelier/findings.ts';
import { shapeOf } from '../../atelier/shape.ts';
import { formOf, toScenario } from './forms.ts';
import { isMirror } from './mission/model.ts';
import type { Work } from './modes.ts';

/** A code may stand in both tables: of a fault in a mission, the mission’s sentence. */
const inMission = sentenceOf(MISSION_REFUSALS, SETUP_REFUSALS);
const inGame = sentenceOf(SETUP_REFUSALS, MISSION_REFUSALS, TRACK_REFUSALS);
const say = (refusal: VsRefusal): string =>
  (refusal.about?.startsWith('mission') === true ? inMission : inGame)(refusal);
const finding = (refusal: VsRefusal): Finding => ({
  path: refusal.about ?? '',
  message: say(refusal),
  rules: refusal.cites,
  code: refusal.code,
});

interface Judged {
  readonly faults: readonly VsRefusal[];
  readonly notices: readonly VsRefusal[];
}
const judge = (work: Work): Judged => {
  if (work.mode === 'mission') return { faults: scenarioFaults(work), notices: trackNotices(work) };
  const made = prepared(work);
  return { faults: made.ok ? [] : made.error, notices: notices(work) };
};
/** The villain’s condition, written as the contrary of the hero’s, has the same faults: they are told once, where there is a field. */
const isTwice = ({ mission }: Work, { path }: Finding): boolean =>
  typeof mission === 'object' && isMirror(mission.victory) && isUnder(path, 'mission.victory.villain');
export const check = (work: Work): Check => {
  const said = judge(work);
  const faults = said.faults.map(finding).filter((one) => !isTwice(work, one));
  const shape = shapeOf(formOf(work.mode), toScenario(work), faults);
  return { faults: [...faults, ...shape.findings], notices: said.notices.map(finding), sharable: shape.readable };
};

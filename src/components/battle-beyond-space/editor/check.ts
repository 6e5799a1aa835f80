// What the engine and the link format say of a work: every fault, each with its place and its rules; then what is legal but deserves a word.
import { ESCARMOUCHE_REFUSALS } from '../../../engine/battle-beyond-space/escarmouche/refusals.ts';
import {
  notices as challengeNotices,
  scenarioFaults as challengeFaults,
} from '../../../engine/battle-beyond-space/escarmouche/setup-judge.ts';
import type { BbsRefusal } from '../../../engine/battle-beyond-space/faults.ts';
import { SETUP_REFUSALS } from '../../../engine/battle-beyond-space/partie/setup-refusals.ts';
import { notices, scenarioFaults } from '../../../engine/battle-beyond-space/partie/setup-judge.ts';
import { worded } from '../../../engine/battle-beyond-space/partie/worded.ts';
import { sentenceOf } from '../../../engine/kernel/faults.ts';
import { escarmoucheForm, partieForm } from '../../../engine/scenario/battle-beyond-space-form.ts';
import type { Check, Finding } from '../../atelier/findings.ts';
import { shapeOf } from '../../atelier/shape.ts';
import { toEscarmouche, toPartie, type Work } from './model.ts';

const sentence = sentenceOf(ESCARMOUCHE_REFUSALS, SETUP_REFUSALS);
const say = (refusal: BbsRefusal): string => sentence(worded(refusal));
/** Paths of a skirmish, as paths of the work. */
const inWork = (path: string): string =>
  path.startsWith('position.')
    ? path.slice('position.'.length)
    : /^(?:seat|turns|goal)\b/.test(path)
      ? `challenge.${path}`
      : path;
/** A fault of a squadron is told at the squadron: the form and the board show it there. */
const atSquadron = (path: string, { values }: BbsRefusal): string =>
  path.endsWith('.fleet.fighters') && values?.['escadron'] !== undefined
    ? `${path.slice(0, -'.fighters'.length)}.${values['escadron']}`
    : path;

interface Said {
  readonly refusals: readonly BbsRefusal[];
  readonly notices: readonly BbsRefusal[];
  readonly shape: ReturnType<typeof shapeOf>;
}
const saidOf = (work: Work): Said => {
  if (work.challenge === undefined) {
    const scenario = toPartie(work);
    return {
      refusals: scenarioFaults(scenario),
      notices: notices(scenario),
      shape: shapeOf(partieForm, scenario, []),
    };
  }
  const scenario = toEscarmouche(work, work.challenge);
  return {
    refusals: challengeFaults(scenario),
    notices: challengeNotices(scenario),
    shape: shapeOf(escarmoucheForm, scenario, []),
  };
};
/** A challenge and its position have one name between them: what is wrong with it is told once. */
const onceByName = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ path }, i) => path !== 'name' || findings.findIndex((one) => one.path === 'name') === i);

export const check = (work: Work): Check => {
  const { refusals, notices: words, shape } = saidOf(work);
  const inWorkOf = (refusal: BbsRefusal): Finding => ({
    path: atSquadron(inWork(refusal.about ?? ''), refusal),
    message: say(refusal),
    rules: refusal.cites,
    code: refusal.code,
  });
  const faults = onceByName(refusals.map(inWorkOf));
  const shapes = onceByName(shape.findings.map((one) => ({ ...one, path: inWork(one.path) }))).filter(
    ({ path }) => !faults.some((one) => one.path === path),
  );
  return { faults: [...faults, ...shapes], notices: words.map(inWorkOf), sharable: shape.readable };
};

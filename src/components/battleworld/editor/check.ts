// What the engine and the link format say of a scenario: every fault, each with its place and its rules; then what deserves a word.
import { partie } from '../../../engine/battleworld/partie/index.ts';
import { partieText } from '../../../engine/battleworld/partie/text.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import type { BwRefusal } from '../../../engine/battleworld/refusals.ts';
import { partieForm } from '../../../engine/scenario/battleworld-form.ts';
import type { Check, Finding } from '../../atelier/findings.ts';
import { shapeOf } from '../../atelier/shape.ts';

/** A fault of a whole side is told in the section of that side: "units.heroes". */
const finding = (refusal: BwRefusal): Finding => {
  const side = refusal.values?.['side'];
  return {
    path: side === undefined ? (refusal.about ?? '') : `${refusal.about ?? ''}.${side}`,
    message: partieText.refusal(refusal),
    rules: refusal.cites,
    code: refusal.code,
  };
};

export const check = (scenario: PartieScenario): Check => {
  const setup = partie.setup(scenario);
  const faults = setup.ok ? [] : setup.error.map(finding);
  const shape = shapeOf(partieForm, scenario, faults);
  return {
    faults: [...faults, ...shape.findings],
    notices: (partie.notices?.(scenario) ?? []).map(finding),
    sharable: shape.readable,
  };
};

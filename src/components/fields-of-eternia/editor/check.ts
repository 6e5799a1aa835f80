// What the engine and the link format say of a work: every fault, each with its place and its rules; then what deserves a word.
import type { Check } from '../../atelier/findings.ts';
import { shapeOf } from '../../atelier/shape.ts';
import { formOf, toScenario } from './forms.ts';
import type { Kits } from './kits.ts';
import type { Work } from './modes.ts';

/** Nothing is said to be sound before its kit is there to judge it. */
const WAITING: Check = {
  faults: [{ path: 'mode', message: 'Les règles de ce genre de scénario arrivent.', rules: [] }],
  notices: [],
  sharable: false,
};
export const checkWith =
  (kits: Kits) =>
  (work: Work): Check => {
    const kit = kits[work.mode];
    if (kit === undefined) return WAITING;
    const { faults, notices } = kit.judge(work);
    const shape = shapeOf(formOf(work.mode), toScenario(work), faults);
    return { faults: [...faults, ...shape.findings], notices, sharable: shape.readable };
  };

// The card language, for editors and pages. Engines import facts.ts and print.ts alone.
export { parseCard, readCard } from './card.ts';
export { complete, type Completion } from './complete.ts';
export { explain, type Explanation } from './explain.ts';
export { isSound } from './facts.ts';
export { type Fault, FAULT_CODES, TEXT_MAX, TITLE_MAX } from './faults.ts';
export { TYPE_LABELS } from './labels.ts';
export { faultRules, faultText } from './messages.ts';
export { parseStep, parseSteps, type Reading, readSteps, type StepReading } from './parse.ts';
export { printCard, printSteps } from './print.ts';
export { type Warning, WARNING_CODES, warningsOf, warningText } from './warnings.ts';

// The card language, for editors and pages. Engines import facts.ts and print.ts alone.
export { type CardReading, parseCard, readCard } from './card.ts';
export { complete, type Completion } from './complete.ts';
export { explain, explainStep, type Explanation } from './explain.ts';
export { isContinuous, isSound, omittedNumber, type Param, paramOf, speaksOfTarget, usesOpponent } from './facts.ts';
export { type Expected, type Fault, FAULT_CODES, type FaultCode, STEPS_MAX, TEXT_MAX, TITLE_MAX } from './faults.ts';
export { KEYWORD_LABELS, MODIFIER_LABELS, TYPE_LABELS } from './labels.ts';
export { faultRules, faultText } from './messages.ts';
export { parseStep, parseSteps, type Reading, readSteps, type StepReading } from './parse.ts';
export { type CardText, printCard, printStep, printSteps } from './print.ts';
export { type Warning, WARNING_CODES, type WarningCode, warningsOf, warningText } from './warnings.ts';
export { MODIFIER_WORDS, type ModifierWord, type Word, WORDS } from './words.ts';

// The text of a card, step by step: what each says and does, or what is wrong with it.
import { type Explanation, explain } from '../../../engine/battlefight/language/explain.ts';
import type { Fault } from '../../../engine/battlefight/language/faults.ts';
import { readSteps, type StepReading } from '../../../engine/battlefight/language/parse.ts';
import { type Warning, warningsOf } from '../../../engine/battlefight/language/warnings.ts';
import { soundSteps } from './card-draft.ts';

/** One step of the text: what it says and does, or what is wrong with it. */
export interface StepRow {
  readonly reading: StepReading;
  readonly text: string; // as typed
  readonly faults: readonly Fault[];
  readonly explanation: Explanation | undefined; // of a sound one
  readonly warnings: readonly Warning[]; // only once every step is sound: they speak of what stands around
}
export interface StepsRead {
  readonly rows: readonly StepRow[];
  readonly faults: readonly Fault[]; // all of them, in the order of the text
  readonly whole: readonly Fault[]; // those of no step
}

export const readRows = (text: string): StepsRead => {
  const reading = readSteps(text);
  const { steps, faults } = reading;
  const warnings = faults.length > 0 ? [] : warningsOf(soundSteps(reading));
  const rows = steps.map((step, i): StepRow => {
    const told = step.instruction === null ? undefined : explain([step.instruction])[0];
    return {
      reading: step,
      text: text.slice(step.from, step.to),
      faults: faults.filter((fault) => fault.step === i),
      explanation: told,
      warnings: warnings.filter((warning) => warning.step === i),
    };
  });
  return { rows, faults, whole: faults.filter(({ step }) => step === null || step >= steps.length) };
};

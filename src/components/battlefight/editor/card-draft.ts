// A card under the fingers: its title, its type, and the text of its steps, which may be faulty. Pure; what is right or wrong is the engine's word.
import {
  type Explanation,
  explain,
  type Fault,
  printSteps,
  type Reading,
  readSteps,
  type StepReading,
  type Warning,
  warningsOf,
} from '../../../engine/battlefight/language/index.ts';
import { REFUSALS } from '../../../engine/battlefight/refusals.ts';
import { techniqueFaults } from '../../../engine/battlefight/techniques.ts';
import type { Instruction, Technique, TechniqueType } from '../../../engine/battlefight/types.ts';

export interface CardDraft {
  readonly title: string;
  readonly type: TechniqueType;
  readonly steps: string; // as typed
}
export const draftOf = ({ title, type, steps }: Pick<Technique, 'title' | 'type' | 'steps'>): CardDraft => ({
  title,
  type,
  steps: printSteps(steps, 'lines'),
});

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

/** The steps that could be read. */
export const soundSteps = ({ steps }: Reading): readonly Instruction[] =>
  steps.flatMap(({ instruction }) => instruction ?? []);

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

/** What is wrong with a title, with the rules that say so. */
export const titleFaults = (
  title: string,
): readonly { readonly message: string; readonly rules: readonly string[] }[] =>
  techniqueFaults({ id: '', title, type: 'attaque', steps: [{ modifier: null, keyword: 'rejouer' }] }, 'card').map(
    ({ code, cites }) => ({ message: REFUSALS[code], rules: cites }),
  );

/** The card as the engine takes it, once nothing is wrong with its steps; its title is judged apart. */
export const techniqueOf = (draft: CardDraft, id: string): Technique | undefined => {
  const reading = readSteps(draft.steps);
  return reading.faults.length > 0
    ? undefined
    : { id, title: draft.title, type: draft.type, steps: soundSteps(reading) };
};

// A card under the fingers: its title, its type, and the text of its steps, which may be faulty. Pure; what is right or wrong is the engine's word.
import { type Reading, readSteps } from '../../../engine/battlefight/language/parse.ts';
import { printSteps } from '../../../engine/battlefight/language/print.ts';
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

/** The steps that could be read. */
export const soundSteps = ({ steps }: Reading): readonly Instruction[] =>
  steps.flatMap(({ instruction }) => instruction ?? []);

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

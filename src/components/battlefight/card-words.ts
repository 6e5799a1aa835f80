// What is said of a card that is taken up, loaded when the first one is: what each step does, whoever plays it.
import { explainStep } from '../../engine/battlefight/language/explain.ts';
import type { Technique } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';

/** A sentence a step, typeset. */
export const explained = ({ steps }: Technique): readonly string[] => steps.map((step) => typeset(explainStep(step)));

// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { VsRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
export const SILENT = {
  'vs.mise-en-place.mission':
    'La mission est choisie d’un commun accord avant d’ouvrir la partie : aucun coup ne la change ensuite.',
} as const satisfies Readonly<Partial<Record<VsRule, string>>>;

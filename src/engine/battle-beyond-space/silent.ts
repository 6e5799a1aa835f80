// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { BbsRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
export const SILENT = {} as const satisfies Readonly<Partial<Record<BbsRule, string>>>;

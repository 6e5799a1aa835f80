// The work as another kind of scenario.
import { isOf, type Mode, type Work } from './modes.ts';
import { STARTERS } from './starters.ts';

const COMBATS = ['combat-epique', 'des-de-pouvoir'] as const;
/** A combat stays the same combat with cards or with power dice; any other kind begins from its example, under `fresh` (the reader's rulings). */
export const asMode = (work: Work, mode: Mode, fresh: (work: Work) => Work = (one) => one): Work => {
  if (work.mode === mode) return work;
  const to = COMBATS.find((one) => one === mode);
  if (to !== undefined && isOf(work, COMBATS)) return { ...work, mode: to };
  const { author } = work;
  const started = fresh(STARTERS[mode]);
  return author === undefined ? started : { ...started, author };
};

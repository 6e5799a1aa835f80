// What each part of a solo score is called.
import type { ScorePart } from './types.ts';

export const SCORE_NAMES: Readonly<Record<ScorePart, string>> = {
  pv: 'PV de la partie',
  'avant-postes': 'avant-postes capturés',
  manches: 'manches restantes',
  defaites: 'défaites',
  degats: 'séries de 3 dégâts',
  reussite: 'scénario réussi',
};

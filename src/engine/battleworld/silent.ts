// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { BwRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
export const SILENT = {
  'bw.but.joueurs': 'Le moteur n’a que deux places : aucun coup ne le rappelle.',
  'bw.mise-en-place.factions-libres': 'C’est une permission : une équipe mêlée est acceptée sans commentaire.',
  'bw.mise-en-place.jetons-puissance':
    'Les jetons sont là dès la mise en place, qui ne raconte rien quand elle réussit.',
  'bw.mise-en-place.jeton-relance': 'Le jeton est là dès la mise en place, qui ne raconte rien quand elle réussit.',
  'bw.mise-en-place.de-force': 'Le dé vient avec la fiche à la mise en place, qui ne raconte rien quand elle réussit.',
} as const satisfies Readonly<Partial<Record<BwRule, string>>>;

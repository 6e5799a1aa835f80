// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { BfRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
export const SILENT = {
  'bf.zones.quatre':
    'Les quatre zones sont les emplacements de la table : chaque carte jouée, piochée ou défaussée passe de l’une à l’autre.',
  'bf.zones.sans-limite': 'C’est une permission : rien n’est compté, donc rien n’est dit.',
  'bf.zones.defausse-consultation': 'Les défausses restent visibles sur la table : les regarder n’est pas un coup.',
  'bf.grammaire.parametre-sens': 'Elle se lit dans le texte d’une carte, pas dans une partie.',
  'bf.grammaire.la-technique': 'C’est une façon de nommer la carte d’où vient l’étape : chaque étape jouée la suit.',
  'bf.grammaire.dix-neuf': 'C’est un compte des mots clés : il se lit dans le texte des cartes, pas dans une partie.',
  'bf.grammaire.deux-modificateurs':
    'C’est un compte des modificateurs : il se lit dans le texte des cartes, pas dans une partie.',
} as const satisfies Readonly<Partial<Record<BfRule, string>>>;

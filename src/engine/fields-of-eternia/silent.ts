// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { FoeRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
export const SILENT = {
  'foe.presentation.pv-ps':
    'Ce sont deux mots : les PS d’un héros et les PV d’une équipe sont comptés à part, et rien ne les mêle.',
  'foe.presentation.modes': 'Chaque manière de jouer est ici une table à part : on la choisit avant de commencer.',
  'foe.mise-en-place.eternium-depart':
    'L’Eternium est là dès la mise en place, qui ne raconte rien quand elle réussit.',
  'foe.victoire.suivi': 'Le site compte de lui-même : la carte victoire n’a pas besoin de jetons.',
  'foe.victoire.limite-defausse':
    'Une main ne dépasse jamais ce que l’équipe peut encore jouer : il n’y a jamais rien à défausser.',
  'foe.deplacement.eau-place': 'Aucune carte d’exemple n’envoie un héros dans l’eau.',
  'foe.soutien.sort-ordre':
    'Les sorts sont demandés un par un, l’équipe active d’abord : deux sorts n’attendent jamais ensemble.',
  'foe.rapide.options': 'On les coche avant de commencer : chacune des trois se voit ensuite dans ses propres règles.',
  'foe.premiere.conseil': 'C’est un conseil sur les options à choisir : rien ne s’applique.',
  'foe.lexique.actif': 'C’est un mot : le héros actif est celui dont c’est le tour, à chaque coup.',
  'foe.lexique.modificateur': 'C’est un mot : la valeur d’une carte de base, nommée dans le détail de chaque total.',
  'foe.lexique.pack': 'C’est un autre nom du paquet du héros, dont la limite a sa propre règle.',
} as const satisfies Readonly<Partial<Record<FoeRule, string>>>;

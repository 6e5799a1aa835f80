import type { Words } from '../../site/words.ts';

export const MOTS: Words = {
  jouer: {
    description:
      'Jouer une partie de Battleworld sur un seul appareil : dés lancés, saisis ou choisis, retours sans limite, chances affichées.',
    chapeau:
      "Une partie à deux sur le même appareil : dés lancés, saisis ou choisis ; on revient en arrière autant qu'on veut.",
  },
  atelier: {
    description:
      'Préparer un scénario de Battleworld : équipes, fiches, plateau, modules, options ; vérifier, imprimer, partager.',
    chapeau:
      'Composez les équipes, le plateau et les options. Chaque faute se signale à côté de son champ, avec la règle qui la dit.',
    sansScript: "L'atelier vérifie et dessine le scénario dans votre navigateur : il demande JavaScript.",
  },
  aide: {
    description:
      "L'aide de jeu de Battleworld sur une page : le tour, où poser le dé, qui viser, le combat, chacun avec sa règle.",
  },
};

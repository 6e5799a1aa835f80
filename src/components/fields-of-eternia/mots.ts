import type { Words } from '../../site/words.ts';

export const MOTS: Words = {
  jouer: {
    description:
      'Jouer Fields of Eternia sur un seul appareil : combat épique, dés de pouvoir, contrées sauvages, solo, escarmouche ou partie entière, retours sans limite.',
    chapeau:
      'Un combat ou une partie entière, sur le même appareil. Cartes tirées ou saisies, dés lancés ou choisis : à chaque étape, le site compte et cite la règle.',
  },
  atelier: {
    description:
      'Préparer un combat, une carte d’Eternia ou une partie de Fields of Eternia : héros, paquets, zones, options ; vérifier, imprimer, partager.',
    chapeau:
      'Recopiez vos cartes, tracez votre carte, réglez les options. Chaque faute se signale à côté de son champ, avec la règle qui la dit.',
    sansScript: 'L’atelier vérifie et dessine le scénario dans votre navigateur : il demande JavaScript.',
  },
  aide: {
    description:
      'L’aide de jeu de Fields of Eternia à imprimer en deux feuilles : la manche, les actions, les coûts, les limites, puis le combat épique et ses dix phases, chacun avec sa règle.',
  },
};

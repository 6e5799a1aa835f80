import type { Words } from '../../site/words.ts';

export const MOTS: Words = {
  jouer: {
    description:
      'Jouer une partie de BattleFight sur un seul appareil, de 2 à 6 personnes : étapes exécutées une à une, mains cachées, retours sans limite.',
    chapeau:
      'De 2 à 6 personnes sur le même appareil, ou contre la machine. Chaque carte s’exécute étape par étape, sous vos yeux.',
  },
  atelier: {
    description:
      'Écrire des cartes de BattleFight, composer des decks, préparer une partie ou une position d’étude ; vérifier, imprimer, partager.',
    chapeau:
      'Écrivez vos cartes, composez vos decks, placez les pions. Chaque faute se signale à côté de son champ, avec la règle qui la dit.',
    sansScript: 'L’atelier lit et vérifie vos cartes dans votre navigateur : il demande JavaScript.',
  },
  aide: {
    description:
      'L’aide de jeu de BattleFight à imprimer en deux feuilles : le tour, les techniques de base, les distances, puis les 19 mots clés, chacun avec sa règle.',
  },
};

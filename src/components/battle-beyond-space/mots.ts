import type { Words } from '../../site/words.ts';

export const MOTS: Words = {
  jouer: {
    description:
      'Jouer une partie de Battle Beyond Space sur un seul appareil, à 3 ou à 4 ou contre la machine : lignes de vol et de tir montrées, mains et pouvoirs cachés, retours sans limite.',
    chapeau:
      'À 3 ou à 4 sur le même appareil, ou contre la machine. Le plateau montre où chaque vaisseau peut aller, et ce qu’il percuterait en s’y arrêtant.',
  },
  atelier: {
    description:
      'Dessiner un plateau de Battle Beyond Space, placer flottes, astéroïdes et sondes, recopier ses cartes, préparer une partie ou un problème ; vérifier, imprimer, partager.',
    chapeau:
      'Dessinez le plateau, placez les flottes, recopiez vos cartes. Chaque faute se signale à côté de son champ, avec la règle qui la dit.',
    sansScript: 'L’atelier lit et vérifie vos positions dans votre navigateur : il demande JavaScript.',
  },
  aide: {
    description:
      'L’aide de jeu de Battle Beyond Space à imprimer en deux feuilles : les sept étapes, les tirs, les manœuvres, puis les collisions et les douze pouvoirs, chacun avec sa règle.',
  },
};

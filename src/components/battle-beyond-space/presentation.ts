import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  joueurs: '3-4 joueurs',
  duree: '9 manches',
  phrase: 'Des escadrons lancés droit devant, sur hexagones.',
  texte:
    "Trois ou quatre flottes s'affrontent autour d'un astéroïde, sans un seul dé. Chaque tour tient dans les trois chiffres d'une carte : la vitesse d'un escadron de chasseurs, de combien il tourne après avoir tiré, et ce que peut manœuvrer un destroyer. On survole tout, mais gare à la case où l'on s'arrête : les collisions coûtent autant que les tirs. Chaque race cache l'un de ses trois pouvoirs, et neuf manches plus tard on compte les prises, les sondes et les cases tenues au centre.",
};

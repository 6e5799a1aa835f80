import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  vitrine: { exemple: 'un-tour-complet', etape: 4 },
  joueurs: '3-4 joueurs',
  duree: '9 manches',
  phrase: 'Des escadrons lancés droit devant, sur hexagones.',
  texte:
    "Trois ou quatre flottes s'affrontent autour d'un astéroïde, sans un seul dé. En neuf tours, marquez le plus de points : détruisez l'ennemi, ramassez les sondes, finissez sur l'anneau.",
};

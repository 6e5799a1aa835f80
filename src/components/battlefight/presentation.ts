import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  joueurs: '2-6 joueurs',
  duree: 'cartes',
  phrase: 'Chaque carte est un petit programme.',
  vitrine: { exemple: 'force-protection-et-vitesse', etape: 11 },
  texte:
    'Un duel ou une mêlée sur 37 hexagones, une technique par tour. Soyez la dernière personne en jeu : on en sort sans point de vie, ou poussé hors du plateau.',
};

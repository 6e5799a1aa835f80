import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  joueurs: '2-6 joueurs',
  duree: 'cartes',
  phrase: 'Chaque carte est un petit programme.',
  vitrine: { exemple: 'force-protection-et-vitesse', etape: 11 },
  texte:
    "Un duel ou une mêlée sur 37 hexagones. À chaque tour, on joue une technique : une carte de sa main, ou l'une des cinq techniques de base. Une carte est un petit programme, écrit avec 19 mots clés ; ses étapes s'exécutent dans l'ordre, jusqu'à un échec, à la dernière, ou à un « Stable » qui la laisse en attente. Gagne la dernière personne en jeu.",
};

import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  joueurs: '2 joueurs',
  duree: '30-60 min',
  phrase: 'Deux équipes, des dés gonflés à la Puissance.',
  vitrine: { exemple: 'hulk-capitaine-contre-fatalis', etape: 8 },
  texte:
    "Deux camps de quatre personnages s'affrontent autour de leurs bases. À chaque tour, on se déplace, on pose son dé sur l'action que l'on vise, puis on attaque ou on agit, à condition de ne pas avoir été dérangé entre-temps. Un combat oppose deux totaux que chacun gonfle à coups de jetons Puissance, jusqu'à ce que le plus faible renonce.",
};

import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  joueurs: '2 joueurs',
  duree: '30-60 min',
  phrase: 'Deux équipes, des dés gonflés à la Puissance.',
  vitrine: { exemple: 'hulk-capitaine-contre-fatalis', etape: 8 },
  texte:
    "Deux camps de quatre personnages s'affrontent, et Galactus approche. Gagnez avant lui : éliminez toute l'équipe adverse, ou détruisez sa base.",
};

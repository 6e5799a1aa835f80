import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  vitrine: { exemple: 'teela-contre-evil-lyn', etape: 33 },
  nomComplet: 'Masters of the Universe: Fields of Eternia',
  joueurs: '1-6 joueurs',
  duree: 'scénarios',
  parties: [
    ['Pour commencer', 'presentation'],
    ['Sur la carte', 'deplacement'],
    ['Le combat épique', 'combat'],
    ['La fin, et le début', 'defaite-et-fin'],
    ['Seul ou en escarmouche', 'solo'],
    ['Pour bien jouer', 'conseils'],
  ],
  phrase: 'Conquête, quêtes et combats épiques.',
  texte:
    "Deux équipes de héros se disputent Eternia, de jour et de nuit. À la dernière manche, l'équipe qui a le plus de points de victoire gagne : ses cartes victoire disent comment en marquer.",
};

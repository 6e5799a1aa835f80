import type { Tool } from '../../site/tools.ts';

export const OUTILS: readonly Tool[] = [
  {
    slug: 'cartes',
    titre: 'Les cartes et le plateau',
    description:
      'Les 5 techniques de base et les 25 cartes d’exemple de BattleFight : chaque étape et ce qu’elle fait, en toutes lettres. À imprimer avec le plateau de 37 cases.',
    chapeau:
      'Les techniques de base, puis les 25 cartes d’exemple du site, type par type : chaque étape, et ce qu’elle fait. Le tout s’imprime, avec le plateau, pour jouer sans le site.',
  },
];

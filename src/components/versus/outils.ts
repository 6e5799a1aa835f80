import type { Tool } from '../../site/tools.ts';

export const OUTILS: readonly Tool[] = [
  {
    slug: 'pouvoirs',
    titre: 'Les 65 pouvoirs de QG',
    description:
      'Les 65 pouvoirs de QG de Versus, héros et vilains : chaque étape avec sa règle, à filtrer par camp, genre, dé, compétence ou pion, et à essayer sur une table prête.',
    chapeau:
      'Chaque fiche s’ouvre sur ses étapes et leurs règles. Filtrez-les par camp, genre, dé, compétence ou pion, puis essayez un pouvoir sur une table prête.',
  },
  {
    slug: 'disques',
    titre: 'Le planificateur de disques',
    description:
      'Planifier les disques de Versus tour par tour : combien d’activations payer, à quel moment attendre, où un plan casse et pourquoi, et le plus d’activations possible.',
    chapeau:
      'Dites combien de tuiles vous comptez activer à chaque tour : le site suit vos disques d’une zone à l’autre, et montre où le plan casse.',
  },
];

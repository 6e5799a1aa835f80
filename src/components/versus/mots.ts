import type { Words } from '../../site/words.ts';

export const MOTS: Words = {
  jouer: {
    description:
      'Tenir une partie de Versus sur un seul appareil : disques, cubes et rivières des deux camps, pouvoirs de QG pas à pas, objectifs comptés, vérifications de fin, rappels de l’étape, retours sans limite.',
    chapeau:
      'À 2, un téléphone au milieu de la table. Vous jouez sur le plan et vous rapportez ce qui s’y passe ; le site compte les disques, rappelle ce qu’on oublie et dit quand la mission finit.',
  },
  atelier: {
    description:
      'Préparer une partie de Versus : mission, postes de commandement, rivières, équipes, personnages de vos boîtes, ou une mission de votre main ; vérifier, imprimer, partager.',
    chapeau:
      'Choisissez une mission ou écrivez la vôtre, remplissez les rivières, recopiez vos tuiles. Chaque faute se signale à côté de son champ, avec la règle qui la dit.',
    sansScript: 'L’atelier relit vos scénarios dans votre navigateur : il lui faut JavaScript.',
  },
  aide: {
    description:
      'L’aide de jeu de Versus sur une page : les cinq étapes d’un tour, le coût des activations, les fins et les victoires des huit missions, chacune avec sa règle.',
  },
};

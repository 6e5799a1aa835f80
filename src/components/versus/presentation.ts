import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  nomComplet: 'Versus, le mode escarmouche de Batman: Gotham City Chronicles',
  joueurs: '2 joueurs',
  duree: '8 missions',
  phrase: 'Une rivière de tuiles, et des disques comptés.',
  texte:
    "Héros et vilains s'affrontent dans Gotham, chacun depuis un poste de commandement. La première tuile activée d'un tour coûte 1 disque, la deuxième 2, la troisième 3 ; les tuiles du bout de la rivière demandent aussi plus d'énergie. Chaque camp a son QG, pris parmi 65 fiches de pouvoirs, et chacune des huit missions dit quand la partie finit et qui l'emporte. Ce qui se passe sur le plan se joue avec le livret de base, que le livret n'a pas : vous le rapportez, le site tient les comptes.",
};

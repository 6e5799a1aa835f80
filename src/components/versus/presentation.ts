import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  vitrine: { exemple: 'quatre-bombes', etape: 17 },
  nomComplet: 'Versus, le mode escarmouche de Batman: Gotham City Chronicles',
  joueurs: '2 joueurs',
  duree: '8 missions',
  parties: [
    ['Pour commencer', 'presentation'],
    ['Chaque tour', 'tour'],
    ['Missions', 'm1'],
    ['Pouvoirs', 'pouvoirs-heros-1'],
  ],
  phrase: 'Une rivière de tuiles, et des disques comptés.',
  texte:
    "Héros et vilains s'affrontent dans Gotham, chacun depuis un poste de commandement, et la mission dit quand la partie finit et qui l'emporte. Les figurines se jouent sur votre table : vous rapportez ce qui s'y passe, le site tient les comptes.",
};

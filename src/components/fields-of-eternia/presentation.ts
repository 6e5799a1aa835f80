import type { Presentation } from '../../site/presentation.ts';

export const PRESENTATION: Presentation = {
  nomComplet: 'Masters of the Universe: Fields of Eternia',
  joueurs: '1-6 joueurs',
  duree: 'scénarios',
  phrase: 'Conquête, quêtes et combats épiques.',
  texte:
    "Deux équipes de trois héros se disputent Eternia, de jour et de nuit. À son tour, un héros se déplace, mobilise des soldats, brave les contrées sauvages, part en quête ou se repose. Quand deux héros se rencontrent, c'est le combat épique : dix phases, des cartes posées sur une grille de trois zones, deux manches au plus. Les créatures se combattent aux dés, les soldats s'éliminent un contre un.",
};

// What players ask most at the table, each with the rule that answers: « Ma table », and the search before anything is typed.
import type { Question } from '../kernel/rules.ts';
import type { BbsRule } from './rules.ts';

export const QUESTIONS: readonly Question<BbsRule>[] = [
  ['Dois-je avancer du nombre exact de cases ?', 'bbs.chasseurs.nombre-exact'],
  ['À combien de cases un chasseur tire-t-il ?', 'bbs.tir-chasseurs.portee'],
  ["Mon chasseur finit sur l'un des miens : que se passe-t-il ?", 'bbs.collisions-chasseurs.allie'],
  ['Que se passe-t-il si mon chasseur sort du plateau ?', 'bbs.collisions-chasseurs.hors-plateau'],
  ['Combien de points vaut un destroyer ?', 'bbs.but.valeur-destroyer'],
  ["Faut-il s'arrêter sur une sonde pour la ramasser ?", 'bbs.sondes.ramassage'],
];

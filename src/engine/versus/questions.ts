// What players ask most at the table, each with the rule that answers: « Ma table », and the search before anything is typed.
import type { Question } from '../kernel/rules.ts';
import type { VsRule } from './rules.ts';

export const QUESTIONS: readonly Question<VsRule>[] = [
  ['Combien de disques pour activer une troisième tuile ?', 'vs.dpa.cout-n'],
  ['Combien de disques récupère-t-on par tour ?', 'vs.dpa.recuperation'],
  ['Les disques non dépensés sont-ils perdus ?', 'vs.dpa.report'],
  ['Puis-je passer mon tour sans rien activer ?', 'vs.tour.renoncer'],
  ["Suis-je obligé d'utiliser le pouvoir du QG ?", 'vs.qg.obligatoire'],
  ["Un pouvoir de QG contredit la mission : qui l'emporte ?", 'vs.presentation.hierarchie'],
];

// What players ask most at the table, each with the rule that answers: « Ma table », and the search before anything is typed.
import type { Question } from '../kernel/rules.ts';
import type { BwRule } from './rules.ts';

export const QUESTIONS: readonly Question<BwRule>[] = [
  ['De combien de cases un personnage se déplace-t-il ?', 'bw.deplacement.a-pied'],
  ['Qui commence le tour suivant ?', 'bw.tour.changement-initiative'],
  ['Que se passe-t-il à égalité dans un combat ?', 'bw.combat.egalite'],
  ["On m'attaque avant mon action : est-elle perdue ?", 'bw.derangement.effet'],
  ['Puis-je remettre un jeton après avoir renoncé ?', 'bw.combat.renoncement'],
  ['Peut-on frapper un volant au corps à corps ?', 'bw.portee.vol-immunite'],
];

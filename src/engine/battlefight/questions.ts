// What players ask most at the table, each with the rule that answers: « Ma table », and the search before anything is typed.
import type { Question } from '../kernel/rules.ts';
import type { BfRule } from './rules.ts';

export const QUESTIONS: readonly Question<BfRule>[] = [
  ['Avec combien de cartes en main commence-t-on ?', 'bf.mise-en-place.main-initiale'],
  ['À 0 point de vie, est-ce fini ?', 'bf.fin.defaite-vie'],
  ['Ma pioche est vide : que faire ?', 'bf.main.piocher-vide-vie'],
  ['Puis-je passer mon tour ?', 'bf.tour.obligation'],
  ["Peut-on pousser quelqu'un hors du plateau ?", 'bf.position.pousser-hors-plateau'],
  ['Que coûte de déstabiliser une carte ?', 'bf.enchainement.destabiliser-cout'],
];

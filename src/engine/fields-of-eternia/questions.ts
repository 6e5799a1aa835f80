// What players ask most at the table, each with the rule that answers: « Ma table », and the search before anything is typed.
import type { Question } from '../kernel/rules.ts';
import type { FoeRule } from './rules.ts';

export const QUESTIONS: readonly Question<FoeRule>[] = [
  ["Combien d'actions un héros fait-il par tour ?", 'foe.activation.deux-actions'],
  ['Combien de fois peut-on se concentrer ?', 'foe.p3-cartes.concentration-limite'],
  ["Égalité d'initiative : qui frappe en premier ?", 'foe.p5-totaux.initiative-egalite'],
  ['Quand peut-on fuir un combat ?', 'foe.p8-fuite.condition'],
  ['Mon héros est vaincu : que dois-je payer ?', 'foe.vaincu.paiement'],
  ['Que récupère-t-on la nuit ?', 'foe.manche.nuit'],
];

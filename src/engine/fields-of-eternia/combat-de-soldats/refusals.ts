// Why a play or a scenario of a soldiers' combat is refused.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const BATAILLE_REFUSALS = {
  'bataille-finie': 'Ce combat est terminé.',
  'bataille-a-repartir': 'L’équipe attaquée doit d’abord dire qui encaisse le prochain dégât.',
  'bataille-rien-a-repartir': 'Il n’y a rien à répartir : une seule cible peut encaisser.',
  'bataille-cible': 'Cette figurine n’est pas là, ou ne peut plus rien encaisser.',
  // Scenarios.
  'bataille-nombre': 'De 0 à 3 soldats par équipe dans une zone.',
  'bataille-personne': 'Il faut au moins un soldat, ou un héros, pour attaquer.',
  'bataille-sans-ennemi': 'Il faut au moins une figurine ennemie dans la zone : un héros, un soldat ou un boss.',
  'bataille-heros-ps': 'Les PS d’un héros engagé vont de 1 à 20.',
  'bataille-heros-et-soldats': 'Un héros entre seul : ses soldats se déplacent par une autre action.',
  'bataille-epique': 'Un héros ennemi est là : le combat épique passe avant les soldats.',
  'bataille-trois-heros': 'Une équipe a trois héros au plus.',
  'bataille-option': 'Ce jeu n’a pas de réglage « {reglage} », ou il n’est ni oui ni non : retirez-le.',
} as const satisfies Readonly<Record<string, string>>;

export const { no, fault, faultWith } = faultsOf<FoeRule, typeof BATAILLE_REFUSALS>();

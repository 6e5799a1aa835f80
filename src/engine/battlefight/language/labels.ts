// How the words of the card language are written. Nothing else: engines that print a step carry these.
import type { Keyword, Modifier, TechniqueType } from '../types.ts';

export const KEYWORD_LABELS: Readonly<Record<Keyword, string>> = {
  blesser: 'Blesser',
  bloquer: 'Bloquer',
  charme: 'Charme',
  'corps-a-corps': 'Corps à corps',
  defausser: 'Défausser',
  distance: 'Distance',
  force: 'Force',
  destabiliser: 'Déstabiliser',
  stable: 'Stable',
  piocher: 'Piocher',
  pousser: 'Pousser',
  protection: 'Protection',
  rejouer: 'Rejouer',
  'se-blesser': 'Se blesser',
  'se-deplacer': 'Se déplacer',
  's-empecher': 'S’empêcher',
  's-empecher-carte': 'S’empêcher carte',
  'si-possible-defausser': 'Si possible défausser',
  vitesse: 'Vitesse',
};
export const MODIFIER_LABELS: Readonly<Record<Modifier, string>> = {
  adversaire: 'L’adversaire a',
  tous: 'Tout le monde a',
};
/** In lower case: a card's own line begins with a capital (`printCard`). */
export const TYPE_LABELS: Readonly<Record<TechniqueType, string>> = {
  attaque: 'attaque',
  defense: 'défense',
  deplacement: 'déplacement',
  concentration: 'concentration',
  rhetorique: 'rhétorique',
};

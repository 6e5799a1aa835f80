// Where a fault is, in words: « J2, deck », « Coup de boule, étapes ».
import { capital } from '../../../engine/kernel/french.ts';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import { shelfOf, titleIn, type Work } from './model.ts';

const FIELDS: Readonly<Record<string, string>> = {
  name: 'nom',
  note: 'note',
  author: 'auteur',
  first: 'qui commence',
  options: 'réglages',
  players: 'les personnes',
  active: 'techniques en attente',
  collection: 'collection',
  cards: 'mes cartes',
  kind: 'format',
  cell: 'case',
  deck: 'deck',
  life: 'vie',
  damage: 'dégât',
  hand: 'main',
  pile: 'dessus de la pioche',
  shuffled: 'reste de la pioche',
  discard: 'défausse',
  out: 'éliminée',
  card: 'carte',
  owner: 'propriétaire',
  target: 'cible',
  next: 'prochaine étape',
  bearers: 'porteurs des effets',
  title: 'titre',
  type: 'type',
  steps: 'étapes',
  id: 'nom interne',
  manches: 'nombre de parties',
  mainDeDepart: 'main de départ',
  placement: 'angles de départ',
};
const whole = (word: string | undefined): string => capital(FIELDS[word ?? ''] ?? 'scénario');

export const placeOf = (path: string, work: Work): string => {
  const [list = '', index = '', field] = path.split('.');
  const at = Number(index);
  const shelf = shelfOf(work);
  const named = (who: string): string =>
    field === undefined || FIELDS[field] === undefined ? who : `${who}, ${FIELDS[field]}`;
  const [player, card, active] = [work.players[at], work.cards[at], work.active?.[at]];
  if (index === '') return whole(list);
  if (list === 'players' && player !== undefined) return named(nameOf(player, at));
  if (list === 'cards' && card !== undefined) return named(titleIn(shelf, card.id));
  if (list === 'active' && active !== undefined) return named(`${titleIn(shelf, active.card)} en attente`);
  if (list === 'collection') return `Collection, ${titleIn(shelf, index)}`;
  return whole(list === 'options' ? index : list);
};

// What the core of the game says when it refuses: plays first, then scenarios. {x} stands for a value of the refusal.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const CORE_REFUSALS = {
  // Whose word it is
  'partie-finie': 'La partie est finie.',
  'autre-decision': 'Une autre décision est attendue d’abord.',
  'combat-en-cours': 'Un combat est en cours : il se joue d’abord jusqu’au bout.',
  'pas-de-combat': 'Aucun combat de cette sorte n’est en cours.',
  'coup-inconnu': 'Rien de tel n’existe dans cette partie.',
  // The turn
  'heros-deja-active': 'Ce héros a déjà été activé pendant cette manche.',
  'heros-autre-equipe': 'Ce n’est pas à l’équipe de ce héros d’en activer un.',
  'repos-jour': 'On ne se repose que de nuit.',
  'repos-actions': 'Se reposer demande les 2 actions standard du tour : une action est déjà faite.',
  // Movement
  'zone-inconnue': 'Cette zone n’est pas sur la carte.',
  'zone-non-adjacente': 'Cette zone ne touche pas celle où se trouve le héros.',
  'chemin-non-controle': 'Pour suivre ce chemin, l’équipe doit contrôler les deux avant-postes qu’il relie.',
  'chemin-action': 'Suivre un chemin est ici une action à part.',
  'eau-interdite': 'Sans capacité de vol, un héros n’entre pas dans l’eau.',
  'eau-couloir': 'Même en volant, on ne s’arrête pas dans l’eau : on la traverse par un couloir de vol.',
  'couloir-vol': 'Seul un héros qui vole suit un couloir de vol.',
  'base-inviolable': 'C’est la base d’une autre équipe : on n’y entre pas et on ne la survole pas.',
  'points-insuffisants': 'Il faut {cout point} de déplacement pour y aller ; il en reste {reste}.',
  protection: 'Période de protection : on n’attaque aucun héros ennemi avant l’événement crâne 2.',
  'pas-de-tour': 'Le voyage rapide va d’une tour à une autre tour.',
  'option-chemins': 'Sans l’option, suivre un chemin fait partie du déplacement.',
  'pas-de-chemin': 'Aucun chemin ne relie ces deux avant-postes.',
  // Soldiers
  'renfort-lieu': 'On renforce l’avant-poste où se trouve le héros, s’il n’y a aucun ennemi.',
  'base-sans-soldat': 'Aucun soldat ne va dans une base, sauf si le scénario, une capacité ou une carte le permet.',
  'reserve-soldats': 'La réserve de l’équipe n’a pas autant de soldats.',
  'plafond-soldats': 'Un avant-poste contient 3 soldats de l’équipe au plus.',
  'nombre-soldats': 'On déplace de 1 à 3 soldats, parmi ceux de l’avant-poste de départ.',
  'soldats-portee': 'Le héros doit être dans l’avant-poste de départ des soldats, ou dans une zone voisine.',
  // Combats, defeats, end of the game
  'defenseur-absent': 'Ce héros ne défend pas cette zone.',
  'paiement-carte': 'Le héros vaincu ne possède pas cette carte, ou elle ne vaut rien.',
  'paiement-reserve': 'La réserve ne suffit pas : il faut d’abord donner des cartes.',
  'retraite-zone': 'Le héros ne peut pas aller là.',
  'duel-heros': 'Chaque équipe à égalité désigne un de ses héros pour le duel.',
  // Chance
  'hasard-impossible': 'Le hasard ne peut pas donner cela maintenant.',
} as const;
export const CORE = faultsOf<FoeRule, typeof CORE_REFUSALS>();

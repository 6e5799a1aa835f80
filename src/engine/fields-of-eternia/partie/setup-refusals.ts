// What the set-up of a game says when it refuses, and its notices; {x} stands for a value of the refusal.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const SETUP_REFUSALS = {
  'option-inconnue': 'Ce jeu n’a pas de réglage « {reglage} », ou il n’est ni oui ni non : retirez-le.',
  // Teams
  'equipes-nombre': 'Il faut 2 équipes, ou 3 avec une extension.',
  'factions-egales': 'Deux équipes ne prennent pas la même faction.',
  'heros-nombre': 'Une équipe aligne 3 héros.',
  'heros-nombre-libre': 'Une équipe aligne de 1 à 3 héros.',
  'heros-inconnu': 'Ce héros n’existe pas : saisissez sa carte ou choisissez un héros d’exemple.',
  'heros-double': 'Ce héros est déjà en jeu, ou porte le nom d’un autre.',
  'heros-faction': 'Ce héros porte le symbole d’une autre faction.',
  'montes-nombre': 'Une équipe aligne un seul héros monté.',
  'joueurs-nombre': 'Le jeu accueille de 1 à 6 joueurs : il y en a {joueurs}.',
  'joueurs-equipe': 'Cette équipe a plus de joueurs que de héros.',
  'depart-inconnu': 'L’équipe de départ est une des équipes en jeu.',
  'reserve-bornes': 'Cette réserve doit être un entier de 0 à 500.',
  'paquet-composition':
    'Le paquet de combat de départ compte 7 « +1 », 6 « +2 », 3 « +3 », 2 surcharge, 1 temps, 1 outil et 1 flux.',
  'reserve-combat': 'Une réserve de cartes de combat compte chaque sorte par un entier de 0 à 99.',
  // The map and the track
  'carte-inconnue-plan': 'Aucun plan d’exemple ne porte ce nom : choisissez-en un, ou dessinez le vôtre.',
  'zone-double': 'Deux zones portent le même nom interne « {zone} ».',
  'lien-zone': 'Un lien du plan joint deux zones différentes du plan.',
  'lien-chemin': 'Un chemin relie deux avant-postes.',
  'lien-couloir': 'Un couloir de vol relie deux zones de terre.',
  'eternium-imprime': 'L’Eternium imprimé d’une zone est un entier de 0 à 99.',
  'marchand-lieu': 'Un marchand ou une tour se trouve dans un avant-poste.',
  'compteur-vide': 'Le compteur de manche a au moins une case.',
  'compteur-cranes': 'Le compteur d’une partie entière a quatre cases crâne, numérotées de 1 à 4.',
  'manche-etude': 'On ne choisit la manche de départ que dans une position d’étude.',
  'manche-bornes': 'Cette case n’est pas sur le compteur.',
  'premiere-zones': 'Une première partie demande 3 avant-postes marchands de chaque côté du plan.',
  // Places
  'base-lieu': 'Une base est un avant-poste du plan.',
  'base-double': 'Deux équipes n’ont pas la même base.',
  'zone-absente': 'Cette zone n’est pas sur le plan.',
  'heros-mer': 'Aucune figurine ne se place dans l’eau.',
  'heros-base': 'Un héros ne se place pas dans la base d’une autre équipe.',
  'deux-equipes': 'Deux équipes sont dans la même zone : résolvez d’abord le combat.',
  'boss-heros': 'Le boss est dans la zone d’un héros : résolvez d’abord le combat.',
  'boss-base': 'Un boss ne se place pas dans une base.',
  'degats-bornes': 'Un héros en jeu garde au moins 1 PS.',
  'soldats-lieu': 'Les soldats se placent dans un avant-poste.',
  'soldats-base':
    'Aucun soldat ne peut être placé dans une base, sauf si le scénario, une capacité ou une carte le permet à son équipe.',
  'soldats-zone': 'Il ne peut y avoir plus de 3 soldats dans un avant-poste.',
  'soldats-total': 'Une faction a 15 soldats : il y en a {soldats} sur le plan.',
  'jeton-double': 'Une zone porte un seul jeton quête.',
  // Cards
  'carte-inconnue': 'Aucune carte ne porte l’identifiant « {carte} ».',
  'carte-double': 'La carte « {carte} » est à deux endroits.',
  'carte-definie': 'Deux cartes portent l’identifiant « {carte} ».',
  'carte-paquet': 'La carte « {carte} » ne va pas dans ce paquet.',
  'carte-valeurs':
    'Une valeur de la carte « {carte} » sort des bornes : de 0 à 20 pour le combat, avec au moins 1 PS, et de 0 à 99 pour un coût ou des PV.',
  'victoire-nombre': 'Une équipe a au plus une carte victoire par héros.',
  'offre-nombre': 'Une offre montre 4 cartes au plus.',
  'offre-etude': 'Les offres ne sont ouvertes d’avance que dans une position d’étude ou une escarmouche.',
  'boss-carte': 'Cette carte n’est pas celle d’un boss.',
  'boss-degats': 'Un boss en jeu garde au moins 1 PS.',
  'crane-evenement': 'Il y a un événement au plus par crâne, de 1 à 4.',
  // Dice
  'de-faces': 'Les faces du dé doivent être 6 au total.',
  'de-relances': 'Un dé qui ne montre que « relancer » ne finit jamais d’être relancé.',
  'de-epique': 'Le dé épique a au moins une issue possible, et chacune a un poids entier de 0 à 999.',
  // Skirmishes
  'escarmouche-scenario': 'Une escarmouche demande les règles de son scénario, et elle seule.',
  'escarmouche-zones': 'Chaque équipe a sa zone de déploiement, avec au moins un avant-poste du plan.',
  'escarmouche-nombres': 'Une escarmouche compte de 0 à 15 soldats et de 0 à 20 jetons quête par équipe.',
  'escarmouche-fin': 'La fin d’une escarmouche est une des manches du compteur.',
  // Notices
  'note-base-masters': 'D’ordinaire, la base des Masters of the Universe est le Château Grayskull.',
  'note-base-evil': 'Pour un scénario standard, le Temple de Serpos est conseillé aux Evil Warriors.',
  'note-compensation': 'Une équipe sans héros monté reçoit 4 Eternium de plus face à une équipe qui en a un.',
} as const;
export const SETUP = faultsOf<FoeRule, typeof SETUP_REFUSALS>();

import type { Refusal } from '../kernel/rules.ts';
import { faultsOf } from '../kernel/faults.ts';
import type { DeckCode } from './decks-text.ts';
import type { FormationCode } from './formation/sentences.ts';
import type { BfRule } from './rules.ts';

/** Every reason to refuse an action or a position, with its French sentence; {x} stands for a value of the refusal. */
export const REFUSALS = {
  // Play
  'partie-finie': 'La partie est terminée.',
  'autre-decision': "Ce n'est pas ce qu'il faut décider maintenant.",
  'tirage-impossible': 'Ce tirage est impossible : aucune carte de ce nom ne peut venir.',
  'technique-absente': "Cette technique n'est ni une technique de base, ni une carte de la main.",
  'technique-interdite': '« {titre} » est interdite : une technique active empêche de choisir ce type.',
  'cartes-interdites':
    '« {titre} » est interdite : une technique active empêche de choisir une carte. Les techniques de base restent permises.',
  'cartes-du-type-interdites':
    '« {titre} » est interdite : une technique active empêche de choisir une carte de ce type. La technique de base de ce type reste permise.',
  'cible-soi': 'On ne se cible pas soi-même : choisissez un adversaire.',
  'cible-eliminee': 'Cette personne est éliminée : elle ne peut plus être ciblée.',
  'case-inconnue': "Cette case n'est pas sur le plateau : elles vont de A1 à G4.",
  'case-occupee': 'La case {case} est occupée par un pion.',
  'case-non-adjacente': "La case {case} n'est pas adjacente.",
  'case-pas-plus-loin': "La case {case} n'éloigne pas : il faut pousser strictement plus loin de soi.",
  'pas-au-bord': "Le pion n'est pas au bord du plateau : on ne peut pas l'expulser.",
  'pousser-obligatoire': 'Il faut pousser : au moins une case convient.',
  'bord-expulser-ou-rien': 'Avec ce réglage, un pion au bord est expulsé ou reste où il est.',
  'carte-pas-en-main': "Cette carte n'est pas dans la main.",
  'technique-non-active': "Cette technique n'est pas, ou n'est plus, active.",
  'technique-en-cours': '« {titre} » est en cours d’exécution : seule une technique Stable se déstabilise.',
  'main-insuffisante': 'Pour déstabiliser « {titre} », il faut avoir {cartes} {mot} en main.',
  'repetition-moment': 'La répétition se réclame au début d’un tour.',
  'repetition-pas-encore': "Cette position n'est pas encore venue trois fois au début d'un tour.",
  'personne-eliminee': 'Cette personne est éliminée : elle ne joue plus.',
  'nulle-deja-proposee': 'Cette personne a déjà proposé la nulle pendant ce tour.',
  'sans-proposition': "Aucune nulle n'est proposée.",
  'reponse-attendue': "Une nulle est proposée : il faut d'abord y répondre.",
  'reponse-autre': "Ce n'est pas à cette personne de répondre.",
  'abandon-ferme': "L'abandon est désactivé dans les réglages de cette partie.",
  'litige-arbitre':
    'Ici les arbitrages du site tranchent : un litige n’annule la partie que si le réglage « signaler » est choisi.',
  // Set-up
  'joueurs-nombre': 'BattleFight se joue de 2 à 6 personnes.',
  'nom-double': 'Deux personnes portent le même nom : leurs pions ne se distingueraient pas.',
  'nom-long': 'Un nom compte 30 caractères au plus.',
  'pions-meme-case': 'Deux pions ne peuvent pas partager la case {case}.',
  'case-manquante': 'Placez le pion de cette personne sur une case.',
  'depart-angle': "Au départ d'une partie, chaque pion occupe un angle : {case} n'en est pas un.",
  'depart-eloignement':
    'Les pions pourraient être plus éloignés. La plus petite distance entre deux pions est de {min}, et pourrait être de {min_possible} ; la somme des distances est de {somme}, et pourrait être de {somme_possible}.',
  'match-etude': "Un match se joue depuis la mise en place : une position d'étude se joue seule.",
  'deck-manquant': 'Choisissez un deck pour cette personne.',
  'champ-etude': "Une partie complète commence à la mise en place : ceci ne se règle que dans une position d'étude.",
  'vie-bornes': 'La vie doit être un entier d’au moins 1 (999 au plus) pour une personne en jeu.',
  'degat-bornes': 'Le dégât doit être un entier positif ou nul (999 au plus).',
  'carte-inconnue': "La carte « {carte} » n'existe pas : saisissez-la ou choisissez une carte d'exemple.",
  'carte-de-base': 'Une technique de base n’est pas une carte : elle n’est dans aucune zone.',
  'trop-d-actives': 'Une position compte 100 techniques actives au plus.',
  'trop-de-cartes': 'Une zone compte 100 cartes au plus.',
  'premiere-personne': 'La personne qui commence doit être en jeu.',
  'premiere-etude': "Dans une position d'étude, dites à qui est le tour.",
  'deux-en-jeu': 'Il faut au moins deux personnes en jeu.',
  'active-proprietaire': 'Le propriétaire d’une technique active doit être en jeu.',
  'active-cible': 'Cette technique a besoin d’une cible, qui soit un adversaire.',
  'active-sans-stable': '« {titre} » ne contient pas d’étape Stable : elle ne peut pas être en attente.',
  'active-reprise': 'La prochaine étape doit suivre une étape Stable.',
  'active-porteurs': 'Les porteurs donnés ne correspondent pas aux effets continus déjà exécutés.',
  'option-invalide': 'Aucun réglage ne porte ce nom, ou il n’a pas cette valeur.',
  'carte-id': 'Deux cartes portent le même nom interne : donnez-en un autre à celle-ci.',
  'carte-titre': "Donnez un titre à la carte : il sert à l'identifier.",
  'carte-titre-long': 'Un titre compte 60 caractères au plus.',
  'carte-type': 'Type inconnu : choisissez attaque, défense, déplacement, concentration ou rhétorique.',
  'carte-sans-etape': 'Une technique a au moins une étape.',
  'carte-longue': 'Une technique compte ici 60 étapes au plus.',
  'etape-fausse':
    "Cette étape n'est pas une phrase de la langue des cartes : un mot clé, et le paramètre qu'il attend.",
  // Notices
  'deck-incomplet': 'Position d’étude : les cartes de {nom} ne font pas un deck complet ({cartes} sur 20).',
  'deck-au-dela':
    'Position d’étude : les cartes de {nom} ne viennent pas d’un seul deck (plus de 4 cartes d’un même type).',
  'vie-au-dela': 'La vie et le dégât de {nom} dépassent ensemble les 20 points du départ.',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;
/** With those of decks and of their forming, which have sentences of their own. */
export type BfCode = RefusalCode | DeckCode | FormationCode;
export type BfRefusal = Refusal<BfRule, RefusalCode>;
export const { no, noWith, fault, faultWith } = faultsOf<BfRule, typeof REFUSALS>();

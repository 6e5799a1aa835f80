// What the card modules of the game say when they refuse; {x} stands for a value of the refusal.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const CARDS_REFUSALS = {
  // Chance
  'pioche-impossible': 'Cette carte ne peut pas venir de ce paquet maintenant.',
  'face-impossible': 'Le dé contrées sauvages ne porte pas ce résultat.',
  // The turn
  'action-repetee': 'Cette action standard a déjà été faite pendant ce tour.',
  'plus-d-actions': 'Ce héros a déjà fait ses 2 actions standard.',
  'gratuite-repetee': 'Cette action gratuite a déjà été faite pendant ce tour.',
  'achat-dernier': 'L’achat était la dernière action de ce tour.',
  // Everywhere
  'carte-absente': 'Cette carte n’est pas là où on veut la prendre.',
  'eternium-insuffisant': 'La réserve de l’équipe est trop faible : il faut {cout} Eternium.',
  'paquet-vide': 'Il ne reste aucune carte à piocher, ni dans ce paquet ni dans sa défausse.',
  // The wilds and quests
  'pas-en-contree': 'On ne brave les contrées sauvages que depuis une contrée sauvage.',
  'allie-ami': 'Un allié de sa faction ne se combat pas : on le paie, ou il repart dans le paquet.',
  'allie-sans-cout': 'Cet allié ne porte pas de coût : on ne peut pas le recruter.',
  'sans-jeton-quete': 'Il n’y a pas de jeton quête dans la zone de ce héros.',
  // What a hero carries
  'equiper-moment': 'On change d’équipement pendant son propre tour, hors de tout combat.',
  'carte-non-portable': 'Seules les armures et les artefacts se portent.',
  'paquet-plein': 'Le paquet d’un héros contient {limite} cartes au plus.',
  // Merchants and exchanges
  'marchand-vu': 'Ce marchand a déjà été choisi pendant ce tour.',
  'marchand-non-controle': 'L’équipe ne contrôle aucun avant-poste de ce marchand.',
  'marchand-ferme': 'Ce marchand n’a pas encore d’offre : un héros doit d’abord prendre un de ses avant-postes.',
  'offre-deja-renouvelee': 'L’offre a déjà été renouvelée pendant cet achat.',
  'achat-commence': 'On renouvelle l’offre avant d’acheter, pas après.',
  'hors-offre': 'Cette carte n’est pas dans l’offre de ce marchand.',
  'echange-equipe': 'On échange avec un autre héros de sa propre équipe.',
  'echange-zone': 'Les deux héros doivent être dans la même zone.',
  'echange-rien': 'Aucun des deux héros n’a de carte à donner.',
  'echange-deja': 'Cette carte a déjà changé de mains pendant cet échange.',
  // Victory cards
  'sans-cartes-victoire': 'Les cartes victoire ne servent pas en escarmouche.',
  'carte-revelee': 'Une carte victoire révélée ne se défausse plus.',
  'objectif-moment': 'Un objectif se déclare hors de tout combat, entre deux actions.',
  'objectif-absent': 'Cette équipe n’attend pas cet objectif.',
  'objectif-constate': 'Cet objectif se constate de lui-même : il n’est pas encore atteint.',
  // Spells
  'sort-absent': 'Personne ne détient ce sort.',
  'sort-tour': 'Un sort de plateau se joue pendant le tour d’un héros de son équipe.',
  'sort-de-combat': 'Ce sort ne se joue que pendant un combat épique.',
  'sort-cible': 'Ce sort vise un héros ennemi, hors de sa base.',
  'sort-pour-soi': 'Sans cible indiquée, ce sort agit sur le héros qui l’utilise.',
  // Combat cards and skirmishes
  'reserve-vide': 'La réserve de l’équipe n’a plus cette carte de combat.',
  'carte-combat-meme': 'La carte retirée doit être d’une autre sorte que la carte ajoutée.',
  'carte-combat-absente': 'Le paquet de combat n’a pas cette carte à retirer.',
  'hors-escarmouche': 'Cette action n’existe qu’en escarmouche.',
  'entrainement-carte': 'L’entraînement donne une carte « +2 » ou une carte spéciale, rien d’autre.',
} as const;
export const CARDS = faultsOf<FoeRule, typeof CARDS_REFUSALS>();

/** Faults of what a scenario lets a hero carry: see `carryFaults`. */
export const CARRY_REFUSALS = {
  'carte-inconnue': 'Aucune carte ne porte cet identifiant.',
  'carte-emplacement': 'Cette carte ne se range pas là.',
  'armure-double': 'Un héros porte une seule armure de chaque sous-type.',
  'artefact-double': 'Un héros porte un seul artefact.',
  'paquet-trop-plein': 'Le paquet d’un héros contient 5 cartes au plus.',
  'sorts-pleins': 'Un héros détient 2 sorts au plus.',
} as const;

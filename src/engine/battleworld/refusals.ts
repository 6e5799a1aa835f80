import type { Some } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { BwRule } from './rules.ts';
import type { Side } from './types.ts';

/** Every reason to refuse an action or a scenario, with its French sentence. The codes of the ledger, then those of the workshop. */
export const REFUSALS = {
  'equipe-taille': 'Une équipe compte exactement 4 personnages.',
  'personnage-double': 'Ce personnage figure déjà dans la partie.',
  'cosmique-non-recrutable': 'Les personnages cosmiques ne se recrutent pas dans cette partie.',
  'force-invalide': 'La Force doit être 4, 6, 8, 10 ou 12.',
  'base-modules': 'Une base compte 2 ou 3 modules différents.',
  'module-resistance': "La résistance d'un module va de 0 à 5.",
  'horloge-invalide': 'Le nombre de tours avant Galactus doit être un entier de 1 à 999.',
  'valeur-hors-bornes': 'Cette valeur dépasse ce que porte la fiche.',
  'case-hors-plateau': 'Cette case est hors du plateau.',
  'case-occupee': 'Cette case est déjà occupée.',
  'case-module-adverse': 'On ne peut pas entrer dans un module adverse encore debout.',
  'trop-loin': 'Ce personnage ne peut pas aller si loin.',
  'survol-volant': 'On ne survole pas un personnage volant.',
  'pas-votre-tour': "Ce n'est pas à ce joueur de jouer.",
  'mauvaise-phase': "Ce coup n'est pas permis dans cette phase.",
  'deja-joue': 'Ce personnage a déjà joué ce tour.',
  'icone-pleine': 'Il ne manque aucun point dans cette jauge.',
  'pas-dans-module': 'Le personnage doit se trouver dans ce module.',
  'module-detruit': 'Ce module est détruit.',
  'soin-faction': 'On ne soigne que sa propre faction.',
  'soin-adjacence': 'Le personnage à soigner doit être adjacent.',
  'soin-inutile': "Ce personnage n'a pas perdu de point de vie.",
  'reparation-inutile': 'Ce module est déjà intact.',
  'de-mal-place': "Le dé de ce personnage n'est pas, ou n'est plus, sur cette action.",
  'cible-hors-portee': 'La cible est hors de portée.',
  'cible-vol': 'Un volant ne peut pas être attaqué au corps à corps par un personnage sans Vol.',
  'cible-alliee': "On n'attaque pas son propre camp.",
  'cible-invalide': "Cette cible n'est pas, ou n'est plus, en jeu.",
  'faction-differente': "Des factions différentes n'attaquent pas en surnombre.",
  'jetons-epuises': "Ce personnage n'a plus de jeton Puissance.",
  'jetons-allies': "Seul l'initiateur dépense des jetons Puissance.",
  parole: "Ce n'est pas à ce camp de parler.",
  'renonce-deja': 'Ce camp a renoncé dans ce combat.',
  'renonce-menant': 'Seul le moins puissant renonce.',
  'relance-epuisee': "Ce personnage n'a plus de relance.",
  'relance-deja': 'Ce jet a déjà été relancé.',
  'relance-cosmique': "La relance ne s'applique pas à un cosmique.",
  'relance-non-participant': 'Ce personnage ne participe pas au combat.',
  'relance-cible': "On ne relance que son propre dé ou celui de l'initiateur.",
  'blessures-cible': "Les blessures vont à un attaquant qui n'est pas à l'abri.",
  'jet-impossible': "Ce résultat n'existe pas sur ce dé.",
  'partie-finie': 'La partie est terminée.',
  // Beyond the ledger's list: what its rulings forbid without naming a code.
  'relance-camp': 'Dans cette lecture, on ne relance que les dés de son propre camp.',
  'passe-sans-egalite': 'On ne passe que si les deux totaux sont égaux.',
  'conclure-trop-tot': "On ne conclut qu'après le renoncement adverse.",
  'attente-impossible': "Seul le plus puissant attend, et seulement si la montée se joue dans l'ordre libre.",
  'defenseur-invalide': "Ce personnage n'a pas son dé sur une cible de la base.",
  'module-sans-icone': 'Ce module ne porte pas cette icône.',
  'attaquants-nombre': 'Une attaque engage de 1 à 4 personnages différents.',
  // Scenarios.
  'fiche-inconnue': "Cette fiche n'existe pas : choisissez un personnage de l'effectif ou saisissez sa carte.",
  'fiche-nom': 'Donnez un nom et une faction à ce personnage.',
  'vie-minimum': "Les points de vie doivent être d'au moins 1.",
  'grille-taille': 'La grille doit compter de 3 à 12 colonnes et rangées.',
  'fiche-trop': 'Une valeur de fiche va au plus à 99.',
  'tour-minimum': 'Le tour est un entier de 1 à 999.',
  'phase-inconnue': 'Un tour compte deux phases : 1 et 2.',
  'horloge-passee': 'Galactus aurait déjà gagné : choisissez un tour plus lointain.',
  'camp-elimine': 'Il faut au moins un personnage vivant par camp.',
  'base-detruite': 'Il faut au moins un module debout par camp.',
  'module-double': 'Deux modules portent le même nom interne : donnez-en un autre.',
  'initiative-manquante':
    "L'initiative ne se tire au hasard qu'au début de la partie : tour 1, phase 1, avant que personne ait joué.",
  'option-invalide': "Ce réglage n'a pas cette valeur.",
  'de-avant-tour': "En phase 1, le dé d'un personnage qui n'a pas encore joué reste au centre.",
  'distance-invalide': 'La distance est un nombre entier de cases, au moins 1.',
  'carte-partagee': 'Ces deux personnages sont imprimés sur la même carte : ils ne peuvent pas jouer ensemble.',
  // Notices: legal, but worth a word.
  'boite-puissance': "La boîte n'a que 26 jetons Puissance : prévoyez de quoi les remplacer.",
  'boite-victoire': "La boîte n'a que 20 jetons Bonus : les emplacements de Victoire pourraient en demander davantage.",
  'boite-relance': "La boîte n'a que 8 jetons Relance.",
  'forces-egales':
    'Deux personnages de cette équipe ont la même Force : la boîte ne compte qu’un dé de chaque valeur par couleur.',
  'force-12-rouge': "La boîte n'a pas de D12 rouge, la couleur d'exemple des Vilains.",
  'bases-inegales': "Les deux bases n'ont pas le même nombre de modules.",
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;
export type BwRefusal = Refusal<BwRule> & { readonly code: RefusalCode };

/** A fault of a scenario: `about` is its path, for the workshop to point at. */
export const fault = (code: RefusalCode, about: string, ...cites: Some<BwRule>): BwRefusal => ({ code, about, cites });

/** The same, about a whole side: its team or its base. */
export const sideFault = (code: RefusalCode, about: string, side: Side, ...cites: Some<BwRule>): BwRefusal => ({
  code,
  about,
  cites,
  values: { side },
});

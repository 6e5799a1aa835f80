// Words that players write and that the language does not have: suggestions are made of them.
import type { Keyword, Modifier, TechniqueType } from '../types.ts';

/** Words that are not the game's, folded, and what was likely meant. Suggested, never read: a card says what it says (A47). */
export const SYNONYMS: Readonly<Record<Keyword, string>> = {
  blesser: 'frapper, attaquer, attaque, infliger, toucher, cogner, taper, degat, degats',
  bloquer: 'soigner, se soigner, guerir, parer, encaisser, recuperer, regagner, soin, soins',
  charme: 'charmer, seduire, seduction',
  'corps-a-corps': 'contact, au contact, melee, adjacent',
  defausser: 'jeter, se defausser, defausse',
  distance: 'a distance, portee, loin',
  force: 'renforcer, puissance',
  destabiliser: 'desactiver, annuler, detruire, reprendre',
  stable: 'stabiliser, attendre, permanent',
  piocher: 'tirer, prendre, pioche',
  pousser: 'repousser, bousculer, expulser, ejecter, projeter',
  protection: 'proteger, se proteger, defendre, se defendre, armure, bouclier',
  rejouer: 'jouer, rejoue, recommencer',
  'se-blesser': 's infliger, se frapper, subir',
  'se-deplacer': 'avancer, reculer, bouger, marcher, courir, deplacer, deplacement, mouvement',
  's-empecher': 'empecher, interdire, s interdire',
  's-empecher-carte': 'empecher carte, interdire carte, s interdire carte, s empecher cartes',
  'si-possible-defausser': 'si possible, defausser si possible, si possible jeter',
  vitesse: 'accelerer, ralentir, rapidite',
};
export const MODIFIER_SYNONYMS: Readonly<Record<Modifier, string>> = {
  adversaire: 'l adversaire, adversaire, adversaire a, l adversaire doit, la cible a, l ennemi a, l opposant a',
  tous: 'tout le monde, tous ont, tous, chacun a, tout le monde doit, les joueurs ont, chaque joueur a, chaque personne a',
};
export const TYPE_SYNONYMS: Readonly<Record<TechniqueType, string>> = {
  attaque: 'attaques, offensive, offensif, attaquer',
  defense: 'defenses, defensive, defensif, defendre',
  deplacement: 'deplacements, mouvement, mouvements, deplacer',
  concentration: 'concentrations, concentrer',
  rhetorique: 'rhetoriques, parole, discours',
};
/** Words that lead from one step to the next, in a text that is told rather than written as a card. */
export const LINKS: readonly string[] = ['et', 'puis', 'ensuite', 'alors', 'apres'];
/** Numbers in letters, up to twelve. */
export const NUMBER_WORDS = [
  'zero',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
] as const;

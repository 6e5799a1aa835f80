// What a game says when it refuses a play. {x} stands for a value of the refusal; `WORDED` says those that come as codes.
import { POWER_FACTS } from '../words.ts';
import type { Phase } from './types.ts';

export const PLAY_REFUSALS = {
  // Whose word it is, and what for
  finie: 'La partie est finie.',
  'pas-l-etape': 'Ce n’est pas encore l’étape, ou elle est déjà passée.',
  'reglage-attendu': 'Il faut d’abord régler ceci : {quoi}.',
  'deja-repondu': 'On décide chasseur par chasseur, dans l’ordre des numéros : ce n’est pas à celui-ci.',
  'coup-inconnu': 'Rien de tel n’existe dans cette partie.',
  'vaisseau-inconnu': 'Ce vaisseau n’est pas en jeu.',
  hasard: 'Ce tirage ne peut pas sortir maintenant.',
  // Step 1
  'carte-absente': 'Cette carte n’est pas dans votre main : déjà jouée, ou pas encore piochée.',
  // Step 2
  'escadron-detruit': 'Cet escadron est détruit : choisissez-en un qui a encore un chasseur.',
  'escadron-obligatoire': 'Vous avez encore des chasseurs : il faut déplacer un escadron avant de continuer.',
  'tourner-trop-tot': 'L’escadron tourne après ses tirs, à l’étape 4.',
  'doubler-sans-pouvoir': 'Doubler sa vitesse demande le pouvoir « Postcombustion », révélé.',
  'teleport-sans-pouvoir': 'Se téléporter demande le pouvoir « Téléportation ».',
  'teleport-premiere-manche': 'Pas de téléportation pendant la manche 1.',
  'teleport-longueur': 'Une téléportation est de 6 cases au plus ; celle-ci serait de {n}.',
  'teleport-nul': 'Une téléportation est d’une case au moins.',
  'teleport-droite': 'Avec l’option choisie, on se téléporte en ligne droite, dans une des six directions.',
  'pas-en-vol': 'Ce chasseur n’est pas en route : il est déjà arrivé, ou ne bouge pas.',
  'elite-inaccessible': 'Aucun trajet de {cases} pas exactement ne mène à cette case.',
  'elite-arrivee': 'Le chasseur d’élite ne peut pas s’arrêter là : {pourquoi}.',
  'garder-l-un-des-deux': 'Gardez l’un des deux chasseurs qui se sont percutés.',
  // Step 3
  'ne-tire-pas': 'Seuls tirent les chasseurs de l’escadron déplacé, une fois chacun.',
  'sans-cible': 'Ce chasseur n’a aucun ennemi au bout de sa ligne de tir.',
  'tous-ensemble': 'L’ordre des tirs ne change rien : faites tirer tout l’escadron.',
  'ordre-a-choisir': 'L’ordre des tirs compte : désignez qui tire d’abord.',
  // Step 4
  'tour-d-un-autre': 'L’escadron tourne dans l’ordre des numéros : c’est à {nom}.',
  'deja-tourne': 'Ce chasseur a déjà choisi son orientation pendant ce tour.',
  'un-seul-a-tourner': 'Il ne reste qu’un chasseur : choisissez son orientation, quitte à garder la sienne.',
  'pas-de-rotation': 'Cette carte n’autorise aucune rotation.',
  'trop-tourner': 'Rotation demandée : {demande} ; rotation de la carte : {permis}.',
  'autre-escadron': 'Ne tourne que l’escadron qui vient d’être déplacé.',
  // Step 5
  'pas-un-destroyer': 'Ce vaisseau n’est pas un de vos destroyers.',
  'destroyer-detruit': 'Ce destroyer est détruit.',
  'un-seul-destroyer': 'L’autre destroyer est déjà choisi : on n’en manœuvre qu’un par tour.',
  'points-aucun': 'Cette carte ne donne aucun point d’action : le destroyer ne bouge pas.',
  'points-epuises': 'Une avance coûte 1 point d’action, un pivot aussi : il en faudrait {demandes}, et vous en avez {disponibles}.',
  'points-epuises-paires': 'Il faudrait un point d’action de plus que vos {disponibles}. Avec l’option choisie, un point paie une avance et un pivot au plus ; deux avances de suite, ou deux pivots, prennent chacun leur point.',
  'points-sans-bonus': 'La carte donne {disponibles} points d’action, et ils sont dépensés. Votre carte {pouvoir}, encore cachée, n’y ajoute rien : il fallait la révéler avant l’étape 5.',
  'un-seul-pivot': 'Il faudrait un point d’action de plus. Avec l’option choisie, un point paie une avance et un pivot au plus ; deux avances de suite, ou deux pivots, prennent chacun leur point.',
  'hors-plateau': 'Le vaisseau sortirait du plateau.',
  'fin-asteroide': 'La manœuvre finirait sur un astéroïde.',
  'fin-destroyer-ennemi': 'La manœuvre finirait sur un destroyer ennemi.',
  'fin-destroyer-allie': 'La manœuvre finirait sur votre autre destroyer.',
  'fin-elite': 'La manœuvre finirait sur un chasseur d’élite, qui compte ici comme un destroyer.',
  'fin-chasseur-allie': 'Avec l’option choisie, un destroyer ne finit pas sur un de vos chasseurs.',
  'fin-suicide': 'Votre destroyer n’y survivrait pas.',
  // Step 6
  'tir-autre-destroyer': 'Seul tire le destroyer qui vient d’être manœuvré.',
  'tir-sans-bouger': 'Avec l’option choisie, un destroyer qui n’a pas bougé ne tire pas.',
  'tir-deja': 'L’étape du tir est passée pour ce tour.',
  'hors-de-portee': 'Cette cible est à distance {distance} ; les tourelles portent à 2 cases.',
  'tir-masque': 'Aucune case libre ne laisse passer le tir jusqu’à cette cible.',
  'cible-alliee': 'Ce vaisseau est à vous : il ne peut pas être votre cible.',
  'cible-absente': 'Cette cible n’est plus en jeu.',
  'laser-sans-pouvoir': 'Le laser demande le pouvoir « Laser de combat », révélé.',
  'super-sans-pouvoir': 'Le super tir demande le pouvoir « Super tir ».',
  // Powers
  'pouvoir-servi': 'Ce pouvoir a déjà servi.',
  'pouvoir-deja-revele': 'Ce pouvoir est déjà révélé.',
  'pouvoir-cache': 'Votre carte {pouvoir} est encore cachée : elle est sans effet tant que vous ne l’avez pas révélée.',
  'pouvoir-a-l-emploi': 'Ce pouvoir se révèle quand on l’emploie, pas avant.',
  'pouvoir-autre': 'Cela demande le pouvoir {pouvoir} ; votre carte en est une autre.',
  'pouvoir-aucun': 'Vous n’avez pas de carte de pouvoir dans cette partie.',
  'pouvoir-pas-son-tour': 'Un pouvoir se révèle pendant votre propre tour.',
  'pouvoir-hors-fenetre': 'Attendez la fin de l’étape : un pouvoir ne s’emploie qu’entre deux étapes.',
  'elite-mauvais-choix': 'Le pilote d’élite monte dans un de vos chasseurs encore en jeu.',
  'explose-absent': 'N’explose qu’un de vos chasseurs en jeu, ou perdu à l’instant dans une collision sur le plateau.',
  'asteroide-absent': 'Il n’y a pas d’astéroïde sur cette case.',
  'asteroide-deja': 'Un astéroïde a déjà bougé pendant ce tour.',
  'asteroide-loin': 'L’astéroïde est à distance {distance} de votre destroyer le plus proche ; il faut 3 cases au plus.',
  'asteroide-sans-destroyer': 'Vous n’avez plus de destroyer pour déplacer un astéroïde.',
  'asteroide-voisine': 'Un astéroïde se déplace d’une case exactement.',
  'asteroide-interdit': 'Un astéroïde ne va ni hors du plateau, ni sur un autre astéroïde.',
  'blindage-destroyer': 'Le blindage va sur un de vos destroyers en jeu.',
  'rien-a-absorber': 'Aucun tir ne touche à l’instant un de vos destroyers intacts.',
  'resurrection-moment': 'La résurrection attend la fin du tour où vos vaisseaux ont été détruits.',
  'retour-impossible': 'Cet escadron n’a détruit aucun vaisseau qui puisse revenir.',
  'retour-autre-vaisseau': 'Ce vaisseau n’est pas de ceux qui reviennent.',
  // Set-up
  'pas-dans-la-flotte': 'Ce vaisseau n’est pas dans votre flotte.',
  'rien-en-main': 'Prenez d’abord un vaisseau en main.',
  'deja-en-main': 'Un vaisseau est déjà en main : posez-le d’abord.',
  'echange-chasseurs': 'On n’échange que deux chasseurs différents.',
  'place-prise': 'Cette place est déjà occupée.',
  'hors-de-la-zone': 'Le vaisseau sortirait de sa zone de départ.',
  'pas-si-loin': 'Hors d’une partie réglementaire, un vaisseau bouge ici de 2 cases au plus à la fois.',
  'escadron-coupe': 'L’escadron {escadron} serait coupé en plusieurs morceaux.',
  'placement-inutile': 'Cela ne changerait rien : choisissez une autre place, ou un chasseur d’un autre escadron.',
} as const;

// ── Values that come as codes: the rules carry no words
const WHY = {
  'hors-plateau': 'ce serait hors du plateau',
  'fin-asteroide': 'un astéroïde s’y trouve',
  'fin-destroyer-ennemi': 'un destroyer ennemi s’y trouve',
  'fin-destroyer-allie': 'un de vos destroyers s’y trouve',
  'fin-elite': 'un autre chasseur d’élite s’y trouve',
  'fin-chasseur-allie': 'un de vos chasseurs s’y trouve',
  'fin-suicide': 'il n’y survivrait pas',
  'place-prise': 'la case est occupée',
  'hors-de-la-zone': 'elle n’est pas entièrement dans la zone de départ',
  'escadron-coupe': 'un escadron serait coupé en plusieurs morceaux',
  'placement-inutile': 'rien ne changerait',
  'pas-dans-la-flotte': 'on n’échange que deux chasseurs de la même flotte',
} as const;
const WHAT: Readonly<Record<Phase, string>> = {
  race: 'le tirage des races',
  power: 'le tirage des pouvoirs',
  first: 'le tirage du premier joueur',
  deal: 'la distribution des cartes',
  deploy: 'le placement des flottes',
  reveal: 'la carte à révéler',
  squadron: 'l’escadron à déplacer',
  pace: 'les chasseurs qui doublent leur vitesse',
  drive: 'le vecteur de la téléportation',
  arrive: 'l’ordre des arrivées',
  elite: 'l’arrivée du chasseur d’élite',
  heading: 'l’orientation du chasseur d’élite',
  keep: 'lequel des deux chasseurs reste',
  fire: 'les tirs de l’escadron',
  react: 'la réponse au tir',
  rotate: 'la rotation de l’escadron',
  destroyer: 'le choix d’un destroyer',
  helm: 'la manœuvre du destroyer',
  aim: 'le tir du destroyer',
  'draw-window': 'passer à la pioche',
  draw: 'la carte à piocher',
  close: 'la fin du tour',
  resurrect: 'la résurrection, ou non',
  restore: 'le retour des vaisseaux',
  over: 'la partie est finie',
};
const TITLES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(POWER_FACTS).map(([power, { title }]) => [power, `« ${title} »`]));
const WORDED: Readonly<Record<string, Readonly<Record<string, string>>>> = { pourquoi: WHY, quoi: WHAT, pouvoir: TITLES };
type Values = Readonly<Record<string, string | number>>;
/** The values of a refusal, those that are codes said in words; others stay. */
export const worded = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const table = Object.hasOwn(WORDED, key) ? WORDED[key] : undefined;
      return [key, table !== undefined && Object.hasOwn(table, value) ? (table[value] ?? value) : value];
    }),
  );

// Values of a refusal that come as codes: the rules carry no words.
import type { BbsRefusal } from '../faults.ts';
import { SQUADRONS } from '../types.ts';
import { POWER_FACTS, squadronName } from '../words.ts';
import type { Phase } from './types.ts';

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
  drive: 'où l’escadron se téléporte',
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
const TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POWER_FACTS).map(([power, { title }]) => [power, `« ${title} »`]),
);
const SQUADRON_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  SQUADRONS.map((squadron) => [squadron, squadronName(squadron)]),
);
/** Fields of a scenario, as a reader knows them; the scenario itself has no name. */
const FIELDS: Readonly<Record<string, string>> = {
  '': 'Le scénario',
  name: 'Le nom',
  note: 'La note',
  author: 'L’auteur',
  kind: 'Le genre de partie',
  options: 'Les options',
  board: 'Le plateau',
  radius: 'Le rayon du plateau',
  holes: 'Les trous du plateau',
  centre: 'Le centre du plateau',
  zones: 'Les zones de départ',
  players: 'Les joueurs',
  first: 'Le premier joueur',
  active: 'Le joueur dont c’est le tour',
  round: 'La manche',
  asteroids: 'Les astéroïdes',
  probes: 'Les sondes',
  ring: 'Le centre de l’anneau',
  decks: 'Les cartes de déplacement',
  terriens: 'Les cartes des Terriens',
  vonyan: 'Les cartes des Vonyan',
  valkyries: 'Les cartes des Valkyries',
  dreckach: 'Les cartes des Dreckach',
  speed: 'La vitesse d’une carte',
  turn: 'La rotation d’une carte',
  points: 'Les points d’action d’une carte',
  imposed: 'L’ordre imposé des cartes',
  deploy: 'L’ajustement des flottes',
  race: 'La race',
  power: 'Le pouvoir',
  revealed: 'Le pouvoir révélé',
  spent: 'Le pouvoir employé',
  elite: 'Le chasseur d’élite',
  shield: 'Le blindage',
  destroyer: 'Le destroyer blindé',
  tokens: 'Les jetons de blindage',
  fleet: 'La flotte',
  fighters: 'Les chasseurs',
  destroyers: 'Les destroyers',
  id: 'Le nom du vaisseau',
  at: 'La case du chasseur',
  rear: 'La case arrière du destroyer',
  facing: 'L’orientation',
  damage: 'Le dommage',
  left: 'Les cartes restantes',
  hand: 'La main',
  prizes: 'Les prises',
  position: 'La position',
  seat: 'Le joueur du défi',
  turns: 'Le nombre de tours',
  goal: 'Le but',
  least: 'Le nombre de points du but',
  of: 'Ce que compte le but',
};
const EXPECTED: Readonly<Record<string, string>> = {
  text: 'il faut ici un texte',
  number: 'il faut ici un nombre',
  seat: 'il faut ici le rang d’un joueur, ou rien',
  yes: 'il faut ici oui ou non',
  place: 'une case s’écrit avec deux nombres entiers',
  list: 'il faut ici une liste',
  object: 'il faut ici un ensemble de champs',
  choice: 'cette valeur n’est pas de celles que l’on peut choisir',
  missing: 'ce champ manque',
  unknown: 'cette race n’existe pas',
};
const WORDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pourquoi: WHY,
  quoi: WHAT,
  pouvoir: TITLES,
  escadron: SQUADRON_NAMES,
  champ: FIELDS,
  attendu: EXPECTED,
};
/** A refusal whose values are to be read: those that are codes said in words, the others as they are. */
export const worded = (refusal: BbsRefusal): BbsRefusal => {
  if (refusal.values === undefined) return refusal;
  const said = Object.entries(refusal.values).map(([key, value]) => {
    const table = Object.hasOwn(WORDED, key) ? WORDED[key] : undefined;
    return [key, table !== undefined && Object.hasOwn(table, value) ? (table[value] ?? value) : value];
  });
  return { ...refusal, values: Object.fromEntries(said) };
};

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
const TITLES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(POWER_FACTS).map(([power, { title }]) => [power, `« ${title} »`]));
const SQUADRON_NAMES: Readonly<Record<string, string>> = Object.fromEntries(SQUADRONS.map((squadron) => [squadron, squadronName(squadron)]));
const WORDED: Readonly<Record<string, Readonly<Record<string, string>>>> = { pourquoi: WHY, quoi: WHAT, pouvoir: TITLES, escadron: SQUADRON_NAMES };
/** A refusal whose values are to be read: those that are codes said in words, the others as they are. */
export const worded = (refusal: BbsRefusal): BbsRefusal => {
  if (refusal.values === undefined) return refusal;
  const said = Object.entries(refusal.values).map(([key, value]) => {
    const table = Object.hasOwn(WORDED, key) ? WORDED[key] : undefined;
    return [key, table !== undefined && Object.hasOwn(table, value) ? (table[value] ?? value) : value];
  });
  return { ...refusal, values: Object.fromEntries(said) };
};

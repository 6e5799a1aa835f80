// Names of things in French sentences: players, races, powers, ships, cells, sides, manoeuvres, causes. Ordinary spaces: the view typesets them.
import { apart, AWAY, type Cell, columnOf, facingAfter, type Helm, rowOf } from '../hex/cells.ts';
import { DIRECTIONS, ORIGIN, stepTo } from '../hex/hex.ts';
import type { Seat } from '../kernel/game.ts';
import { de, listOf } from '../kernel/french.ts';
import { known } from '../kernel/result.ts';
import type { Fixed, Phase } from './partie/types.ts';
import type { Cause, ScoreWord } from './partie/event-types.ts';
import type { BbsRule } from './rules.ts';
import { indexOf, isDestroyer, nameOf, ownerOf } from './ships.ts';
import {
  BACK,
  type CardIndex,
  type Facing,
  type MoveCard,
  type PowerId,
  type Race,
  type ShipId,
  type ShipName,
  type Squadron,
} from './types.ts';

/** « de J2 », « d’Alice ». */
export const of = (name: string): string => de(name).replace("'", '’');
/** « 1 point », « 4 points ». */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;

// ── Players and races
type Names = Pick<Fixed, 'names'>;
export const playerName = ({ names }: Names, seat: Seat): string => names[seat] ?? `J${seat + 1}`;
interface RaceWords {
  readonly name: string;
  readonly the: string; // the people
  readonly one: string; // who plays it
  readonly of: string;
}
export const RACE_WORDS: Readonly<Record<Race, RaceWords>> = {
  terriens: { name: 'Terriens', the: 'les Terriens', one: 'le Terrien', of: 'des Terriens' },
  vonyan: { name: 'Vonyan', the: 'les Vonyan', one: 'le Vonyan', of: 'des Vonyan' },
  valkyries: { name: 'Valkyries', the: 'les Valkyries', one: 'la Valkyrie', of: 'des Valkyries' },
  dreckach: { name: 'Dreckach', the: 'les Dreckach', one: 'le Dreckach', of: 'des Dreckach' },
};

// ── Powers. The cards are not in the source: titles are ours, « titres de travail »; effects are those of the rules.
export type PowerKind = 'permanent' | 'once' | 'timed';
export const POWER_KINDS: Readonly<Record<PowerKind, string>> = {
  permanent: 'permanent',
  once: 'une fois par partie',
  timed: 'à durée limitée',
};
export interface PowerFacts {
  readonly title: string;
  readonly effect: string; // a sentence
  readonly kind: PowerKind;
  readonly moment: string;
  readonly duration: string;
  readonly rule: BbsRule; // the first of its rules
}
const TO_THE_END = 'jusqu’à la fin de la partie';
const AT_ONCE = 'effet immédiat';
export const POWER_FACTS: Readonly<Record<PowerId, PowerFacts>> = {
  'terriens-1': {
    title: 'Pilote d’élite',
    kind: 'permanent',
    moment: 'quand son escadron se déplace',
    duration: 'jusqu’à la perte de ce chasseur ou la fin de la partie',
    rule: 'bbs.terriens.elite-choix',
    effect:
      'Un chasseur trace sa route case par case, choisit son orientation avant le tir, résiste à un premier dégât et se heurte aux autres comme un destroyer.',
  },
  'terriens-2': {
    title: 'Longue portée',
    kind: 'permanent',
    moment: 'à l’étape 3',
    duration: TO_THE_END,
    rule: 'bbs.terriens.portee-10',
    effect: 'Les chasseurs touchent jusqu’à 10 cases, et les astéroïdes n’arrêtent plus leurs tirs.',
  },
  'terriens-3': {
    title: 'Autodestruction',
    kind: 'once',
    moment: 'à son tour, entre deux étapes, au début ou à la fin',
    duration: AT_ONCE,
    rule: 'bbs.terriens.explosion-une-fois',
    effect: 'Un chasseur se fait exploser : 1 dégât à chaque case de vaisseau située à 2 cases au plus, amis compris.',
  },
  'vonyan-1': {
    title: 'Remorqueur d’astéroïdes',
    kind: 'permanent',
    moment: 'une fois par tour, à son tour, entre deux étapes, au début ou à la fin',
    duration: TO_THE_END,
    rule: 'bbs.vonyan.asteroide-deplacement',
    effect:
      'Un astéroïde proche d’un de ses destroyers, à 3 cases au plus, glisse d’une case et frappe ce qu’il y trouve.',
  },
  'vonyan-2': {
    title: 'Postcombustion',
    kind: 'permanent',
    moment: 'à l’étape 2',
    duration: TO_THE_END,
    rule: 'bbs.vonyan.double',
    effect: 'Chaque chasseur de l’escadron déplacé peut aller deux fois plus loin, mais se prive alors de son tir.',
  },
  'vonyan-3': {
    title: 'Téléportation',
    kind: 'once',
    moment: 'à l’étape 2, dès la manche 2',
    duration: AT_ONCE,
    rule: 'bbs.vonyan.teleport-une-fois',
    effect: 'Au lieu d’avancer, tout un escadron saute de 1 à 6 cases, en bloc et sans changer d’orientation.',
  },
  'valkyries-1': {
    title: 'Moteurs renforcés',
    kind: 'permanent',
    moment: 'à l’étape 5',
    duration: TO_THE_END,
    rule: 'bbs.valkyries.bonus',
    effect: 'À chaque manœuvre, le destroyer a 2 points d’action en plus de ceux de la carte.',
  },
  'valkyries-2': {
    title: 'Laser de combat',
    kind: 'permanent',
    moment: 'à l’étape 6',
    duration: TO_THE_END,
    rule: 'bbs.valkyries.laser',
    effect:
      'Au lieu de se servir de ses tourelles, un destroyer peut tirer en ligne droite devant lui, jusqu’à 9 cases.',
  },
  'valkyries-3': {
    title: 'Super tir',
    kind: 'once',
    moment: 'à l’étape 6, à la place du tir',
    duration: AT_ONCE,
    rule: 'bbs.valkyries.super-tir-une-fois',
    effect:
      'Un destroyer balaie trois rangées de 3 cases devant lui : tout vaisseau qui s’y trouve est touché, ami ou ennemi.',
  },
  'dreckach-1': {
    title: 'Blindage',
    kind: 'timed',
    moment: 'à son tour, entre deux étapes, au début ou à la fin, ou en réponse au premier tir qui touche ce destroyer',
    duration: 'jusqu’au départ du troisième jeton, un par fin de tour',
    rule: 'bbs.dreckach.blindage',
    effect:
      'Un destroyer ne craint plus aucun dégât et pulvérise les chasseurs et les astéroïdes sur lesquels il s’arrête.',
  },
  'dreckach-2': {
    title: 'Résurrection',
    kind: 'once',
    moment: 'à la fin du tour d’un adversaire',
    duration: AT_ONCE,
    rule: 'bbs.dreckach.resurrection',
    effect:
      'Les vaisseaux qu’un escadron adverse vient de détruire reviennent dans leur zone de départ, et l’adversaire rend ces prises.',
  },
  'dreckach-3': {
    title: 'Main de trois cartes',
    kind: 'permanent',
    moment: 'à l’étape 1, dès ce tour si on le révèle avant elle',
    duration: TO_THE_END,
    rule: 'bbs.dreckach.trois-cartes',
    effect: 'Deux cartes de plus en main : à chaque tour, on choisit celle que l’on révèle.',
  },
};
const powerTitle = (power: PowerId): string => POWER_FACTS[power].title;
export const quotedPower = (power: PowerId): string => `« ${powerTitle(power)} »`;

// ── Ships
const indexed = (id: ShipId): number => known(indexOf(id));
export const seatOfShip = (id: ShipId): Seat => ownerOf(indexed(id));
export const isDestroyerId = (id: ShipId): boolean => isDestroyer(indexed(id));
/** « A », as the box names them. */
export const squadronName = (squadron: Squadron): string => squadron.toUpperCase();
/** « a1 », « D1 ». */
export const shipName = (id: ShipId): ShipName => nameOf(indexed(id));
const kindOf = (id: ShipId, elite: boolean): string =>
  isDestroyerId(id) ? 'destroyer' : elite ? 'chasseur d’élite' : 'chasseur';
/** « le chasseur a1 », « le destroyer D1 ». */
export const theShip = (id: ShipId, elite = false): string => `le ${kindOf(id, elite)} ${shipName(id)}`;
export const ofTheShip = (id: ShipId, elite = false): string => `du ${kindOf(id, elite)} ${shipName(id)}`;
/** « le chasseur a4 de J2 »: whoever reads may not know whose it is. */
export const shipOf = (id: ShipId, names: Names, elite = false): string =>
  `${theShip(id, elite)} ${of(playerName(names, seatOfShip(id)))}`;

// ── Cards. A reader knows a card by its three numbers; its rank, « C4 », serves where cards are written one by one: the workshop.
export const cardName = (card: CardIndex): string => `C${card + 1}`;
/** « vitesse 4, rotation 2, 2 points d’action »: the three numbers of a card. */
export const cardValues = ({ speed, turn, points }: MoveCard): string =>
  `vitesse ${speed}, rotation ${turn}, ${count(points, 'point')} d’action`;
type Deck = readonly MoveCard[] | undefined;
const valuesOf = (card: CardIndex, deck: Deck): string | undefined => {
  const values = card === BACK ? undefined : deck?.[card];
  return values === undefined ? undefined : cardValues(values);
};
/** « la carte vitesse 4, rotation 2, 2 points d’action »; « une carte » when its numbers are hidden. */
export const theCard = (card: CardIndex, deck: Deck): string => {
  const values = valuesOf(card, deck);
  return values === undefined ? 'une carte' : `la carte ${values}`;
};
/** « une carte : vitesse 4, rotation 2, 2 points d’action ». */
export const aCard = (card: CardIndex, deck: Deck): string => {
  const values = valuesOf(card, deck);
  return values === undefined ? 'une carte' : `une carte : ${values}`;
};

// ── Cells, sides, vectors
const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** « (2, −9) ». */
export const cellWord = (cell: Cell): string =>
  cell === AWAY ? 'hors du plateau' : `(${minus(columnOf(cell))}, ${minus(rowOf(cell))})`;
/** « en (2, −9) ». */
export const inCell = (cell: Cell): string => (cell === AWAY ? cellWord(cell) : `en ${cellWord(cell)}`);
/** « 4 cases ». */
export const cellsApart = (from: Cell, to: Cell): string => count(apart(from, to), 'case');
export const FACING_NAMES = ['est', 'nord-est', 'nord-ouest', 'ouest', 'sud-ouest', 'sud-est'] as const;
const isElided = (facing: Facing): boolean => facing % 3 === 0; // east and west
/** « vers l’est », « vers le nord-est ». */
export const toFacing = (facing: Facing): string => `vers ${isElided(facing) ? 'l’' : 'le '}${FACING_NAMES[facing]}`;
/** How a fighter turned: « d’un côté à gauche », « de 2 côtés à droite ». */
export const turnWord = (from: Facing, to: Facing): string => {
  const left = (to - from + 6) % 6;
  if (left === 3) return 'de 3 côtés';
  const sides = left < 3 ? left : 6 - left;
  return `${sides === 1 ? 'd’un côté' : `de ${sides} côtés`} à ${left < 3 ? 'gauche' : 'droite'}`;
};

/** A jump as steps along two sides that touch: how many towards each; none without a jump. */
const legsOf = (q: number, r: number): readonly (readonly [cells: number, side: Facing])[] => {
  for (const facing of DIRECTIONS) {
    const next = facingAfter(facing, 1);
    const [one, two] = [stepTo(ORIGIN, facing), stepTo(ORIGIN, next)];
    const [along, aside] = [r * two.q - q * two.r, q * one.r - r * one.q];
    if (along <= 0 || aside < 0) continue;
    return [[along, facing], ...(aside === 0 ? [] : [[aside, next] as const])];
  }
  return [];
};
/** « de 3 cases vers l’est », « de 2 cases vers l’est et de 1 vers le nord-est ». */
export const vectorWord = (q: number, r: number): string => {
  const legs = legsOf(q, r).map(([cells, side], i) => `de ${i === 0 ? count(cells, 'case') : cells} ${toFacing(side)}`);
  return legs.length === 0 ? 'sur place' : listOf(legs);
};
/** « 2 cases à l’est et 1 au nord-est »: where one cell lies from another. */
export const awayWord = (from: Cell, to: Cell): string => {
  const legs = legsOf(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)).map(
    ([cells, side], i) =>
      `${i === 0 ? count(cells, 'case') : cells} ${isElided(side) ? 'à l’' : 'au '}${FACING_NAMES[side]}`,
  );
  return legs.length === 0 ? 'sur place' : listOf(legs);
};

// ── Destroyers at the helm: infinitive, then what the sentence of the event says
export const HELM_NAMES: Readonly<Record<Helm, string>> = {
  A: 'avancer',
  ARG: 'pivoter sur l’arrière, à gauche',
  ARD: 'pivoter sur l’arrière, à droite',
  AVG: 'pivoter sur l’avant, à gauche',
  AVD: 'pivoter sur l’avant, à droite',
};
export const HELM_VERBS: Readonly<Record<Helm, string>> = {
  A: 'avance d’une case',
  ARG: 'pivote sur l’arrière, à gauche',
  ARD: 'pivote sur l’arrière, à droite',
  AVG: 'pivote sur l’avant, à gauche',
  AVD: 'pivote sur l’avant, à droite',
};

// ── Causes of damage: « est endommagé par un tir », « est abattu par un chasseur »
export const CAUSE_WORDS: Readonly<
  Record<Cause, { readonly by: string; readonly kills: string; readonly of: string }>
> = {
  'fighter-shot': { by: 'par un tir de chasseur', kills: 'est abattu', of: 'le tir du chasseur' },
  'destroyer-shot': { by: 'par un tir de destroyer', kills: 'est abattu', of: 'le tir du destroyer' },
  laser: { by: 'par le laser', kills: 'est abattu au laser', of: 'le laser' },
  super: { by: 'par le super tir', kills: 'est balayé par le super tir', of: 'le super tir' },
  collision: { by: 'dans la collision', kills: 'est détruit dans la collision', of: 'la collision' },
  explosion: { by: 'par l’explosion', kills: 'disparaît dans l’explosion', of: 'l’explosion' },
  asteroid: { by: 'par l’astéroïde', kills: 'est broyé par l’astéroïde', of: 'l’astéroïde' },
};

// ── The turn, the score
export const STEP_NAMES = [
  'révéler une carte',
  'déplacer un escadron',
  'tirs de l’escadron',
  'rotation de l’escadron',
  'manœuvre d’un destroyer',
  'tir du destroyer',
  'piocher une carte',
] as const;
/** The step that a phase belongs to; null: before the first turn, between two turns, or over. */
export const STEP_OF: Readonly<Record<Phase, 1 | 2 | 3 | 4 | 5 | 6 | 7 | null>> = {
  race: null,
  power: null,
  first: null,
  deal: null,
  deploy: null,
  reveal: 1,
  squadron: 2,
  pace: 2,
  drive: 2,
  arrive: 2,
  elite: 2,
  heading: 2,
  keep: 2,
  fire: 3,
  react: null,
  rotate: 4,
  destroyer: 5,
  helm: 5,
  aim: 6,
  'draw-window': null,
  draw: 7,
  close: null,
  resurrect: null,
  restore: null,
  over: null,
};
/** Where a power may serve, of the eight moments of a turn: before step 1, between two steps, after the last. */
export const windowWord = (rank: number): string =>
  rank === 0
    ? 'avant l’étape 1'
    : rank === STEP_NAMES.length
      ? `après l’étape ${rank}`
      : `entre les étapes ${rank} et ${rank + 1}`;
export const SCORE_WORDS: Readonly<Record<ScoreWord, string>> = {
  chasseurs: 'Chasseurs pris',
  destroyers: 'Destroyers pris',
  sondes: 'Sondes ramassées',
  asteroides: 'Astéroïdes pris',
  anneau: 'Cases de l’anneau',
};

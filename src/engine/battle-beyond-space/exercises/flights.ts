// Questions about a collision: what happens, who scores.
import type { Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import { prizePoints } from '../partie/score.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { BbsRule } from '../rules.ts';
import { count } from '../words.ts';
import { type Crash, flight, FLIGHTS, type Meeting, ram, RAMS, shot, toldOf } from './crashes.ts';
import {
  type BbsExercise,
  type BbsType,
  choiceOf,
  eventOf,
  oneIn,
  pick,
  positionOf,
  reasonsOf,
  shuffled,
  typeOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;

// ── What happens
type Outcome = Exclude<Meeting, 'blinde'> | 'ecrase' | 'percute';
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  libre: 'Rien : la case est à lui, sans collision',
  sonde: 'Il ramasse une sonde, sans dommage',
  asteroide: 'Il est détruit, l’astéroïde reste',
  ennemi: 'Les deux chasseurs sont détruits',
  allie: 'Un des deux chasseurs est retiré, au choix de J1',
  'destroyer-allie': 'Il est détruit, le destroyer n’a rien',
  destroyer: 'Il est détruit, le destroyer est endommagé',
  acheve: 'Il est détruit, et le destroyer aussi',
  dehors: 'Il sort du plateau : il est perdu',
  ecrase: 'Le chasseur est détruit, D1 n’a rien',
  percute: 'Le chasseur est détruit, D1 est endommagé',
};
const WRONG: Readonly<Record<'0a1' | '0D1', readonly Outcome[]>> = {
  '0a1': ['libre', 'sonde', 'asteroide', 'ennemi', 'allie', 'destroyer-allie', 'destroyer', 'acheve', 'dehors'],
  '0D1': ['libre', 'sonde', 'ecrase', 'percute'],
};
const AGAINST: Readonly<Record<Extract<PartieEvent, { type: 'collided' }>['against'], Outcome>> = {
  'enemy-fighter': 'ennemi',
  'allied-fighter': 'allie',
  asteroid: 'asteroide',
  'allied-destroyer': 'destroyer-allie',
  'enemy-destroyer': 'destroyer',
  probe: 'sonde',
  'off-board': 'dehors',
};
const PULVERISED = 'Il pulvérise l’astéroïde et le garde';
const outcomeOf = ({ events }: Crash): string => {
  const hit = eventOf(events, 'collided');
  if (eventOf(events, 'asteroid-taken') !== undefined) return PULVERISED;
  if (hit === undefined) return OUTCOMES[eventOf(events, 'probe-taken') === undefined ? 'libre' : 'sonde'];
  if (hit.row === 'destroyer') return OUTCOMES[eventOf(events, 'damaged') === undefined ? 'ecrase' : 'percute'];
  const sunk = events.some((event) => event.type === 'destroyed' && event.ship === hit.other);
  return OUTCOMES[hit.against === 'enemy-destroyer' && sunk ? 'acheve' : AGAINST[hit.against]];
};
const collision: Make = (random, rules) => {
  const [crashOf, meetings] = oneIn(random, 3) ? ([ram, RAMS] as const) : ([flight, FLIGHTS] as const);
  const wanted = pick(random, meetings);
  return () => {
    const crash = crashOf(random, wanted);
    const reasons = crash && reasonsOf(crash.end, toldOf(crash), rules);
    if (crash === undefined || reasons === undefined) return undefined;
    const wrong = [
      ...WRONG[crash.mover === '0D1' ? '0D1' : '0a1'].map((one) => OUTCOMES[one]),
      ...(crash.mover === '0D1' ? [PULVERISED] : []),
    ];
    return {
      drawn: crash.drawn,
      facts: crash.facts,
      question: `${crash.story} Que se passe-t-il ?`,
      position: positionOf(crash.before, crash.about),
      answer: choiceOf(random, outcomeOf(crash), shuffled(random, wrong)),
      ...reasons,
    };
  };
};

// ── Who scores
type Pair = readonly [j1: number, j2: number];
const POSSIBLE: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [4, 0],
  [4, 1],
];
const pairWord = ([j1, j2]: Pair): string => {
  if (j1 + j2 === 0) return 'Personne ne marque';
  if (j1 === j2) return `J1 et J2 marquent ${count(j1, 'point')} chacun`;
  if (j1 === 0) return `J2 seul marque ${count(j2, 'point')}`;
  return j2 === 0 ? `J1 seul marque ${count(j1, 'point')}` : `J1 marque ${count(j1, 'point')} et J2 ${j2}`;
};
/** Two fighters of one side: one of them goes before anybody counts. */
const finished = (crash: Crash): Crash => {
  if (crash.end.phase !== 'keep') return crash;
  const { state, events } = partie.apply(crash.end, { type: 'keep', ship: crash.mover });
  return { ...crash, end: state, events: [...crash.events, ...events] };
};
const MARKED: readonly Meeting[] = FLIGHTS.filter((meeting) => meeting !== 'libre');
const scorers: Make = (random, rules) => {
  const way = pick(random, [
    () => flight(random, pick(random, MARKED)),
    () => flight(random, pick(random, ['ennemi', 'destroyer', 'acheve'])),
    () => ram(random, pick(random, ['ennemi', 'allie', 'sonde'])),
    () => shot(random),
  ]);
  return () => {
    const drawn = way();
    const crash = drawn && finished(drawn);
    const reasons = crash && reasonsOf(crash.end, toldOf(crash), rules);
    if (crash === undefined || reasons === undefined) return undefined;
    const gained = (seat: 0 | 1): number => prizePoints(crash.end, seat) - prizePoints(crash.before.state, seat);
    const right: Pair = [gained(0), gained(1)];
    return {
      drawn: crash.drawn,
      facts: crash.facts,
      question: `${crash.story} Qui marque, et combien ?`,
      position: positionOf(crash.before, crash.about),
      answer: choiceOf(random, pairWord(right), shuffled(random, POSSIBLE.map(pairWord))),
      ...reasons,
    };
  };
};

const COLLISION_RULES: Some<BbsRule> = [
  'bbs.collisions-chasseurs.ennemi',
  'bbs.collisions-chasseurs.allie',
  'bbs.collisions-chasseurs.asteroide',
  'bbs.collisions-chasseurs.destroyer-ennemi',
  'bbs.collisions-chasseurs.destroyer-ennemi-acheve',
  'bbs.collisions-chasseurs.destroyer-allie',
  'bbs.collisions-chasseurs.sonde',
  'bbs.collisions-chasseurs.hors-plateau',
  'bbs.chasseurs.vers-l-avant',
  'bbs.chasseurs.traverse-obstacles',
  'bbs.collisions-destroyers.chasseur-ennemi',
  'bbs.collisions-destroyers.chasseur-allie',
  'bbs.collisions-destroyers.sonde',
  'bbs.destroyers.points-action',
  'bbs.dreckach.blindage-foncer',
];
const SCORE_RULES: Some<BbsRule> = [
  'bbs.collisions-chasseurs.ennemi-points',
  'bbs.collisions-chasseurs.allie-points',
  'bbs.collisions-chasseurs.asteroide-points',
  'bbs.collisions-chasseurs.destroyer-ennemi-points',
  'bbs.collisions-chasseurs.destroyer-acheve-points',
  'bbs.collisions-destroyers.chasseur-ennemi-points',
  'bbs.sondes.valeur',
  'bbs.principes.prise',
  'bbs.principes.pertes-propres',
  'bbs.principes.dernier-coup',
  'bbs.principes.marqueur-dommage',
  'bbs.but.valeur-destroyer',
  'bbs.tir-chasseurs.prise',
];
export const FLIGHT_TYPES: readonly BbsType[] = [
  typeOf('collision', 'Que se passe-t-il à l’arrivée ?', COLLISION_RULES, collision, 25),
  typeOf('marque', 'Qui marque, et combien ?', SCORE_RULES, scorers, 25),
];

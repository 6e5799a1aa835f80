// A game of Battleworld as a race: how many rounds each side still needs to raze the base opposite, or to bring its characters down, if nobody hinders it more than usual.
import { BRACKET, REACH, STEPS } from '../data.ts';
import { reachFault } from '../reach.ts';
import { otherSide, type Side, type UnitId } from '../types.ts';
import {
  bodyOf,
  distance,
  flies,
  livingOf,
  moduleOf,
  parseSpot,
  resistanceOf,
  sheetOf,
  standingOf,
  unitOf,
} from './board.ts';
import type { PartieState } from './types.ts';

// Weights. Set by hand from the rules, then by games on seeds of their own.
const BURST = 0.8; // of the mean of a die: what a token thrown on an undefended module brings, brackets being whole
const FREE = 0.3; // wounds of brackets that an attack brings without a token
const RESERVE = 0.5; // of a throw: what each of two tokens adds to a combat between characters
const REROLL = 1; // pips
const SURE = 6; // pips of lead that make three chances in four
const HINDERED = 0.8; // attacks that come about: those of a disturbed character do not
const WARDED = 0.45; // attacks on a base that succeed while somebody keeps its target
const SPOT = 0.7; // of what a die announces, gained before it is disturbed
const LONGEST = 40; // rounds: as good as never

/** What a combat under way should cost whom, in wounds. */
export type Expected = Readonly<Record<string, number>>;

interface Striker {
  readonly from: number; // the round, 0 for this one, in which it strikes first
  readonly rate: number; // wounds a round
  readonly burst: number; // wounds, once
}
/** Rounds until strikers have done that much; straight lines between rounds, so that each step nearer counts. */
const roundsFor = (work: number, strikers: readonly Striker[]): number => {
  if (work <= 0) return 0;
  const done = (time: number): number => {
    let sum = 0;
    for (const { from, rate, burst } of strikers)
      if (time > from) sum += rate * (time - from) + burst * Math.min(1, time - from);
    return sum;
  };
  if (done(LONGEST) <= work) return LONGEST;
  let [low, high] = [0, LONGEST];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (done(middle) < work) low = middle;
    else high = middle;
  }
  return high;
};

/** The round in which a character can strike something at that distance. */
const firstStrike = (state: PartieState, unit: UnitId, away: number): number => {
  const { activated, spot } = unitOf(state, unit);
  const beyond = away - REACH[sheetOf(state, unit).attack];
  const steps = flies(state, unit) ? STEPS.fly : STEPS.walk;
  const walk = Math.max(0, beyond - steps) / steps;
  if (state.phase === 2 || activated) return spot === 'attack' && beyond <= 0 ? 0 : 1 + walk;
  return state.moving === unit ? (beyond <= 0 ? 0 : 1 + walk) : walk;
};
const throwOf = (state: PartieState, unit: UnitId): number =>
  (sheetOf(state, unit).force + 1) / 2 + unitOf(state, unit).victory;
/** What its die announces that it will gain, if nobody attacks it first. */
const announced = (state: PartieState, unit: UnitId, what: 'energy' | 'life'): number => {
  const { spot } = unitOf(state, unit);
  if (spot === what) return SPOT;
  return spot.startsWith(what === 'energy' ? 'module-energy' : 'module-care') ? 2 * SPOT : 0;
};
const powerOf = (state: PartieState, unit: UnitId): number =>
  Math.min(sheetOf(state, unit).powerIcons, unitOf(state, unit).power + announced(state, unit, 'energy'));
/** What a character brings to a combat, in pips. */
const strengthOf = (state: PartieState, unit: UnitId): number =>
  throwOf(state, unit) * (1 + RESERVE * Math.min(2, powerOf(state, unit))) + REROLL * unitOf(state, unit).reroll;

const isWarded = (state: PartieState, side: Side): boolean =>
  livingOf(state, side).some((unit) => parseSpot(unitOf(state, unit).spot).kind === 'module-target');

const toBase = (state: PartieState, side: Side, blows: Expected): number => {
  const modules = standingOf(state, otherSide(side));
  const work = modules.reduce(
    (sum, module) => sum + Math.max(0, resistanceOf(state, module) - (blows[module] ?? 0)),
    0,
  );
  const share = HINDERED * (isWarded(state, otherSide(side)) ? WARDED : 1);
  return roundsFor(
    work,
    livingOf(state, side).map((unit) => {
      const { cell } = unitOf(state, unit);
      const away = Math.min(...modules.map((module) => distance(cell, moduleOf(state, module).cell)));
      const { strike } = sheetOf(state, unit);
      const burst = (BURST * powerOf(state, unit) * throwOf(state, unit)) / BRACKET;
      return { from: firstStrike(state, unit, Math.max(1, away)), rate: share * (strike + FREE), burst: share * burst };
    }),
  );
};
const lifeOf = (state: PartieState, unit: UnitId, blows: Expected): number => {
  const life = unitOf(state, unit).life + announced(state, unit, 'life');
  return Math.max(0, Math.min(sheetOf(state, unit).maxLife, life) - (blows[unit] ?? 0));
};
const toTeam = (state: PartieState, side: Side, blows: Expected): number => {
  const foes = livingOf(state, otherSide(side));
  const work = foes.reduce((sum, unit) => sum + lifeOf(state, unit, blows), 0);
  const against = foes.reduce((sum, unit) => sum + strengthOf(state, unit), 0) / foes.length;
  return roundsFor(
    work,
    livingOf(state, side).map((unit) => {
      const { cell } = unitOf(state, unit);
      const [body, reach] = [bodyOf(state, unit), REACH[sheetOf(state, unit).attack]];
      const near = foes.filter((foe) => reachFault(body, bodyOf(state, foe), reach) === undefined);
      const away = Math.min(LONGEST, ...near.map((foe) => distance(cell, unitOf(state, foe).cell)));
      const chance = 1 / (1 + Math.exp((against - strengthOf(state, unit)) / SURE));
      const rate = (HINDERED * chance * (sheetOf(state, unit).strike + FREE) * near.length) / foes.length;
      return { from: firstStrike(state, unit, away), rate, burst: 0 };
    }),
  );
};

/** Rounds that a side still needs: less than by either way alone, since both stay open. */
export const roundsToWin = (state: PartieState, side: Side, blows: Expected): number => {
  const [base, team] = [toBase(state, side, blows), toTeam(state, side, blows)].map((time) => Math.max(0.05, time));
  return ((base ?? 1) ** -3 + (team ?? 1) ** -3) ** (-1 / 3);
};

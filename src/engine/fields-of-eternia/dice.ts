// A handful of wilds dice, as counts: thrown, rerolled by waves (A41), added up. Shared by the wilds and by power dice.
import { pool } from '../kernel/chance.ts';
import type { Weighted } from '../kernel/game.ts';
import { type Some, some } from '../kernel/result.ts';
import { WILD_SIDES } from './constants.ts';
import { EPIC_FACES, type EpicDie, WILD_FACES, type WildDice, type WildFace } from './types.ts';

export const NO_DICE: WildDice = { blanc: 0, reussite: 0, double: 0, relancer: 0 };
/** The most dice that one throw may have: beyond, its weights leave the safe integers. */
export const MOST_DICE = 20;
const perFace = (count: (face: WildFace) => number): WildDice => ({
  blanc: count('blanc'),
  reussite: count('reussite'),
  double: count('double'),
  relancer: count('relancer'),
});
export const sizeOfDice = ({ blanc, reussite, double, relancer }: WildDice): number =>
  blanc + reussite + double + relancer;
export const addDice = (a: WildDice, b: WildDice): WildDice => perFace((face) => a[face] + b[face]);
export const takeDice = (a: WildDice, b: WildDice): WildDice => perFace((face) => a[face] - b[face]);
export const dieOf = (face: WildFace): WildDice => ({ ...NO_DICE, [face]: 1 });
/** What the dice are worth together; one left on « relancer » is worth nothing. */
export const successesOf = ({ reussite, double }: WildDice): number => reussite + 2 * double;
/** Whether one die, thrown for an effect, succeeds (foe.jets): « relancer » fails, and is not thrown again. */
export const succeeds = (face: WildFace): boolean => face === 'reussite' || face === 'double';

/** So many dice thrown together, one outcome for each count of faces; `die` tells how many sides show each result. */
export const throwsOf = <A>(dice: number, die: WildDice, make: (faces: WildDice) => A): Some<Weighted<A>> =>
  pool(
    dice,
    WILD_FACES.map((face) => die[face]),
    ([blanc = 0, reussite = 0, double = 0, relancer = 0]) => make({ blanc, reussite, double, relancer }),
  );
/** One die, thrown for an effect. */
export const testsOf = <A>(die: WildDice, make: (face: WildFace) => A): Some<Weighted<A>> =>
  some(WILD_FACES.filter((face) => die[face] > 0).map((face) => ({ action: make(face), weight: die[face] })));

const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(most, 0) + 1 }, (_, i) => i);
/** The dice that a wave may throw again beside all the marked ones: at most as many, none of them marked (A41). The first is none. Empty when no die is marked. */
export const wavesOf = (faces: WildDice): readonly WildDice[] =>
  faces.relancer === 0
    ? []
    : upTo(Math.min(faces.relancer, faces.blanc)).flatMap((blanc) =>
        upTo(Math.min(faces.relancer - blanc, faces.reussite)).flatMap((reussite) =>
          upTo(Math.min(faces.relancer - blanc - reussite, faces.double)).map((double): WildDice => ({
            blanc,
            reussite,
            double,
            relancer: 0,
          })),
        ),
      );
const natural = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;
/** Counts of the four faces, nothing else. */
export const isDice = (value: unknown): value is WildDice =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === WILD_FACES.length &&
  WILD_FACES.every((face) => natural((value as Readonly<Record<string, unknown>>)[face]));
/** Why a wave cannot throw these beside the marked dice; undefined: it can. */
export const waveFault = (faces: WildDice, extra: WildDice): 'rien' | 'trop' | 'marque' | 'absent' | undefined => {
  if (faces.relancer === 0) return 'rien';
  if (!isDice(extra) || WILD_FACES.some((face) => extra[face] > faces[face])) return 'absent';
  if (extra.relancer > 0) return 'marque';
  return sizeOfDice(extra) > faces.relancer ? 'trop' : undefined;
};
/** The dice that stay on the table during a wave. */
export const keptBy = (faces: WildDice, extra: WildDice): WildDice => takeDice({ ...faces, relancer: 0 }, extra);
/** Whether this throw can be: so many dice, on faces that the die has. */
export const canShow = (dice: number, die: WildDice, faces: WildDice): boolean =>
  isDice(faces) && sizeOfDice(faces) === dice && WILD_FACES.every((face) => faces[face] === 0 || die[face] > 0);
/** Whether these are the six sides of a die. */
export const isDie = (die: WildDice): boolean => isDice(die) && sizeOfDice(die) === WILD_SIDES;
const MOST_WEIGHT = 999;
/** Whether an epic die has weights, and at least one face that may come. */
export const isEpicDie = (die: EpicDie): boolean =>
  EPIC_FACES.every((face) => natural(die[face]) && die[face] <= MOST_WEIGHT) &&
  EPIC_FACES.some((face) => die[face] > 0);

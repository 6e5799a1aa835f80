// Facts about keywords that engines need, without their words.
import { type Instruction, type Keyword, N_MAX, TECHNIQUE_TYPES } from '../types.ts';

const WITH_OPPONENT: readonly Keyword[] = ['blesser', 'corps-a-corps', 'distance', 'pousser'];
/** Whether the definition of the keyword speaks of « the opponent ». */
export const usesOpponent = (keyword: Keyword): boolean => WITH_OPPONENT.includes(keyword);

/** Whether a step speaks of the person its technique targets: such a step needs a target (A40) and is skipped once the target is out (A7). */
export const speaksOfTarget = ({ modifier, keyword }: Instruction): boolean =>
  modifier === 'adversaire' || (modifier === null && usesOpponent(keyword));

export const CONTINUOUS = [
  'force',
  'protection',
  'vitesse',
  'charme',
  's-empecher',
  's-empecher-carte',
] as const satisfies readonly Keyword[];
/** Whether the keyword lasts as long as its technique is active. */
export const isContinuous = (keyword: Keyword): keyword is (typeof CONTINUOUS)[number] =>
  CONTINUOUS.some((one) => one === keyword);

/** What stands behind a keyword: a number, a type, either of them optional, or nothing. */
export type Param = 'number' | 'number?' | 'type' | 'type?' | 'none';
const PARAMS: Readonly<Partial<Record<Keyword, Param>>> = {
  'corps-a-corps': 'none',
  destabiliser: 'none',
  rejouer: 'none',
  distance: 'number?',
  stable: 'number?',
  's-empecher': 'type',
  's-empecher-carte': 'type?',
};
export const paramOf = (keyword: Keyword): Param => PARAMS[keyword] ?? 'number';

/** The number that an omitted one stands for; undefined: it may not be omitted. */
export const omittedNumber = (keyword: Keyword): number | undefined =>
  keyword === 'distance' ? 2 : keyword === 'stable' ? 0 : undefined;

/** Whether a step that comes from outside is one: its number and its type are there exactly when its keyword takes them, within bounds. */
export const isSound = ({ keyword, n, t }: Instruction): boolean => {
  const param = paramOf(keyword);
  const number = param === 'number' || param === 'number?';
  if (number ? n === undefined || !Number.isInteger(n) || Math.abs(n) > N_MAX : n !== undefined) return false;
  if (param === 'type?' && t === null) return true;
  return param === 'type' || param === 'type?' ? TECHNIQUE_TYPES.some((type) => type === t) : t === undefined;
};

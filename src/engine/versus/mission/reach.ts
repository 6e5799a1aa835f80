// What the pieces of a mission may become: which states something leads to, and between which bounds a measure stays.
import { LIMITS } from '../constants.ts';
import type { Comparison, Measure, Mission, Op, TokenSpec } from './format.ts';

interface Arrow {
  readonly from: readonly string[];
  readonly to: string;
}
/** What takes a piece of the token from a state to another: tests, special rules, and of a character its loss. */
const arrowsOf = ({ tests, special = [] }: Mission, { id, states, character }: TokenSpec): readonly Arrow[] => [
  ...tests.filter(({ token }) => token === id),
  ...special.flatMap((rule) =>
    (rule.kind === 'sweep' || rule.kind === 'exit') && rule.token === id ? [{ from: [rule.from], to: rule.to }] : [],
  ),
  ...(character
    ? [{ from: states.filter(({ at }) => at === 'board').map((state) => state.id), to: character.lost }]
    : []),
];
/** The states that a piece of the token may be in, the first of them at the start. */
export const reachable = (mission: Mission, token: TokenSpec): ReadonlySet<string> => {
  const arrows = arrowsOf(mission, token);
  const found = new Set(token.states.slice(0, 1).map(({ id }) => id));
  for (const state of found)
    // grows as it goes
    for (const { from, to } of arrows) if (from.includes(state)) found.add(to);
  return found;
};

type Bounds = readonly [least: number, most: number];
const boundsOfToken = (mission: Mission, token: TokenSpec, counted: readonly string[]): Bounds => {
  const [states, worth] = [[...reachable(mission, token)], token.count * (token.value ?? 1)];
  return [
    states.every((state) => counted.includes(state)) ? worth : 0,
    states.some((state) => counted.includes(state)) ? worth : 0,
  ];
};
/** A river has no more places than the site allows: that is all that is known of it here. */
const boundsOf = (mission: Mission, measure: Measure): Bounds => {
  if (typeof measure === 'number') return [measure, measure];
  if ('tiles' in measure) return [0, LIMITS.slots];
  const each = mission.tokens.map((token) =>
    boundsOfToken(
      mission,
      token,
      measure.pieces.filter(([id]) => id === token.id).map(([, state]) => state),
    ),
  );
  return [each.reduce((sum, [least]) => sum + least, 0), each.reduce((sum, [, most]) => sum + most, 0)];
};
/** By operator: may `left` and `right`, each anywhere between its bounds, compare so? */
const MAY: Readonly<Record<Op, (left: Bounds, right: Bounds) => boolean>> = {
  '<': ([least], [, most]) => least < most,
  '<=': ([least], [, most]) => least <= most,
  '=': (left, right) => left[0] <= right[1] && right[0] <= left[1],
  '>=': ([, most], [least]) => most >= least,
  '>': ([, most], [least]) => most > least,
};
/** False only when no position at all can make the comparison hold. */
export const mayHold = (mission: Mission, { left, op, right }: Comparison): boolean =>
  MAY[op](boundsOf(mission, left), boundsOf(mission, right));

// What a mission counts, and its comparisons. Every measure is a whole number, 0 or more: `areContrary` leans on it.
import type { Camp } from '../types.ts';
import type { Comparison, Measure, Mission, Op } from './format.ts';
import type { Piece } from './state.ts';

/** All that a measure may read. `tiles`: neutralised tiles of each camp, present or since the start: the caller decides (A63). */
export interface MissionView {
  readonly mission: Mission;
  readonly pieces: readonly Piece[];
  readonly tiles: Readonly<Record<Camp, number>>;
}

/** The mission with these numbers of pieces instead of its own. */
export const withCounts = (mission: Mission, counts: Readonly<Record<string, number>> = {}): Mission => ({
  ...mission,
  tokens: mission.tokens.map((token) => ({
    ...token,
    count: Object.hasOwn(counts, token.id) ? (counts[token.id] ?? token.count) : token.count,
  })),
});
/** The pieces of the start, each in the first state of its token, nowhere in particular. */
export const startPieces = ({ tokens }: Mission): readonly Piece[] =>
  tokens.flatMap(({ id, count, states: [first] }) =>
    first === undefined
      ? []
      : Array.from({ length: count }, (_, i): Piece => ({
          id: `${id}-${i + 1}`,
          token: id,
          state: first.id,
          zone: null,
        })),
  );

/** The pieces of a token in one of these states; in any when none is named. */
export const piecesIn = (
  { pieces }: Pick<MissionView, 'pieces'>,
  token: string,
  ...states: readonly string[]
): readonly Piece[] =>
  pieces.filter((piece) => piece.token === token && (states.length === 0 || states.includes(piece.state)));

const valueOf = ({ tokens }: Mission, token: string): number => tokens.find(({ id }) => id === token)?.value ?? 1;
export const measureOf = (measure: Measure, view: MissionView): number => {
  if (typeof measure === 'number') return measure;
  if ('pieces' in measure)
    return measure.pieces.reduce(
      (total, [token, state]) => total + piecesIn(view, token, state).length * valueOf(view.mission, token),
      0,
    );
  return measure.tiles === 'either' ? Math.max(view.tiles.hero, view.tiles.villain) : view.tiles[measure.tiles];
};

const HOLDS: Readonly<Record<Op, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
};
export const holds = ({ left, op, right }: Comparison, view: MissionView): boolean =>
  HOLDS[op](measureOf(left, view), measureOf(right, view));

const OPPOSITE: Readonly<Record<Op, Op>> = { '<': '>=', '<=': '>', '=': '>', '>=': '<', '>': '<=' };
/** The same operands, the opposite operator. Of an equality, which has no operator of its own for it: what is above 0, true when it compares with 0; no other equality has a contrary. */
export const contrary = ({ left, op, right }: Comparison): Comparison => ({
  left,
  op: op === '=' && left === 0 ? '<' : OPPOSITE[op],
  right,
});

/** « `more` − `less` is `by` or more », constants gathered in `by`: all comparisons but an equality with something else than 0. */
interface Excess {
  readonly more: string;
  readonly less: string;
  readonly by: number;
}
const nameOf = (measure: Measure): string => {
  if (typeof measure === 'number') return '';
  return 'pieces' in measure
    ? `pieces ${measure.pieces
        .map((pair) => pair.join('.'))
        .toSorted()
        .join(' ')}`
    : `tiles ${measure.tiles}`;
};
const constantOf = (measure: Measure): number => (typeof measure === 'number' ? measure : 0);
const excess = (more: Measure, less: Measure, by: 0 | 1): Excess => ({
  more: nameOf(more),
  less: nameOf(less),
  by: by - constantOf(more) + constantOf(less),
});
const excessOf = ({ left, op, right }: Comparison): Excess | undefined => {
  switch (op) {
    case '<':
    case '<=':
      return excess(right, left, op === '<' ? 1 : 0);
    case '>':
    case '>=':
      return excess(left, right, op === '>' ? 1 : 0);
    case '=':
      return left === 0 ? excess(left, right, 0) : right === 0 ? excess(right, left, 0) : undefined;
  }
};
/** Whether exactly one of the two holds, whatever the position: « fewer than 2 » and « 2 or more », « none » and « 1 or more », operands exchanged or not. */
export const areContrary = (one: Comparison, other: Comparison): boolean => {
  const [a, b] = [excessOf(one), excessOf(other)];
  return a !== undefined && b !== undefined && a.more === b.less && a.less === b.more && a.by + b.by === 1;
};

// The most points that a turn can bring: every way to play it is looked at, and nothing else decides.
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { partie } from '../partie/index.ts';
import { prizePoints } from '../partie/score.ts';
import type { PartieAction, PartieState, Phase } from '../partie/types.ts';

const STATES = 30_000; // looked at from one gesture on: beyond, the search gives up

export interface Turn {
  readonly points: number; // of that seat at its end
  readonly line: readonly PartieAction[]; // one way to it
}
class TooMuch extends Error {}

/** Nothing of what comes after the shots of a turn brings a point to whoever plays it. */
const LATER: ReadonlySet<Phase> = new Set<Phase>(['draw-window', 'draw', 'close', 'over']);
const isOver = ({ active, phase }: PartieState, seat: Seat): boolean => active !== seat || LATER.has(phase);
/** How fighters turn changes nothing of this turn: one way is enough. */
const worthTrying = (state: PartieState, options: Some<PartieAction>): readonly PartieAction[] => {
  if (state.phase !== 'rotate') return options;
  return [options.find(({ type }) => type === 'hold') ?? options[0]];
};
/** The best end of the turn from a state; undefined when it is too long to tell. */
export const bestEnd = (from: PartieState, seat: Seat): Turn | undefined => {
  const seen = new Map<string, Turn>();
  const best = (state: PartieState): Turn => {
    const node = partie.node(state);
    if (isOver(state, seat) || node.kind !== 'choice') return { points: prizePoints(state, seat), line: [] };
    const key = partie.key(state);
    const before = seen.get(key);
    if (before !== undefined) return before;
    if (seen.size >= STATES) throw new TooMuch();
    const ends = worthTrying(state, node.options).map((action): Turn => {
      const { points, line } = best(partie.apply(state, action).state);
      return { points, line: [action, ...line] };
    });
    const most = Math.max(...ends.map(({ points }) => points));
    const end = known(
      ends.filter(({ points }) => points === most).toSorted((a, b) => a.line.length - b.line.length)[0],
    );
    seen.set(key, end);
    return end;
  };
  try {
    return best(from);
  } catch (thrown) {
    if (thrown instanceof TooMuch) return undefined;
    throw thrown;
  }
};
/** What each gesture open to a seat may bring by the end of its turn, the points that it has left out; undefined when one of them is too long to tell. */
export interface Brings extends Turn {
  readonly action: PartieAction;
}
export const bringsOf = (state: PartieState, seat: Seat): readonly Brings[] | undefined => {
  const node = partie.node(state);
  if (node.kind !== 'choice' || node.seat !== seat) return undefined;
  const before = prizePoints(state, seat);
  const brings: Brings[] = [];
  for (const action of node.options) {
    const end = bestEnd(partie.apply(state, action).state, seat);
    if (end === undefined) return undefined;
    brings.push({ action, points: end.points - before, line: end.line });
  }
  return brings;
};

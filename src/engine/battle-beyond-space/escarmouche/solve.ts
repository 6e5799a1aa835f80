// Is there a way to reach the goal within this turn? An exhaustive search: what it finds can be played, what it denies does not exist, and beyond its budget it says nothing.
import type { PartieAction, PartieState } from '../partie/types.ts';
import { apply, key, node as nodeOf } from './game.ts';
import type { EscarmoucheState } from './types.ts';

export type Solution =
  | { readonly kind: 'found'; readonly actions: readonly PartieAction[]; readonly visited: number } // the seat's own decisions and, where others answer, one line of theirs
  | { readonly kind: 'none'; readonly visited: number }
  | { readonly kind: 'silent'; readonly why: 'budget' | 'several-turns' | 'not-its-turn' | 'chance' | 'over'; readonly visited: number };

export const BUDGET = 150_000;

/** Decisions that cannot change what this turn brings, cut to one: how the squadron turns, the card drawn at the end, where ships come back, what is done after the draw instead of before it. */
const CUT: Partial<Readonly<Record<PartieState['phase'], readonly PartieAction['type'][]>>> = { rotate: ['hold', 'turn'], close: ['end-turn'], restore: ['restore', 'forgo'] };
const worthTrying = ({ game }: EscarmoucheState, options: readonly PartieAction[]): readonly PartieAction[] => {
  const kinds = CUT[game.phase];
  if (kinds === undefined) return options;
  const first = kinds.map((kind) => options.find(({ type }) => type === kind)).find((action) => action !== undefined);
  const powers = game.phase === 'rotate' ? options.filter(({ type }) => type !== 'turn' && type !== 'hold') : [];
  return first === undefined ? options : [first, ...powers];
};
/** A card drawn in the middle of a turn (Dreckach 3) is luck: no line through it is a solution. */
const isLuck = ({ game }: EscarmoucheState): boolean => game.draws !== null;
type Verdict = 'yes' | 'no' | 'luck' | 'budget';

class OutOfBudget extends Error {}

/** Searches from a moment of the seat's own last turn, worst answers of the others assumed. */
export const solveTurn = (start: EscarmoucheState, budget = BUDGET): Solution => {
  const silent = (why: Extract<Solution, { kind: 'silent' }>['why'], visited = 0): Solution => ({ kind: 'silent', why, visited });
  if (start.outcome !== null) return silent('over');
  if (start.left !== 1) return silent('several-turns');
  if (start.game.active !== start.fixed.seat) return silent('not-its-turn');
  const failed = new Map<string, Verdict>();
  let visited = 0;
  const line: PartieAction[] = [];

  const any = (state: EscarmoucheState, options: readonly PartieAction[]): Verdict => {
    let verdict: Verdict = 'no';
    for (const action of worthTrying(state, options)) {
      line.push(action);
      const found = search(apply(state, action).state);
      if (found === 'yes') return found;
      line.pop();
      if (found === 'luck') verdict = found;
    }
    return verdict;
  };
  /** Others answer as badly as they can: every answer must lead to the goal; the line keeps the last one. */
  const every = (state: EscarmoucheState, options: readonly PartieAction[]): Verdict => {
    const mark = line.length;
    for (const action of worthTrying(state, options)) {
      line.length = mark;
      line.push(action);
      const found = search(apply(state, action).state);
      if (found !== 'yes') {
        line.length = mark;
        return found;
      }
    }
    return 'yes';
  };
  const look = (state: EscarmoucheState): Verdict => {
    const node = nodeOf(state);
    if (node.kind === 'end') return node.result === 'reussi' ? 'yes' : 'no';
    if (node.kind === 'chance') return isLuck(state) ? 'luck' : any(state, node.outcomes.slice(0, 1).map(({ action }) => action));
    if (node.kind === 'report') return 'no';
    return node.seat === state.fixed.seat ? any(state, node.options) : every(state, node.options);
  };
  const search = (state: EscarmoucheState): Verdict => {
    const name = key(state);
    const known = failed.get(name);
    if (known !== undefined) return known;
    visited += 1;
    if (visited > budget) throw new OutOfBudget();
    const verdict = look(state);
    if (verdict !== 'yes') failed.set(name, verdict);
    return verdict;
  };
  try {
    const verdict = search(start);
    if (verdict === 'yes') return { kind: 'found', actions: line, visited };
    return verdict === 'luck' ? silent('chance', visited) : { kind: 'none', visited };
  } catch (thrown) {
    if (thrown instanceof OutOfBudget) return silent('budget', visited);
    throw thrown;
  }
};

// Is there a way to reach the goal within this turn? An exhaustive search: what it finds can be played, what it denies does not exist, and beyond its budget it says nothing.
import type { PartieAction, PartieState } from '../partie/types.ts';
import { apply, key, node as nodeOf } from './game.ts';
import type { EscarmoucheState } from './types.ts';

export type Solution =
  | { readonly kind: 'found'; readonly actions: readonly PartieAction[]; readonly visited: number } // the seat's own decisions and, where others answer, one line of theirs
  | { readonly kind: 'none'; readonly visited: number }
  | {
      readonly kind: 'silent';
      readonly why: 'budget' | 'several-turns' | 'not-its-turn' | 'chance' | 'over';
      readonly visited: number;
    };

export const BUDGET = 150_000;

/** Decisions that cannot change what this turn brings, cut to one: how the squadron turns, the card drawn at the end, where ships come back, what is done after the draw instead of before it. */
const CUT: Partial<Readonly<Record<PartieState['phase'], readonly PartieAction['type'][]>>> = {
  rotate: ['hold', 'turn'],
  close: ['end-turn'],
  restore: ['restore', 'forgo'],
};
/** Of what may be chosen, what can change how the turn ends. */
export const worthTrying = ({ game }: EscarmoucheState, options: readonly PartieAction[]): readonly PartieAction[] => {
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

/** Depth first, with a memory of what failed. `line` holds the actions of the way being tried. */
class Search {
  readonly line: PartieAction[] = [];
  readonly #failed = new Map<string, Verdict>();
  readonly #budget: number;
  visited = 0;
  constructor(budget: number) {
    this.#budget = budget;
  }
  from(state: EscarmoucheState): Verdict {
    const name = key(state);
    const known = this.#failed.get(name);
    if (known !== undefined) return known;
    this.visited += 1;
    if (this.visited > this.#budget) throw new OutOfBudget();
    const verdict = this.#look(state);
    if (verdict !== 'yes') this.#failed.set(name, verdict);
    return verdict;
  }
  #look(state: EscarmoucheState): Verdict {
    const node = nodeOf(state);
    if (node.kind === 'end') return node.result === 'reussi' ? 'yes' : 'no';
    if (node.kind === 'report') return 'no';
    if (node.kind === 'chance')
      return isLuck(state)
        ? 'luck'
        : this.#any(
            state,
            node.outcomes.slice(0, 1).map(({ action }) => action),
          );
    return node.seat === state.fixed.seat ? this.#any(state, node.options) : this.#every(state, node.options);
  }
  #try(state: EscarmoucheState, action: PartieAction): Verdict {
    this.line.push(action);
    return this.from(apply(state, action).state);
  }
  #any(state: EscarmoucheState, options: readonly PartieAction[]): Verdict {
    const mark = this.line.length;
    let verdict: Verdict = 'no';
    for (const action of worthTrying(state, options)) {
      const found = this.#try(state, action);
      if (found === 'yes') return found;
      this.line.length = mark;
      if (found === 'luck') verdict = found;
    }
    return verdict;
  }
  /** Others answer as badly as they can: every answer must lead to the goal; the line keeps the last one. */
  #every(state: EscarmoucheState, options: readonly PartieAction[]): Verdict {
    const mark = this.line.length;
    for (const action of worthTrying(state, options)) {
      this.line.length = mark;
      const found = this.#try(state, action);
      if (found === 'yes') continue;
      this.line.length = mark;
      return found;
    }
    return 'yes';
  }
}
type Silence = Extract<Solution, { kind: 'silent' }>['why'];
/** Why nothing is searched at all. */
const silence = ({ outcome, left, game, fixed }: EscarmoucheState): Silence | undefined => {
  if (outcome !== null) return 'over';
  if (left !== 1) return 'several-turns';
  return game.active === fixed.seat ? undefined : 'not-its-turn';
};
/** Searches from a moment of the seat's own last turn. */
export const solveTurn = (start: EscarmoucheState, budget = BUDGET): Solution => {
  const why = silence(start);
  if (why !== undefined) return { kind: 'silent', why, visited: 0 };
  const search = new Search(budget);
  try {
    const verdict = search.from(start);
    const { line, visited } = search;
    if (verdict === 'yes') return { kind: 'found', actions: line, visited };
    return verdict === 'luck' ? { kind: 'silent', why: 'chance', visited } : { kind: 'none', visited };
  } catch (thrown) {
    if (thrown instanceof OutOfBudget) return { kind: 'silent', why: 'budget', visited: search.visited };
    throw thrown;
  }
};

// Forced steps: where one option is open and only carries on what was decided, the table may play it by itself.
import type { Node } from '../../engine/kernel/game.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import type { ModeUi } from './mode.ts';

type Mode<S, A, E extends Cite<R>, R extends string, P> = Pick<ModeUi<S, A, E, R, P>, 'game' | 'forced'>;

/** The forced action of a state, if there is one. */
export const forcedOf = <S, A, E extends Cite<R>, R extends string, P>(
  { forced }: Mode<S, A, E, R, P>,
  node: Node<A, R>,
  state: S,
): A | undefined => {
  if (forced === undefined || node.kind !== 'choice' || node.options.length > 1) return undefined;
  return forced(node.options[0], state) ? node.options[0] : undefined;
};

const decides = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
  at: number,
  skips: Skips<A, R>,
): boolean => {
  const state = stateAt(line, at);
  const node = mode.game.node(state);
  return !skips(node) && forcedOf(mode, node, state) === undefined;
};
/** What answers by itself, and is nobody's decision: automatic chance, a seat of the machine's. */
export type Skips<A, R extends string> = (node: Node<A, R>) => boolean;
const nobody = (): boolean => false;

/** How many actions lead to the last decision before `at` (a choice, chance); 0 when everything before was forced. */
export const decisionBefore = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
  at: number,
  skips: Skips<A, R> = nobody,
): number => {
  for (let to = at - 1; to > 0; to -= 1) if (decides(mode, line, to, skips)) return to;
  return 0;
};
/** The next decision after `at` on this line; its end when there is none. */
export const decisionAfter = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
  at: number,
  skips: Skips<A, R> = nobody,
): number => {
  for (let to = at + 1; to < line.moves.length; to += 1) if (decides(mode, line, to, skips)) return to;
  return line.moves.length;
};

// Forced steps: where one option is open and only carries on what was decided, the table may play it by itself.
import type { Node, Types } from '../../engine/kernel/game.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import type { ModeUi } from './mode.ts';

type Mode<T extends Types> = Pick<ModeUi<T>, 'game' | 'forced'>;

/** The forced action of a state, if there is one. */
export const forcedOf = <T extends Types>(
  { forced }: Mode<T>,
  node: Node<T['action'], T['rule']>,
  state: T['state'],
): T['action'] | undefined => {
  if (forced === undefined || node.kind !== 'choice' || node.options.length > 1) return undefined;
  return forced(node.options[0], state) ? node.options[0] : undefined;
};

/** Whether somebody decides at `at`: not where a step is forced, nor where what is skipped answers by itself. */
export const decides = <T extends Types>(mode: Mode<T>, line: Line<T>, at: number, skips: Skips<T>): boolean => {
  const state = stateAt(line, at);
  const node = mode.game.node(state);
  return !skips(node) && forcedOf(mode, node, state) === undefined;
};
/** What answers by itself, and is nobody's decision: automatic chance, a seat of the machine's. */
export type Skips<T extends Types> = (node: Node<T['action'], T['rule']>) => boolean;
const nobody = (): boolean => false;

/** How many actions lead to the last decision before `at` (a choice, chance); 0 when everything before was forced. */
export const decisionBefore = <T extends Types>(
  mode: Mode<T>,
  line: Line<T>,
  at: number,
  skips: Skips<T> = nobody,
): number => {
  for (let to = at - 1; to > 0; to -= 1) if (decides(mode, line, to, skips)) return to;
  return 0;
};
/** The next decision after `at` on this line; its end when there is none. */
export const decisionAfter = <T extends Types>(
  mode: Mode<T>,
  line: Line<T>,
  at: number,
  skips: Skips<T> = nobody,
): number => {
  for (let to = at + 1; to < line.moves.length; to += 1) if (decides(mode, line, to, skips)) return to;
  return line.moves.length;
};

// What a link may carry to the villain. The only secret of the game is under which shadow Batman is: the `hide` action says it, and the state that follows holds it.
import type { PartieAction, PartieState } from './types.ts';

/** Whether something of this state is known to the hero alone: shadows that may hide Batman, one at least of them empty. Once the game is over, all may be told. */
export const hasSecret = ({ phase, shadows }: Pick<PartieState, 'phase' | 'shadows'>): boolean =>
  phase !== 'over' && shadows.length > 1 && shadows.some(({ batman }) => batman === true);

/**
 * How many of the actions that led to `state` everybody may see: all of them, or those before Batman's last hiding while he is still hidden.
 * An earlier hiding is no secret: he hides again only after he has been seen (A33).
 */
export const shareable = (actions: readonly PartieAction[], state: Pick<PartieState, 'phase' | 'shadows'>): number => {
  const last = actions.findLastIndex(({ type }) => type === 'hide');
  return last >= 0 && hasSecret(state) ? last : actions.length;
};

// A scripted hand (`CombatScenario.draws`): which card comes next, whoever draws it and whatever was decided before.
import { type CombatNode, fixedOf, sideOf, sizeOf } from './board.ts';
import { layer } from './place.ts';
import type { CombatAction, CombatState } from './types.ts';
import type { CombatScenario } from './scenario-types.ts';

/** What the script wants of an open draw; undefined: nothing more, or a card that is gone. Counted by what has left the pile: choices change who draws when, not what comes to each. */
export const scriptedDraw = (
  { draws }: Pick<CombatScenario, 'draws'>,
  state: CombatState,
  node: CombatNode,
): CombatAction | undefined => {
  if (draws === undefined || node.kind !== 'chance' || node.outcomes[0].action.type !== 'draw') return undefined;
  const side = layer(state);
  const { pile } = sideOf(state, side);
  const card = draws[side][sizeOf(fixedOf(state, side).deck) - sizeOf(pile)];
  return card === undefined || pile[card] === 0 ? undefined : { type: 'draw', card };
};

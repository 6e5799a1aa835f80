import { byTag } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import { hasChoice, targetsOf } from './board.ts';
import { no } from './refusals.ts';
import type { BatailleAction, BatailleState } from './types.ts';

const over = (state: BatailleState): Fault =>
  state.outcome === null ? undefined : no('bataille-finie', 'foe.combat.soldats');
const table = byTag<BatailleAction, readonly [BatailleState], Fault>({
  'bat-go': (_, state) =>
    over(state) ?? (hasChoice(state) ? no('bataille-a-repartir', 'foe.bataille.contre-mixte') : undefined),
  'bat-hit': ({ target }, state) => {
    const late = over(state);
    if (late) return late;
    if (!targetsOf(state).includes(target))
      return no('bataille-cible', 'foe.bataille.contre-mixte', 'foe.bataille.exactement-zero');
    return hasChoice(state) ? undefined : no('bataille-rien-a-repartir', 'foe.bataille.contre-mixte');
  },
});
export const refuse = (state: BatailleState, action: BatailleAction): Fault => table(action, state);

import { byTag } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import { hasChoice, targetsOf } from './board.ts';
import { no } from './refusals.ts';
import type { SoldiersAction, SoldiersState } from './types.ts';

const over = (state: SoldiersState): Fault =>
  state.outcome === null ? undefined : no('bataille-finie', 'foe.combat.soldats');
const table = byTag<SoldiersAction, readonly [SoldiersState], Fault>({
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
export const refuse = (state: SoldiersState, action: SoldiersAction): Fault => table(action, state);

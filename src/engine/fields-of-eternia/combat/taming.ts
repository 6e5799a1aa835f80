// Phase 7: the beaten epic creature may be tamed.
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  enter,
  fixedOf,
  seatOf,
  setSide,
  sideOf,
  told,
} from './board.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatState } from './types.ts';
import { conclude, outcomeOf } from './outcome.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();

export const canTame = (state: CombatState): boolean => {
  const { enemy } = fixedOf(state, 1);
  const { winner, fallen } = outcomeOf(state);
  return (
    enemy?.type === 'creature-epique' &&
    enemy.cost !== null &&
    winner === 0 &&
    !fallen[0] &&
    sideOf(state, 0).eternium >= enemy.cost
  );
};
export const tameFault = (state: CombatState): Fault =>
  state.phase === 'tame' ? undefined : no('autre-decision', 'foe.soutien.dompter');
export const tameNode = (state: CombatState): CombatNode =>
  choice(
    seatOf(state, 0),
    [
      { type: 'tame', yes: true },
      { type: 'tame', yes: false },
    ],
    'foe.p7-vaincus.creature-vaincue',
    'foe.soutien.dompter',
  );
export const tame = (state: CombatState, yes: boolean): CombatStep => {
  const cost = fixedOf(state, 1).enemy?.cost ?? 0;
  const paid = yes
    ? conclude(setSide(state, 0, { eternium: sideOf(state, 0).eternium - cost }), { tamed: true })
    : state;
  return chain(
    told(paid, {
      type: 'tamed',
      name: fixedOf(state, 1).name,
      cost,
      yes,
      cites: ['foe.soutien.dompter', 'foe.p7-vaincus.creature-vaincue'],
    }),
    (next) => enter(next, 'maintenance'),
  );
};

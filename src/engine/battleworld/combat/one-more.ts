// « Et si l'on payait encore un jeton ? »: what one more roll, then the conclusion, would bring.
import { known } from '../../kernel/result.ts';
import { ratio, type Ratio } from '../../kernel/ratio.ts';
import type { UnitId } from '../types.ts';
import { fighterOf, otherCamp } from './board.ts';
import { combat } from './index.ts';
import type { Camp, CombatState } from './types.ts';

export interface OneMore {
  readonly unit: UnitId;
  readonly wounds: number; // if the combat is concluded now
  readonly outcomes: readonly { readonly wounds: number; readonly rolls: readonly number[]; readonly share: Ratio }[]; // by wounds, fewest first
}

const woundsFor = ({ outcome }: CombatState, camp: Camp): number => (outcome?.winner === camp ? outcome.wounds : 0);
const concluded = (state: CombatState): number => woundsFor(combat.apply(state, { type: 'conclude', camp: state.speaks }).state, state.speaks);

/** For the side that has the last word and a token left: the wounds now, and the exact share of each result of one more roll. Undefined otherwise. */
export const oneMore = (state: CombatState): OneMore | undefined => {
  const unit = state.stage === 'raise' && state.renounced === otherCamp(state.speaks) ? fighterOf(state, state.speaks) : null;
  if (unit === null || combat.refuse(state, { type: 'spend', by: unit })) return undefined;
  const paid = combat.apply(state, { type: 'spend', by: unit }).state;
  const node = combat.node(paid);
  if (node.kind !== 'chance') return undefined;
  const rolls = new Map<number, number[]>();
  for (const { action } of node.outcomes) {
    if (action.type !== 'roll') continue;
    const after = combat.apply(paid, action).state;
    const wounds = after.stage === 'raise' ? concluded(after) : woundsFor(after, state.speaks);
    rolls.set(wounds, [...(rolls.get(wounds) ?? []), action.value]);
  }
  const outcomes = [...rolls.keys()].sort((a, b) => a - b).map((wounds) => ({ wounds, rolls: known(rolls.get(wounds)), share: ratio(known(rolls.get(wounds)).length, node.outcomes.length) }));
  return { unit, wounds: concluded(state), outcomes };
};

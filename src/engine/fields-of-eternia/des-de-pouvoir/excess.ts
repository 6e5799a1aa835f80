// Phase 4: once the cards are turned up, and whenever a die is won, each die beyond ten becomes one success (A46).
import { abilitiesNode, settleAbilities, settleReveal } from '../combat/abilities.ts';
import {
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  enter,
  extra,
  NUMBER,
  sideOf,
  told,
} from '../combat/board.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { GRID_ZONES } from '../types.ts';
import { diceIn, excessOf } from './pools.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
type Convert = Of<CombatAction, 'convert'>;
const SIDES: readonly Side[] = [0, 1];
const hides = (state: CombatState): boolean =>
  SIDES.some((side) => GRID_ZONES.some((zone) => sideOf(state, side).grid[zone].some(({ up, off }) => !up && !off)));
/** Who has dice to turn into successes, the active team first. */
const converter = (state: CombatState): Side | undefined => SIDES.find((side) => excessOf(state, side) > 0);

export const excessNode = (state: CombatState): CombatNode | undefined => {
  if (hides(state)) return undefined;
  const side = converter(state);
  if (side === undefined) return undefined;
  const from = GRID_ZONES.filter((zone) => diceIn(state, side, zone) > 0);
  return choice(
    deciderOf(state, side),
    from.flatMap((zone) => GRID_ZONES.map((to): CombatAction => ({ type: 'convert', from: zone, to }))),
    'foe.pouvoir.plus-de-dix',
  );
};
/** Cards are turned up first; the word then stays where it was. */
export const settleExcess = (state: CombatState): CombatStep =>
  hides(state) ? settleReveal(state) : enter(state, 'abilities');
/** Nobody acts while dice are to be turned. */
export const wordNode = (state: CombatState): CombatNode | undefined =>
  converter(state) === undefined ? abilitiesNode(state) : undefined;
export const settleWord = (state: CombatState): CombatStep =>
  converter(state) === undefined ? settleAbilities(state) : enter(state, 'excess');

export const convertFault = ({ from, to }: Convert, state: CombatState): Fault => {
  const side = state.phase === 'excess' && state.pending.length === 0 ? converter(state) : undefined;
  if (side === undefined)
    return no(NUMBER[state.phase] === 4 ? 'conversion-inutile' : 'autre-decision', 'foe.pouvoir.plus-de-dix');
  return GRID_ZONES.includes(from) && GRID_ZONES.includes(to) && diceIn(state, side, from) > 0
    ? undefined
    : no('conversion-vide', 'foe.pouvoir.plus-de-dix');
};
/** One die of a zone goes; one success waits in a zone, maybe another. */
export const convert = ({ from, to }: Convert, state: CombatState): CombatStep => {
  const side = known(converter(state));
  const less = extra(state, side, {
    zone: from,
    value: -1,
    what: 'conversion',
    name: '',
    rule: 'foe.pouvoir.plus-de-dix',
    lasting: false,
  });
  const [mine, theirs] = state.excess;
  const placed = { ...state.excess[side], [to]: state.excess[side][to] + 1 };
  return told(
    { ...less, excess: side === 0 ? [placed, theirs] : [mine, placed] },
    { type: 'converted', side, from, to, cites: ['foe.pouvoir.plus-de-dix'] },
  );
};

// What a turn still allows: two standard actions, each once; each free action once; nothing after a purchase (A31).
import type { Fault } from '../faults.ts';
import { LIMITS } from '../constants.ts';
import { CARDS } from './cards-refusals.ts';
import type { Free, PartieState, Standard } from './types.ts';

const { no } = CARDS;

/** Standard actions spent: a rest costs two (A27). */
export const spentActions = ({ standard }: PartieState): number =>
  standard.reduce((sum, one) => sum + (one === 'repos' ? LIMITS.actions : 1), 0);
export const boughtFault = ({ bought }: PartieState): Fault =>
  bought ? no('achat-dernier', 'foe.marchand.derniere-action') : undefined;
export const standardFault = (state: PartieState, action: Standard): Fault => {
  const fault = boughtFault(state);
  if (fault !== undefined) return fault;
  if (state.standard.includes(action)) return no('action-repetee', 'foe.activation.action-unique');
  return spentActions(state) >= LIMITS.actions ? no('plus-d-actions', 'foe.activation.deux-actions') : undefined;
};
/** With its option, a purchase may follow another one: see merchants.ts. */
export const freeFault = (state: PartieState, action: Free): Fault =>
  boughtFault(state) ??
  (state.free.includes(action) ? no('gratuite-repetee', 'foe.activation.gratuites-une-fois') : undefined);
export const spend = (state: PartieState, action: Standard): PartieState => ({
  ...state,
  standard: [...state.standard, action],
});
export const spendFree = (state: PartieState, action: Free): PartieState => ({
  ...state,
  free: [...state.free, action],
});

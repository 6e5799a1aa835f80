// Phase 7: the five Eternium of a defeat, in cards or from the reserve.
import { known } from '../../kernel/result.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { COSTS } from '../constants.ts';
import type { CardId } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  enter,
  fixedOf,
  isHero,
  playsCards,
  setSide,
  sideOf,
  told,
} from './board.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Side } from './types.ts';
import { at, conclude, outcomeOf } from './outcome.ts';
import { canTame } from './taming.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
/** What the fallen owes: five, but nothing in the duel of a tie, for a solo enemy, or for a beginner's hero in solo. */
const owed = (state: CombatState, side: Side): number => {
  if (state.fixed.final || !isHero(state, side) || !playsCards(state, side)) return 0;
  const { solo } = state.fixed;
  return solo === null || (solo.pays ?? solo.level !== 'debutant') ? COSTS.defeat : 0;
};
/** Who pays next; then taming, then maintenance. */
export const nextPayment = (state: CombatState): CombatStep => {
  const { fallen } = outcomeOf(state);
  const from = state.paying === null ? 0 : state.paying + 1;
  const side = ([0, 1] as const).find((one) => one >= from && fallen[one] && owed(state, one) > 0);
  if (side !== undefined) return chain(enter({ ...state, paying: side, due: owed(state, side) }, 'pay'));
  return canTame(state) ? enter(state, 'tame') : enter(state, 'maintenance');
};

/** Cards that the fallen hero may hand over: its own, worth something. */
export const payable = (
  state: CombatState,
  side: Side,
): readonly { readonly id: CardId; readonly name: string; readonly value: number }[] => {
  const mine = sideOf(state, side);
  const fixed = fixedOf(state, side);
  const playables = [
    ...fixed.spells.filter(({ id, owner }) => owner === undefined && mine.spells.includes(id)),
    ...fixed.consumables.filter(({ id }) => mine.consumables.includes(id)),
  ];
  return [
    ...fixed.goods.filter(({ id }) => mine.goods.includes(id)).map(({ id, name, cost }) => ({ id, name, value: cost })),
    ...playables.map(({ id, name, cost = 0 }) => ({ id, name, value: cost })),
  ].filter(({ value }) => value > 0);
};
export const payFault = (state: CombatState, card: CardId | null): Fault => {
  if (state.phase !== 'pay' || state.paying === null) return no('autre-decision', 'foe.vaincu.paiement');
  const cards = payable(state, state.paying);
  if (card !== null)
    return cards.some(({ id }) => id === card) ? undefined : no('carte-sans-valeur', 'foe.vaincu.paiement');
  return sideOf(state, state.paying).eternium >= state.due || cards.length === 0
    ? undefined
    : no('eternium-insuffisant', 'foe.vaincu.paiement', 'foe.eternium.reserve-commune');
};
export const payNode = (state: CombatState): CombatNode | undefined => {
  const side = state.paying ?? 0;
  const cards = payable(state, side);
  const { eternium } = sideOf(state, side);
  const sum = eternium + cards.reduce((total, { value }) => total + value, 0);
  if (state.due === 0 || cards.length === 0 || sum <= state.due) return undefined;
  return choice(
    deciderOf(state, side),
    [
      ...cards.map(({ id }): CombatAction => ({ type: 'pay', card: id })),
      ...(payFault(state, null) === undefined ? [{ type: 'pay', card: null } as const] : []),
    ],
    'foe.vaincu.paiement',
    'foe.eternium.partage',
  );
};
const handOver = (state: CombatState, side: Side, card: CardId): CombatStep => {
  const { name, value } = known(payable(state, side).find(({ id }) => id === card));
  const mine = sideOf(state, side);
  const left = Math.max(0, state.due - value);
  const without = (ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => id !== card);
  return told(
    setSide({ ...state, due: left }, side, {
      goods: without(mine.goods),
      spells: without(mine.spells),
      consumables: without(mine.consumables),
    }),
    { type: 'paid', side, card, name, value, left, cites: ['foe.vaincu.paiement'] },
  );
};
const payRest = (state: CombatState, side: Side): CombatStep => {
  const { eternium } = sideOf(state, side);
  const paid = Math.min(eternium, state.due);
  const left = state.due - paid;
  const kept = left > 0 && state.fixed.options.detteReportee;
  const next = conclude(
    setSide({ ...state, due: 0 }, side, { eternium: eternium - paid }),
    kept ? { debt: at(outcomeOf(state).debt, side, left) } : {},
  );
  return told(next, {
    type: 'paid-all',
    side,
    eternium: paid,
    left,
    kept,
    cites: ['foe.vaincu.paiement', 'foe.eternium.ressource'],
  });
};
/** Card by card, or the rest in Eternium. */
export const pay = (state: CombatState, card: CardId | null): CombatStep => {
  const side = state.paying ?? 0;
  return card === null ? payRest(state, side) : handOver(state, side, card);
};
/** Nothing to choose: everything goes when it is not enough, or when there is only Eternium. */
export const settlePay = (state: CombatState): CombatStep => {
  const side = state.paying ?? 0;
  if (state.due === 0) return nextPayment(state);
  const [card] = payable(state, side);
  return card === undefined ? payRest(state, side) : handOver(state, side, card.id);
};

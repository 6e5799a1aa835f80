// PS lost outside the combats played on the sheet, and what a fallen hero pays.
import { known } from '../../kernel/result.ts';
import type { Side } from '../combat/types.ts';
import { COSTS } from '../constants.ts';
import type { CardId } from '../types.ts';
import { chain, damageOf, healthOf, payable, setEnemy, setHero, type SoloStep, still, told } from './board.ts';
import type { SoloState } from './types.ts';

const wound = (state: SoloState, side: Side, at: number, damage: number): SoloState =>
  side === 0 ? setHero(state, at, { damage }) : setEnemy(state, at, { damage });
export const heal = (state: SoloState, side: Side, hero: number, amount: number): SoloStep => {
  const next = wound(state, side, hero, damageOf(state, side, hero) - amount);
  return told(next, {
    type: 'solo-healed',
    side,
    hero,
    amount,
    health: healthOf(next, side, hero),
    cites: ['foe.manche.nuit'],
  });
};
export const hurt = (state: SoloState, side: Side, hero: number, amount: number): SoloStep => {
  const next = wound(state, side, hero, damageOf(state, side, hero) + amount);
  const health = healthOf(next, side, hero);
  const step = told(next, { type: 'solo-hurt', side, hero, amount, health, cites: ['foe.vaincu.seuil'] });
  return health > 0 ? step : chain(step, (hurt_) => fall(hurt_, side, hero));
};
/** Counted, healed, back at its base; ours pays unless the level spares it. */
const fall = (state: SoloState, side: Side, hero: number): SoloStep => {
  const healed = wound(state, side, hero, 0);
  if (side === 1)
    return told(healed, {
      type: 'solo-fell',
      side,
      hero,
      defeats: 0,
      pays: false,
      cites: ['foe.bataille.sans-pv', 'foe.vaincu.retour-base', 'foe.vaincu.soin'],
    });
  const defeats = (state.heroes[hero]?.defeats ?? 0) + 1;
  const { pays } = state.fixed.rules;
  const step = told(setHero(healed, hero, { defeats }), {
    type: 'solo-fell',
    side,
    hero,
    defeats,
    pays,
    cites: [
      'foe.solo.vaincus',
      'foe.vaincu.retour-base',
      'foe.vaincu.soin',
      ...(pays ? (['foe.vaincu.paiement'] as const) : (['foe.solo.debutant-sans-penalite'] as const)),
    ],
  });
  return pays ? chain(step, (next) => settlePay({ ...next, paying: { hero, due: COSTS.defeat } })) : step;
};

// ── The five Eternium
const done = (state: SoloState): SoloState => ({ ...state, stage: 'table', paying: null });
const payRest = (state: SoloState): SoloStep => {
  const { hero, due } = known(state.paying ?? undefined);
  const paid = Math.min(state.eternium, due);
  const left = due - paid;
  const kept = left > 0 && state.fixed.options.detteReportee;
  const next = { ...done(state), eternium: state.eternium - paid, debt: state.debt + (kept ? left : 0) };
  return told(next, {
    type: 'solo-paid-all',
    hero,
    eternium: paid,
    left,
    kept,
    cites: ['foe.vaincu.paiement', 'foe.eternium.ressource'],
  });
};
const give = (state: SoloState, card: CardId): SoloStep => {
  const { hero, due } = known(state.paying ?? undefined);
  const { name, value } = known(payable(state, hero).find(({ id }) => id === card));
  const { goods, spells, consumables } = known(state.heroes[hero]);
  const without = (ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => id !== card);
  const left = Math.max(0, due - value);
  const next = setHero({ ...state, paying: { hero, due: left } }, hero, {
    goods: without(goods),
    spells: without(spells),
    consumables: without(consumables),
  });
  return told(next, { type: 'solo-paid', hero, name, value, left, cites: ['foe.vaincu.paiement'] });
};
/** A choice only while there are cards to give, and more than is due. */
const settlePay = (state: SoloState): SoloStep => {
  const { hero, due } = known(state.paying ?? undefined);
  if (due === 0) return still(done(state));
  const cards = payable(state, hero);
  const [card] = cards;
  if (card === undefined) return payRest(state);
  return cards.reduce((sum, { value }) => sum + value, state.eternium) > due
    ? still({ ...state, stage: 'paiement' })
    : chain(give(state, card.id), settlePay);
};
export const pay = (state: SoloState, card: CardId | null): SoloStep =>
  card === null ? payRest(state) : chain(give(state, card), settlePay);
/** Eternium won pays what is still owed first. */
export const gain = (state: SoloState, amount: number): SoloState => {
  const repaid = Math.min(state.debt, Math.max(0, amount));
  return { ...state, debt: state.debt - repaid, eternium: state.eternium + amount - repaid };
};

// Phase 7: who has fallen, what the other wins, and the way back to the base.
import { known, type Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import type { Effect } from '../types.ts';
import {
  chain,
  type CombatNode,
  type CombatStep,
  fixedOf,
  isHero,
  onward,
  other,
  playsCards,
  setSide,
  sideOf,
  still,
  told,
} from './board.ts';
import { homeless, isTogether } from './places.ts';
import { pend, settleEffect } from './effects.ts';
import type { CombatState, Pending, Side } from './types.ts';
import { at, conclude, outcomeOf } from './outcome.ts';
import { nextPayment } from './payment.ts';

export const fallenNode = (state: CombatState): CombatNode => onward(state, 'foe.p7-vaincus.heros', 'foe.vaincu.seuil');
const pvOf = (state: CombatState, side: Side): number => {
  const { final, first, mount, column, options } = state.fixed;
  if (final) return 1;
  if (mount) return 0;
  if (column === 'boss' && side === 0) return options.bossSansPV ? 0 : 1;
  return first && column === 'heros' ? 0 : 1;
};
const wonBy = (state: CombatState, winner: Side): CombatStep => {
  const loser = other(winner);
  const pv = isHero(state, winner) && playsCards(state, winner) ? pvOf(state, winner) : 0;
  const lost = conclude(state, {
    winner,
    why: 'vaincu',
    fallen: at(outcomeOf(state).fallen, loser, true),
    pv: at([0, 0], winner, pv),
  });
  const why: readonly FoeRule[] =
    state.fixed.first && state.fixed.column === 'heros' ? ['foe.premiere.sans-recompense'] : [];
  const cites: Some<FoeRule> =
    loser === 1 && fixedOf(state, 1).enemy !== null
      ? ['foe.p7-vaincus.creature-vaincue', ...(state.fixed.mount ? (['foe.escarmouche.monture-gagnee'] as const) : [])]
      : winner === 1 && fixedOf(state, 1).enemy !== null
        ? ['foe.p7-vaincus.creature-gagne']
        : ['foe.p7-vaincus.heros', ...why];
  const reward = fixedOf(state, 1).enemy?.reward;
  const step = told(lost, { type: 'fallen', side: loser, pv, cites });
  return loser === 1 && reward !== undefined && reward.length > 0
    ? chain(
        step,
        (next) =>
          told(next, {
            type: 'reward',
            name: fixedOf(next, 1).name,
            effects: reward,
            cites: ['foe.p7-vaincus.creature-vaincue'],
          }),
        (next) => prize(next, reward),
      )
    : step;
};
/** What a combat gives at once, before taming: Eternium, and PS. */
const isGiven = ({ do: what }: Effect): boolean => what === 'eternium' || what === 'soigner';
/** What is left of a reward for whoever called the combat. */
export const rewardLeft = (reward: readonly Effect[]): readonly Effect[] => reward.filter((effect) => !isGiven(effect));
const prize = (state: CombatState, reward: readonly Effect[]): CombatStep => {
  const source: Omit<Pending, 'effect'> = {
    side: 0,
    what: 'capacite',
    name: fixedOf(state, 1).name,
    rule: 'foe.p7-vaincus.creature-vaincue',
    lasting: false,
  };
  let step = still(pend(state, reward.filter(isGiven), source));
  while (step.state.pending.length > 0) step = chain(step, (next) => known(settleEffect(next)));
  return step;
};
/** A fallen hero goes back to the base, healed; the turn ends if it was the active one (A26). */
const goHome = (state: CombatState, side: Side): CombatStep => {
  if (!isHero(state, side) || state.fixed.final) return still(state);
  const { base, healthMax } = fixedOf(state, side);
  const home = conclude(setSide(state, side, { health: healthMax }), { to: at(outcomeOf(state).to, side, 'base') });
  return told(home, {
    type: 'returned',
    side,
    base,
    cites:
      side === 0
        ? ['foe.vaincu.fin-du-tour', 'foe.vaincu.retour-base', 'foe.vaincu.soin']
        : [
            'foe.vaincu.retour-base',
            'foe.vaincu.soin',
            ...(isTogether(state) ? (['foe.rapide.ensemble-zero', ...homeless(state)] as const) : []),
          ],
  });
};
export const tellFallen = (state: CombatState): CombatStep => {
  const fallen = ([0, 1] as const).filter((side) => sideOf(state, side).health === 0);
  const both = fallen.length === 2;
  const marked = conclude(state, { fallen: [fallen.includes(0), fallen.includes(1)] });
  const first = both
    ? told(conclude(marked, { winner: null, why: 'double' }), {
        type: 'both-fallen',
        column: state.fixed.column,
        cites: ['foe.p7-vaincus.double'],
      })
    : wonBy(marked, other(known(fallen[0])));
  return chain(first, ...fallen.map((side) => (next: CombatState) => goHome(next, side)), nextPayment);
};

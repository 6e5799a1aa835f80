// What a combat under way lets one read: totals, who may spend, which dice may be thrown again. Derived each time, stored nowhere.
import { known } from '../../kernel/result.ts';
import { tally } from '../../kernel/tally.ts';
import type { BwRule } from '../rules.ts';
import type { Gauges, Sheet, UnitId } from '../types.ts';
import type { BwTally, Camp, CombatAction, CombatFixed, CombatState, PartCode, Roll } from './types.ts';

export const otherCamp = (camp: Camp): Camp => (camp === 'attack' ? 'defence' : 'attack');
export const sheetOf = (fixed: CombatFixed, unit: UnitId): Sheet => known(fixed.sheets[unit]);
export const gaugesOf = (state: CombatState, unit: UnitId): Gauges => known(state.gauges[unit]);
export const initiatorOf = (fixed: CombatFixed): UnitId => known(fixed.attackers[0]);
/** The side that a character fights on; undefined: it takes no part. */
export const campOf = (state: CombatState, unit: UnitId): Camp | undefined =>
  state.fixed.attackers.includes(unit) ? 'attack' : unit === state.defender ? 'defence' : undefined;
/** The only character of a side who spends tokens (bw.surnombre.jetons-initiateur). */
export const fighterOf = (state: CombatState, camp: Camp): UnitId | null =>
  camp === 'attack' ? initiatorOf(state.fixed) : state.defender;
/** Who may spend now; null while nobody may. */
export const speakerOf = (state: CombatState): UnitId | null =>
  state.stage === 'raise' ? fighterOf(state, state.speaks) : null;
export const seatOfCamp = (fixed: CombatFixed, camp: Camp): 0 | 1 =>
  camp === 'attack' ? fixed.attackSeat : fixed.attackSeat === 0 ? 1 : 0;

/** The D10 of a base defender, their own die otherwise (bw.base.cible); doubled by the double defence (bw.base.double-defense). */
export const isDoubled = (state: CombatState, unit: UnitId): boolean =>
  state.fixed.target.kind === 'module' &&
  unit === state.defender &&
  state.fixed.target.candidates.some((one) => one.unit === unit && one.doubled);
export const onBase = (state: CombatState, unit: UnitId): boolean =>
  state.fixed.target.kind === 'module' && unit === state.defender;

const worth = (roll: Roll): number => roll.value * roll.multiplier + roll.bonus;

export const totalOf = (state: CombatState, camp: Camp): number => {
  let sum = 0;
  for (const roll of state.rolls) if (roll.camp === camp) sum += worth(roll);
  return sum;
};

const dieCites = (state: CombatState, roll: Roll): readonly [BwRule, ...BwRule[]] => {
  if (roll.multiplier === 2) return ['bw.base.double-defense'];
  if (roll.phase === 'raise')
    return roll.camp === 'attack' && state.fixed.attackers.length > 1
      ? ['bw.surnombre.jet-supplementaire']
      : ['bw.combat.depense-effet'];
  if (roll.camp === 'defence') return [onBase(state, roll.by) ? 'bw.base.cible' : 'bw.combat.jet-defenseur'];
  return [roll.by === initiatorOf(state.fixed) ? 'bw.combat.puissance-attaque' : 'bw.surnombre.des-ajoutes'];
};

/** The total of a side, opened: each die, then each bonus that it carries. */
export const tallyOf = (state: CombatState, camp: Camp): BwTally =>
  tally<BwRule, PartCode>(
    state.rolls
      .filter((roll) => roll.camp === camp)
      .flatMap((roll) => [
        {
          what: roll.multiplier === 2 ? ('die-doubled' as const) : ('die' as const),
          value: roll.value * roll.multiplier,
          cites: dieCites(state, roll),
        },
        ...(roll.bonus > 0
          ? [{ what: 'victory-bonus' as const, value: roll.bonus, cites: ['bw.carte.bonus-victoire'] as const }]
          : []),
      ]),
  );

/** The side with the lower total, null when they are equal. */
export const trailing = (state: CombatState): Camp | null => {
  const gap = totalOf(state, 'attack') - totalOf(state, 'defence');
  return gap === 0 ? null : gap < 0 ? 'attack' : 'defence';
};

export const lastRollIndex = (state: CombatState, unit: UnitId): number => {
  for (let i = state.rolls.length - 1; i >= 0; i -= 1) if (state.rolls[i]?.by === unit) return i;
  return -1;
};

/** Whose die a participant may have thrown again: their own, and the initiator's (A22). */
export const diceWithinReach = (state: CombatState, by: UnitId): readonly UnitId[] => {
  const initiator = initiatorOf(state.fixed);
  if (by === initiator) return [by];
  return state.fixed.options.rerollScope === 'own-side' && campOf(state, by) === 'defence' ? [by] : [by, initiator];
};

/** Whether the last roll of a die may be thrown again at all. */
export const canBeRerolled = (state: CombatState, die: UnitId): boolean => {
  const roll = state.rolls[lastRollIndex(state, die)];
  return roll !== undefined && !roll.rerolled && !sheetOf(state.fixed, die).cosmic;
};

const participants = (state: CombatState, camp: Camp): readonly UnitId[] =>
  camp === 'attack' ? state.fixed.attackers : state.defender === null ? [] : [state.defender];

/** What a side can still do to change the totals: spend, then reroll. */
export const raises = (state: CombatState, camp: Camp): readonly CombatAction[] => {
  const fighter = fighterOf(state, camp);
  const actions: CombatAction[] = [];
  if (fighter !== null && gaugesOf(state, fighter).power > 0) actions.push({ type: 'spend', by: fighter });
  for (const by of participants(state, camp)) {
    if (gaugesOf(state, by).reroll === 0) continue;
    for (const die of diceWithinReach(state, by))
      if (canBeRerolled(state, die)) actions.push({ type: 'reroll', by, die });
  }
  return actions;
};

/** Attackers whom a winning defender may wound (A19, A20). */
export const exposed = (state: CombatState): readonly UnitId[] =>
  state.fixed.attackers.filter((unit) => !state.fixed.sheltered.includes(unit));

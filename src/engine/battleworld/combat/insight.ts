// What the machine knows of a combat of Battleworld: who leads once the dice that are due have fallen, and what each side may still add.
import type { Effort } from '../../kernel/levels.ts';
import type { Insight } from '../../kernel/think.ts';
import { fighterOf, gaugesOf, totalOf } from './board.ts';
import { facesOf } from './node.ts';
import type { Camp, CombatAction, CombatState } from './types.ts';

// Weights, in pips. Set by hand; where a combat can be worked out whole, `advise` does, and this is not asked.
const TOKEN = 0.55; // of the mean of the die that a token throws: it is not always worth its price
const REROLL = 1.2; // a die that may be thrown again
const SURE = 0.28; // how fast a lead becomes a won combat

const mean = (faces: number): number => (faces + 1) / 2;
/** What a side shows, what it is about to throw, what it may still throw. */
const strength = (state: CombatState, camp: Camp): number => {
  const fighter = fighterOf(state, camp);
  if (fighter === null) return totalOf(state, camp);
  const mine = (by: string): boolean => (camp === 'defence' ? by === state.defender : by !== state.defender);
  const coming = state.due.reduce((sum, { by }) => sum + (mine(by) ? mean(facesOf(state, by)) : 0), 0);
  const { power, reroll } = gaugesOf(state, fighter);
  const still = state.renounced === camp ? 0 : TOKEN * power * mean(facesOf(state, fighter)) + REROLL * reroll;
  return totalOf(state, camp) + coming + still;
};
/** By how much the attack should win, in pips. */
export const leadOf = (state: CombatState): number => strength(state, 'attack') - strength(state, 'defence');
/** The chance that the attack wins. */
export const chanceOf = (state: CombatState): number => {
  const { outcome, stage } = state;
  if (outcome !== null && (stage === 'over' || stage === 'wounds'))
    return outcome.winner === null ? 1 / 2 : outcome.winner === 'attack' ? 1 : 0;
  return 1 / (1 + Math.exp(-SURE * leadOf(state)));
};
const value = (state: CombatState): readonly number[] => {
  const attack = chanceOf(state);
  return state.fixed.attackSeat === 0 ? [attack, 1 - attack] : [1 - attack, attack];
};

export const insight: Insight<CombatState, CombatAction> = { value };
export const effort: Effort = { tries: 400, depth: 8 };

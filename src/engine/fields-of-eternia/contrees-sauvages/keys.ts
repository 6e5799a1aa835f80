// Two canonical texts of a combat in the wilds: all that one can see, and what still matters.
import { canonical } from '../../kernel/json.ts';
import { WILD_FACES, type WildDice } from '../types.ts';
import { leftOf } from './board.ts';
import { type WildState, WILD_TARGETS } from './types.ts';

const diceText = (dice: WildDice): string => WILD_FACES.map((face) => dice[face]).join('.');
const pendingText = ({ pending }: WildState): string => (pending.length === 0 ? '' : canonical(pending));

export const key = (state: WildState): string => {
  const { stage, figures, dice, due, waves, put, health, eternium, outcome } = state;
  return [
    stage,
    pendingText(state),
    `${figures.health}.${figures.attack}.${figures.defense}`,
    diceText(dice),
    due,
    waves,
    WILD_TARGETS.map((target) => put[target]).join('.'),
    health,
    eternium,
    outcome === null ? '-' : canonical(outcome),
  ].join('|');
};
/** Waves made and dice already assigned are forgotten: what they left of the enemy is not. */
export const fold = (state: WildState): string => {
  const { stage, dice, due, waves, health, eternium, outcome } = state;
  const moment = `${stage}${waves === 0 ? '' : '+'}`;
  return [
    moment,
    pendingText(state),
    WILD_TARGETS.map((target) => leftOf(state, target)).join('.'),
    diceText(dice),
    due,
    health,
    eternium,
    outcome === null ? '-' : canonical(outcome),
  ].join('|');
};

// Reading a combat in the wilds: what is left of the enemy, which dice may go where.
import type { Step } from '../../kernel/game.ts';
import { stepsOf } from '../../kernel/steps.ts';
import {
  type Scored,
  WILD_TARGETS,
  type WildAction,
  type WildEvent,
  type WildState,
  type WildTarget,
} from './types.ts';

export type WildStep = Step<WildState, WildEvent>;
export const { told, chain } = stepsOf<WildState, WildEvent>();

export const WORTH: Readonly<Record<Scored, number>> = { reussite: 1, double: 2 };
const SCORED: readonly Scored[] = ['double', 'reussite'];
/** What the dice have left of a figure of the enemy, never below 0; its PS, once both attacks are made. */
export const leftOf = ({ figures, put }: WildState, target: WildTarget): number =>
  Math.max(
    0,
    (target === 'ps' ? figures.health : target === 'attaque' ? figures.attack : figures.defense) - put[target],
  );
/** Whether a die may go there: PS only behind a fallen defence, and nothing on a figure at 0 that is not PS. */
export const isOpen = (state: WildState, target: WildTarget): boolean =>
  target === 'ps' ? leftOf(state, 'defense') === 0 : leftOf(state, target) > 0;
export const toAssign = ({ dice }: WildState): number => dice.reussite + dice.double;
export const assignments = (state: WildState): readonly WildAction[] =>
  SCORED.filter((die) => state.dice[die] > 0).flatMap((die) =>
    WILD_TARGETS.filter((to) => isOpen(state, to)).map((to): WildAction => ({ type: 'wild-assign', die, to })),
  );
/** Whether no die can lower anything any more. */
export const allDown = (state: WildState): boolean => WILD_TARGETS.every((target) => leftOf(state, target) === 0);
/** An ability that asks for a die. */
export const testOf = ({ stage, pending }: WildState) => {
  const [first] = pending;
  return stage === 'ability' && first?.do === 'jet' ? first : undefined;
};

// Reading a soldiers' combat: who may still be hit, and whether it is over.
import type { Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import type { BatailleAction, BatailleEvent, BatailleState } from './types.ts';

export type BatailleStep = Step<BatailleState, BatailleEvent>;
export type Target = Extract<BatailleAction, { type: 'bat-hit' }>['target'];
export const standing = ({ heroes }: BatailleState): readonly number[] =>
  heroes.flatMap((health, i) => (health > 0 ? [i] : []));
/** Who can take the next damage, heroes first; each soldier is like the others. */
export const targetsOf = (state: BatailleState): readonly Target[] => [
  ...standing(state),
  ...(state.soldiers > 0 ? (['soldat'] as const) : []),
];
/** Whether the defender has a choice to make: several targets, and an attacker still to strike (A18). Against a hero alone, or soldiers alone, there is none. */
export const hasChoice = (state: BatailleState): boolean =>
  state.fixed.kind === 'mixte' && state.attackers > 0 && targetsOf(state).length > 1;
/** PS that hero number `i` has lost. */
export const lostBy = ({ fixed, heroes }: BatailleState, i: number): number =>
  known(fixed.began.heroes[i]) - known(heroes[i]);

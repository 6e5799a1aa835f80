// Reading a soldiers' combat: who may still be hit, and whether it is over.
import type { Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import type { SoldiersAction, SoldiersEvent, SoldiersState } from './types.ts';

export type SoldiersStep = Step<SoldiersState, SoldiersEvent>;
export type Target = Extract<SoldiersAction, { type: 'bat-hit' }>['target'];
export const standing = ({ heroes }: SoldiersState): readonly number[] =>
  heroes.flatMap((health, i) => (health > 0 ? [i] : []));
/** Who can take the next damage, heroes first; each soldier is like the others. */
export const targetsOf = (state: SoldiersState): readonly Target[] => [
  ...standing(state),
  ...(state.soldiers > 0 ? (['soldat'] as const) : []),
];
/** Whether the defender has a choice to make: several targets, and an attacker still to strike (A18). Against a hero alone, or soldiers alone, there is none. */
export const hasChoice = (state: SoldiersState): boolean =>
  state.fixed.kind === 'mixte' && state.attackers > 0 && targetsOf(state).length > 1;
/** PS that hero number `i` has lost. */
export const lostBy = ({ fixed, heroes }: SoldiersState, i: number): number =>
  known(fixed.began.heroes[i]) - known(heroes[i]);

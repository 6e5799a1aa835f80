// battleworld/combat where it is read: its examples.
import type { CombatState, CombatEvent } from '../../engine/battleworld/combat/types.ts';
import type { Reading } from '../play/reading.ts';
import { CombatBoard } from './Duel.tsx';
import { combatEffects, settlesCombat } from './effects.ts';

export const reading: Reading<CombatState, CombatEvent> = {
  Board: CombatBoard,
  stage: () => 'duel',
  effects: combatEffects,
  settles: settlesCombat,
  hasOdds: () => true,
};

// fields-of-eternia/des-de-pouvoir where it is read: its examples.
import type { CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { Reading } from '../play/reading.ts';
import { combatEffects } from './effects-combat.ts';
import { CombatBoard } from './CombatBoard.tsx';

export const reading: Reading<CombatState, CombatEvent> = {
  Board: CombatBoard,
  stage: () => 'fight',
  effects: combatEffects,
};

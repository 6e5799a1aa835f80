// battleworld/combat where it is read: its examples.
import type { CombatState, CombatEvent } from '../../engine/battleworld/combat/types.ts';
import type { Reading } from '../play/reading.ts';
import { CombatBoard } from './CombatBoard.tsx';

export const reading: Reading<CombatState, CombatEvent> = { Board: CombatBoard, hasOdds: () => true };

// fields-of-eternia/combat-de-soldats where it is read: its examples.
import type { SoldiersEvent, SoldiersState } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { Reading } from '../play/reading.ts';
import { soldiersEffects } from './effects-small.ts';
import { SoldiersBoard } from './SoldiersBoard.tsx';

export const reading: Reading<SoldiersState, SoldiersEvent> = {
  Board: SoldiersBoard,
  stage: () => 'fight',
  effects: soldiersEffects,
};

// battlefight/partie where it is read: its examples.
import type { PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Reading } from '../play/reading.ts';
import { partieEffects } from './effects.ts';
import { PartieBoard } from './PartieBoard.tsx';

export const reading: Reading<PartieState, PartieEvent> = {
  Board: PartieBoard,
  stage: () => 'ring',
  effects: partieEffects,
};

// versus/partie where it is read: its examples.
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import type { Reading } from '../play/reading.ts';
import { partieEffects } from './effects.ts';
import { PartieReading } from './PartieReading.tsx';

export const reading: Reading<PartieState, PartieEvent> = {
  Board: PartieReading,
  stage: () => 'discs',
  effects: partieEffects,
};

// battle-beyond-space/partie where it is read: its examples.
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { partieEffects } from './effects.ts';
import type { Reading } from '../play/reading.ts';
import { fetchBeside, PartieReading } from './PartieReading.tsx';

export const reading: Reading<PartieState, PartieEvent> = {
  Board: PartieReading,
  stage: () => 'space',
  effects: partieEffects,
  beside: fetchBeside,
};

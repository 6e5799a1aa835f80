// fields-of-eternia/solo where it is read: its examples.
import type { SoloState, AnySoloEvent } from '../../engine/fields-of-eternia/solo/types.ts';
import type { Reading } from '../play/reading.ts';
import { soloEffects } from './effects-small.ts';
import { SoloReading } from './SoloReading.tsx';

export const reading: Reading<SoloState, AnySoloEvent> = {
  Board: SoloReading,
  stage: () => 'fight',
  effects: soloEffects,
};

// battle-beyond-space/escarmouche where it is read: its examples.
import type { EscarmoucheState, EscarmoucheEvent } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { escarmoucheEffects } from './effects.ts';
import type { Reading } from '../play/reading.ts';
import { EscarmoucheReading } from './EscarmoucheReading.tsx';
import { fetchBeside } from './PartieReading.tsx';

export const reading: Reading<EscarmoucheState, EscarmoucheEvent> = {
  Board: EscarmoucheReading,
  stage: () => 'space',
  effects: escarmoucheEffects,
  beside: fetchBeside,
};

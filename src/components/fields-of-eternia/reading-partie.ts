// fields-of-eternia/partie where it is read: its examples.
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { Reading } from '../play/reading.ts';
import { partieEffects } from './effects-map.ts';
import { PartieReading } from './PartieReading.tsx';
import { partieHasOdds } from './has-odds.ts';
import { stageOf } from './stage.ts';

export const reading: Reading<PartieState, PartieEvent> = {
  Board: PartieReading,
  stage: stageOf,
  effects: partieEffects,
  hasOdds: partieHasOdds,
};

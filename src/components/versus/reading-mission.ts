// versus/mission where it is read: its examples.
import type { TrackState, TrackEvent } from '../../engine/versus/mission/types.ts';
import type { Reading } from '../play/reading.ts';
import { missionEffects } from './effects.ts';
import { MissionReading } from './MissionReading.tsx';

export const reading: Reading<TrackState, TrackEvent> = {
  Board: MissionReading,
  stage: () => 'mission',
  effects: missionEffects,
};

// The exercises of Versus, by family: discs, rivers, powers, missions, preparation.
import type { ExerciseType } from '../../kernel/exercise.ts';
import type { VsRule } from '../rules.ts';
import { AIMED } from './aims.ts';
import { DISCS } from './discs.ts';
import { DRAFTING } from './drafting.ts';
import { DUELS } from './duels.ts';
import { ENERGY } from './energy.ts';
import { EVENTS } from './events.ts';
import { FALLS } from './falls.ts';
import { GESTURE_TYPES } from './gestures.ts';
import { LIFE } from './life.ts';
import { MISSION_TYPES } from './missions.ts';
import { PAYMENT } from './payment.ts';
import { RIVERS } from './rivers.ts';

export const EXERCISES: readonly ExerciseType<VsRule>[] = [
  ...DISCS,
  ...PAYMENT,
  ...RIVERS,
  ...ENERGY,
  ...EVENTS,
  ...FALLS,
  ...AIMED,
  ...LIFE,
  ...DUELS,
  ...MISSION_TYPES,
  ...GESTURE_TYPES,
  ...DRAFTING,
];

// The path of Battle Beyond Space, in the order in which it is learnt.
import type { AnyLesson } from '../../kernel/lesson.ts';
import { CRASHES, SHOTS, TURNS } from './crashes.ts';
import { HELM, TURRETS } from './destroyers.ts';
import { LONG_RANGE, ONCE, RING, WHOLE_GAME } from './ending.ts';
import { FIRST_FLIGHT, WHERE_TO_STOP, WHOLE_TURN } from './flight.ts';

export const LESSONS: readonly AnyLesson[] = [
  FIRST_FLIGHT,
  WHERE_TO_STOP,
  WHOLE_TURN,
  CRASHES,
  SHOTS,
  TURNS,
  HELM,
  TURRETS,
  LONG_RANGE,
  ONCE,
  RING,
  WHOLE_GAME,
];

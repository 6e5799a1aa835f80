// The path of Versus, in the order in which it is learnt.
import type { AnyLesson } from '../../kernel/lesson.ts';
import { BATMAN, CUBES, JOKER } from './hq.ts';
import { ALLEY, ALONE, HOSTAGES } from './missions.ts';
import { BOMBS, CHECKS, REPORTS } from './table.ts';
import { DISCS, RIVER, UPKEEPS } from './turns.ts';

export const LESSONS: readonly AnyLesson[] = [
  DISCS,
  RIVER,
  REPORTS,
  UPKEEPS,
  BOMBS,
  CHECKS,
  JOKER,
  BATMAN,
  CUBES,
  ALLEY,
  HOSTAGES,
  ALONE,
];

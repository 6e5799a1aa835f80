// The path of Battleworld, in the order in which it is learnt.
import type { AnyLesson } from '../../kernel/lesson.ts';
import { ACTIONS, FIRST_STEPS, MOVES, OWN_BASE } from './board.ts';
import { BASE, TEAM, WHOLE_GAME } from './battle.ts';
import { DUEL, RAISE, RENOUNCE } from './duels.ts';

export const LESSONS: readonly AnyLesson[] = [
  FIRST_STEPS,
  DUEL,
  MOVES,
  ACTIONS,
  RAISE,
  RENOUNCE,
  TEAM,
  OWN_BASE,
  BASE,
  WHOLE_GAME,
];

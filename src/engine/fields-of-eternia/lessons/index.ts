// The path of Fields of Eternia, in the order in which it is learnt.
import type { AnyLesson } from '../../kernel/lesson.ts';
import { DAMAGE, FOUR_CARDS } from './duel.ts';
import { WHOLE_GAME } from './game.ts';
import { MAP, REST, SOLDIERS } from './map.ts';
import { ROUNDS } from './rounds.ts';
import { REVEAL, SPECIAL } from './special.ts';
import { FIRST_TURN } from './turn.ts';
import { QUEST, WILDS } from './wilds.ts';

export const LESSONS: readonly AnyLesson[] = [
  FIRST_TURN,
  FOUR_CARDS,
  DAMAGE,
  SOLDIERS,
  WILDS,
  SPECIAL,
  REVEAL,
  ROUNDS,
  QUEST,
  MAP,
  REST,
  WHOLE_GAME,
];

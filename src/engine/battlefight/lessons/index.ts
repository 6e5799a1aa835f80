// The path of BattleFight, in the order in which it is learnt.
import type { AnyLesson } from '../../kernel/lesson.ts';
import { BLOCK, EDGE, WALK } from './board.ts';
import { FIRST_BLOW, FIVE_BASICS, READ_A_CARD } from './first.ts';
import { SEVERAL, WHOLE_DUEL } from './table.ts';
import { ANSWER, DESTABILISE, FORBID, STABLE } from './waiting.ts';

export const LESSONS: readonly AnyLesson[] = [
  FIRST_BLOW,
  READ_A_CARD,
  FIVE_BASICS,
  WALK,
  BLOCK,
  EDGE,
  STABLE,
  DESTABILISE,
  ANSWER,
  FORBID,
  SEVERAL,
  WHOLE_DUEL,
];

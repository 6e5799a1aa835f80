// The exercises of BattleFight: what players ask at the table, drawn from random positions and answered by the engine. Every card shown is a basic technique or an example of this site.
import { CARDS_TYPES } from './cards.ts';
import { FATES_TYPES } from './fates.ts';
import type { BfExerciseType } from './kit.ts';
import { PLAYS_TYPES } from './plays.ts';
import { POINTS_TYPES } from './points.ts';
import { TURNS_TYPES } from './turns.ts';

/** Numbers first, then what is permitted, cards, and what becomes of a technique, of the turn and of the game. */
export const EXERCISES: readonly BfExerciseType[] = [
  ...POINTS_TYPES,
  ...PLAYS_TYPES,
  ...CARDS_TYPES,
  ...FATES_TYPES,
  ...TURNS_TYPES,
];

// The exercises of Fields of Eternia: what players ask at the table, drawn from random positions and answered by the engine.
import { AFTERMATH_TYPES } from './aftermath.ts';
import { ECONOMY_TYPES } from './economy.ts';
import { FLEE } from './flight.ts';
import { TURN } from './further-actions.ts';
import type { FoeExerciseType } from './kit.ts';
import { MOVES_TYPES } from './moves.ts';
import { PLAYS_TYPES } from './plays.ts';
import { POWER_TYPES } from './power.ts';
import { SOLDIERS_TYPES } from './soldiers.ts';
import { TOTALS_TYPES } from './totals.ts';
import { WILD_BLOWS_TYPES } from './wild-blows.ts';
import { WILDS_TYPES } from './wilds.ts';

/** In the order of learning: the map and the turn, soldiers, the wilds, epic combat, power dice, Eternium and the end. */
export const EXERCISES: readonly FoeExerciseType[] = [
  ...MOVES_TYPES,
  TURN,
  ...SOLDIERS_TYPES,
  ...WILDS_TYPES,
  ...WILD_BLOWS_TYPES,
  ...PLAYS_TYPES,
  ...TOTALS_TYPES,
  FLEE,
  ...AFTERMATH_TYPES,
  ...POWER_TYPES,
  ...ECONOMY_TYPES,
];

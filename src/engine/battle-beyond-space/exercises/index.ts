import { ARRIVAL } from './arrivals.ts';
import { END_TYPES } from './ends.ts';
import { FIRE_TYPES } from './fire.ts';
import { FLIGHT_TYPES } from './flights.ts';
import { HELM_TYPES } from './helms.ts';
import type { BbsType } from './kit.ts';
import { TURN_TYPES } from './turns.ts';

/** The exercises of Battle Beyond Space, in the order of the page: moves, fire, manoeuvres, the turn, the end. Positions use small boards and cards of examples. */
export const EXERCISES: readonly BbsType[] = [
  ARRIVAL,
  ...FLIGHT_TYPES,
  ...FIRE_TYPES,
  ...HELM_TYPES,
  ...TURN_TYPES,
  ...END_TYPES,
];

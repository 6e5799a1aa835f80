import type { ExerciseType } from '../../kernel/exercise.ts';
import type { BwRule } from '../rules.ts';
import { ACTIONS } from './actions.ts';
import { COMBATS } from './combats.ts';
import { RAISING } from './raising.ts';
import { RIGHTS } from './rights.ts';
import { ROUNDS } from './rounds.ts';

/** The exercises of Battleworld, in the order of the page. Positions use the example roster and the example board. */
export const EXERCISES: readonly ExerciseType<BwRule>[] = [...COMBATS, ...RAISING, ...RIGHTS, ...ACTIONS, ...ROUNDS];

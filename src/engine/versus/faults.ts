// What a refusal is in this game.
import type { Fault as FaultOf } from '../kernel/faults.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { TRACK_REFUSALS } from './mission/play-refusals.ts';
import type { MISSION_REFUSALS } from './mission/refusals.ts';
import type { PLAY_REFUSALS } from './partie/refusals.ts';
import type { SETUP_REFUSALS } from './partie/setup-refusals.ts';
import type { VsRule } from './rules.ts';

/** Every code that has a sentence: of a play, of a set-up, of a mission alone, of a mission that is judged. */
export type VsCode =
  | keyof typeof PLAY_REFUSALS
  | keyof typeof SETUP_REFUSALS
  | keyof typeof TRACK_REFUSALS
  | keyof typeof MISSION_REFUSALS;
export type VsRefusal = Refusal<VsRule, VsCode>;
export type Fault = FaultOf<VsRule, VsCode>;

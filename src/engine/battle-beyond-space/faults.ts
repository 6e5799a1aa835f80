// What a refusal is in this game.
import type { Fault as FaultOf } from '../kernel/faults.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { ESCARMOUCHE_REFUSALS } from './escarmouche/refusals.ts';
import type { PLAY_REFUSALS } from './partie/refusals.ts';
import type { SETUP_REFUSALS } from './partie/setup-refusals.ts';
import type { BbsRule } from './rules.ts';

/** Every code that has a sentence: of a play, of a set-up, of a skirmish. */
export type BbsCode = keyof typeof PLAY_REFUSALS | keyof typeof SETUP_REFUSALS | keyof typeof ESCARMOUCHE_REFUSALS;
export type BbsRefusal = Refusal<BbsRule, BbsCode>;
export type Fault = FaultOf<BbsRule, BbsCode>;

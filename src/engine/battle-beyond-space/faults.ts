// What a refusal is in this game.
import type { Fault as FaultOf } from '../kernel/faults.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { BbsRule } from './rules.ts';

export type BbsRefusal = Refusal<BbsRule>;
export type Fault = FaultOf<BbsRule>;

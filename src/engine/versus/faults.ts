// What a refusal is in this game.
import type { Fault as FaultOf } from '../kernel/faults.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { VsRule } from './rules.ts';

export type VsRefusal = Refusal<VsRule>;
export type Fault = FaultOf<VsRule>;

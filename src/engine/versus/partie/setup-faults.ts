// What the checks of a scenario share.
import { LIMITS } from '../constants.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { VsRefusal } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import type { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieScenario } from './types.ts';

export type Faults = readonly VsRefusal[];
export const { fault, faultWith } = faultsOf<VsRule, typeof SETUP_REFUSALS>();
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);
/** Whether the same thing stands earlier in the list. */
export const isRepeated = (list: readonly unknown[], i: number): boolean => list.indexOf(list[i]) < i;
export const isName = (name: string): boolean => name.trim() !== '' && name.length <= LIMITS.name;
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A zone that the scenario does not list. */
export const zoneFaults = ({ zones = [] }: PartieScenario, zone: string | null | undefined, about: string): Faults =>
  typeof zone === 'string' && !zones.includes(zone)
    ? [faultWith('zone-inconnue', about, { zone }, 'vs.mise-en-place.finir')]
    : [];

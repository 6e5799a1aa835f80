// How the faults of a scenario are found and gathered.
import type { FoeRefusal } from '../faults.ts';

export type Faults = readonly FoeRefusal[];
export const whole = (value: number, min = 0, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);

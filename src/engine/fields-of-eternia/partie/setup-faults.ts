// How the faults of a scenario are found and gathered.
import type { FoeRefusal } from '../faults.ts';

export type Faults = readonly FoeRefusal[];
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);

// Where rules are shown in play beside the ready-made scenarios: the positions in which readers try each power (`/versus/pouvoirs/`).
import type { Situation } from '../kernel/demonstration.ts';
import { POWERS } from './powers.ts';
import { trialOf } from './trials.ts';

export const SITUATIONS: readonly Situation[] = POWERS.map((power) => ({ mode: 'partie', scenario: trialOf(power) }));

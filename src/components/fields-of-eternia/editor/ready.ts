import { SCENARIOS } from '../../../engine/fields-of-eternia/scenarios.ts';
import type { Work } from './modes.ts';

/** The ready-made scenarios, as works. */
export const READY = SCENARIOS.map(({ id, mode, scenario }) => ({ id, scenario: { ...scenario, mode } as Work }));

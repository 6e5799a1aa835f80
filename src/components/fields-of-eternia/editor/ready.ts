import { ENTRIES } from '../ready.ts';
import type { Work } from './modes.ts';

/** The ready-made scenarios, as works. */
export const READY = ENTRIES.map(({ id, mode, scenario }) => ({
  id,
  scenario: { ...(scenario as object), mode } as Work,
}));

// The ready-made scenarios, as works: fetched when their part is opened.
import { SCENARIOS } from '../../../engine/battle-beyond-space/scenarios.ts';
import type { Work } from './model.ts';

export const READY: readonly { readonly id: string; readonly scenario: Work }[] = SCENARIOS.map(({ id, scenario }) => ({
  id,
  scenario,
}));

// What the event tile sets to work, and in which order: the HQ's power, the mission's event.
import { tell } from '../../kernel/work.ts';
import type { VsRule } from '../rules.ts';
import { missionEventOf } from './reads.ts';
import type { Task } from './types.ts';
import { pop, push, type Work } from './work.ts';

const POWER_STEP: Task = { task: 'power-step' };
/** What the event tile sets to work: the HQ's power first, then the mission's event (A18). */
export const beginEvent = (work: Work): void => {
  const { state } = work;
  const mission = missionEventOf(state, state.active);
  if (mission && state.fixed.options.eventOrder === 'playerChoice') push(work, { task: 'order' });
  else push(work, ...(mission ? [{ task: 'mission-event' } as const] : []), POWER_STEP);
  if (!mission && state.fixed.missionId !== null) tellPowerOnly(work);
};
const POWER_ONLY: Readonly<Record<string, VsRule>> = {
  m6: 'vs.m6.evenement-seul-pouvoir',
  m7: 'vs.m7.evenement',
  m8: 'vs.m8.evenement',
};
const tellPowerOnly = (work: Work): void => {
  const rule = POWER_ONLY[work.state.fixed.missionId ?? ''];
  if (rule !== undefined)
    tell(work, { type: 'mission-event', side: work.state.active, tile: null, none: true, cites: [rule] });
};
export const orderEvent = (work: Work, what: 'power' | 'mission'): void => {
  pop(work);
  push(
    work,
    ...(what === 'power'
      ? [{ task: 'mission-event' } as const, POWER_STEP]
      : [POWER_STEP, { task: 'mission-event' } as const]),
  );
};

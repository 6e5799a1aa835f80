// The odds of a combat, asked of the worker.
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import type { Advisor } from '../play/mode.ts';
import { workerAdvisor } from '../play/worker-advisor.ts';

export const combatAdvisor = (): Advisor<CombatState, CombatAction> =>
  workerAdvisor(() => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }));

// Asks the worker for the odds of a combat, one question at a time: a new one stops the old.
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import type { Advice } from '../../engine/kernel/advice.ts';
import type { OddsAnswer, OddsQuestion } from './odds.worker.ts';

export interface CombatAdvisor {
  readonly ask: (state: CombatState) => Promise<Advice<CombatAction> | undefined>;
  readonly stop: () => void;
}

/** `ask` is rejected with the engine's code when the tree is too large, and with 'stopped' when another question came. */
export const combatAdvisor = (): CombatAdvisor => {
  let worker: Worker | undefined;
  let drop: (() => void) | undefined; // of the question under way
  let count = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    drop?.();
    drop = undefined;
  };
  const ask = (state: CombatState): Promise<Advice<CombatAction> | undefined> => {
    if (drop !== undefined) stop();
    const busy = (worker ??= new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }));
    const id = (count += 1);
    return new Promise((resolve, reject) => {
      drop = () => reject(new Error('stopped'));
      busy.onerror = () => {
        drop = undefined;
        reject(new Error('worker'));
      };
      busy.onmessage = ({ data }: MessageEvent<OddsAnswer>) => {
        if (data.id !== id) return;
        drop = undefined;
        if ('advice' in data) resolve(data.advice);
        else if (data.code === 'no-choice') resolve(undefined);
        else reject(new Error(data.code));
      };
      const question: OddsQuestion = { id, state };
      busy.postMessage(question);
    });
  };
  return { ask, stop };
};

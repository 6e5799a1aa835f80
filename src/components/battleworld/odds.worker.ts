// Best play of a combat, away from the page: it may take a second.
import { advise } from '../../engine/battleworld/combat/advise.ts';
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import type { Advice } from '../../engine/kernel/advice.ts';

export interface OddsQuestion {
  readonly id: number;
  readonly state: CombatState;
}
export type OddsAnswer = { readonly id: number } & ({ readonly advice: Advice<CombatAction> } | { readonly code: string });

addEventListener('message', (event: MessageEvent<OddsQuestion>) => {
  const { id, state } = event.data;
  const advice = advise(state);
  const answer: OddsAnswer = advice.ok ? { id, advice: advice.value } : { id, code: advice.error.code };
  postMessage(answer);
});

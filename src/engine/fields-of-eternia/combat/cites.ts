// A variant says again what the machine does: its own rules come first in the events that they rule.
import type { Rules } from '../../kernel/call.ts';
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import type { CombatState } from './types.ts';
import type { CombatEvent, CombatMode } from './event-types.ts';

type CombatRules = Rules<CombatMode>;
/** What a variant has to say of an event, told from the state that follows it. */
export type Saying = (event: CombatEvent, state: CombatState) => readonly FoeRule[];
export const withCites = (rules: CombatRules, says: Saying): CombatRules => ({
  ...rules,
  apply: (state, action) => {
    const step = rules.apply(state, action);
    return {
      state: step.state,
      events: step.events.map((event) => ({
        ...event,
        cites: [...new Set([...says(event, step.state), ...event.cites])] as unknown as Some<FoeRule>,
      })),
    };
  },
});

// Actions and events of the combats that a bigger mode holds, told apart by their names.
import { COMBAT_ACTIONS } from '../../engine/fields-of-eternia/combat/action-types.ts';
import type { SoldiersAction, SoldiersEvent } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatAction } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { WildAction, WildEvent } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';

interface Tagged {
  readonly type: string;
}
export const isCombatAction = (action: Tagged): action is CombatAction => Object.hasOwn(COMBAT_ACTIONS, action.type);
export const isWildAction = (action: Tagged): action is WildAction => action.type.startsWith('wild-');
export const isBatailleAction = (action: Tagged): action is SoldiersAction => action.type.startsWith('bat-');
export const isWildEvent = (event: Tagged): event is WildEvent => event.type.startsWith('wild-');
export const isBatailleEvent = (event: Tagged): event is SoldiersEvent => event.type.startsWith('bat-');
/** Those of the modes that hold a combat bear their mode's name. */
export const isCombatEvent = (event: Tagged): event is CombatEvent => !/^(wild|bat|p|solo|esc)-/.test(event.type);

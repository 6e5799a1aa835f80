// Actions that differ by how many alone: soldiers, PS, Eternium, PV. No rule: the engine listed them.
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { AnySoloAction } from '../../engine/fields-of-eternia/solo/types.ts';
import type { Counted } from '../scene/HereMenu.tsx';

/** Spending and gaining are two things, were they one action. */
const signed = (type: string, count: number): Counted => ({
  of: `${type}${count < 0 ? '−' : ''}`,
  count: Math.abs(count),
});
export const counted = (action: EscAction | AnySoloAction): Counted | undefined => {
  switch (action.type) {
    case 'reinforce':
      return signed(action.type, action.count);
    case 'march':
      return signed(`${action.type}:${action.from}:${action.to}`, action.count);
    case 'solo-lose':
    case 'solo-losses':
    case 'solo-replace':
      return signed(`${action.type}:${action.outpost}`, action.soldiers);
    case 'solo-fight':
      return signed(`${action.type}:${action.hero}:${action.enemy}`, action.soldiers);
    case 'solo-hurt':
    case 'solo-heal':
      return signed(`${action.type}:${action.side}:${action.hero}`, action.amount);
    case 'solo-eternium':
    case 'solo-pv':
      return signed(action.type, action.amount);
    default:
      return undefined;
  }
};

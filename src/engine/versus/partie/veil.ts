// What one seat may see: the only secret is under which shadow Batman hides. The hero knows; the villain and onlookers do not.
import type { Seat } from '../../kernel/game.ts';
import type { PartieEvent } from './event-types.ts';
import type { PartieState } from './types.ts';

const HERO: Seat = 0;
export const veil = {
  state: (state: PartieState, seat: Seat | null): PartieState =>
    seat === HERO || state.shadows.length < 2
      ? state
      : { ...state, shadows: state.shadows.map((shadow) => ({ ...shadow, batman: null })) },
  event: (event: PartieEvent, _state: PartieState, seat: Seat | null): PartieEvent =>
    event.type === 'hidden' && seat !== HERO ? { ...event, shadow: null } : event,
};
